import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import * as address from "../../src/udf/address.ts";
import { ADDRESS_INTERNAL_NAMES } from "../../src/udf/data/internal-names.ts";
import { createAnswerRun } from "../runtimes/answers.ts";
import { digestsOf } from "../runtimes/digests.ts";
import { bundle, udfScript } from "./bundle.ts";

const COUNT = 3000;
const SEED = 20_261_121;

test("the names are sorted, each once, and none is of an answer", () => {
  expect(ADDRESS_INTERNAL_NAMES).toEqual([...new Set(ADDRESS_INTERNAL_NAMES)].sort());
  const names = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [name, held] of Object.entries(value)) {
      names.add(name);
      gather(held);
    }
  };
  for (const text of ["12 Main St Apt 4, Springfield IL 62701", "Lindenstr. 12, 20099 Hamburg", "", "5"])
    gather(address.parseAddress(text));
  expect(names).toContain("primaryNumber");
  expect(ADDRESS_INTERNAL_NAMES.filter((name) => names.has(name))).toEqual([]);
});

test(`the script with short names answers as the library does (seed ${SEED})`, () => {
  const context = createContext(Object.create(null));
  runInContext(udfScript("address"), context);
  runInContext(bundle("test/runtimes/answers.ts", "runtimes"), context);
  runInContext(`var run = runtimes.createAnswerRun(canonry, ${COUNT}, ${SEED});`, context);
  const next = () => JSON.parse(String(runInContext("JSON.stringify(run.next(500))", context)));
  expect(digestsOf({ next })).toEqual(digestsOf(createAnswerRun({ ...address }, COUNT, SEED)));
});
