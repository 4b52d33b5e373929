import * as z from "zod/mini";
import { schema } from "./record-schema.ts";

/** Credits of one call. */
export interface Credits {
  /** Credits this call cost, 0 or more. */
  charged: number;
  /** Credits left afterwards. */
  remaining: number;
}

/** Place in a paginated answer. */
export interface Pagination {
  /** Page number, from 1. */
  page: number;
  /** Whether a further page holds anything. */
  has_more: boolean;
}

/** What every answer tells beside its data. */
export interface Meta<Query> {
  /** Confidence of the answer, integer 0 to 100. */
  confidence: number;
  /** The request as applied: trimmed, defaults filled. */
  query: Query;
  credits: Credits;
  /** Only on paginated operations. */
  pagination?: Pagination | undefined;
}

/** A successful answer. */
export interface Envelope<Data, Query> {
  success: true;
  data: Data;
  meta: Meta<Query>;
}

/** One reason why a request was refused. */
export interface ErrorDetail {
  /** Dotted path from the body; "" for the body as a whole. */
  path: string;
  code: string;
  message: string;
  /** The closed list the value is from. */
  accepted_values?: string[] | undefined;
}

/** An answer that failed. */
export interface ErrorEnvelope {
  success: false;
  error: {
    code: string;
    message: string;
    details?: ErrorDetail[] | undefined;
  };
}

const count = /* @__PURE__ */ schema(() => z.int().check(z.gte(0)));

/**
 * The schema of a successful answer.
 *
 * @param data Schema of the data, such as `companiesLookalikesDataSchema`.
 * @param query Schema of the request as applied: the output of a request schema.
 * @example
 * envelopeSchema(normalizeUrlDataSchema, normalizeUrlRequestSchema).safeParse({ success: false }).success; // => false
 */
export function envelopeSchema<Data, Query>(
  data: z.ZodMiniType<Data>,
  query: z.ZodMiniType<Query>,
): z.ZodMiniType<Envelope<Data, Query>> {
  const pagination = z.looseObject({ page: z.int().check(z.gte(1)), has_more: z.boolean() });
  const meta = z.looseObject({
    confidence: z.int().check(z.gte(0), z.lte(100)),
    query,
    credits: z.looseObject({ charged: count, remaining: z.int() }),
    pagination: z.optional(pagination),
  });
  return z.looseObject({ success: z.literal(true), data, meta });
}

/** Schema of an answer that failed. */
export const errorEnvelopeSchema: z.ZodMiniType<ErrorEnvelope> = /* @__PURE__ */ schema(() =>
  z.looseObject({
    success: z.literal(false),
    error: z.looseObject({
      code: z.string(),
      message: z.string(),
      details: z.optional(
        z.array(
          z.looseObject({
            path: z.string(),
            code: z.string(),
            message: z.string(),
            accepted_values: z.optional(z.array(z.string())),
          }),
        ),
      ),
    }),
  }),
);
