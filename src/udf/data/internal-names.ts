// Meaning: properties by which the address reader's own parts know each other, none of an answer or an option and none
// spelt in a text; the script has short names for them. A name that is missing here stays long, no more.
// Source: the bundled script, its property names without those of the language and of the types of `canonry/address`; read 2026-11.
export const ADDRESS_INTERNAL_NAMES: readonly string[] = `
after alone announcing apart bare before behind behindStays boxWord bracketed bracketsInCity cardinal
changed cityCertain cityFirst code codeFirst codePrefix compounds designator direction directionals
doorWords end endings fixed front full generalDelivery given glued hashUnit inBlocks key language languages
letter letters name nations next number numberFirst numberMark ordinal ordinalFloors otherUnits part parts
profile reference regionAsState regions rest road role routes saint saintCity segment shape shortTypes
shorthand stable standard starts stateEnd stateFirst streetAt streetEnd strong suffixWord text to tokens
unitAt unitFirst unitSlash weak word wordlike words zip
`
  .trim()
  .split(/\s/u);
