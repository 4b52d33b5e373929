import { expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import {
  type CompaniesNameToDomainApplied,
  type CompaniesNameToDomainRequest,
  type Company,
  type companiesNameToDomainRequestSchema,
  type companySchema,
  isRecord,
  type LocalBusiness,
  type localBusinessSchema,
  type Person,
  type PersonResult,
  type PhoneEntry,
  parseRecord,
  type personResultSchema,
  type personSchema,
  readRecord,
  recordJsonSchema,
  writeRecord,
} from "../../src/models/index.ts";
import type { FieldsOf } from "../../src/models/record-schema.ts";

const exact = () => ({
  phone: z.nullable(z.string()),
  is_verify: z.nullable(z.boolean()),
  type: z.nullable(z.string()),
});
const narrower = () => ({ phone: z.string(), is_verify: z.nullable(z.boolean()), type: z.nullable(z.string()) });
const wider = () => ({ phone: z.unknown(), is_verify: z.nullable(z.boolean()), type: z.nullable(z.string()) });
const less = () => ({ phone: z.nullable(z.string()), is_verify: z.nullable(z.boolean()) });
const more = () => ({ ...exact(), extra: z.nullable(z.string()) });

test("a schema must read exactly its interface", () => {
  expectTypeOf<FieldsOf<PhoneEntry, typeof exact>>().toBeUnknown();
  expectTypeOf<FieldsOf<PhoneEntry, typeof narrower>>().toBeNever();
  expectTypeOf<FieldsOf<PhoneEntry, typeof wider>>().toBeNever();
  expectTypeOf<FieldsOf<PhoneEntry, typeof less>>().toBeNever();
  expectTypeOf<FieldsOf<PhoneEntry, typeof more>>().toBeNever();
});

test("schemas give their interfaces", () => {
  expectTypeOf<z.output<typeof companySchema>>().toEqualTypeOf<Company>();
  expectTypeOf<z.input<typeof personSchema>>().toEqualTypeOf<Person>();
  expectTypeOf<z.output<typeof localBusinessSchema>>().toEqualTypeOf<LocalBusiness>();
  expectTypeOf<z.output<typeof personResultSchema>>().toEqualTypeOf<PersonResult>();
  expectTypeOf<z.output<typeof companySchema.shape.phones>>().toEqualTypeOf<PhoneEntry[]>();
  expectTypeOf<z.input<typeof companiesNameToDomainRequestSchema>>().toEqualTypeOf<CompaniesNameToDomainRequest>();
  expectTypeOf<z.output<typeof companiesNameToDomainRequestSchema>>().toEqualTypeOf<CompaniesNameToDomainApplied>();
});

test("readers give the record of their kind", () => {
  const parsed = parseRecord("company", {});
  if (parsed.ok) expectTypeOf(parsed.record).toEqualTypeOf<Company>();
  const read = readRecord("phone", {});
  if (read.ok) expectTypeOf(read.record).toEqualTypeOf<PhoneEntry>();
  const value: unknown = {};
  if (isRecord("person", value)) expectTypeOf(value).toEqualTypeOf<Person>();
  expectTypeOf(writeRecord<"person">).returns.toEqualTypeOf<Person>();
  // @ts-expect-error a kind is one of ten words
  recordJsonSchema("companies");
});
