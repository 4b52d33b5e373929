import { ADDRESS_MAX_LENGTH, capOf, refuse } from "../text/limits.ts";
import type { Reason } from "../text/types.ts";
import { cleanAddressText } from "./hygiene/hygiene.ts";
import { boundedText, isOverlong, readUnplaced, unread } from "./hygiene/overlong.ts";
import { readInternational } from "./international/international-reading.ts";
import { settle } from "./settle.ts";
import { isWebText } from "./tokens/web-text.ts";
import { toldCountry } from "./told-country.ts";
import type { AddressOptions, ParsedAddress, Reading } from "./types.ts";
import { readUnitedStates } from "./us/united-states.ts";

const NO_OPTIONS: AddressOptions = {};

/**
 * The parts of a postal address with its standard line, mailing block and match key; never throws, and says in
 * `reason` why there is nothing usable.
 *
 * The United States follow Publication 28 of the Postal Service, other countries their postal service's convention.
 *
 * @param value Text as found, in one line or several; more than `maxLength` UTF-16 units (default 2,048) are not read.
 * @example
 * parseAddress("1095 Avenue of the Americas, New York, NY 10036").normalized; // => "1095 AVENUE OF THE AMERICAS NEW YORK NY 10036"
 */
export function parseAddress(value: string, options?: AddressOptions): ParsedAddress {
  const settings = settingsOf(options);
  const refused = refuse(value, capOf(settings, ADDRESS_MAX_LENGTH));
  if (refused !== null) return nothing(refused);
  const cleaned = cleanAddressText(value);
  if (cleaned === "") return nothing("empty");
  const text = boundedText(cleaned);
  if (text === "") return nothing("invalid");
  if (isOverlong(text) || isWebText(text)) return answer(readUnplaced(text), [text]);
  const reading = readAddress(text, settings);
  return answer(reading, settle({ ...reading, stable: false }, text, settings));
}

/** The reading of a cleaned text by the rules of its country. */
function readAddress(text: string, options: AddressOptions): Reading {
  const { country, rest, label } = toldCountry(text, options);
  if (country !== "US" || rest === "") return readInternational(rest, country, label);
  const isNamed = rest !== text;
  const reading = readUnitedStates(rest, options, text.charAt(rest.length) === ",");
  // The standard line leaves the name out, the parts say that it was there.
  if (isNamed) {
    reading.components.country = "UNITED STATES";
    reading.rules.push("us/country");
  }
  return reading;
}

/** The caller's options; anything else than an object counts as none. */
export function settingsOf(options: AddressOptions | undefined): AddressOptions {
  return typeof options === "object" && options !== null ? options : NO_OPTIONS;
}

function answer(reading: Reading, lines: string[]): ParsedAddress {
  if (lines.length === 0) return nothing("invalid");
  return written(reading, lines, lines.join(" "), null);
}

function nothing(reason: Reason): ParsedAddress {
  return written(unread(), [], null, reason);
}

function written(reading: Reading, lines: string[], normalized: string | null, reason: Reason | null): ParsedAddress {
  const { components, kind, rules, unclassified, confidence, country, matchKey } = reading;
  return { normalized, lines, matchKey, kind, country, components, confidence, rules, unclassified, reason };
}
