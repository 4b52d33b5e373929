import { wordSet } from "../../text/lookup.ts";

// Meaning: words of company descriptions that say nothing about what the company does: grammar, legal forms, and the
// phrases every profile uses. In comparison form.
// Source: common stop words of English, German, French and Spanish, and business boilerplate; 2026-11.
// 227 words, sorted.

export const DESCRIPTION_STOP_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
a able about across addition additionally after all also among an and any approximately are area areas around as at
auf aus available based basis be been being between both business businesses but by can co companies company comprises
comprising con corp corporation countries das de del den der des die directly division du ein eine el en engaged
engages et etc everything fiscal following for formerly founded from full fur further gmbh group had has have
headquartered help helps his holding holdings ihr in inc includes including incorporated into is it its itself key la
las le leader leading les limited llc los ltd main mainly major make makes making many may mit more most name names
new no not number offer offered offering offerings offers on one operate operated operates operating operation
operations or other others our out over own owned owns par para part people plc por pour primarily principal
principally provide provided provider providers provides providing range related respectively same serve served serves
serving several she since some special specialized specializes such sur than that the their them themselves there
these they this those three through throughout to together two und under une up us use used uses using various via von
was we well were which while who whose wide with within without work works world worldwide year years you your zu
`);
