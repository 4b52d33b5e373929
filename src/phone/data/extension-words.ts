// Words that stand between a number and its extension, in lower case and without final dot. Being in the first table
// means: the word announces an extension and nothing else, so up to 20 digits may follow. Being in the second means: the
// sign is also used for other things, so at most 9 digits follow. Being in the third means: the word ends in such a sign
// and announces a number of its own, "fax 99".
// Source: the labels of Google's phone library, and the words printed on business cards and in directories of the
// languages named; read 2026-11. Rows: 74, 4 and 3.

export const EXTENSION_WORDS: ReadonlySet<string> = new Set([
  "alanumero", // Finnish
  "anexo", // Spanish (Peru)
  "ankn",
  "anknytning", // Swedish
  "app", // German
  "apparat", // German, Dutch
  "belső", // Hungarian
  "binnenlijn", // Dutch
  "dahili", // Turkish
  "doorkiesnummer", // Dutch
  "durchwahl", // German
  "dw",
  "ext", // English, Spanish, French
  "extensao", // Portuguese
  "extensio",
  "extension",
  "extensió", // Catalan
  "extensión", // Spanish
  "extensão",
  "extn",
  "interior", // Romanian
  "intern", // German
  "interne", // French (Switzerland)
  "interno", // Italian
  "kl", // Czech, Slovak
  "klapka", // Czech, Slovak
  "kućni", // Croatian, Serbian
  "linka",
  "lok", // Danish, Norwegian
  "lokal", // Swedish, Norwegian
  "lẻ", // Vietnamese
  "mellék", // Hungarian
  "nebenstelle", // German
  "nhánh", // Vietnamese
  "nst",
  "poste", // French
  "ram",
  "ramal", // Portuguese (Brazil)
  "rml",
  "sambungan", // Indonesian, Malay
  "toest", // Dutch
  "toestel", // Dutch
  "tst",
  "vidinis", // Lithuanian
  "wew", // Polish
  "wewn",
  "wewnetrzny",
  "wewnętrzny",
  "xt",
  "xtensio",
  "xtension",
  "xtn",
  "εσωτ", // Greek
  "εσωτερικό",
  "вн", // Russian
  "внутр",
  "внутренний",
  "внутрішній", // Ukrainian
  "вътр", // Bulgarian
  "доб",
  "добавочный",
  "дод", // Ukrainian
  "שלוחה", // Hebrew
  "تحويلة", // Arabic
  "داخلي",
  "داخلی", // Persian
  "ต่อ", // Thai
  "内線", // Japanese
  "内线", // Chinese
  "分机",
  "分機", // Chinese
  "轉",
  "转", // Chinese
  "내선", // Korean
]);

export const EXTENSION_SIGNS: ReadonlySet<string> = new Set(["#", "int", "x", "~"]);

export const OTHER_LINES: ReadonlySet<string> = new Set(["fax", "telefax", "telex"]);
