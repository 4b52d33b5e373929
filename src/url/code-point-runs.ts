/** Letters over ranges of code points, unpacked from runs of a letter and a length in base 36. */
export interface CodePointRuns {
  readonly ends: Uint32Array;
  readonly letters: string;
}

/** The runs of a packed table; the last run reaches to U+10FFFF. */
export function unpackRuns(packed: string): CodePointRuns {
  const runs = packed.split(" ");
  const ends = new Uint32Array(runs.length);
  let letters = "";
  let at = 0;
  runs.forEach((run, i) => {
    at += Number.parseInt(run.slice(1), 36);
    ends[i] = at;
    letters += run.charAt(0);
  });
  return { ends, letters };
}

/** The letter of a code point; "." beyond the last run. */
export function letterOf(runs: CodePointRuns, point: number): string {
  const at = indexOfRun(runs.ends, point);
  return at < runs.ends.length ? runs.letters.charAt(at) : ".";
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
