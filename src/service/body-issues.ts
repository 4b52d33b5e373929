import { type ErrorDetail, type RequestSchema, toIssues } from "../models/index.ts";
import { nearestName } from "../text/nearest-name.ts";

type RequestError = NonNullable<ReturnType<RequestSchema<object>["safeParse"]>["error"]>;

/** What is wrong with a body; a key that is not known with the field that was most likely meant. */
export function bodyIssues(request: RequestSchema<object>, error: RequestError, body: unknown): ErrorDetail[] {
  return toIssues(error, body).map((issue) => {
    const nearest = issue.code === "unknown_key" ? nearestName(issue.path, fieldsOf(request)) : null;
    return nearest === null ? issue : { ...issue, message: `${issue.message}; did you mean ${nearest}?` };
  });
}

function fieldsOf(request: RequestSchema<object>): string[] {
  const { shape } = request._zod.def as { readonly shape?: object };
  return Object.keys(shape ?? {});
}
