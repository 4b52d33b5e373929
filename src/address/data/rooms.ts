// Meaning: rooms and floors at the end of an address in Han, Kana or Hangul, as patterns: the number and the sign behind it.
// Source: Japan Post, China Post, Chunghwa Post and Korea Post addressing guides; read 2026-11. 4 tables.
import { wordSet } from "../../text/lookup.ts";

/** 503号室, 1203室, 1802房, LG1號舖, 1204호, 112, 113호, C-1호. */
export const ROOM_AT_END: RegExp =
  /((?:[A-Z]-?|[LU]G)?(?:\d{1,4}, ?){0,8}\d{1,5}[A-Z]?)([号號][室舖鋪铺]?|室|房|(?:일부)?호)$/u;

/** 25階, 45楼, 八樓, 第一層, 지1층, B1F, 3F・4F, 1~4樓; with a room behind: 5樓之2, 9F 902, 4F-A. */
export const FLOOR_AT_END: RegExp =
  /(?<![A-Z\d一二三四五六七八九十])((?:地下|第|지하? ?)?(?:B?[\d一二三四五六七八九十]{1,3}(?:[F樓階].|[、・~-])){0,4}(?:B?[\d一二三四五六七八九十]{1,4}|(?<=-)[A-Z]))([F楼樓階層层층]|(?<=[\d一二三四五六七八九十][F樓階][之 -]?[A-Z\d一二三四五六七八九十]{1,5}))$/u;

/** Signs before which Japanese writes a blank behind the building. */
export const SPACED_ROOM: ReadonlySet<string> = /* @__PURE__ */ wordSet("F 号室 階");

/** A building's text with the brackets at its end. */
export const LAST_BRACKET: RegExp = /^(.*?)( ?)(\([^()]+\))?$/u;
