// Prints, as one line of JSON, the digests of the answers to one slice of the corpus, portion by portion.
// Runs on Node, Bun and Deno: see test-runtimes.mjs. Arguments: engine (here, bare, quickjs), folder of the scripts,
// texts, seed, first and last slice as "0/2", functions (or "all").
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [engine, folder, count, seed, slice, wanted] = process.argv.slice(2);
const PORTION = 500;
const [part, parts] = slice.split("/").map(Number);

/** Evaluates code in the engine; answers are texts. */
async function evaluatorOf(name) {
  // biome-ignore lint/security/noGlobalEval: the script under test is evaluated as a host does it, with globals.
  if (name === "here") return (code) => String(globalThis.eval(code));
  if (name === "bare") {
    const { createContext, runInContext } = await import("node:vm");
    const context = createContext(Object.create(null));
    runInContext("delete globalThis.Intl; delete globalThis.WebAssembly;", context);
    return (code) => String(runInContext(code, context));
  }
  const { getQuickJS } = await import("quickjs-emscripten");
  const quickjs = (await getQuickJS()).newContext();
  return (code) => {
    const handle = quickjs.unwrapResult(quickjs.evalCode(code));
    const text = quickjs.getString(handle);
    handle.dispose();
    return text;
  };
}

const evaluate = await evaluatorOf(engine);
const started = Date.now();
for (const name of ["all.js", "answers.js"]) evaluate(readFileSync(`${folder}/${name}`, "utf8"));
const functions =
  wanted === "all"
    ? "canonry"
    : `{${wanted
        .split(",")
        .map((name) => `${name}: canonry.${name}`)
        .join(", ")}}`;
evaluate(`var run = runtimes.createAnswerRun(${functions}, ${count}, ${seed}); 0`);
const portions = {};
for (let i = 0; i * PORTION < Number(count); i++) {
  if (i % parts !== part) {
    evaluate(`run.skip(${PORTION}); 0`);
    continue;
  }
  const lines = JSON.parse(evaluate(`JSON.stringify(run.next(${PORTION}))`));
  portions[i] = Object.fromEntries(
    Object.entries(lines).map(([name, text]) => [name, createHash("sha256").update(text, "utf8").digest("hex")]),
  );
}
console.log(JSON.stringify({ seconds: (Date.now() - started) / 1000, portions }));
