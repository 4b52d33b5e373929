import * as z from "zod/mini";
import { trimSpaces } from "../../text/spaces.ts";
import { schema } from "../record-schema.ts";

/** The schema of a request body: `Sent` is what a caller may send, `Applied` has texts trimmed and defaults filled. */
export type RequestSchema<Applied, Sent = Applied> = z.ZodMiniType<Applied, Sent>;

/** Text that is not blank; trimmed. Numbers and lists are refused, never turned into text. */
export const requestText: z.ZodMiniType<string, string> = /* @__PURE__ */ schema(() =>
  z.string().check(z.overwrite(trimSpaces), z.minLength(1, { abort: true })),
);

/** A text that may be left out. */
export const optionalText: z.ZodMiniOptional<z.ZodMiniType<string, string>> = /* @__PURE__ */ schema(() =>
  z.optional(requestText),
);

/** A list of texts that may be left out. */
export const optionalTexts: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType<string, string>>> = /* @__PURE__ */ schema(
  () => z.optional(z.array(requestText)),
);

/** A filter that may be left out. */
export const optionalFlag: z.ZodMiniOptional<z.ZodMiniType<boolean, boolean>> = /* @__PURE__ */ schema(() =>
  z.optional(z.boolean()),
);

/** Page number from 1, 1 when left out. */
export const pageNumber: z.ZodMiniDefault<z.ZodMiniType<number, number>> = /* @__PURE__ */ schema(() =>
  z._default(z.int().check(z.gte(1)), 1),
);
