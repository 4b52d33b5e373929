// Coverage-guided fuzzing of the normalizers in plain JavaScript: texts that reach code no text reached before join the
// corpus. Checks: no exception, idempotence, bounded and clean output, 200 ms for a text.
// npm run fuzz:coverage [-- SECONDS-PER-NORMALIZER [SEED [NORMALIZER]]]; exit code 1 when there are findings.

import { mkdtempSync, rmSync } from "node:fs";
import inspector from "node:inspector";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";

const [SECONDS = 60, SEED = 20_261_121] = process.argv.slice(2, 4).map(Number);
const ONLY = process.argv[4];
const ROUND = 64;
/** Milliseconds. */
const SLOW = 200;
const MOST_FINDINGS = 5;
const LONGEST_TEXT = 240;
const LONGEST_CORPUS = 20_000;

const root = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "canonry-fuzz-"));

/** A module of the sources, in one file that the coverage can be asked for. */
async function bundled(path, name) {
  const outfile = join(folder, `${name}.mjs`);
  buildSync({
    entryPoints: [join(root, path)],
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

const target = await bundled("src/udf/all.ts", "target");
const { corpus: seedTexts } = await bundled("test/runtimes/corpus.ts", "corpus");
const { flawOf } = await bundled("test/fuzz/flaw-of.ts", "flaw");
const { seededBelow } = await bundled("test/seeded-random.ts", "random");

const session = new inspector.Session();
session.connect();
const post = (method, params) =>
  new Promise((done, fail) => session.post(method, params, (error, answer) => (error ? fail(error) : done(answer))));
await post("Profiler.enable");
await post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** How many stretches of the target ran since the last call that had never run. */
async function newStretches(known) {
  const { result } = await post("Profiler.takePreciseCoverage");
  const before = known.size;
  for (const script of result)
    if (script.url.endsWith("/target.mjs"))
      for (const { ranges } of script.functions)
        for (const { startOffset, endOffset, count } of ranges) if (count > 0) known.add(startOffset * 1e7 + endOffset);
  return known.size - before;
}

const COUNTRIES = [{}, { country: "US" }, { country: "DE" }, { country: "JP" }, { country: "FR" }, { country: "BR" }];
const TARGETS = {
  normalizeAddress: COUNTRIES,
  normalizePersonName: [{}, { locale: "hu" }, { locale: "vi" }],
  normalizeUrl: [{}, { unicode: true }],
  canonicalizePhone: COUNTRIES,
};

async function fuzz(name, optionsList) {
  const random = seededBelow(SEED);
  const normalize = target[name];
  const corpus = [...seedTexts(2_000, SEED)];
  const known = new Set();
  const findings = new Map();
  let runs = 0;
  await newStretches(known);
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end && findings.size < MOST_FINDINGS; ) {
    const round = Array.from({ length: ROUND }, () => mutated(corpus, random));
    for (const text of round) {
      const options = optionsList[random(optionsList.length)];
      const started = performance.now();
      const flaw =
        flawOf(normalize, text, options) ??
        (performance.now() - started > SLOW ? slow(normalize, text, options) : null);
      runs++;
      if (flaw !== null) findings.set(text, { options, flaw });
    }
    // Which of them it was is not asked: a round is cheap, the profiler is not.
    if ((await newStretches(known)) > 0 && corpus.length < LONGEST_CORPUS) corpus.push(...round);
  }
  const shown = [...findings].map(([text, found]) => ({ text: shrunk(normalize, text, found), ...found }));
  console.log(
    `${name}: ${runs} runs (${Math.round(runs / SECONDS)} a second), ${known.size} stretches covered, ${corpus.length} texts kept, ${findings.size} findings (seed ${SEED})`,
  );
  for (const finding of shown) console.log(`  ${JSON.stringify(finding)}`);
  return findings.size;
}

/** Whether a text is slow every time: once may be the machine's doing. */
function slow(normalize, text, options) {
  for (let i = 0; i < 5; i++) {
    const started = performance.now();
    flawOf(normalize, text, options);
    if (performance.now() - started < SLOW) return null;
  }
  return `takes more than ${SLOW} ms`;
}

/** A text of the corpus with pieces of another one, repeats, cuts and odd characters. */
function mutated(corpus, random) {
  let text = corpus[random(corpus.length)];
  for (let i = 1 + random(4); i > 0; i--) {
    const at = random(text.length + 1);
    const to = Math.min(text.length, at + random(8));
    const other = corpus[random(corpus.length)];
    const from = random(other.length + 1);
    switch (random(6)) {
      case 0:
        text = text.slice(0, at) + text.slice(to);
        break;
      case 1:
        text = text.slice(0, at) + other.slice(from, from + 1 + random(16)) + text.slice(at);
        break;
      case 2:
        text = text.slice(0, to) + text.slice(at, to).repeat(1 + random(3)) + text.slice(to);
        break;
      case 3:
        text = `${text.slice(at)} ${text.slice(0, at)}`;
        break;
      case 4:
        text =
          text.slice(0, at) +
          String.fromCodePoint(random(4) === 0 ? random(0x110000) : 0x20 + random(0x60)) +
          text.slice(to);
        break;
      default:
        text = text.slice(0, at) + [",", " ", ".", "-", "/", "'", "(", ")", "&", "\n"][random(10)] + text.slice(at);
    }
  }
  return text.slice(0, LONGEST_TEXT);
}

/** A shorter text with a flaw, found by leaving out one unit at a time. */
function shrunk(normalize, text, { options }) {
  let short = text;
  for (let i = 0; i < short.length; ) {
    const less = short.slice(0, i) + short.slice(i + 1);
    if (flawOf(normalize, less, options) === null) i++;
    else short = less;
  }
  return short;
}

let findings = 0;
for (const [name, options] of Object.entries(TARGETS))
  if (ONLY === undefined || ONLY === name) findings += await fuzz(name, options);
session.disconnect();
rmSync(folder, { recursive: true });
process.exitCode = findings === 0 ? 0 : 1;
