import type { Person } from "../../models/index.ts";
import { companyRecord } from "../company-record.ts";
import type { CompanyEntry, RecordStore } from "../record-store.ts";
import type { MemoryStore } from "../store/memory-store.ts";
import type { ConformanceCheck, SameAnswer } from "./conformance-check.ts";

/** The rules that every answer of lookalikes keeps; with "exact" also the answers of the memory store. */
export function lookalikeChecks(
  same: SameAnswer,
  store: () => Promise<RecordStore>,
  model: MemoryStore,
  lookalikes: "exact" | "keyed",
): ConformanceCheck[] {
  const company = model.companyByDomain("tallowledger.example");
  const person = model.personByEmail("ada.abbot.0@tallowledger.example");
  if (company === null || person === null) throw new Error("the sample lacks a seed");
  const rules = [similarCompaniesCheck(store, company), similarPeopleCheck(store, person)];
  if (lookalikes === "keyed") return rules;
  return [
    ...rules,
    same("similarCompanies as the memory store", async (from) => named(await from.similarCompanies(company, 25))),
    same("similarPeople as the memory store", async (from) =>
      (await from.similarPeople(person, 25)).map(({ item, score }) => [item.person.full_name, score]),
    ),
  ];
}

function similarCompaniesCheck(store: () => Promise<RecordStore>, seed: CompanyEntry): ConformanceCheck {
  return {
    name: "similarCompanies never answers the seed or a sister, best first, within the limit",
    run: async () => {
      const found = await (await store()).similarCompanies(seed, 2);
      holds(found.length > 0 && found.length <= 2, `1 or 2 companies, got ${found.length}`);
      const others = found.every(({ item }) => item.domain !== seed.domain);
      holds(others, "no company of the seed's domain");
      ordered(found);
    },
  };
}

function similarPeopleCheck(store: () => Promise<RecordStore>, seed: Person): ConformanceCheck {
  return {
    name: "similarPeople never answers the seed, best first, within the limit",
    run: async () => {
      const found = await (await store()).similarPeople(seed, 25);
      holds(found.length > 0 && found.length <= 25, `1 to 25 people, got ${found.length}`);
      const others = found.every(({ item }) => item.person.social.pronet_url !== seed.social.pronet_url);
      holds(others, "not the seed");
      ordered(found);
    },
  };
}

function named(found: readonly { item: CompanyEntry; score: number }[]): unknown {
  return found.map(({ item, score }) => [companyRecord(item), score]);
}

function ordered(found: readonly { score: number }[]): void {
  found.forEach(({ score }, i) => {
    holds(score >= 0 && score <= 1, `a score from 0 to 1, got ${score}`);
    holds(i === 0 || score <= (found[i - 1]?.score ?? 1), "the most similar first");
  });
}

function holds(condition: boolean, expected: string): void {
  if (!condition) throw new Error(`expected ${expected}`);
}
