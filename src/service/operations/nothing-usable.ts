import type { Reason } from "../../text/types.ts";
import { ServiceError } from "../service-error.ts";

const ARTICLE = { address: "an", "person name": "a", URL: "a" } as const;

/** The error of a normalizer that found nothing usable in its text. */
export function nothingUsable(what: keyof typeof ARTICLE, reason: Reason | null): ServiceError {
  const message =
    reason === "input_too_long" ? `is longer than ${ARTICLE[what]} ${what} can be` : `holds no usable ${what}`;
  return new ServiceError("validation_failed", `value ${message}`, {
    details: [{ path: "value", code: reason ?? "invalid", message }],
  });
}
