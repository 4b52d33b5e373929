// Meaning: rooms and floors at the end of an address in Han, Kana or Hangul, as patterns: the number and the sign behind it.
// Source: Japan Post, China Post, Chunghwa Post and Korea Post addressing guides; read 2026-11.
import { wordSet } from "../../text/lookup.ts";

/** 503号室, 1203室, 1802房, 1204호, 112,113호, 1층 C-1호; 25階, 45楼, 八樓, 지1층, 9F; 5樓之2, 9F 902, 4F-A. */
export const ROOMS_AT_END: readonly RegExp[] = [
  /((?:(?<![A-Z\d])(?:B|지하? ?)?\d{1,3}[F樓階층] ?)?(?:[A-Z]-?)?(?:\d{1,4}, ?){0,8}\d{1,5}[A-Z]?)(号室|號室|室|房|(?:일부)?호)$/u,
  /(?<![A-Z\d一二三四五六七八九十])((?:B|地下|지하? ?)?(?:[\d一二三四五六七八九十]{1,3}[F樓階]?[、・-]){0,4}[\d一二三四五六七八九十]{1,3})([F楼樓階層层층])$/u,
  /(?<![A-Z\d一二三四五六七八九十])(B?[\d一二三四五六七八九十]{1,3}(?:樓之[\d一二三四五六七八九十]{1,2}|[F階][- ][A-Z\d]{1,5}))()$/u,
];

/** Signs before which Japanese writes a blank behind the building. */
export const SPACED_ROOM: ReadonlySet<string> = /* @__PURE__ */ wordSet("F 号室 階");

/** A building's text with the brackets at its end; brackets behind a blank are no part of its name. */
export const LAST_BRACKET: RegExp = /^(.*?) ?(\([^()]+\))?$/u;
export const BRACKET_APART: RegExp = /^(.*?)(?:^| )(\([^()]+\))$/u;
