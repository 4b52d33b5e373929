/**
 * Forms of address and offices before a name, by language subtag, lower case without dots, divided by "|". They count only when the caller
 * names the language, since many are names or common words elsewhere. General knowledge, 2026.
 */
export const LOCALE_TITLES: ReadonlyMap<string, string> = new Map([
  ["af", "mnr|mev|mej|ds|adv|prof|oom|tannie"],
  ["az", "cənab|xanım|bəy|dr|prof"],
  ["bs", "g|gđa|gđica|gospodin|gospođa|gospođica|predsjednik|predsjednica|ministar|dr|prof"],
  ["ca", "sr|sra|srta|en|na|don|donya|excm|il·lm|dr|dra"],
]);

/** Words after a name, by language subtag, lower case without dots: generation, retirement, office. */
export const LOCALE_SUFFIXES: ReadonlyMap<string, string> = new Map([["tr", "kıdemli|küçük|emekli"]]);
