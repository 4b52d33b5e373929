/** Why a parser found nothing usable. */
export type Reason = "not_a_string" | "empty" | "input_too_long" | "unsupported" | "invalid";
