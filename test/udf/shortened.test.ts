import { createContext, runInContext } from "node:vm";
import ts from "typescript";
import { expect, test } from "vitest";
import * as address from "../../src/udf/address.ts";
import { ADDRESS_SCRIPT_NAMES } from "../../src/udf/data/address-script-names.ts";
import { INTERNAL_NAMES, SHORT_NAMES } from "../../src/udf/data/internal-names.ts";
import * as personName from "../../src/udf/person-name.ts";
import { udfShortened } from "../../src/udf/script.ts";
import { SOURCES, type Source, walk } from "../purity/sources.ts";
import { createAnswerRun } from "../runtimes/answers.ts";
import { digestsOf } from "../runtimes/digests.ts";
import { bundle, udfScript } from "./bundle.ts";

const COUNT = 3000;
const SEED = 20_261_121;
const READERS = { address, "person-name": personName };
const FOLDERS = Object.keys(READERS);

/** Files of the two folders whose properties users see: answers, options, the optional pack. */
const PUBLIC_FILES = [
  "address/format.ts",
  "address/types.ts",
  "address/places-us.ts",
  "address/index.ts",
  "person-name/types.ts",
  "person-name/index.ts",
];
const isInternal = ({ name, folder }: Source): boolean => FOLDERS.includes(folder) && !PUBLIC_FILES.includes(name);

/** The name of a property that a piece of source declares, sets, reads or takes apart; null for all else. */
function propertyOf(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : null;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? name.text : null;
  }
  const holds = ts.isTypeElement(node) || ts.isClassElement(node) || ts.isObjectLiteralElement(node);
  if (!holds || node.name === undefined) return null;
  return ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name) ? node.name.text : null;
}

function propertiesOf(sources: readonly Source[]): Set<string> {
  const names = new Set<string>();
  for (const source of sources) walk(source, (node) => names.add(propertyOf(node) ?? ""));
  return names;
}

/** Names in quotes: a property that is read by one keeps its name. */
function textsOf(sources: readonly Source[]): Set<string> {
  const texts = new Set<string>();
  for (const source of sources) walk(source, (node) => ts.isStringLiteralLike(node) && texts.add(node.text));
  return texts;
}

/** What values of the language have, found on the values themselves and what they inherit. */
function builtIns(): Set<string> {
  const values = ["", [], /./u, new Map(), new Set(), {}, 0, () => {}, Math, JSON, Object, String, Array, Number, Map];
  const names = new Set<string>();
  for (const value of [...values, new Int32Array(1), new Error(), [].values(), Symbol]) {
    let held: unknown = value;
    for (; held !== null && held !== undefined; held = Object.getPrototypeOf(held))
      for (const name of Object.getOwnPropertyNames(held)) names.add(name);
  }
  return names;
}

/** Properties of the types that the entries of these folders export. */
function publicProperties(folders: readonly string[]): Set<string> {
  const sources = SOURCES.filter(({ folder }) => folders.includes(folder));
  const types = new Set<string>();
  for (const source of sources.filter(({ name }) => name.endsWith("/index.ts")))
    walk(source, (node) => ts.isExportSpecifier(node) && types.add(node.name.text));
  const names = new Set<string>();
  for (const source of sources)
    walk(source, (node) => {
      if (ts.isInterfaceDeclaration(node) && types.has(node.name.text))
        for (const member of node.members) names.add(propertyOf(member) ?? "");
    });
  return names;
}

test.each([
  ["the package", INTERNAL_NAMES],
  ["the address script alone", ADDRESS_SCRIPT_NAMES],
])("the names of %s are sorted, each once, each of a property, and none of an answer or an option", (_, names) => {
  expect(names).toEqual([...new Set(names)].sort());
  const known = propertiesOf(SOURCES.filter(isInternal));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // The address script has no person's name in it.
  const taken = publicProperties(names === INTERNAL_NAMES ? FOLDERS : ["address"]);
  expect([...taken]).toEqual(expect.arrayContaining(["primaryNumber", "places"]));
  expect(names.filter((name) => taken.has(name))).toEqual([]);
});

test("no value of the language has a property with a name of the package", () => {
  const taken = builtIns();
  expect([...taken]).toEqual(expect.arrayContaining(["charCodeAt", "flags", "next", "size"]));
  expect(INTERNAL_NAMES.filter((name) => taken.has(name))).toEqual([]);
});

test("no folder but the readers' own has a property with a name of the package, and no code of theirs spells one", () => {
  const taken = propertiesOf(SOURCES.filter((source) => !isInternal(source)));
  for (const text of textsOf(SOURCES.filter(({ folder }) => FOLDERS.includes(folder) || folder === "text")))
    taken.add(text);
  expect(taken.size).toBeGreaterThan(1000);
  expect(INTERNAL_NAMES.filter((name) => taken.has(name))).toEqual([]);
});

test("each short name is of one property, and no property of the sources has it", () => {
  const short = [...SHORT_NAMES.values()];
  expect(short.filter((name) => !/^[a-zA-Z$_]{1,2}$/u.test(name))).toEqual([]);
  expect(new Set(short).size).toBe(short.length);
  const taken = propertiesOf(SOURCES);
  expect([...taken]).toEqual(expect.arrayContaining(["m", "u", "ok"]));
  expect(short.filter((name) => taken.has(name))).toEqual([]);
});

test("a script with a foreign package in it keeps its names", () => {
  expect(["url", "phone", "all"].flatMap(udfShortened)).toEqual([]);
});

test.each(FOLDERS)(`the %s script with short names answers as the library does (seed ${SEED})`, (name) => {
  const library = { ...READERS[name as keyof typeof READERS] };
  const context = createContext(Object.create(null));
  runInContext(udfScript(name), context);
  runInContext(bundle("test/runtimes/answers.ts", "runtimes"), context);
  runInContext(`var run = runtimes.createAnswerRun(canonry, ${COUNT}, ${SEED});`, context);
  const next = () => JSON.parse(String(runInContext("JSON.stringify(run.next(500))", context)));
  expect(digestsOf({ next })).toEqual(digestsOf(createAnswerRun(library, COUNT, SEED)));
});
