import { expectTypeOf, test } from "vitest";
import type { AddressOptions, FormatAddressOptions } from "../../src/address/index.ts";
import type { CleanOptions, RowCleanerOptions } from "../../src/cleaning/index.ts";
import type { ClientOptions, FetchHandlerOptions } from "../../src/http/index.ts";
import type {
  CompanyQuery,
  DuplicatesOptions,
  MatcherOptions,
  MatchField,
  SimilarOptions,
} from "../../src/matching/index.ts";
import type { PersonNameOptions } from "../../src/person-name/index.ts";
import type { PhoneOptions } from "../../src/phone/index.ts";
import type { InsertOptions, PostgresStoreOptions, SchemaOptions, StoreRecords } from "../../src/postgres/index.ts";
import type { createLocalBusinessIndex, FacetScope } from "../../src/search/index.ts";
import type { CallContext, MemoryStoreData, ServiceOptions } from "../../src/service/index.ts";
import type { DomainOptions, ProfileOptions, UrlOptions } from "../../src/url/index.ts";

type Every = AddressOptions &
  FormatAddressOptions &
  CleanOptions &
  Omit<RowCleanerOptions, "columns"> &
  Omit<ClientOptions, "baseUrl"> &
  FetchHandlerOptions &
  CompanyQuery &
  DuplicatesOptions<unknown> &
  Pick<MatcherOptions<unknown>, "prior"> &
  Pick<MatchField<unknown>, "m"> &
  SimilarOptions &
  PersonNameOptions &
  PhoneOptions &
  InsertOptions &
  PostgresStoreOptions &
  SchemaOptions &
  StoreRecords &
  FacetScope &
  NonNullable<Parameters<typeof createLocalBusinessIndex>[1]> &
  MemoryStoreData &
  CallContext &
  Omit<ServiceOptions, "store"> &
  DomainOptions &
  ProfileOptions &
  UrlOptions;

test("every option may be given as undefined, also with exactOptionalPropertyTypes", () => {
  expectTypeOf<{ [Option in keyof Every]-?: undefined }>().toExtend<Every>();
});
