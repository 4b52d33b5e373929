import type { PhoneNumber } from "./dialled-number.ts";
import { DigitAutomaton } from "./digit-automaton.ts";
import type { NumberFormat, NumberingPlan } from "./numbering-plan.ts";

/** A format ready for use. */
interface CompiledFormat {
  readonly source: NumberFormat;
  /** Fewest and most digits of each group. */
  readonly groups: readonly (readonly [number, number])[];
  readonly fewest: number;
  readonly most: number;
  /** Text and group numbers (from 0) in turn. */
  readonly national: readonly (string | number)[];
  readonly international: readonly (string | number)[];
}

interface Formats {
  readonly all: readonly CompiledFormat[];
  /** Leading digits of the formats that state them: bit `i` stands for `all[i]`. */
  readonly leading: DigitAutomaton;
}

const compiled = new Map<NumberingPlan, Formats>();

/** The two ways to write a number, each with its extension. */
export interface Notations {
  /** As written from abroad: "+1 212-555-0123". */
  readonly international: string;
  /** As written in its country: "(212) 555-0123". */
  readonly national: string;
}

/** A number as written from abroad and in its country; digits without separators when the plan has no format for it. */
export function formatNumber(number: PhoneNumber): Notations {
  const { plan, code } = number.code;
  const extension = number.extension === null ? "" : plan.extensionLabel + number.extension;
  const format = formatOf(plan, number.national);
  if (format === null)
    return { international: `+${code} ${number.national}${extension}`, national: number.national + extension };
  const groups = split(format, number.national);
  return {
    international: `+${code} ${fill(format.international, groups)}${extension}`,
    national: fill(format.national, groups) + extension,
  };
}

/** Whether the national notation of a number begins with the trunk prefix and the number needs it. */
export function needsNationalPrefix(plan: NumberingPlan, national: string): boolean {
  const format = formatOf(plan, national)?.source;
  if (format === undefined || format.prefixRule === null || format.prefixOptional) return false;
  return !/^\(?\$1\)?$/u.test(format.prefixRule);
}

function formatOf(plan: NumberingPlan, national: string): CompiledFormat | null {
  const formats = compiled.get(plan) ?? compile(plan);
  const leading = formats.leading.matchPrefix(national);
  for (let i = 0; i < formats.all.length; i++) {
    const format = formats.all[i];
    if (format === undefined || national.length < format.fewest || national.length > format.most) continue;
    if (format.source.leadingDigits === null || (leading & (1 << i)) !== 0) return format;
  }
  return null;
}

function compile(plan: NumberingPlan): Formats {
  const all = plan.formats.map(compileFormat);
  const formats = { all, leading: new DigitAutomaton(plan.formats.map((format) => format.leadingDigits)) };
  compiled.set(plan, formats);
  return formats;
}

function compileFormat(source: NumberFormat): CompiledFormat {
  const groups = Array.from(
    source.pattern.matchAll(/\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)/gu),
    (group): [number, number] => {
      const fewest = Number(group[1] ?? 1);
      return [fewest, Number(group[2] ?? fewest)];
    },
  );
  const template = source.template;
  // The trunk prefix goes around the first group that the template names.
  const rule = source.prefixRule;
  const national = rule === null ? template : template.replace(/\$\d/u, (first) => rule.replace("$1", () => first));
  return {
    source,
    groups,
    fewest: groups.reduce((sum, [fewest]) => sum + fewest, 0),
    most: groups.reduce((sum, [, most]) => sum + most, 0),
    national: pieces(national),
    international: pieces(source.internationalTemplate ?? template),
  };
}

function pieces(template: string): (string | number)[] {
  return template
    .split(/(\$\d)/u)
    .filter((piece) => piece !== "")
    .map((piece) => (/^\$\d$/u.test(piece) ? Number(piece[1]) - 1 : piece));
}

/** The digits of each group; an earlier group takes as many as it can. */
function split(format: CompiledFormat, national: string): string[] {
  const groups: string[] = [];
  let spare = national.length - format.fewest;
  let at = 0;
  for (const [fewest, most] of format.groups) {
    const extra = Math.min(spare, most - fewest);
    spare -= extra;
    groups.push(national.slice(at, at + fewest + extra));
    at += fewest + extra;
  }
  return groups;
}

function fill(template: readonly (string | number)[], groups: readonly string[]): string {
  let out = "";
  for (let i = 0; i < template.length; i++) {
    const piece = template[i];
    out += typeof piece === "number" ? groups[piece] : piece;
  }
  return out;
}
