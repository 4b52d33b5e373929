import { expect, test } from "vitest";
import { UnitWriter } from "../../src/text/unit-writer.ts";

test("units and stretches stand in the order in which they are written", () => {
  const writer = new UnitWriter(3);
  writer.add(0x61);
  writer.addStretch("xbcdx", 1, 4);
  writer.add(0xd83d);
  writer.add(0xde00);
  expect(writer.text()).toBe("abcd😀");
});

test("more is written than was told, across blocks and in long stretches", () => {
  const long = "0123456789".repeat(1000);
  const writer = new UnitWriter(0);
  for (const char of long) writer.add(char.charCodeAt(0));
  writer.addStretch(long, 0, long.length);
  writer.addStretch(long, 3, 5);
  writer.addStretch(long, 7, 7);
  expect(writer.text()).toBe(`${long}${long}34`);
});

test("nothing is written", () => {
  expect(new UnitWriter(0).text()).toBe("");
});
