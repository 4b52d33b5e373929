import type * as z from "zod/mini";
import type { Issue } from "./record-kind.ts";

/** An issue of a request: with the values a closed list accepts. The `details` of an error answer hold it as it is. */
export interface RequestIssue extends Issue {
  accepted_values?: string[];
}

type ZodIssue = z.core.$ZodIssue;

const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ["string", "text"],
  ["number", "a number"],
  ["int", "an integer"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "an object"],
]);

/**
 * What zod found wrong, as one issue a defect: every unknown key and every missing field by its own path, a
 * union by the branch whose type fits. Codes: `missing`, `unknown_key`, `wrong_type`, `wrong_format`, `too_small`,
 * `too_big`, `not_accepted`, `invalid`.
 *
 * @param error The error of a failed `safeParse`.
 * @param value The value that was parsed; it tells a missing field from one of a wrong type.
 * @example
 * toIssues(companiesEmployeesRequestSchema.safeParse({ query: "x", page: 1.5 }).error, { query: "x", page: 1.5 }); // => [{ "path": "page", "code": "wrong_type", "message": "must be an integer, not 1.5" }]
 */
export function toIssues(error: z.core.$ZodError, value: unknown): RequestIssue[] {
  return error.issues.flatMap((issue) => convert(issue, [], value));
}

function convert(issue: ZodIssue, above: readonly PropertyKey[], value: unknown): RequestIssue[] {
  const keys = [...above, ...issue.path];
  const path = keys.map(String).join(".");
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path: path === "" ? key : `${path}.${key}`,
        code: "unknown_key",
        message: "is no known field",
      }));
    case "invalid_union":
      return ofUnion(issue, keys, value);
    case "invalid_type":
      return [ofType([issue.expected], path, valueAt(value, keys))];
    case "invalid_value": {
      if (valueAt(value, keys) === undefined) return [missing(path)];
      const accepted = issue.values.map(String);
      return [
        { path, code: "not_accepted", message: `must be one of ${accepted.join(", ")}`, accepted_values: accepted },
      ];
    }
    case "too_small":
      return [{ path, code: "too_small", message: bound(issue.origin, "at least", issue.minimum) }];
    case "too_big":
      return [{ path, code: "too_big", message: bound(issue.origin, "at most", issue.maximum) }];
    case "invalid_format":
      // A schema that says what it wants does so in this wording.
      return [
        {
          path,
          code: "wrong_format",
          message: issue.message.startsWith("must ") ? issue.message : "has no known form",
        },
      ];
    default:
      return [{ path, code: "invalid", message: issue.message }];
  }
}

/** The issues of the branch that reads this type of value; one issue that names all types when none does. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, keys: PropertyKey[], value: unknown): RequestIssue[] {
  const expected: string[] = [];
  for (const branch of issue.errors) {
    const first = branch[0];
    if (first === undefined) continue;
    if (first.code === "invalid_type" && first.path.length === 0) expected.push(first.expected);
    else return branch.flatMap((inner) => convert(inner, keys, value));
  }
  return [ofType(expected, keys.map(String).join("."), valueAt(value, keys))];
}

function ofType(expected: readonly string[], path: string, got: unknown): RequestIssue {
  if (got === undefined && path !== "") return missing(path);
  const words = expected.map((type) => TYPE_WORDS.get(type) ?? type);
  return { path, code: "wrong_type", message: `must be ${words.join(" or ")}, not ${gotWord(expected, got)}` };
}

function missing(path: string): RequestIssue {
  return { path, code: "missing", message: "must be given" };
}

function bound(origin: string, side: string, limit: number | bigint): string {
  if (origin !== "string") return `must be ${side} ${limit}`;
  return limit === 1 ? "must not be blank" : `must have ${side} ${limit} characters`;
}

/** A number where one is expected is told by its value, such as 1.5 or NaN: that it is a number says nothing. */
function gotWord(expected: readonly string[], got: unknown): string {
  const isNumber = expected.includes("int") || expected.includes("number");
  return typeof got === "number" && isNumber ? String(got) : typeWord(got);
}

function typeWord(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return TYPE_WORDS.get(typeof value) ?? typeof value;
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of keys) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
