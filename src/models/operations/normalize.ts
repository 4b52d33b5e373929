import * as z from "zod/mini";
import { type FieldsOf, type RecordSchema, record, schema } from "../record-schema.ts";
import { type RequestSchema, requestText } from "./request-schema.ts";

/** Body of the three normalizers. */
export interface NormalizeRequest {
  /** The text to normalize. */
  value: string;
}

/** Data of the three normalizers. */
export interface NormalizeData {
  normalized: string;
}

/** Body of the address normalizer. */
export type NormalizeAddressRequest = NormalizeRequest;
/** Data of the address normalizer. */
export type NormalizeAddressData = NormalizeData;
/** Body of the person-name normalizer. */
export type NormalizePersonNameRequest = NormalizeRequest;
/** Data of the person-name normalizer. */
export type NormalizePersonNameData = NormalizeData;
/** Body of the URL normalizer. */
export type NormalizeUrlRequest = NormalizeRequest;
/** Data of the URL normalizer. */
export type NormalizeUrlData = NormalizeData;

const request: RequestSchema<NormalizeRequest> = /* @__PURE__ */ schema(() => z.strictObject({ value: requestText }));
const fields = () => ({ normalized: z.string() });
const data: RecordSchema<NormalizeData> = /* @__PURE__ */ record(
  fields satisfies FieldsOf<NormalizeData, typeof fields>,
);

/** Schema of the body of the address normalizer. */
export const normalizeAddressRequestSchema: RequestSchema<NormalizeAddressRequest> = request;
/** Schema of the data of the address normalizer. */
export const normalizeAddressDataSchema: RecordSchema<NormalizeAddressData> = data;

/** Schema of the body of the person-name normalizer. */
export const normalizePersonNameRequestSchema: RequestSchema<NormalizePersonNameRequest> = request;
/** Schema of the data of the person-name normalizer. */
export const normalizePersonNameDataSchema: RecordSchema<NormalizePersonNameData> = data;

/** Schema of the body of the URL normalizer. */
export const normalizeUrlRequestSchema: RequestSchema<NormalizeUrlRequest> = request;
/** Schema of the data of the URL normalizer. */
export const normalizeUrlDataSchema: RecordSchema<NormalizeUrlData> = data;
