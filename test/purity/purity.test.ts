import ts from "typescript";
import { describe, expect, test } from "vitest";
import { place, SOURCES, type Source, walk } from "./sources.ts";

/** Folders that talk to a platform: `http` to the Fetch API, `cli` to Node. */
const PLATFORM_FOLDERS = new Set(["cli", "http"]);
const PURE = SOURCES.filter(({ folder }) => !PLATFORM_FOLDERS.has(folder));

/** Globals whose answers depend on the machine, the place or the moment, or which bare engines lack. */
const FORBIDDEN_GLOBALS = new Set(
  "Intl Date process Buffer URL URLSearchParams TextEncoder TextDecoder console performance crypto fetch setTimeout setInterval setImmediate queueMicrotask structuredClone navigator require global WebAssembly SharedArrayBuffer Atomics eval".split(
    " ",
  ),
);
/** Files that may ask whether such a global is there, and why the answers are the same without it. */
const GLOBAL_EXCEPTIONS: Readonly<Record<string, string>> = {
  "search/scratch.ts SharedArrayBuffer": "only where the memory lies",
};
/** Functions and constants of Math that the language defines to the last bit. */
const EXACT_MATH = /^(?:[A-Z][A-Z0-9_]*|abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc)$/u;
/** Files that raise small whole numbers to small whole powers, which every engine does exactly. */
const WHOLE_POWERS = new Set(["url/ipv4.ts"]);
const FORBIDDEN_MEMBERS = new Set(["random", "localeCompare"]);

/** Files that may call what follows an engine's Unicode tables, or name property classes, and why that is safe. */
const UNICODE_EXCEPTIONS: Readonly<Record<string, string>> = {
  "address/international/draft.ts": "a country code of the profiles",
  "address/international/house-number.ts": "later code points are masked",
  "address/international/squeeze.ts": "later code points are masked",
  "address/international/secondary-unit.ts": "later code points are masked",
  "address/country/split-piece.ts": "later code points are masked",
  "address/country/word-form.ts": "later code points are masked",
  "address/format.ts": "an option, compared with country codes",
  "address/tokens/hint.ts": "an option, compared with a country code",
  "address/hygiene/hygiene.ts": "ASCII by the scan before it",
  "cleaning/column-key.ts": "later code points are masked",
  "matching/comparison/address-text.ts": "texts with later code points are not read",
  "matching/comparison/fold-words.ts": "ASCII by the test before it",
  "person-name/noise/pronouns.ts": "compared with ASCII pronouns",
  "person-name/words/capitalized-name.ts": "Latin letters up to U+00FF by the test before it",
  "person-name/data/contact-shapes.ts": "ASCII letters in any case",
  "person-name/data/labels.ts": "ASCII letters in any case",
  "person-name/data/no-persons.ts": "ASCII letters in any case",
  "person-name/data/other-names.ts": "ASCII letters in any case",
  "person-name/data/profile-marks.ts": "ASCII letters in any case",
  "person-name/words/language-of.ts": "an option, compared with language tags",
  "person-name/words/unit-kinds.ts": "letters are tested after isAssigned",
  "person-name/words/words.ts": "ASCII by the scan before it",
  "phone/phone-context.ts": "ASCII letters in any case",
  "phone/read.ts": "ASCII letters in any case",
  "service/call-types.ts": "a path of the operations",
  "service/operations/count-letters.ts": "within mapAssigned",
  "url/host.ts": "ASCII by the test before it",
  "url/normalize-email.ts": "compared with an ASCII word",
  "url/percent-decode.ts": "hexadecimal digits",
  "url/profile-handle.ts": "tested for ASCII behind it",
  "url/profile.ts": "compared with ASCII words of the platforms",
  "url/scan-host.ts": "only ASCII is accepted behind it",
  "url/split-url.ts": "ASCII by the scan before it",
};

/** Name of the member that a call calls: "normalize" of `text.normalize("NFC")`. */
function calledMember(node: ts.Node): string {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : "";
}

/** Whether an identifier is read as a variable, not as a name of a member, a type or a declaration. */
function isVariable(node: ts.Identifier, source: Source): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeNode(parent) || ts.isQualifiedName(parent) || ts.isExpressionWithTypeArguments(parent)) return false;
  if ("name" in parent && parent.name === node) return ts.isShorthandPropertyAssignment(parent);
  return !declaresLocally(node.text, source);
}

function declaresLocally(name: string, source: Source): boolean {
  let found = false;
  walk(source, (node) => {
    if (
      (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) &&
      node.name.getText() === name
    )
      found = true;
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) found = true;
  });
  return found;
}

/** "2 ** 32": exact on every engine. */
function isWholeConstant(node: ts.Node): boolean {
  const digits = /^\d+$/u;
  return ts.isBinaryExpression(node) && digits.test(node.left.getText()) && digits.test(node.right.getText());
}

test("the scan sees the sources", () => {
  expect(PURE.length).toBeGreaterThan(200);
  expect(SOURCES.length - PURE.length).toBeGreaterThan(10);
});

describe("library code knows no platform, place or moment", () => {
  test("no globals of a platform", () => {
    const found: string[] = [];
    for (const source of PURE)
      walk(source, (node) => {
        if (!ts.isIdentifier(node) || !FORBIDDEN_GLOBALS.has(node.text) || !isVariable(node, source)) return;
        if (GLOBAL_EXCEPTIONS[`${source.name} ${node.text}`] === undefined)
          found.push(`${place(source, node)} ${node.text}`);
      });
    expect(found).toEqual([]);
  });

  test("no locale, no chance", () => {
    const found: string[] = [];
    for (const source of PURE)
      walk(source, (node) => {
        if (!ts.isPropertyAccessExpression(node)) return;
        const name = node.name.text;
        const chance = name !== "random" || node.expression.getText() === "Math";
        if (name.startsWith("toLocale") || (FORBIDDEN_MEMBERS.has(name) && chance))
          found.push(`${place(source, node)} ${name}`);
      });
    expect(found).toEqual([]);
  });

  test("no function of Math and no power whose last bit the language leaves open", () => {
    const found: string[] = [];
    for (const source of PURE)
      walk(source, (node) => {
        const open = ts.isPropertyAccessExpression(node) && node.expression.getText() === "Math";
        if (open && !EXACT_MATH.test(node.name.text)) found.push(`${place(source, node)} Math.${node.name.text}`);
        const isPower = node.kind === ts.SyntaxKind.AsteriskAsteriskToken && !isWholeConstant(node.parent);
        if (isPower && !WHOLE_POWERS.has(source.name)) found.push(`${place(source, node)} **`);
      });
    expect(found).toEqual([]);
  });

  test("no modules of a platform", () => {
    const found: string[] = [];
    for (const source of PURE)
      walk(source, (node) => {
        if (ts.isStringLiteral(node) && ts.isImportDeclaration(node.parent) && node.text.startsWith("node:"))
          found.push(`${place(source, node)} ${node.text}`);
      });
    expect(found).toEqual([]);
  });
});

describe("letter case, normalization and character classes", () => {
  const used = new Map<string, string[]>();
  for (const source of PURE.filter(({ folder }) => folder !== "text"))
    walk(source, (node) => {
      const member = calledMember(node);
      const follows =
        ["toLowerCase", "toUpperCase", "normalize"].includes(member) ||
        (ts.isRegularExpressionLiteral(node) &&
          (node.text.includes("\\p{") ||
            node.text.includes("\\P{") ||
            /\/[a-z]*i/u.test(node.text.slice(node.text.lastIndexOf("/")))));
      if (follows) used.set(source.name, [...(used.get(source.name) ?? []), place(source, node)]);
    });

  test("follow the engine only where the text is ASCII or the answer is no part of a canonical form", () => {
    const unexplained = [...used].filter(([name]) => UNICODE_EXCEPTIONS[name] === undefined);
    expect(unexplained.flatMap(([, places]) => places)).toEqual([]);
  });

  test("every exception is in use", () => {
    expect(Object.keys(UNICODE_EXCEPTIONS).filter((name) => !used.has(name))).toEqual([]);
  });
});
