import * as z from "zod/mini";
import { PARTIAL_DATE_PATTERN } from "./partial-date.ts";
import { schema } from "./record-schema.ts";

// Every scalar may be null: "a field with no known value is null" (specification, convention 5).

/** Text or null. */
export const text: z.ZodMiniType<string | null, string | null> = /* @__PURE__ */ schema(() => z.nullable(z.string()));

/** true, false or null. */
export const flag: z.ZodMiniType<boolean | null, boolean | null> = /* @__PURE__ */ schema(() =>
  z.nullable(z.boolean()),
);

/** Integer from 0, or null. */
export const count: z.ZodMiniType<number | null, number | null> = /* @__PURE__ */ schema(() =>
  z.nullable(z.int().check(z.gte(0))),
);

/** Integer 0 to 100, or null. */
export const percent: z.ZodMiniType<number | null, number | null> = /* @__PURE__ */ schema(() =>
  z.nullable(z.int().check(z.gte(0), z.lte(100))),
);

/** Number, or null. */
export const decimal: z.ZodMiniType<number | null, number | null> = /* @__PURE__ */ schema(() =>
  z.nullable(z.number()),
);

/** Text or number, or null, for fields whose type the specification leaves open. */
export const textOrNumber: z.ZodMiniType<string | number | null, string | number | null> = /* @__PURE__ */ schema(() =>
  z.nullable(z.union([z.string(), z.number()])),
);

/** Text, list of texts, or null. */
export const textOrTexts: z.ZodMiniType<string | string[] | null, string | string[] | null> = /* @__PURE__ */ schema(
  () => z.nullable(z.union([z.string(), z.array(z.string())])),
);

/** List of texts. */
export const texts: z.ZodMiniType<string[], string[]> = /* @__PURE__ */ schema(() => z.array(z.string()));

/** Text of a known date form, or null. */
export const date: z.ZodMiniType<string | null, string | null> = /* @__PURE__ */ schema(() =>
  z.nullable(z.string().check(z.regex(PARTIAL_DATE_PATTERN))),
);
