import { wordSet } from "../../text/lookup.ts";

/** Given names of two words, first word to its second words; "*" takes any. General knowledge, 2026. */
export const COMPOUND_GIVEN: ReadonlyMap<string, string> = new Map([
  ["abd", "*"],
  ["abdel", "*"],
  ["abdul", "*"],
  ["de", "*"],
  ["jo", "ann anne anna beth ellen lynn lynne marie dee carol"],
  ["la", "*"],
  ["le", "*"],
  ["st", "john"],
  ["أبو", "*"],
  ["أم", "*"],
  ["ابو", "*"],
  ["عبد", "*"],
]);

/** Names of women that open a double given name, lower case; they join the second of three given names when the language is known. */
export const DOUBLE_GIVEN_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ana ann anna anne anne-marie eva ewa gian inger jean mari maria mariam marie marija mary maría pier rosa άννα αννα μαρία μαρια ана анна ева мариам мария марија марыя марыям марія мери мерием мэри мэри-энн мәрия єва աննա մարիա մարիամ մերի אנה מרי מריה מרים آنا ماري ماريا مارية ماری مريم مری مریم ميري میری مېري มาเรีย แมรี่ ແມຣີ မေရီ მარი მარია მარიამ მერი ማሪያ ሜሪ មារី ម៉ារី マリア マリー メアリー ꮊꮅ 메리",
);
