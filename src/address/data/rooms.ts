// Meaning: rooms and floors at the end of an address in Han, Kana or Hangul, as patterns: the number and the sign behind it.
// Source: Japan Post, China Post, Chunghwa Post and Korea Post addressing guides; read 2026-11.
import { wordSet } from "../../text/lookup.ts";

/** 503号室, 1203室, 1802房, 1204호. */
export const ROOM_AT_END: RegExp = /([A-Z]?\d{1,5}[A-Z]?)(号室|號室|室|房|호)$/u;

/** 25階, 45楼, 6樓, 15층. */
export const FLOOR_AT_END: RegExp = /(?<![A-Z\d])(B?\d{1,3})(階|楼|樓|层|層|층)$/u;

/** Signs before which Japanese writes a blank behind the building. */
export const SPACED_ROOM: ReadonlySet<string> = /* @__PURE__ */ wordSet("号室 階");
