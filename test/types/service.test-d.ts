import { expectTypeOf, test } from "vitest";
import { type Client, createClient, createFetchHandler } from "../../src/http/index.ts";
import type { Company, Envelope, LocalBusiness, Pagination, PersonResult } from "../../src/models/index.ts";
import {
  type BodyOf,
  type CallContext,
  createMemoryStore,
  createService,
  type DataOf,
  type EnvelopeOf,
  type OperationPath,
  type RecordStore,
  type Service,
} from "../../src/service/index.ts";

const service = createService({ store: createMemoryStore({}) });
const client = createClient(createFetchHandler(service), { baseUrl: "https://api.example" });

type Bodies<Methods> = {
  [Group in keyof Methods]: {
    [Name in keyof Methods[Group]]: Methods[Group][Name] extends (body: infer Body, ...rest: never[]) => infer Answer
      ? [Body, Answer]
      : never;
  };
};
type Groups = "people" | "companies" | "localBusinesses" | "normalize";

test("the client has the methods of the service, with the same bodies and answers", () => {
  expectTypeOf<keyof Client>().toEqualTypeOf<Groups>();
  expectTypeOf<Bodies<Client>>().toEqualTypeOf<Bodies<Pick<Service, Groups>>>();
  expectTypeOf<keyof Client["people"]>().toEqualTypeOf<"lookalikes" | "emailFinder">();
  expectTypeOf<keyof Client["companies"]>().toEqualTypeOf<
    "lookalikes" | "employees" | "careersPage" | "phoneFinder" | "pronetFinder" | "nameToDomain" | "freeTrialCheck"
  >();
  expectTypeOf<keyof Client["localBusinesses"]>().toEqualTypeOf<"search">();
  expectTypeOf<keyof Client["normalize"]>().toEqualTypeOf<"address" | "personName" | "url">();
});

test("global fetch serves a client", () => {
  expectTypeOf(createClient(fetch, { baseUrl: "https://api.example", apiKey: "key-1" })).toEqualTypeOf<Client>();
});

test("answers are typed", async () => {
  const staff = await client.companies.employees({ query: "x" });
  expectTypeOf(staff.data.people).toEqualTypeOf<PersonResult[]>();
  expectTypeOf(staff.meta.query.page).toEqualTypeOf<number>();
  expectTypeOf(staff.meta.pagination).toEqualTypeOf<Pagination | undefined>();
  const search = await service.localBusinesses.search({ country: "US", industry: "bakery" });
  expectTypeOf(search.data.local_businesses).toEqualTypeOf<LocalBusiness[]>();
  const similar = await service.call("/v3/companies/lookalikes", { query: "x" });
  expectTypeOf(similar.data.similar_companies).toEqualTypeOf<Company[]>();
  expectTypeOf(await client.normalize.url({ value: "x" })).toEqualTypeOf<EnvelopeOf<"/v3/normalize/url">>();
  expectTypeOf<EnvelopeOf<"/v3/normalize/url">>().toExtend<Envelope<{ normalized: string }, { value: string }>>();
});

test("wrong bodies, paths and stores are compile errors", () => {
  // Never run: the compiler is what is tested.
  const calls = (): unknown[] => [
    // @ts-expect-error a query is needed
    client.companies.employees({}),
    // @ts-expect-error a page is a number
    client.companies.employees({ query: "x", page: "2" }),
    // @ts-expect-error no such field
    client.companies.employees({ query: "x", pages: 2 }),
    // @ts-expect-error no such field
    service.people.emailFinder({ email: "a@b.example" }),
    // @ts-expect-error a closed list
    service.localBusinesses.search({ country: "US", industry: "x", sort: "price" }),
    // @ts-expect-error a list of texts
    service.localBusinesses.search({ country: "US", industry: "x", sic_codes: "54" }),
    // @ts-expect-error text, not a number
    service.normalize.url({ value: 7 }),
    // @ts-expect-error the body of another operation
    service.call("/v3/normalize/url", { query: "x" }).then(({ data }) => data.normalized),
    // @ts-expect-error a price is of an operation
    createService({ store: createMemoryStore({}), prices: { "/v3/normalize/uri": 1 } }),
    // @ts-expect-error a store answers every question
    createService({ store: {} }),
    // @ts-expect-error no such method
    client.companies.similar({ query: "x" }),
  ];
  expectTypeOf(calls).returns.toEqualTypeOf<unknown[]>();
});

test("bodies and data by path", () => {
  expectTypeOf<BodyOf<"/v3/companies/careers-page">>().toEqualTypeOf<{ query: string }>();
  expectTypeOf<DataOf<"/v3/normalize/address">>().toEqualTypeOf<{ normalized: string }>();
  expectTypeOf<Extract<OperationPath, "/v3/normalize/phone">>().toBeNever();
  expectTypeOf<RecordStore["companyByDomain"]>().parameters.toEqualTypeOf<[string]>();
  expectTypeOf<CallContext>().toEqualTypeOf<{
    readonly apiKey?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  }>();
});
