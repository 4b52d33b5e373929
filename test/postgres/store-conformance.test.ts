import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresStore } from "../../src/postgres/index.ts";
import { storeConformance } from "../../src/service/testing/index.ts";
import { loadStore, openDatabase } from "./database.ts";

let database: PGlite;
beforeAll(async () => {
  database = await openDatabase();
}, 120_000);
afterAll(() => database.close());

const checks = storeConformance(
  async (data) => {
    await loadStore(database, "conformance", data);
    return createPostgresStore((text, values) => database.query(text, values), { schema: "conformance" });
  },
  { lookalikes: "keyed" },
).map((check) => [check.name, check] as const);

test.each(checks)("the store in PostgreSQL: %s", async (_name, check) => {
  await check.run();
});

test("a client that answers the rows themselves serves as well", async () => {
  const store = createPostgresStore(
    async (text, values) => (await database.query(text, values)).rows as object[] as never,
    {
      schema: "conformance",
    },
  );
  expect((await store.companyByDomain("tallowledger.example"))?.name).toBe("Tallow Ledger Inc");
});
