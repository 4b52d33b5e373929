import { normalizeAddress, parseAddress } from "../../address/index.ts";
import { normalizePersonName, parsePersonName } from "../../person-name/index.ts";
import { canonicalizePhone, parsePhone } from "../../phone/index.ts";
import { normalizeUrl, parseUrl } from "../../url/index.ts";
import { CommandError, MISUSE } from "../command-error.ts";
import { decodeText } from "../input/decode-text.ts";
import { openInput } from "../input/open-input.ts";
import { lines } from "../input/read-rows.ts";
import { openOutput } from "../output/write-beside.ts";
import { type ReadOptions, readOptions } from "../read-options.ts";

interface Normalizer {
  readonly text: (value: string) => string | null;
  readonly parts: (value: string) => unknown;
}

/** `canonry normalize`: texts or lines to canonical texts, one to one. */
export async function normalize(args: readonly string[]): Promise<void> {
  const options = readOptions(args, {
    country: { type: "string" },
    json: { type: "boolean" },
    locale: { type: "string" },
  });
  const [kind, ...texts] = options.words;
  const normalizer = normalizerOf(kind, options);
  const answer = options.flag("json")
    ? (text: string): string => JSON.stringify(normalizer.parts(text))
    : (text: string): string => normalizer.text(text) ?? "";
  const output = await openOutput("-");
  for await (const text of texts.length > 0 ? texts : inputLines()) await output.write(`${answer(text)}\n`);
  await output.finish();
}

async function* inputLines(): AsyncIterable<string> {
  const { bytes } = await openInput("-");
  yield* lines(decodeText(bytes, null, "the standard input"));
}

function normalizerOf(kind: string | undefined, options: ReadOptions): Normalizer {
  const country = options.text("country");
  const locale = options.text("locale");
  const place = country === null ? {} : { country };
  const language = locale === null ? {} : { locale };
  switch (kind) {
    case "address":
      return { text: (value) => normalizeAddress(value, place), parts: (value) => parseAddress(value, place) };
    case "person-name":
      return {
        text: (value) => normalizePersonName(value, language),
        parts: (value) => parsePersonName(value, language),
      };
    case "phone":
      return { text: (value) => canonicalizePhone(value, place), parts: (value) => parsePhone(value, place) };
    case "url":
      return { text: (value) => normalizeUrl(value), parts: (value) => parseUrl(value) };
    default:
      throw new CommandError(
        MISUSE,
        `say what to normalize: address, person-name, url or phone, not ${kind ?? "nothing"}`,
      );
  }
}
