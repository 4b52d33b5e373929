/** A half-open range of UTF-16 units of the input. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A piece of the input with the place it was read from. */
export interface Token extends Span {
  readonly text: string;
}

/** Why a parser found nothing usable. */
export type Reason = "not_a_string" | "empty" | "input_too_long" | "unsupported" | "invalid";
