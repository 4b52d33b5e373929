import type { Reason } from "../../text/types.ts";
import { ServiceError } from "../service-error.ts";

/** The error of a normalizer that found nothing usable in its text. */
export function nothingUsable(what: "address" | "person name" | "URL", reason: Reason | null): ServiceError {
  const message =
    reason === "input_too_long" ? `is longer than an ${what} can be`.replace("an p", "a p") : `holds no usable ${what}`;
  return new ServiceError("validation_failed", `value ${message}`, {
    details: [{ path: "value", code: reason ?? "invalid", message }],
  });
}
