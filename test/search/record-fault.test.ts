import { expect, test } from "vitest";
import type { LocalBusiness } from "../../src/models/index.ts";
import { createLocalBusinessIndex } from "../../src/search/index.ts";

const WHOLE = { name: "X", location: {}, rating: {}, social: {} };

test.each<[unknown, string]>([
  [null, "must be an object, not null"],
  ["x", "must be an object, not string"],
  [{ name: "X" }, "location must be an object"],
  [{ ...WHOLE, rating: null }, "rating must be an object"],
  [{ ...WHOLE, social: undefined }, "social must be an object"],
  [{ ...WHOLE, name: 7 }, "name must be text or null"],
])("%j", (record, fault) => {
  for (const records of [[WHOLE, record], new Set([WHOLE, record])])
    expect(() => createLocalBusinessIndex(records as Iterable<LocalBusiness>)).toThrow(
      `createLocalBusinessIndex: record 1 is no local_business record: ${fault}; readRecord makes one`,
    );
});
