import { expect, test } from "vitest";
import { runningSums } from "../../src/text/running-sums.ts";

test("each number is added to those before", () => {
  expect(runningSums("")).toEqual([]);
  expect(runningSums("abc")).toEqual([0, 1, 3]);
  expect(runningSums("zBaBCd")).toEqual([25, 25 + 26, 25 + 26 + (26 * 26 + 2 * 26 + 3)]);
});
