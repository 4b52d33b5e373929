import { recognizeColumns } from "../../cleaning/index.ts";
import { counted } from "./counted.ts";
import type { TableFiles } from "./table-files.ts";

/** Rules, and columns, named in the summary. */
const NAMES_SHOWN = 8;

/** What a run of `clean` counts, and its summary. */
export class CleanTally {
  rows = 0;
  changed = 0;
  rejected = 0;
  /** Columns of which nothing says what they hold. */
  unknown: readonly string[] = [];
  readonly #rules = new Map<string, number>();
  readonly #unusable = new Map<string, number>();

  /** A cell that a rule changed. */
  countChange(rule: string): void {
    count(this.#rules, rule);
  }

  /** A cell of the column that holds something of which nothing is usable. */
  countUnusable(column: string): void {
    count(this.#unusable, column);
  }

  summary(files: TableFiles, hasCountry: boolean): string {
    const { changed, rejected, rows, unknown } = this;
    const lines = [
      `${counted(rows, "row")} read, ${rows - rejected} written to ${files.outputPath}, ${changed} of them changed`,
    ];
    if (unknown.length > 0)
      lines.push(`columns left as they are, unless --map tells what they hold: ${firstOf(unknown)}`);
    if (this.#rules.size > 0) lines.push(`cells changed: ${mostOf(this.#rules)}`);
    if (this.#unusable.size > 0) lines.push(`cells with nothing usable, left as they are: ${mostOf(this.#unusable)}`);
    const phones = [...this.#unusable.keys()].filter((column) => recognizeColumns([column])[column] === "phone");
    if (phones.length > 0 && !hasCountry) lines.push("--country tells where numbers without a calling code are from");
    if (rejected > 0) lines.push(`${rejected} rejected, see ${files.rejectsPath}`);
    return `${lines.join("\n")}\n`;
  }
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
