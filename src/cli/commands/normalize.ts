import { CommandError, MISUSE } from "../command-error.ts";
import { checkDistinct } from "../distinct-files.ts";
import { normalizeLines } from "../lines/normalize-lines.ts";
import { lineNormalizer, type NormalizerRequest } from "../normalizer.ts";
import { openOutput } from "../output/write-beside.ts";
import { countryOption, readOptions } from "../read-options.ts";
import { workersOption } from "../workers/workers-option.ts";

/** `canonry normalize`: texts or lines to canonical texts, one to one. */
export async function normalize(args: readonly string[]): Promise<void> {
  const options = readOptions(args, {
    country: { type: "string" },
    input: { type: "string" },
    json: { type: "boolean" },
    lines: { type: "boolean" },
    locale: { type: "string" },
    output: { type: "string", short: "o" },
    workers: { type: "string" },
  });
  const [kind = null, ...texts] = options.words;
  const request: NormalizerRequest = {
    kind,
    country: countryOption(options).country ?? null,
    locale: options.text("locale"),
    json: options.flag("json"),
  };
  const input = options.text("input") ?? "-";
  const output = options.text("output") ?? "-";
  const workers = workersOption(options, input);
  checkDistinct({ name: "--input", path: input }, [{ name: "--output", path: output }]);
  if (texts.length === 0) return normalizeLines(request, { input, output, workers });
  if (options.flag("lines") || input !== "-")
    throw new CommandError(MISUSE, "lines are read from the standard input or --input FILE: leave the TEXT out");
  await normalizeTexts(request, texts, output);
}

async function normalizeTexts(request: NormalizerRequest, texts: readonly string[], path: string): Promise<void> {
  const normalizer = lineNormalizer(request);
  const output = await openOutput(path);
  for (const text of texts) {
    const answer = normalizer(text);
    if (answer === "" || answer === "null") process.stderr.write(`${nothingUsable(text, request)}\n`);
    await output.write(`${answer}\n`);
  }
  await output.finish();
}

/** Tells the person at the terminal why a line is empty. */
function nothingUsable(text: string, { country, kind }: NormalizerRequest): string {
  const advice =
    kind === "phone" && country === null ? "; --country tells where numbers without a calling code are from" : "";
  return `${JSON.stringify(text)} holds no usable ${kind}${advice}`;
}
