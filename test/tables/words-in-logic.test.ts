import ts from "typescript";
import { expect, test } from "vitest";
import { place, SOURCES, walk } from "../purity/sources.ts";

/** Numerals that count bearers of one name are what they are by definition. */
const NUMERALS = new Set(["i", "ii", "v"]);
/** The Dutch digraph is a letter. */
const LETTERS = new Set(["ij"]);

const logicOf = (area: string): typeof SOURCES =>
  SOURCES.filter(({ name }) => name.startsWith(`${area}/`) && !name.startsWith(`${area}/data/`));
const logic = logicOf("person-name");
const ALTERNATIVES = /(?<!\\)\p{L}{2}[^[\]]*\||\|(?:\(\?:)?\p{L}{2}/u;

test("the scan sees the files that read a name", () => {
  expect(logic.length).toBeGreaterThan(90);
});

test("words of names are compared with tables, and patterns that hold some are tables", () => {
  const found: string[] = [];
  for (const source of logic)
    walk(source, (node) => {
      const isSpelled =
        (ts.isBinaryExpression(node) && isSpelledWord(node)) ||
        (ts.isCallExpression(node) && isSpelledPart(node)) ||
        (ts.isRegularExpressionLiteral(node) && ALTERNATIVES.test(node.text));
      if (isSpelled) found.push(`${place(source, node)} ${node.getText(source.tree)}`);
    });
  expect(found).toEqual([]);
});

test("patterns of addresses that hold words are tables", () => {
  const found: string[] = [];
  for (const source of logicOf("address"))
    walk(source, (node) => {
      if (ts.isRegularExpressionLiteral(node) && ALTERNATIVES.test(node.text)) found.push(place(source, node));
    });
  expect(found).toEqual([]);
});

/** `word.key === "van"`, `text !== "of"`. */
function isSpelledWord({ left, operatorToken, right }: ts.BinaryExpression): boolean {
  const isEqual = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
  if (!isEqual.includes(operatorToken.kind) || !ts.isStringLiteral(right)) return false;
  const subject = ts.isPropertyAccessExpression(left) ? left.name.text : ts.isIdentifier(left) ? left.text : "";
  return /^(?:key|text)$/u.test(subject) && /\p{L}/u.test(right.text) && !NUMERALS.has(right.text);
}

/** `key.startsWith("mac")`. */
function isSpelledPart({ expression, arguments: [part] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || part === undefined || !ts.isStringLiteral(part)) return false;
  const isPart = /^(?:startsWith|endsWith|includes)$/u.test(expression.name.text);
  return isPart && /^(?:key|text|small|next)$/u.test(expression.expression.getText()) && isWordOf(part.text);
}

function isWordOf(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !LETTERS.has(text);
}
