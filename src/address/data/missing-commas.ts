// Meaning: blanks where people leave the comma of an address out, by the words beside them that surely begin or end a place, by country.
// Source: addressing sheets of the Universal Postal Union and addresses of public bodies and shops of each country; read 2026-11.
// 1 table and patterns, in alphabetical order.

/** The blank before a ward, district or city of Vietnam, before the ward, city or county of Japan and behind it, around the subdistricts of Thailand and before the two places of Turkey that a slash joins: "NO:58 ALTINDAĞ/ANKARA". */
export const MISSING_COMMAS: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ["JP", /(?<=[A-ZŌŪ]) (?=[A-ZŌŪ]+-(?:GUN|KU|SHI)(?:[ ,]|$))|(?<=-(?:GUN|KU|SHI)) (?=[A-Z])/u],
  ["TH", /(?<!,) (?=(?:KHET|KHWAENG|TAMBON) )|(?<=DISTRICT) (?=[A-Z])/u],
  ["TR", /(?<!,) (?=[^ \d/:,.]{2,} ?\/ ?[^ \d/:,.]{3,}(?: \d{5})?$)/u],
  [
    "VN",
    /(?<!,|THỊ) (?=(?:HUYỆN|PHƯỜNG|QUẬN|THANH PHO|THÀNH PHỐ|XÃ) |TP[ .]|(?:DISTRICT|F\.|P\.|PHUONG|Q\.|QUAN|WARD) ?\d)/u,
  ],
]);
