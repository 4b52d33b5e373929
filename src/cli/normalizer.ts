import { normalizeAddress, parseAddress } from "../address/index.ts";
import { normalizePersonName, parsePersonName } from "../person-name/index.ts";
import { canonicalizePhone, parsePhone } from "../phone/index.ts";
import { normalizeUrl, parseUrl } from "../url/index.ts";
import { CommandError, MISUSE } from "./command-error.ts";

/** What is to be normalized, and how its answer is written; plain values, so that it travels to other threads. */
export interface NormalizerRequest {
  readonly kind: string | null;
  readonly country: string | null;
  readonly locale: string | null;
  readonly json: boolean;
}

/** The answer to one text as one line, without its end; null stands for what cannot be read. */
export type LineNormalizer = (text: string | null) => string;

/** The normalizer of a kind. @throws CommandError when there is none. */
export function lineNormalizer({ kind, country, locale, json }: NormalizerRequest): LineNormalizer {
  const place = country === null ? {} : { country };
  const language = locale === null ? {} : { locale };
  switch (kind) {
    case "address":
      return json ? parts((text) => parseAddress(text, place)) : canonical((text) => normalizeAddress(text, place));
    case "person-name":
      return json
        ? parts((text) => parsePersonName(text, language))
        : canonical((text) => normalizePersonName(text, language));
    case "phone":
      return json ? parts((text) => parsePhone(text, place)) : canonical((text) => canonicalizePhone(text, place));
    case "url":
      return json ? parts((text) => parseUrl(text)) : canonical((text) => normalizeUrl(text));
    default:
      throw new CommandError(
        MISUSE,
        `say what to normalize: address, person-name, url or phone, not ${kind ?? "nothing"}`,
      );
  }
}

function canonical(normalize: (text: string) => string | null): LineNormalizer {
  return (text) => (text === null ? "" : (normalize(text) ?? ""));
}

function parts(parse: (text: string) => unknown): LineNormalizer {
  return (text) => JSON.stringify(text === null ? null : parse(text));
}
