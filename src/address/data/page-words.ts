// Meaning: what web pages, profiles and messages write around an address: pictures, the words of links to a map, phrases in front.
// Source: contact pages, map links and profiles of businesses in the languages of `languages/`, own collection; read 2026-11.
// 3 tables, words in the order of their letters.
import { wordSet } from "../../text/lookup.ts";

/** Runs of arrows, technical signs, geometric shapes, dingbats, emoji, flags and their tags, keycaps; compatibility forms are folded before. Unicode 15.0. */
export const pictures = (): RegExp =>
  /(?:[\u2190-\u21ff\u2300-\u23ff\u2500-\u2775\u2794-\u27bf\u27f0-\u27ff\u2900-\u297f\u2b00-\u2bff\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]|\u20e3)+/gu;

/** A link of Markdown: its text, which stays, and its address. */
export const markdownLinks = (): RegExp => /\[([^[\]]*)\]\(HTTPS?:[^() ]*\)/gu;

/** Texts of links that stand behind an address or in brackets. */
export const LINK_TEXTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`ANFAHRT|AUF KARTE ANZEIGEN|BEKIJK OP KAART|CLICK FOR MAP|CLICK HERE FOR MAP|COME ARRIVARE|COMO CHEGAR|COMO LLEGAR|COPY ADDRESS|CÓMO LLEGAR|DIRECTIONS|DRIVING DIRECTIONS|GET DIRECTIONS|GOOGLE MAP|GOOGLE MAPS|INDICAZIONI STRADALI|ITINERAIRE|ITINÉRAIRE|KARTE ANZEIGEN|LINK TO MAP|MAP|MAP & DIRECTIONS|MAP AND DIRECTIONS|MAP IT|MAPS|MAPS & DIRECTIONS|OPEN IN GOOGLE MAPS|OPEN IN MAPS|OPEN MAP|ROUTE PLANEN|ROUTEBESCHRIJVING|SEE MAP|SEE ON MAP|SHOW MAP|SHOW ON MAP|VEDI MAPPA|VER EN EL MAPA|VER EN MAPA|VER MAPA|VER NO MAPA|VIEW IN GOOGLE MAPS|VIEW LARGER MAP|VIEW MAP|VIEW ON GOOGLE MAPS|VIEW ON MAP|VOIR LA CARTE|VOIR LE PLAN|VOIR SUR LA CARTE|ZUR KARTE`,
);

/** Words of the longest of them. */
export const MOST_LINK_WORDS = 4;

/** Phrases that open a sentence which ends in an address. */
export const OPENING_PHRASES: readonly string[] =
  String.raw`ESTAMOS EN |LOCATED AT |NOS ENCONTRAMOS EN |OUR ADDRESS IS |OUR OFFICE IS AT |OUR OFFICE IS LOCATED AT |OUR STORE IS LOCATED AT |STOP BY |UBICADA EN |UBICADO EN |WE ARE AT |WE ARE LOCATED AT |WE'RE AT |WE'RE LOCATED AT `.split(
    "|",
  );
