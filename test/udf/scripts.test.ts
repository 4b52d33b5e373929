import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import * as address from "../../src/udf/address.ts";
import * as all from "../../src/udf/all.ts";
import * as personName from "../../src/udf/person-name.ts";
import * as phone from "../../src/udf/phone.ts";
import { UDF_SCRIPTS, udfDeclarations } from "../../src/udf/script.ts";
import * as url from "../../src/udf/url.ts";
import { udfScript } from "./bundle.ts";

const MODULES: Readonly<Record<string, object>> = { address, all, "person-name": personName, phone, url };
const library: Readonly<Record<string, (text: string) => unknown>> = { ...all };
const NAMES = Object.keys(MODULES);
const scripts = new Map(NAMES.map((name) => [name, udfScript(name)]));
const script = (name: string): string => scripts.get(name) ?? "";

/** A JavaScript engine without anything of its host: no URL, no TextEncoder, no console, no timers. */
function bareEngine(): (code: string) => unknown {
  const context = createContext(Object.create(null));
  runInContext("delete globalThis.Intl; delete globalThis.WebAssembly; delete globalThis.SharedArrayBuffer;", context);
  return (code) => runInContext(code, context);
}

const CALLS = [
  ["normalizeAddress", "1095 avenue of the americas, new york, ny 10036"],
  ["normalizePersonName", "DR. MARIA GARCIA LOPEZ, MD"],
  ["canonicalizePhone", "+1 (212) 555-0123 ext. 12"],
  ["normalizeUrl", "http://www.münchen.de:80/x"],
  ["companyDomain", "Info@shop.example.co.uk"],
] as const;

test("the scripts are those of the package", () => {
  expect(Object.keys(UDF_SCRIPTS).sort()).toEqual(NAMES);
  const exported = Object.keys(packageJson.exports).filter((entry) => entry.startsWith("./udf/"));
  expect(exported.sort()).toEqual([...NAMES.map((name) => `./udf/${name}`), "./udf/*.js"].sort());
});

describe.each(NAMES)("%s", (name) => {
  const names = Object.keys(MODULES[name] ?? {}).sort();

  test("names its functions", () => {
    expect([...(UDF_SCRIPTS[name] ?? [])].sort()).toEqual(names);
    const run = bareEngine();
    run(script(name));
    expect(JSON.parse(String(run("JSON.stringify(Object.keys(canonry).sort())")))).toEqual(names);
  });

  test("declares its functions", () => {
    const lists = [...udfDeclarations(name).matchAll(/\{ (.+) \} from "\.\.\/[a-z-]+\.cjs";/gu)];
    expect(lists.flatMap(([, list = ""]) => list.split(", ")).sort()).toEqual(names);
  });

  test("fits between the dollar signs of SQL", () => {
    expect(script(name)).not.toContain("$$");
  });

  test("holds no invisible character, which editors and clients lose on their way", () => {
    expect(script(name)).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  test("answers in a bare engine as the library does", () => {
    const run = bareEngine();
    run(script(name));
    for (const [call, text] of CALLS.filter(([call]) => names.includes(call)))
      expect(run(`canonry.${call}(${JSON.stringify(text)})`), call).toBe(library[call]?.(text));
  });

  test("is loaded once by a host that runs the text of a function for every row", () => {
    const run = bareEngine();
    const call = CALLS.find(([call]) => names.includes(call)) ?? CALLS[0];
    const body = `if (!globalThis.canonry) { ${script(name)}\n } return globalThis.canonry.${call[0]}(VALUE);`;
    run(`var row = new Function("VALUE", ${JSON.stringify(body)});`);
    expect(run(`row(${JSON.stringify(call[1])})`)).toBe(library[call[0]]?.(call[1]));
    run("var first = canonry;");
    run(`row("x")`);
    expect(run("canonry === first")).toBe(true);
  });

  test("is a CommonJS module that leaves the globals alone", () => {
    const run = bareEngine();
    run(`var module = { exports: {} }; (function (module) { ${script(name)}\n })(module);`);
    expect(JSON.parse(String(run("JSON.stringify(Object.keys(module.exports).sort())")))).toEqual(names);
    expect(run("typeof canonry")).toBe("undefined");
  });
});

test("scripts loaded one after the other share one object", () => {
  const run = bareEngine();
  run(script("phone"));
  run(script("url"));
  expect(run("typeof canonry.parsePhone + typeof canonry.parseUrl")).toBe("functionfunction");
});
