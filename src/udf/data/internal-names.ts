// Meaning: properties by which parts of the address reader and of the person-name reader know each other. None is of an
// answer, an option or a built-in object, and no other folder has a property of that name; the package and the scripts
// have short names for them, which no bundler can give. A name that is missing here stays long, no more.
// Source: the sources of the two folders, their property names without those of the rest; read 2026-11.
export const INTERNAL_NAMES: readonly string[] = `
announcing apart bare behind behindStays boxWord bracketed bracketsInCity cardinal character chinese cityFirst
clusterStart codeFirst codeShapes comma compounds cut designator direction directionals doorWords endings
extend familyFirst front generalDelivery glued hasNickname hashUnit honorifics inBlocks inverted
isCompound isForename isNoise isNumberWord isParticle japanese jointOf joints korean language letter
localityFirst mixed namesBefore nations numberFirst numberMark numberWord offices offsets onlyCity ordered
ordinal ordinalFloors otherUnits part persons pieces plain plates previous reading reference regionApart
regionAsState regions road routes saint saintCity segment sharesFamily shortTypes shorthand soft standard
stateCode stateEnd stateFirst streetSuffix strong suffixWord tail takeDeputy takeHonorific takeOffices
takePrefix takeTail tokens unchanged unitFirst unitSlash unlistedOffice weak word wordlike zip
`
  .trim()
  .split(/\s/u);
