import {
  COMPARED_NAMES,
  misspeltNames,
  type NameKeys,
  type NameSource,
  nameKeys,
  resolveDrawn,
  startingCores,
} from "../matching/resolver/index.ts";
import type { CompanyEntry, CompanyNameQuery, ResolvedCompany } from "../service/index.ts";
import { CONFIDENCE_FLOOR } from "../service/store/index.ts";
import type { CompanyRecords } from "./company-records.ts";
import { type LookupKind, lookupKey } from "./lookup-key.ts";
import { nearestNames } from "./nearest-names.ts";
import type { Runner } from "./runner.ts";

/** Forms of a name by which companies are drawn. */
type Form = LookupKind & ("text" | "core" | "sorted" | "acronym" | "short");

/** Numbers of the companies with each form of the asked name, ascending, by its lookup key. */
type Drawn = ReadonlyMap<string, readonly number[]>;

/** A name as the database holds it. */
interface DrawnName {
  readonly name: number;
  readonly number: number;
  readonly written: string;
}

/** The company that a name means: candidates are drawn by the keys of the ladder, which then decides as it does in memory. */
export async function companyByName(
  runner: Runner,
  records: CompanyRecords,
  query: CompanyNameQuery,
): Promise<ResolvedCompany | null> {
  const keys = nameKeys(query.name);
  if (keys === null) return null;
  const drawn = await drawByKeys(runner, keys);
  const same = [...numbersOf(drawn, "text", keys.text), ...numbersOf(drawn, "core", keys.joined)];
  const numbers = same.length > 0 ? same : [...drawn.values()].flat();
  let answer = climb(query, drawn, [], await records.byNumbers(numbers));
  if (answer.candidates.length === 0) {
    const names = await drawNear(runner, keys);
    const near = await records.byNumbers([...numbers, ...names.map(({ number }) => number)]);
    answer = climb(query, drawn, names, near);
  }
  const { company, confidence } = answer;
  return company === null || confidence < CONFIDENCE_FLOOR ? null : { company, confidence };
}

/** The ladder over what was drawn. */
function climb(
  query: CompanyNameQuery,
  drawn: Drawn,
  names: readonly DrawnName[],
  records: ReadonlyMap<number, CompanyEntry>,
): ReturnType<typeof resolveDrawn<CompanyEntry>> {
  const numbers = [...records.keys()].sort((a, b) => a - b);
  const places = new Map(numbers.map((number, place) => [number, place]));
  const list = (form: Form): { get: (key: string) => number[] } => ({
    get: (key) => numbersOf(drawn, form, key).flatMap((number) => places.get(number) ?? []),
  });
  const source: NameSource = {
    byText: list("text"),
    byCore: list("core"),
    bySorted: list("sorted"),
    byAcronym: list("acronym"),
    byShort: list("short"),
    misspelt: (keys) => {
      const held = names.flatMap(({ number, written }) => {
        const place = places.get(number);
        const forms = nameKeys(written);
        return place === undefined || forms === null ? [] : [{ number: place, core: forms.core, around: forms.around }];
      });
      return misspeltNames(keys, held);
    },
  };
  const companies = numbers.flatMap((number) => records.get(number) ?? []);
  return resolveDrawn(companies, source, query);
}

function numbersOf(drawn: Drawn, form: Form, key: string): readonly number[] {
  return drawn.get(lookupKey(form, key)) ?? [];
}

async function drawByKeys(runner: Runner, { joined, others, sorted, text }: NameKeys): Promise<Drawn> {
  const asked: readonly [Form, string][] = [
    ["text", text],
    ["core", joined],
    ["sorted", sorted],
    ["short", joined],
    ...others.map((key): [Form, string] => ["core", key]),
    ["acronym", joined],
  ];
  const rows = await runner.rows(
    `SELECT key, number FROM ${runner.table("lookup_keys")} WHERE key = ANY($1::text[]) ORDER BY number`,
    [asked.flatMap(([form, key]) => (key === "" ? [] : lookupKey(form, key)))],
  );
  const drawn = new Map<string, Set<number>>();
  for (const row of rows) {
    const key = String(row["key"]);
    drawn.set(key, (drawn.get(key) ?? new Set()).add(Number(row["number"])));
  }
  return new Map([...drawn].map(([key, numbers]) => [key, [...numbers]]));
}

/** The names that share most pieces with the asked one, then those that begin it. */
async function drawNear(runner: Runner, keys: NameKeys): Promise<DrawnName[]> {
  const [nearest, beginning] = await Promise.all([nearestNames(runner, keys.joined), beginningNames(runner, keys)]);
  const wanted = [...nearest, ...beginning];
  if (wanted.length === 0) return [];
  const rows = await runner.rows(
    `SELECT name, number, written FROM ${runner.table("company_names")} WHERE name = ANY($1::integer[])`,
    [wanted],
  );
  const held = new Map(
    rows.map(({ name, number, written }): [number, DrawnName] => [
      Number(name),
      { name: Number(name), number: Number(number), written: JSON.parse(String(written)) as string },
    ]),
  );
  return wanted.flatMap((name) => held.get(name) ?? []);
}

async function beginningNames(runner: Runner, keys: NameKeys): Promise<number[]> {
  const cores = startingCores(keys).map((core) => lookupKey("core", core));
  if (cores.length === 0) return [];
  const rows = await runner.rows(
    `SELECT key, name FROM ${runner.table("lookup_keys")} WHERE key = ANY($1::text[]) ORDER BY name`,
    [cores],
  );
  return cores
    .flatMap((core) => rows.filter(({ key }) => key === core).map(({ name }) => Number(name)))
    .slice(0, COMPARED_NAMES);
}
