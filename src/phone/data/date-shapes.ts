// Meaning: shapes of dates, which no country parts a number like.
// DATE: year, month and day with one sign between them, or day and month in either order before the year, of which two digits
// stand behind slashes; among other words of a text.
// SLASHED_DATE: what the matcher of Google's library takes for one anywhere in a candidate.
// DATE_START: how every date of a text alone begins, a look that spares most texts the search.
// Source: ISO 8601 and the short forms of the Unicode CLDR; PhoneNumberMatcher of libphonenumber; 2026-11. 3 patterns.

export const DATE_START: RegExp = /^\s*\d{1,4}[-/.]\d/u;

export const DATE: RegExp =
  /(?<![^ ([])(?:(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:(?:0?[1-9]|1[0-2])([-/.])(?:0?[1-9]|[12]\d|3[01])\2|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\3)(?:19|20)\d\d|(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]))\/\d\d)(?![^ ,;)\]])/u;

export const SLASHED_DATE: RegExp = /(?:[0-3]?\d\/[01]?\d|[01]?\d\/[0-3]?\d)\/(?:[12]\d)?\d{2}/u;
