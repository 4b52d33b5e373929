import { normalizeAddress } from "../address/index.ts";
import { decodeEntities } from "../text/entities.ts";
import { isHostedPage } from "../url/hosted/index.ts";
import { normalizeUrl, parseProfileUrl, profileUrlKey } from "../url/index.ts";
import type { ColumnKind } from "./column-kind.ts";
import { isContactText, isMailAddress } from "./contact-text.ts";
import { countryCode, regionCode } from "./country-code.ts";
import { isDialledCode } from "./dialled-code.ts";
import { emailOf } from "./email-of.ts";
import { type HandleSite, handleUrl } from "./handle-site.ts";
import { mendedWebAddress } from "./mended-web-address.ts";
import { persons } from "./persons.ts";
import { phones } from "./phones.ts";
import { postalCode } from "./postal-code.ts";
import { severalValues } from "./several-values.ts";
import { oneLine, settle, settleUsable } from "./text-rules.ts";
import { addressesOfList, isPage, isUrlList, type UrlList } from "./url-list.ts";
import { withoutTags } from "./without-tags.ts";

/**
 * The canonical text of a cell; null when the normalizer of its column can use nothing in it.
 *
 * @param site The site of a column of profiles that names one, whose cells may hold handles.
 */
export function cleanCell(
  text: string,
  kind: ColumnKind,
  country: string | null,
  site: HandleSite | null = null,
): string | null {
  switch (kind) {
    case "person_name":
    case "given_name":
    case "family_name":
      return isContactText(text) ? null : persons(text);
    case "address":
      return isContactText(text) ? null : street(text, country);
    case "phone":
      return numbers(text, country);
    case "url":
      return oneOrJoined(text, website, isUrlList(text)) ?? mendedWebsite(text);
    case "email":
      return oneOrJoined(text, emailOf);
    case "profile_url":
      return oneOrJoined(text, (value) => profileOrPage(handleUrl(oneLine(value), site) ?? value), isUrlList(text));
    case "country":
      return isDialledCode(oneLine(text)) ? country : countryCode(text);
    case "state":
      return (country === null ? null : regionCode(oneLine(text), country)) ?? oneLine(text);
    case "postal_code":
      return postalCode(oneLine(text), country);
    case "company_name":
    case "city":
      return settle(text, (line) => oneLine(withoutTags(decodeEntities(line))));
  }
}

/**
 * The value of a cell, or several with "; " between, also among the tags of a page.
 *
 * @param list "some": as a whole the text might be read as its first value; "all": it is a list and nothing else.
 */
function oneOrJoined(text: string, clean: (text: string) => string | null, list: UrlList = "none"): string | null {
  const first = list === "none" ? null : (joined(text, clean) ?? joinedAddresses(text, clean));
  const found = first ?? (list === "all" ? null : (clean(text) ?? joined(text, clean)));
  const plain = found === null ? withoutTags(text) : text;
  return plain === text ? found : oneOrJoined(plain, clean, list === "none" ? list : isUrlList(plain));
}

function joined(text: string, clean: (text: string) => string | null): string | null {
  return severalValues(text, clean)?.join("; ") ?? null;
}

/** Addresses that each begin with a scheme or "www.", so that a comma may stand in their paths. */
function joinedAddresses(text: string, clean: (text: string) => string | null): string | null {
  const found = addressesOfList(text).map(clean);
  return found.length > 1 && found.every((one) => one !== null) ? [...new Set(found)].join("; ") : null;
}

/** What `normalizeAddress` comes to rest at; null when it can use nothing. Cells must not change when a file is cleaned again. */
function street(text: string, country: string | null): string | null {
  const options = country === null ? {} : { country };
  return settleUsable(text, (line) => normalizeAddress(line, options));
}

/** The number of a cell, or several with "; " between, which read again may be fewer. */
function numbers(text: string, country: string | null): string | null {
  const found = phones(text, country);
  if (found === null || found.length === 1) return found?.[0] ?? null;
  return settleUsable(found.join("; "), (list) => phones(list, country)?.join("; ") ?? null);
}

/**
 * The host of a website; of a site whose pages belong to others, where the host tells nothing, the profile or the page:
 * `facebook.com/acme` is no `facebook.com`.
 */
function website(text: string): string | null {
  if (isMailAddress(text)) return null;
  const host = normalizeUrl(text);
  if (host === null || isPage(host)) return null;
  if (!isHostedPage(text)) return host;
  const key = profile(text);
  if (key !== null) return key;
  const page = oneLine(text);
  return normalizeUrl(page) === host ? page : host;
}

function mendedWebsite(text: string): string | null {
  const mended = mendedWebAddress(text);
  return mended === null ? null : website(mended);
}

/** The key of a profile, also where invisible characters stand within its path. */
function profile(text: string): string | null {
  return (parseProfileUrl(text) ?? parseProfileUrl(oneLine(text)))?.url ?? null;
}

/** A profile, or a page on a site of which no profiles are known; one with a query, which may tell whose it is, as written. */
function profileOrPage(text: string): string | null {
  const known = profile(text);
  const page = oneLine(text);
  if (known !== null || /[\s,;|@]/u.test(page.replace("/@", "/"))) return known;
  const key = profileUrlKey(page);
  if (key === null || !key.includes("/")) return null;
  return /[?#]/u.test(page) ? page : key;
}
