import { ADDRESS_SCRIPT_NAMES } from "./data/address-script-names.ts";
import { INTERNAL_NAMES } from "./data/internal-names.ts";

const PARTS: Readonly<Record<string, readonly string[]>> = {
  address: ["normalizeAddress", "parseAddress"],
  "person-name": ["normalizePersonName", "parsePersonName"],
  phone: ["canonicalizePhone", "findPhones", "parsePhone", "splitPhones"],
  url: [
    "canonicalHost",
    "companyDomain",
    "normalizeEmail",
    "normalizeUrl",
    "parseProfileUrl",
    "parseUrl",
    "registrableDomain",
  ],
};

/** The scripts for JavaScript hosts, each the file of that name in this folder with everything it needs, and their functions. */
export const UDF_SCRIPTS: Readonly<Record<string, readonly string[]>> = { ...PARTS, all: Object.values(PARTS).flat() };

/**
 * End of a script, whose functions are in `canonryScript` by then: puts them into a global object `canonry`, which
 * scripts loaded before may have begun, and makes them the exports where there are CommonJS modules. Nobody runs the
 * last line: it tells module loaders, which read instead of running, the names.
 */
export function udfFooter(script: string): string {
  return [
    "var canonry=Object.assign(globalThis.canonry||{},canonryScript);",
    'if(typeof module==="object"&&module)module.exports=canonryScript;else globalThis.canonry=canonry;',
    `0&&(module.exports={${(UDF_SCRIPTS[script] ?? []).join(",")}});`,
  ].join("\n");
}

/** Declarations of a script, for CommonJS as the script is: those of the entry points that hold its functions. */
export function udfDeclarations(script: string): string {
  return Object.entries(PARTS)
    .filter(([part]) => script === part || script === "all")
    .map(([part, names]) => `export { ${names.join(", ")} } from "../${part}.cjs";\n`)
    .join("");
}

/** Properties that the bundler shortens in a script; scripts with a foreign package in them keep their names. */
export function udfShortened(script: string): readonly string[] {
  if (script === "address") return [...INTERNAL_NAMES, ...ADDRESS_SCRIPT_NAMES];
  return script === "person-name" ? INTERNAL_NAMES : [];
}
