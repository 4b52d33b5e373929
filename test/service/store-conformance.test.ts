import { expect, test } from "vitest";
import { createMemoryStore } from "../../src/service/index.ts";
import { conformanceData, storeConformance } from "../../src/service/testing/index.ts";
import { profileUrlKey } from "../../src/url/index.ts";

const checks = storeConformance(createMemoryStore).map((check) => [check.name, check] as const);

test.each(checks)("the memory store: %s", async (_name, check) => {
  await check.run();
});

test("a store that answers nothing fails most checks", async () => {
  const nothing = createMemoryStore({});
  const results = await Promise.allSettled(storeConformance(() => nothing).map((check) => check.run()));
  expect(results.filter(({ status }) => status === "rejected").length).toBeGreaterThan(25);
});

test("the sample reaches what the checks ask", () => {
  const store = createMemoryStore(conformanceData());
  expect(store.companyByProfile(profileUrlKey("linkedin.com/company/tallowledger-0") ?? "")?.name).toBe(
    "Tallow Ledger Inc",
  );
  expect(store.companyByDomain("shop.tallowledger.example")?.name).toBe("Tallow Ledger Inc");
  expect(store.companyByName({ name: "The Kettle" })?.confidence).toBe(95);
  expect(store.personByEmail("ada.abbot.0@tallowledger.example")?.full_name).toBe("ada abbot");
});

test("a store instead of the function that makes it is refused at once", () => {
  const message = "storeConformance: pass a function that makes a store from records, such as createMemoryStore";
  expect(() => storeConformance(createMemoryStore({}) as never)).toThrow(new TypeError(message));
});
