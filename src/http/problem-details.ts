import type { ServiceError } from "../service/index.ts";

/** An error as RFC 9457 describes problems. */
export interface ProblemDetails {
  /** `urn:canonry:error:` and the code. */
  type: string;
  /** The code in words. */
  title: string;
  status: number;
  detail: string;
  code: string;
  /** What was wrong where; `pointer` is a JSON Pointer (RFC 6901) into the body. */
  errors?: { pointer: string; code: string; detail: string; accepted_values?: string[] }[];
}

/**
 * The same error as RFC 9457 problem details.
 *
 * @example
 * problemDetails(new ServiceError("not_found", "no such company")); // => { "type": "urn:canonry:error:not_found", "title": "Not found", "status": 404, "detail": "no such company", "code": "not_found" }
 */
export function problemDetails({ code, status, message, details }: ServiceError): ProblemDetails {
  const title = code.charAt(0).toUpperCase() + code.slice(1).replaceAll("_", " ");
  const problem: ProblemDetails = { type: `urn:canonry:error:${code}`, title, status, detail: message, code };
  if (details.length > 0)
    problem.errors = details.map(({ path, code: what, message: detail, accepted_values }) => {
      const error = { pointer: pointer(path, what), code: what, detail };
      return accepted_values === undefined ? error : { ...error, accepted_values };
    });
  return problem;
}

/** A dotted path as a JSON Pointer; a key that is not known stands in the body itself, and its dots are its own. */
function pointer(path: string, code: string): string {
  const dotted = path === "" ? [] : path.split(".");
  const keys = code === "unknown_key" ? [path] : dotted;
  return keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
