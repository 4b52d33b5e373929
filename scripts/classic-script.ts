// One classic script of a bundled module, for hosts that know no modules and limit the length of what they load.
import ts from "typescript";
import uglify, { type CompressOptions } from "uglify-js";

/**
 * The module's code as a function that runs at once, its exports in a global variable and the footer behind it as it
 * is. Functions that are called from one place are put there and the others are arrows, which the bundler does not do:
 * it saves a tenth of the addresses' script. Throws where `code` is not one module whose last statement names all its
 * exports, as the bundler writes it.
 */
export function classicScript(code: string, globalName: string, footer = ""): string {
  if (!EXPORTS.test(code)) throw new Error(`${globalName}: the module does not end with its exports`);
  const module = withArrows(shortened(code, FOR_ARROWS));
  const [statement = "", names = ""] = EXPORTS.exec(module) ?? [];
  const returned = names
    .split(",")
    .map((name) => name.split(" as "))
    .map(([local, exported = local]) => `${exported}:${local}`);
  const script = `var ${globalName}=(()=>{"use strict";${module.slice(0, -statement.length)}return{${returned.join(",")}}})();`;
  return `${withoutQuotes(shortened(script, FOR_BYTES))}\n${footer}`;
}

/** Two dollar signs end the text of a function in SQL: a variable that is called so gets a name that no other has. */
function withoutQuotes(script: string): string {
  let count = 0;
  while (script.includes(`$_${count}`)) count++;
  return script.replace(/(?<![\w$])\$\$(?![\w$])/gu, () => `$_${count}`);
}

const EXPORTS = /export\{([^{}]*)\};?\s*$/u;

/** Variables are declared together and functions in front of all else, which saves a word for each. */
const FOR_BYTES: CompressOptions = { passes: 2, keep_fargs: false, hoist_vars: true, hoist_funs: true };
/** What is joined before the arrows stand could no longer be shortened behind them. */
const FOR_ARROWS: CompressOptions = { ...FOR_BYTES, passes: 1, merge_vars: false, sequences: false };

function shortened(code: string, compress: CompressOptions): string {
  const module = EXPORTS.test(code);
  const result = uglify.minify(code, { module, toplevel: module, compress });
  if (result.error) throw result.error;
  return result.code;
}

/** Functions of the module as arrows before everything else, where all of them are known as early as before. */
function withArrows(code: string): string {
  const source = ts.createSourceFile("module.js", code, ts.ScriptTarget.Latest);
  const arrows: string[] = [];
  let rest = "";
  let from = 0;
  for (const statement of source.statements) {
    if (!isPlainFunction(statement, source)) continue;
    const { body, name } = statement;
    const parameters = code.slice(code.indexOf("(", name.end), body.getStart(source));
    arrows.push(`${name.text}=${parameters}=>${body.getText(source)}`);
    rest += code.slice(from, statement.getStart(source));
    from = statement.end;
  }
  return arrows.length === 0 ? code : `var ${arrows.join(",")};${rest}${code.slice(from)}`;
}

type NamedFunction = ts.FunctionDeclaration & { name: ts.Identifier; body: ts.Block };

/** Whether an arrow can stand for a function: neither a generator nor asynchronous, without `this` and `arguments`. */
function isPlainFunction(statement: ts.Statement, source: ts.SourceFile): statement is NamedFunction {
  if (!ts.isFunctionDeclaration(statement) || statement.name === undefined || statement.body === undefined)
    return false;
  if (statement.asteriskToken !== undefined || statement.modifiers !== undefined) return false;
  return !/\b(?:this|arguments)\b/u.test(statement.getText(source));
}
