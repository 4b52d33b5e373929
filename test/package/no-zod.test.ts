import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const SRC = resolve(import.meta.dirname, "../../src");

/** Packages that a source file and everything it imports at run time pull in. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const queue = [resolve(SRC, entry)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, clause = "", target = ""] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export)\s+((?:(?!from\s+")[^;])*)from\s+"([^"]+)";/gmu,
    )) {
      if (clause.startsWith("type ")) continue;
      if (target.startsWith(".")) queue.push(resolve(dirname(file), target));
      else packages.add(target);
    }
  }
  return packages;
}

test.each(["address/index.ts", "address/places-us.ts", "person-name/index.ts", "url/index.ts", "phone/index.ts"])(
  "%s carries no schema library",
  (entry) => {
    expect([...packagesOf(entry)].filter((name) => name.startsWith("zod"))).toEqual([]);
  },
);

test("the walk sees what models carry", () => {
  expect([...packagesOf("models/index.ts")]).toEqual(["zod/mini"]);
});
