import type { RecordKind } from "../../src/models/index.ts";
import { schemaOf } from "../../src/models/record-schemas.ts";
import { type Shape, shapeOf } from "../../src/models/shape.ts";
import { seededRandom } from "../seeded-random.ts";

const ODD: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => Number.NaN,
  () => -1,
  () => 1e308,
  () => 2019.5,
  () => [],
  () => ({}),
  () => [null, 1, "x", [[]]],
  () => JSON.parse('{"__proto__": {"name": 1}, "constructor": null}'),
  () => Symbol.iterator,
  () => () => 1,
  () => new Date(0),
  () => 10n,
];

/** Values of a record's shape with every so often something else; built by hand, since a hundred thousand are needed. */
export class SeededValues {
  private readonly random: () => number;
  private readonly texts: readonly string[];

  constructor(seed: number, texts: readonly string[]) {
    this.random = seededRandom(seed);
    this.texts = texts;
  }

  record(kind: RecordKind): unknown {
    return this.value(shapeOf(schemaOf(kind)), 0.5 ** (2 + this.below(8)));
  }

  private below(n: number): number {
    return Math.floor(this.random() * n);
  }

  private text(): string {
    let out = "";
    for (let i = this.below(3); i >= 0; i--)
      out += `${out === "" ? "" : " "}${this.texts[this.below(this.texts.length)]}`;
    return out;
  }

  private odd(): unknown {
    return this.random() < 0.4 ? this.text() : ODD[this.below(ODD.length)]?.();
  }

  private value(shape: Shape, rate: number): unknown {
    if (this.random() < rate) return this.odd();
    if (shape.nullable && this.random() < 0.3) return null;
    if (shape.object !== null && (shape.text === null || this.random() < 0.5)) return this.object(shape, rate);
    if (shape.list !== null) {
      const item = shape.list;
      return Array.from({ length: this.below(3) }, () => this.value(item, rate));
    }
    if (shape.number !== null && (shape.text === null || this.random() < 0.5)) return this.below(200);
    if (shape.flag) return this.random() < 0.5;
    return shape.text?.pattern ? "2019" : this.text();
  }

  private object(shape: Shape, rate: number): unknown {
    const out: Record<string, unknown> = {};
    for (const [key, field] of shape.object?.fields ?? []) {
      if (this.random() >= rate / 4) out[key] = this.value(field, rate);
    }
    if (this.random() < rate) out[this.text()] = this.odd();
    return out;
  }
}
