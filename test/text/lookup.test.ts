import { expect, test } from "vitest";
import { pairTable, synonymTable, wordSet } from "../../src/text/lookup.ts";

const words = (): ReadonlySet<string> => wordSet("B A\n C");
const table = (): ReadonlyMap<string, string> => synonymTable("ST=STREET STR\nPO BOX=P O BOX|POST OFFICE BOX\nRUE");
const pairs = (): ReadonlyMap<string, string> => pairTable("A=1\nB=C=2");

// Every way to ask fills a table that nobody asked before.
test.each<[string, (set: ReadonlySet<string>) => unknown, unknown]>([
  ["has", (set) => [set.has("A"), set.has("D")], [true, false]],
  ["size", (set) => set.size, 3],
  ["spread", (set) => [...set], ["B", "A", "C"]],
  ["keys", (set) => [...set.keys()], ["B", "A", "C"]],
  ["values", (set) => [...set.values()], ["B", "A", "C"]],
  ["entries", (set) => [...set.entries()].length, 3],
  ["a copy", (set) => new Set(set).size, 3],
  [
    "forEach",
    (set) =>
      collect((add) =>
        set.forEach((word) => {
          add(word);
        }),
      ),
    ["B", "A", "C"],
  ],
])("a word set answers %s", (_, ask, expected) => {
  expect(ask(words())).toEqual(expected);
});

test.each<[string, (map: ReadonlyMap<string, string>) => unknown, unknown]>([
  [
    "get",
    (map) => [map.get("STR"), map.get("P O BOX"), map.get("RUE"), map.get("X")],
    ["ST", "PO BOX", "RUE", undefined],
  ],
  ["has", (map) => [map.has("STREET"), map.has("X")], [true, false]],
  ["size", (map) => map.size, 7],
  ["spread", (map) => [...map][1], ["STREET", "ST"]],
  ["keys", (map) => [...map.keys()][3], "PO BOX"],
  ["values", (map) => [...map.values()].at(-1), "RUE"],
  ["entries", (map) => [...map.entries()].length, 7],
  ["a copy", (map) => new Map(map).get("POST OFFICE BOX"), "PO BOX"],
  [
    "forEach",
    (map) =>
      collect((add) =>
        map.forEach((_, key) => {
          add(key);
        }),
      ).length,
    7,
  ],
])("a synonym table answers %s", (_, ask, expected) => {
  expect(ask(table())).toEqual(expected);
});

test("a pair table divides at the last equals sign", () => {
  expect([...pairs()]).toEqual([
    ["A", "1"],
    ["B=C", "2"],
  ]);
});

function collect(each: (add: (word: string) => void) => void): string[] {
  const list: string[] = [];
  each((word) => list.push(word));
  return list;
}
