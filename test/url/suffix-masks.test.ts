import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { normalizeUrl } from "../../src/url/index.ts";

const ICANN = 1;
const trie = createRequire(import.meta.url)("../../node_modules/tldts/dist/cjs/src/data/trie.js");
const offsets: number[] = [0];
for (const length of trie.edgeLength) offsets.push((offsets.at(-1) ?? 0) + length);

/** The ICANN suffixes below a node of the suffix trie in front of a name, wildcards as `x1`. */
function suffixesBelow(node: number, name: string): string[] {
  const found: string[] = [];
  for (let edge = trie.edgeStart[node]; edge < trie.edgeStart[node + 1]; edge++) {
    const label = trie.labelText.slice(offsets[edge], offsets[edge + 1]).replace("*", "x1");
    const child = trie.edgeChild[edge];
    const longer = name === "" ? label : `${label}.${name}`;
    if ((trie.nodeFlags[child] & ICANN) !== 0) found.push(longer);
    found.push(...suffixesBelow(child, longer));
  }
  return found;
}

const suffixes = suffixesBelow(trie.rulesRoot, "").filter((name) => /^[a-z0-9.-]+$/u.test(name));

test("the masks let no suffix of the ICANN section by", () => {
  expect(suffixes.length).toBeGreaterThan(6000);
  expect(suffixes.map((name) => normalizeUrl(`http://www.${name}/`))).toEqual(suffixes.map((name) => `www.${name}`));
});

test("a name below a suffix loses its www.", () => {
  const all = new Set(suffixes);
  const names = suffixes.filter((name) => !all.has(`x1.${name}`)).map((name) => `no-suffix-0.${name}`);
  expect(names.map((name) => normalizeUrl(`www.${name}`))).toEqual(names);
});
