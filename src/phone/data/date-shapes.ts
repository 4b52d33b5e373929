// Meaning: shapes of dates and hours, which no country parts a number like.
// DATE: year, month and day with one sign between them, or day and month in either order before the year, of which two digits
// stand behind slashes; among other words of a text.
// SLASHED_DATE: what the matcher of Google's library takes for one anywhere in a candidate.
// DATE_START: how every date of a text alone begins, a look that spares most texts the search.
// HOURS: the last digit of a number and a time of the day behind it ("8:00", "9h30", "9 am"), or two with a dash between ("08.00-17.00", "9-17 Uhr").
// Source: ISO 8601 and the short forms of the Unicode CLDR; PhoneNumberMatcher of libphonenumber; 2026-11. 4 patterns.

export const DATE_START: RegExp = /^\s*\d{1,4}[-/.]\d/u;

export const DATE: RegExp =
  /(?<![^ ([])(?:(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:(?:0?[1-9]|1[0-2])([-/.])(?:0?[1-9]|[12]\d|3[01])\2|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\3)(?:19|20)\d\d|(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]))\/\d\d)(?![^ ,;)\]])/u;

export const SLASHED_DATE: RegExp = /(?:[0-3]?\d\/[01]?\d|[01]?\d\/[0-3]?\d)\/(?:[12]\d)?\d{2}/u;

export const HOURS: RegExp =
  /[0-9)] ?[ (](?:[01]?\d|2[0-4])(?:(?::[0-5]\d|[Hh](?:[0-5]\d)?| ?[APap]\.?[Mm])(?![0-9A-Za-z])|(?:\.[0-5]\d ?[-\u2010-\u2015] ?(?:[01]?\d|2[0-4])\.[0-5]\d|(?:\.[0-5]\d)? ?[-\u2010-\u2015] ?(?:[01]?\d|2[0-4])(?:\.[0-5]\d)? ?(?:[Hh](?:rs)?|[Uu](?:hr|HR|ur)))(?![0-9A-Za-z]|[.-]\d))/u;
