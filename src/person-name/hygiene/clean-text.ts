/** The cleaned text and, when it differs from the input, the source offset of each of its units. */
export interface CleanText {
  readonly text: string;
  readonly map: readonly number[] | null;
}
