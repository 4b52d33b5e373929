import { comparisonOf, fieldKinds, isFieldKind } from "./field-kinds.ts";
import type { DuplicatesOptions, MatcherOptions, MatchField } from "./matcher.ts";

/** What plain JavaScript passes wrongly would give no duplicates, or weights that are no numbers. */
export function checkMatcherOptions<Row>(options: MatcherOptions<Row>): void {
  for (const part of ["fields", "blocking"] as const)
    if (!Array.isArray(options?.[part])) throw new TypeError(`createMatcher: options.${part} must be an array`);
  for (const field of options.fields) checkField(field);
  options.blocking.forEach((rule, i) => {
    if (typeof rule !== "function") throw new TypeError(`createMatcher: blocking rule ${i} is no function`);
  });
  const { prior } = options;
  if (prior !== undefined && !(typeof prior === "number" && prior > 0 && prior < 1))
    throw new TypeError(`createMatcher: prior ${String(prior)} is not between 0 and 1`);
}

/** The same of what `duplicates` takes. */
export function checkDuplicatesOptions<Row>(options: DuplicatesOptions<Row> | undefined): void {
  const threshold: unknown = options?.threshold ?? 0;
  if (!(typeof threshold === "number" && threshold >= 0 && threshold <= 1))
    throw new TypeError(`duplicates: threshold ${String(threshold)} is not a probability`);
  if (typeof (options?.link ?? checkField) !== "function") throw new TypeError("duplicates: link is no function");
}

function checkField<Row>(field: MatchField<Row>): void {
  const { compare, get, m, mostBits, mostBitsElsewhere, name } = field ?? {};
  if (typeof name !== "string" || name === "") throw new TypeError("createMatcher: a field has no name");
  const label = `createMatcher: field "${name}"`;
  if (typeof get !== "function") throw new TypeError(`${label} has no function \`get\``);
  for (const bits of [mostBits ?? 0, mostBitsElsewhere ?? 0])
    if (!(typeof bits === "number" && bits >= 0))
      throw new TypeError(`${label} gives at most ${String(bits)} bits, which is no number from 0 on`);
  if (!isFieldKind(compare)) {
    const kinds = fieldKinds().join(", ");
    throw new TypeError(`${label} asks for the unknown comparison "${String(compare)}"; kinds are ${kinds}`);
  }
  const { levels } = comparisonOf(compare);
  for (const [level, probability] of Object.entries(m ?? {})) {
    if (!levels.some((known) => known.level === level))
      throw new TypeError(`${label} gives an m for the unknown level "${level}" of "${compare}"`);
    if (!(typeof probability === "number" && probability > 0 && probability <= 1))
      throw new TypeError(
        `${label} gives the m ${String(probability)} for "${level}", which is not above 0 and at most 1`,
      );
  }
}
