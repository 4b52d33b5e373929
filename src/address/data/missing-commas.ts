// Meaning: blanks where people leave the comma of an address out, by the words beside them that surely begin or end a place, by country.
// Source: addressing sheets of the Universal Postal Union and addresses of public bodies and shops of each country; read 2026-11.
// 1 table and patterns, in alphabetical order.

/** The blank before a quarter or shopping centre of Colombia and a colonia of Mexico behind a number, around the ward, city or county of Japan, before the subdistrict, district and province of Thailand, behind the number before the two places of Turkey that a slash joins, "NO:58 ALTINDAĞ/ANKARA", and before a ward or district of Vietnam. */
export const MISSING_COMMAS: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ["CO", /(?<=\d[A-Z]?) (?=(?:BARRIO|C\.?C\.?|CENTRO COMERCIAL|URB\.?|URBANIZACI[OÓ]N) [A-Z])/u],
  ["JP", /(?<=[A-Z]) (?=[A-Z]+-(?:GUN|KU|SHI)\b)|(?<=-(?:GUN|KU|SHI)) (?=[A-Z])/u],
  ["MX", /(?<=\d[A-Z]?) (?=COL(?:\.|ONIA) [^,]{1,40},)/u],
  ["TH", /(?<!,) (?=(?:AMPH(?:OE|UR)|KHET|KHWAENG|TAMBON|[จตอ]\.|กรุงเทพ|เขต|แขวง|จังหวัด|ตำบล|อำเภอ))/u],
  ["TR", /(?<=\d(?:\/?[A-Z])?) (?=[^\d/:,.]{2,30}\/ ?[^ \d/:,.]{3,}(?: \d{5})?$)/u],
  ["VN", /(?<!,) (?=(?:PHƯỜNG|QUẬN) |TP[ .]|(?:DISTRICT|F\.|P\.|Q\.|WARD) ?\d)/u],
]);
