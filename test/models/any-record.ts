import fc from "fast-check";
import type { RecordKind } from "../../src/models/index.ts";
import { PARTIAL_DATE_PATTERN } from "../../src/models/partial-date.ts";
import { schemaOf } from "../../src/models/record-schemas.ts";
import { type Shape, shapeOf } from "../../src/models/shape.ts";
import { realisticText } from "./realistic-text.ts";

export const KINDS: readonly RecordKind[] = [
  "company",
  "compact_company",
  "company_email",
  "phone",
  "person",
  "experience",
  "education",
  "certification",
  "local_business",
  "person_result",
];

export const SEED = 20261121;

const TEXTS = [
  "",
  " ",
  "2019",
  "2019-03",
  "2019-02-30",
  "March 2019",
  "Present",
  "0",
  "17",
  "17.5",
  "1,200",
  "101",
  "-3",
  "yes",
  "true",
  "privately_held",
  "5,001-10,000 employees",
  "a &amp; b",
  "&amp;amp;lt;",
  "2019-03-01T10:00:00Z",
];

/** Values that other sources put where something else belongs. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, null, true, false, 0, -1, 1.5, 100, 101, 2019, 1e300),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  fc.constantFrom<unknown>([], {}, [null], [["x"]], { name: "x" }, ["x"], [5]),
);

const oddEvery = (n: number, usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: n, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Values of a shape, with `rarity` to one an odd value in each place, a missing field or an unknown one. */
function anyOf(shape: Shape, rarity: number): fc.Arbitrary<unknown> {
  const either: fc.Arbitrary<unknown>[] = [];
  if (shape.nullable) either.push(fc.constant(null));
  if (shape.anything) either.push(fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>);
  if (shape.flag) either.push(fc.boolean());
  if (shape.text !== null) either.push(anyText(shape.text.pattern));
  if (shape.number !== null) {
    const min = Math.max(shape.number.minimum, -1e6);
    const max = Math.min(shape.number.maximum, 1e6);
    either.push(shape.number.integer ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }));
  }
  if (shape.list !== null) either.push(fc.array(anyOf(shape.list, rarity), { maxLength: 2 }));
  if (shape.object !== null) {
    const fields = [...shape.object.fields].map(([key, field]): [string, fc.Arbitrary<unknown>] => [
      key,
      anyOf(field, rarity),
    ]);
    const required = fields.map(([key]) => key);
    const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required });
    const partial = fc.record(Object.fromEntries(fields), { requiredKeys: required.slice(1) });
    const more = fc
      .tuple(whole, fc.string(), odd)
      .map(([value, key, extra]) => Object.fromEntries([...Object.entries(value), [key, extra]]));
    either.push(
      fc.oneof({ weight: rarity, arbitrary: whole }, { weight: 1, arbitrary: partial }, { weight: 1, arbitrary: more }),
    );
  }
  return oddEvery(rarity, fc.oneof(...either));
}

function anyText(pattern: RegExp | null): fc.Arbitrary<string> {
  if (pattern === null) return fc.oneof(fc.string(), fc.constantFrom(...TEXTS), realisticText);
  if (pattern === PARTIAL_DATE_PATTERN) return fc.constantFrom("2019", "2019-03", "2020-02-29", "May 2019", "present");
  return fc.constantFrom("95", "100", "9.5");
}

const arbitraries = new Map<string, fc.Arbitrary<unknown>>();

/** Records of a kind, most of them valid at a high rarity. */
export function anyRecord(kind: RecordKind, rarity: number): fc.Arbitrary<unknown> {
  const key = `${kind} ${rarity}`;
  const before = arbitraries.get(key) ?? anyOf(shapeOf(schemaOf(kind)), rarity);
  arbitraries.set(key, before);
  return before;
}
