import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

test("the package depends on three packages at run time", () => {
  expect(Object.keys(packageJson.dependencies).sort()).toEqual(["libphonenumber-js", "tldts", "zod"]);
});
