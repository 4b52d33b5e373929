import { wordSet } from "../../text/lookup.ts";

// Meaning: words that many companies carry, so that sharing one says little. In comparison form; words of the table of
// abbreviations count as well and need not stand here.
// Source: the commonest words of business registers and exchange lists in English, German, French, Spanish, Italian; 2026-11.
// 234 words, sorted.

export const GENERIC_NAME_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
academy africa agency air alliance america and applied art asia asset assets at atlantic auto bancorp basic bay beauty
bio biopharma blue brands business by cafe canada car care cars casa chain china church city clean cleaning clinic
club coast coffee concept corporate country creative credit data de del dental der des di die digital direct do du e
east eastern eco el electronics em en environment et euro european events express family farm farms fashion film first
fitness for france fund funds furniture future gas gmbh gold golden great green grill growth hair hall home homes hong
house housing i ii iii in income india innovation innovations interactive interior japan kg king kitchen kong korea la
land las law le leasing legal leisure life lighting line living local los m malaysia media metro micro mobile modern
motor motors music natural new next of oil old on one online open optical org park performance petro plastics plus
press primary pro professional quality recycling red rent rental republic river s safety salon san school sea select
senior shanghai shop silver singapore smart social solar space sport sports square star state states street studio
studios summit sun supermarket taiwan team thai thailand the tokyo top total tour tours town toys trade training
travel tree uk us usa valley van vehicles video vietnam view village vision von web wellness west white wood works
world y young zhejiang
`);

/** "And" in the languages of company names, which write "&" as well. */
export const CONJUNCTIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("and et och og und");
