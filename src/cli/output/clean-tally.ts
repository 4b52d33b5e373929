import { recognizeColumns } from "../../cleaning/index.ts";
import { counted } from "../counted.ts";
import type { TableFiles } from "./table-files.ts";
import type { UnusableCell } from "./unusable-cell.ts";

/** Rules, and columns, named in the summary. */
const NAMES_SHOWN = 8;
/** Unusable cells shown of each column. */
const EXAMPLES = 3;
/** Units of such a cell that are shown. */
const LONGEST_SHOWN = 40;

/** What a run of `clean` counts, and its summary. */
export class CleanTally {
  rows = 0;
  changed = 0;
  rejected = 0;
  /** Columns of which nothing says what they hold. */
  unknown: readonly string[] = [];
  readonly #rules = new Map<string, number>();
  readonly #unusable = new Map<string, { count: number; examples: string[] }>();
  readonly #advisesList: boolean;

  /** @param advisesList Whether the summary tells of the list of unusable cells, which nobody asked for. */
  constructor(advisesList: boolean) {
    this.#advisesList = advisesList;
  }

  /** A cell that a rule changed. */
  countChange(rule: string): void {
    count(this.#rules, rule);
  }

  /** A cell that holds something of which nothing is usable. */
  countUnusable(row: number, { column, reason, value }: UnusableCell): void {
    const known = this.#unusable.get(column) ?? { count: 0, examples: [] };
    this.#unusable.set(column, known);
    if (++known.count <= EXAMPLES) known.examples.push(`row ${row} ${shown(value)}: ${reason}`);
  }

  summary(files: TableFiles, hasCountry: boolean): string {
    const { changed, rejected, rows, unknown } = this;
    const lines = [
      `${counted(rows, "row")} read, ${rows - rejected} written to ${files.outputPath}, ${changed} of them changed`,
    ];
    if (unknown.length > 0)
      lines.push(`columns left as they are, unless --map tells what they hold: ${firstOf(unknown)}`);
    if (this.#rules.size > 0) lines.push(`cells changed: ${mostOf(this.#rules)}`);
    if (this.#unusable.size > 0) lines.push(...this.#unusableLines());
    const phones = [...this.#unusable.keys()].filter((column) => recognizeColumns([column])[column] === "phone");
    if (phones.length > 0 && !hasCountry) lines.push("--country tells where numbers without a calling code are from");
    if (rejected > 0) lines.push(`${rejected} rejected, see ${files.rejectsPath}`);
    return `${lines.join("\n")}\n`;
  }

  /** How many cells of each column are of no use, with the first of them. */
  #unusableLines(): string[] {
    const counts = new Map([...this.#unusable].map(([column, { count: times }]) => [column, times]));
    const columns = [...this.#unusable].sort(([, a], [, b]) => b.count - a.count).slice(0, NAMES_SHOWN);
    const examples = columns.map(([column, known]) => `  ${column}, ${known.examples.join("; ")}`);
    const more = this.#advisesList ? ["--unusable FILE lists them all with their rows and reasons"] : [];
    return [`cells with nothing usable, left as they are: ${mostOf(counts)}`, ...examples, ...more];
  }
}

/** A cell for the summary, cut when it is long. */
function shown(value: string): string {
  return JSON.stringify(value.length <= LONGEST_SHOWN ? value : `${value.slice(0, LONGEST_SHOWN)}…`);
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  const most = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, NAMES_SHOWN);
  return most.map(([name, times]) => `${name} ${times}`).join(", ");
}

function firstOf(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
