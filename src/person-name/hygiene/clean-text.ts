/** The source offset of every unit of a text, and of its end. */
export type SourceOffsets = readonly number[] | Uint32Array;

/** The cleaned text and, when it differs from the input, the source offset of each of its units. */
export interface CleanText {
  readonly text: string;
  readonly map: SourceOffsets | null;
}
