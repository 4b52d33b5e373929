import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import * as address from "../../src/address/index.ts";
import * as placesUs from "../../src/address/places-us.ts";
import * as cleaning from "../../src/cleaning/index.ts";
import * as http from "../../src/http/index.ts";
import * as root from "../../src/index.ts";
import * as matching from "../../src/matching/index.ts";
import * as models from "../../src/models/index.ts";
import * as personName from "../../src/person-name/index.ts";
import * as phone from "../../src/phone/index.ts";
import * as postgres from "../../src/postgres/index.ts";
import * as search from "../../src/search/index.ts";
import * as service from "../../src/service/index.ts";
import * as testing from "../../src/service/testing/index.ts";
import * as url from "../../src/url/index.ts";
import publicNames from "./public-names.json" with { type: "json" };

const ENTRIES: Readonly<Record<string, object>> = {
  ".": root,
  "./address": address,
  "./address/places-us": placesUs,
  "./cleaning": cleaning,
  "./http": http,
  "./matching": matching,
  "./models": models,
  "./person-name": personName,
  "./phone": phone,
  "./postgres": postgres,
  "./search": search,
  "./service": service,
  "./service/testing": testing,
  "./url": url,
};
const names: Readonly<Record<string, readonly string[]>> = publicNames;
/** Entry points whose names the root does not carry. */
const OPTIONAL = ["./address/places-us", "./http", "./postgres", "./service/testing"];

// A name that appears or vanishes fails here first: `public-names.json` is the list that users count on.
test.each(Object.keys(ENTRIES).filter((entry) => entry !== "."))("%s exports exactly its public names", (entry) => {
  expect(Object.keys(ENTRIES[entry] ?? {}).sort()).toEqual(names[entry]);
});

test("the root exports every name but those of the optional entry points, and the versions", () => {
  const expected = Object.entries(names).flatMap(([entry, list]) => (OPTIONAL.includes(entry) ? [] : list));
  expect(Object.keys(root).sort()).toEqual([...expected, "CANONICAL_FORM_VERSION", "DATA_VERSIONS"].sort());
});

test("package.json declares each entry point with types for both module kinds", () => {
  const declared: Readonly<Record<string, unknown>> = packageJson.exports;
  const entries = Object.keys(declared).filter((entry) => entry !== "./package.json" && !entry.startsWith("./udf/"));
  expect(entries.sort()).toEqual(Object.keys(ENTRIES).sort());
  for (const entry of entries)
    expect(declared[entry]).toMatchObject({
      import: { types: expect.stringMatching(/\.d\.ts$/u), default: expect.stringMatching(/\.js$/u) },
      require: { types: expect.stringMatching(/\.d\.cts$/u), default: expect.stringMatching(/\.cjs$/u) },
    });
});

test("the package depends on three packages at run time", () => {
  expect(packageJson.dependencies).toEqual({
    "libphonenumber-js": expect.stringMatching(/^\d+\.\d+\.\d+$/u),
    tldts: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
    zod: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
  });
});
