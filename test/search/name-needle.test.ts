import { describe, expect, test } from "vitest";
import { encodeUtf8 } from "../../src/search/name-bytes.ts";
import { nameNeedle, nameQuality } from "../../src/search/name-needle.ts";
import { seededBelow } from "../seeded-random.ts";

const SEED = 20261122;

/** The definition, written with text alone. */
function plainQuality(name: string, part: string): number {
  if (name === part) return 3;
  if (name.startsWith(part)) return 2;
  for (let at = name.indexOf(part); at >= 0; at = name.indexOf(part, at + 1))
    if (!/[a-z0-9\u0080-\uffff]/u.test(name.charAt(at - 1))) return 1;
  return name.includes(part) ? 0 : -1;
}

function qualityOf(name: string, part: string, least: 0 | 1 | 2 | 3 = 0): number {
  // Names stand between others: what is around must not count.
  const bytes = encodeUtf8(`${part}${name}${part}`);
  const start = encodeUtf8(part).length;
  return nameQuality(bytes, start, bytes.length - start, nameNeedle(encodeUtf8(part)), least);
}

describe("quality of a name", () => {
  test("the best place counts", () => {
    expect(qualityOf("joe's grill", "joe's grill")).toBe(3);
    expect(qualityOf("joe's grill", "joe")).toBe(2);
    expect(qualityOf("joe's grill", "grill")).toBe(1);
    expect(qualityOf("joe's grill", "s gr")).toBe(1);
    expect(qualityOf("joe's grill", "rill")).toBe(0);
    expect(qualityOf("joe's grill", "bar")).toBe(-1);
    expect(qualityOf("bar", "bars")).toBe(-1);
    expect(qualityOf("sandbar bar", "bar")).toBe(1);
    expect(qualityOf("bar sandbar", "bar")).toBe(2);
    expect(qualityOf("éa a", "a")).toBe(1);
    expect(qualityOf("éa", "a")).toBe(0);
    for (const letter of "az09\u0080") expect(qualityOf(`${letter}bar`, "bar"), letter).toBe(0);
    for (const mark of "`{/:\u007f") expect(qualityOf(`${mark}bar`, "bar"), mark).toBe(1);
  });

  test("matches that overlap are all seen", () => {
    expect(qualityOf("xaa aab", "aab")).toBe(1);
    expect(qualityOf("xa a ab", "a ab")).toBe(1);
    expect(qualityOf("xaaab", "aab")).toBe(0);
  });

  test("a needle of more bytes than a shift can hold", () => {
    const long = `${"ab".repeat(300)}c`;
    expect(qualityOf(`x${"ab".repeat(40)} ${long} d`, long)).toBe(1);
    expect(qualityOf(`x${"ab".repeat(400)}`, long)).toBe(-1);
  });

  test(`random names over few letters, every least quality (seed ${SEED})`, () => {
    const random = seededBelow(SEED);
    // "a" and "!" have the same five low bits.
    const text = (most: number): string => Array.from({ length: 1 + random(most) }, () => "ab! 1é"[random(6)]).join("");
    const seen = new Map<number, number>();
    for (let i = 0; i < 20_000; i++) {
      const name = text(12);
      const part = text(4);
      const expected = plainQuality(name, part);
      seen.set(expected, (seen.get(expected) ?? 0) + 1);
      for (const least of [0, 1, 2, 3] as const)
        expect(qualityOf(name, part, least), `${name} / ${part} from ${least}`).toBe(expected >= least ? expected : -1);
    }
    expect([...seen.keys()].sort()).toEqual([-1, 0, 1, 2, 3]);
  });
});
