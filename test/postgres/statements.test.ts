import fc from "fast-check";
import { expect, test } from "vitest";
import {
  coordinatorStatements,
  createPostgresStore,
  indexStatements,
  nodeIndexStatements,
  nodeStatements,
  PostgresStoreError,
  schemaStatements,
  searchStatement,
  storeRows,
} from "../../src/postgres/index.ts";
import { indexKey, keyText } from "../../src/postgres/key-text.ts";

const nodes = [{ name: "node1", server: { host: "it's\\here" }, user: { user: "u", password: "p" } }];

test("a table has as many partitions as asked", () => {
  const partitions = schemaStatements({ partitions: 5 }).filter((text) => text.includes('"local_businesses_'));
  expect(partitions.length).toBe(5);
});

test("a node holds all tables but the one of the coordinator, which indexes it itself", () => {
  const table = '"term_counts"';
  expect(nodeStatements().join("\n")).not.toContain(table);
  expect(nodeIndexStatements().join("\n")).not.toContain(table);
  expect(indexStatements().join("\n")).toContain(table);
  expect(coordinatorStatements({ nodes }).some((text) => text.startsWith("CREATE INDEX") && text.includes(table))).toBe(
    true,
  );
});

test("a second load of a cluster, in another schema, finds the servers of the first", () => {
  const again = coordinatorStatements({ schema: "canonry2", nodes });
  const shared = again.filter((text) => / (?:SERVER|USER MAPPING|EXTENSION) /u.test(text) && text.startsWith("CREATE"));
  for (const text of shared.filter((each) => !each.startsWith("CREATE FOREIGN TABLE")))
    expect(text).toMatch(/^CREATE (?:SERVER|USER MAPPING|EXTENSION) IF NOT EXISTS /u);
  expect(again.join("\n")).not.toContain('"canonry".');
});

test("options of a server are quoted", () => {
  expect(coordinatorStatements({ nodes }).join("\n")).toContain("host E'it''s\\\\here'");
});

test.each(['x"; DROP TABLE y', "Upper", "", "a".repeat(60)])("no schema is called %j", (schema) => {
  expect(() => schemaStatements({ schema })).toThrow(RangeError);
  expect(() => createPostgresStore(async () => [], { schema })).toThrow(RangeError);
});

test.each([0, 1.5, Number.NaN, 2000])("%d partitions are refused", (partitions) => {
  expect(() => schemaStatements({ partitions })).toThrow(RangeError);
});

test("a coordinator without nodes is refused", () => {
  expect(() => coordinatorStatements({ nodes: [] })).toThrow(RangeError);
});

test.each<[unknown, string]>([
  [{ name: "node2", user: {} }, 'coordinatorStatements: node "node2" needs server, an object of texts'],
  [{ name: "node2", server: { host: "b" } }, 'node "node2" needs user'],
  [{ name: "node2", server: { port: 5432 }, user: {} }, 'node "node2" needs server'],
])("the node %j is refused by its name", (node, message) => {
  expect(() => coordinatorStatements({ nodes: [nodes[0], node] as typeof nodes })).toThrow(message);
});

test("no text of a request reaches the statement", () => {
  const hostile = "'; DROP TABLE x; --";
  const request = { country: hostile, industry: hostile, name: hostile, city: hostile, sic_codes: [hostile] };
  expect(searchStatement(request).text).not.toContain("DROP");
});

test("page and order are checked as in memory", () => {
  expect(() => searchStatement({ country: "US", industry: "bakery", page: 0 })).toThrow(RangeError);
  expect(() => searchStatement({ country: "US", industry: "bakery", sort: "name" as "rating" })).toThrow(RangeError);
});

const units = fc.oneof(
  fc.constantFrom("\0", "\ud800", "\udfff", "\u{10efff}", "\u{10f000}", "\u{10f03f}", "\u{10f040}", "\u{10f041}", "a"),
  fc.string({ unit: "binary", maxLength: 2 }),
);
/** No half of a surrogate pair. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
const anyText = fc.array(units, { maxLength: 6 }).map((parts) => parts.join(""));

test("a text for PostgreSQL holds what PostgreSQL holds and contains what it contained", () => {
  fc.assert(
    fc.property(anyText, anyText, (text, part) => {
      expect(keyText(text)).not.toContain("\0");
      expect(isWellFormed(keyText(text))).toBe(true);
      // Halves of a pair meet at a seam; only whole characters are compared.
      if (!isWellFormed(text) || !isWellFormed(part)) return;
      expect(keyText(text).includes(keyText(part))).toBe(text.includes(part));
      expect(keyText(text) === keyText(part)).toBe(text === part);
    }),
    { numRuns: 10_000, seed: 11 },
  );
});

test.each(["x", "\u4e00", "\u{20000}", "\ud800", "\0", "x\u{20000}", "\u{10f040}"])(
  "a long key of %j is bounded, whole characters, and tells long texts apart",
  (unit) => {
    const long = unit.repeat(5000);
    // An index of local businesses holds two keys and three numbers in an entry of at most 2,704 bytes.
    expect(2 * Buffer.byteLength(indexKey(long)) + 64).toBeLessThan(2704);
    expect(isWellFormed(indexKey(long))).toBe(true);
    expect(indexKey(`${long}a`)).not.toBe(indexKey(`${long}b`));
    expect(indexKey(`a${long}`)).not.toBe(indexKey(`b${long}`));
  },
);

test("a text up to 400 units is its own key", () => {
  const text = "\u4e00".repeat(400);
  expect(indexKey(text)).toBe(text);
  expect(indexKey(`${text}x`)).not.toContain("x");
});

test.each([
  [Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), "unreachable"],
  [Object.assign(new Error('could not connect to server "node2"'), { code: "08001" }), "unreachable"],
  [Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }), "unreachable"],
  [Object.assign(new Error("connect"), { code: "EHOSTUNREACH" }), "unreachable"],
  [Object.assign(new Error("write"), { code: "CONNECT_TIMEOUT" }), "unreachable"],
  [Object.assign(new Error("write"), { code: "CONNECTION_CLOSED" }), "unreachable"],
  [Object.assign(new Error("sorry, too many clients already"), { code: "53300" }), "unreachable"],
  [new Error("Connection terminated unexpectedly"), "unreachable"],
  [new Error("timeout exceeded when trying to connect"), "unreachable"],
  [Object.assign(new Error("syntax error"), { code: "42601" }), "failed"],
  [Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }), "failed"],
  ["a text", "failed"],
])("an error of the client becomes one of the store", async (cause, code) => {
  const store = createPostgresStore(() => Promise.reject(cause));
  const error = await Promise.resolve(store.companyByDomain("a.example")).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PostgresStoreError);
  expect(error).toMatchObject({ code, cause });
});

test.each<[unknown, string]>([
  [undefined, "storeRows: undefined is none of the lists companies, people, localBusinesses"],
  [{ company: [] }, "storeRows: company is none of the lists"],
  [{ companies: [{}] }, "companies[0] is no company record: name must be given"],
  [{ people: [null] }, "people[0] is no person record"],
])("%j is no store to load", (records, message) => {
  expect(() => storeRows(records as never)).toThrow(message);
});

test("a local business that is none is named as it is read", () => {
  const [local] = storeRows({ localBusinesses: [{ name: "x" }] } as never);
  expect(() => [...(local?.rows ?? [])]).toThrow(
    "localBusinesses[0] is no local_business record: industry must be given",
  );
});

test.each([undefined, { query: () => [] }])("a client of another kind is refused", (client) => {
  expect(() => createPostgresStore(client as never)).toThrow("createPostgresStore: query must be a function");
});
