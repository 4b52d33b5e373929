import { readFileSync } from "node:fs";
import { format } from "node:util";
import * as address from "../../src/address/index.ts";
import * as placesUs from "../../src/address/places-us.ts";
import * as cleaning from "../../src/cleaning/index.ts";
import * as http from "../../src/http/index.ts";
import * as matching from "../../src/matching/index.ts";
import * as models from "../../src/models/index.ts";
import * as personName from "../../src/person-name/index.ts";
import * as phone from "../../src/phone/index.ts";
import * as postgres from "../../src/postgres/index.ts";
import * as search from "../../src/search/index.ts";
import * as service from "../../src/service/index.ts";
import * as testing from "../../src/service/testing/index.ts";
import * as url from "../../src/url/index.ts";
import * as versions from "../../src/versions.ts";

/** The public names of each folder, as an example may use them. Examples of the layers above the service may use those below. */
export const SCOPES: Readonly<Record<string, object>> = {
  address: { ...address, ...placesUs },
  cleaning,
  http: { ...service, ...http },
  matching,
  models,
  "person-name": personName,
  phone,
  postgres: { ...service, ...postgres },
  search,
  service: { ...service, ...testing },
  url,
  "versions.ts": versions,
};

/** One line `expression; // => value`. */
export interface Example {
  readonly place: string;
  readonly expression: string;
  readonly expected: string;
}

/** The example lines of a text, without the stars of a doc comment. */
function examplesIn(text: string, place: string): Example[] {
  const examples: Example[] = [];
  text.split("\n").forEach((line, i) => {
    const at = line.indexOf("; // => ");
    if (at < 0) return;
    const expression = line.slice(0, at).replace(/^\s*(?:\* ?)?/u, "");
    examples.push({ place: `${place}:${i + 1}`, expression, expected: line.slice(at + 8).trim() });
  });
  return examples;
}

/** The examples of a file of sources. */
export function examplesOf(file: string): Example[] {
  return examplesIn(readFileSync(file, "utf8"), file);
}

/** The value of an expression that uses the names of a scope and `await`. */
export async function evaluate(expression: string, scope: object): Promise<unknown> {
  const names = Object.keys(scope);
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;
  const run = new AsyncFunction(...names, `return (${expression});`);
  return run(...names.map((name) => (scope as Record<string, unknown>)[name]));
}

/** A value as JSON writes it, so that examples compare as they are read. */
export function asJson(value: unknown): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`the example answers ${format(value)}, which is no JSON value`);
  return JSON.parse(text);
}
