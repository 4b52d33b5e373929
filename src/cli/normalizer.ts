import { normalizeAddress, parseAddress } from "../address/index.ts";
import { normalizePersonName, parsePersonName } from "../person-name/index.ts";
import { canonicalizePhone, parsePhone } from "../phone/index.ts";
import { normalizeUrl, parseUrl } from "../url/index.ts";
import { CommandError, MISUSE } from "./command-error.ts";

const KINDS: readonly string[] = ["address", "person-name", "phone", "url"];

/** What is to be normalized, and how its answer is written; plain values, so that it travels to other threads. */
export interface NormalizerRequest {
  readonly kind: string | null;
  readonly country: string | null;
  readonly locale: string | null;
  readonly json: boolean;
}

/** The answer to one text as one line, without its end; null stands for what cannot be read. */
export type LineNormalizer = (text: string | null) => string;

/** The normalizer of a kind. @throws CommandError when there is none, and for an option that the kind does not take. */
export function lineNormalizer({ kind, country, locale, json }: NormalizerRequest): LineNormalizer {
  if (country !== null) checkTakes(kind, "--country", ["address", "phone"]);
  if (locale !== null) checkTakes(kind, "--locale", ["person-name"]);
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

/** An option that would count for nothing is misuse; an unknown kind is told elsewhere. */
function checkTakes(kind: string | null, option: string, takenBy: readonly string[]): void {
  const isOther = kind !== null && KINDS.includes(kind) && !takenBy.includes(kind);
  if (isOther) throw new CommandError(MISUSE, `${option} is an option of ${takenBy.join(" and ")}, not of ${kind}`);
}

function canonical(normalize: (text: string) => string | null): LineNormalizer {
  return (text) => (text === null ? "" : (normalize(text) ?? ""));
}

function parts(parse: (text: string) => unknown): LineNormalizer {
  return (text) => JSON.stringify(text === null ? null : parse(text));
}
