// Meaning: prefixes that a country dialled before a national number of the given length and that no number has any more, by
// calling code. They still stand in lists; behind the calling code they are no part of the number either.
// Source: Instituto Federal de Telecomunicaciones, Plan Técnico Fundamental de Numeración (in force since 2019-08-03):
// 044, 045 and 1 stood before mobile numbers, 01 before calls to other areas. 1 row.

/** What stands before the number, in front of exactly as many digits as a number has. */
export const FORMER_PREFIXES: ReadonlyMap<string, RegExp> = new Map([["52", /^(?:044|045|01|1)(?=[0-9]{10}$)/u]]);
