import { expect, test } from "vitest";
import type { Company } from "../../src/models/index.ts";
import { createMemoryStore, createService, type RecordStore, type Service } from "../../src/service/index.ts";
import { conformanceData } from "../../src/service/testing/index.ts";

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The conformance records with a mark in the name of every company. */
function marked(mark: string): RecordStore {
  const data = conformanceData();
  for (const company of data.companies) (company as Company).tagline = mark;
  return createMemoryStore(data);
}

async function markSeen(service: Service): Promise<string | null> {
  const { data } = await service.companies.lookalikes({ query: "tallowledger.example" });
  return data.similar_companies[0]?.tagline ?? null;
}

test("calls that run while a store is prepared are answered, all from one store each", async () => {
  const service = createService({ store: marked("old") });
  let swapped = false;
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses++;
    expect(await markSeen(service)).toBe("old");
    await nextTurn();
  };
  const swap = service.replaceStore(marked("new"), pause).then(() => {
    swapped = true;
  });
  const seen: (string | null)[] = [];
  while (!swapped) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => markSeen(service)));
    expect(new Set(answers).size).toBe(1);
    seen.push(...answers);
    await nextTurn();
  }
  await swap;
  expect(pauses).toBeGreaterThan(3);
  expect(seen.length).toBeGreaterThan(5);
  expect(await markSeen(service)).toBe("new");
});

test("a call under way ends on the store it began with", async () => {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const old = marked("old");
  const slow = Object.assign(Object.create(null) as RecordStore, {
    companyByProfile: () => null,
    companyByDomain: async (host: string) => {
      await gate;
      return old.companyByDomain(host);
    },
    similarCompanies: (...args: Parameters<RecordStore["similarCompanies"]>) => old.similarCompanies(...args),
  });
  const service = createService({ store: slow });
  const running = markSeen(service);
  await service.replaceStore(marked("new"));
  expect(await markSeen(service)).toBe("new");
  open();
  expect(await running).toBe("old");
});

test("a store that cannot be prepared leaves the old one", async () => {
  const service = createService({ store: marked("old") });
  const broken = { prepare: () => Promise.reject(new Error("no disk")) } as unknown as RecordStore;
  await expect(service.replaceStore(broken)).rejects.toThrow("no disk");
  expect(await markSeen(service)).toBe("old");
});

test("of several replacements at once the last one handed over stays", async () => {
  const service = createService({ store: marked("old") });
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow = service.replaceStore(marked("first"), () => gate);
  await service.replaceStore(marked("second"));
  open();
  await slow;
  expect(await markSeen(service)).toBe("second");
});

test("a store without prepare is used at once", async () => {
  const service = createService({ store: createMemoryStore({}) });
  const store = { searchLocalBusinesses: async () => ({ records: [], has_more: false }) } as unknown as RecordStore;
  await service.replaceStore(store);
  expect((await service.handle("/v3/local-businesses/search", { country: "US", industry: "x" })).status).toBe(200);
});
