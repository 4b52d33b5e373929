/**
 * A reader of a property packed as runs of a letter and a length in base 36, unpacked on first use: the letter of a
 * code point, "." behind the last run.
 */
export function letterReader(packed: string): (point: number) => string {
  let letters = "";
  let ends: Uint32Array | undefined;
  return (point) => {
    if (ends === undefined) {
      const runs = packed.split(" ");
      letters = runs.map((run) => run.charAt(0)).join("");
      ends = sums(runs.map((run) => Number.parseInt(run.slice(1), 36)));
    }
    return letters.charAt(indexOfRun(ends, point)) || ".";
  };
}

/** The sums of all lengths up to each: where runs end. */
export function sums(lengths: readonly number[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(lengths, (length) => {
    end += length;
    return end;
  });
}

/** Index of the run that holds a code point: the first whose end lies behind it. */
export function indexOfRun(ends: Uint32Array, point: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > point) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The code points of a text. */
export function pointsOf(text: string): number[] {
  return Array.from(text, (char) => char.codePointAt(0) ?? 0);
}
