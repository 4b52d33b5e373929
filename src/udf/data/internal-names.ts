// Meaning: properties by which parts of the address reader and of the person-name reader know each other, each with the
// short name that the package has for it, which no bundler can give. None is of an answer, an option or a built-in object, and
// no other folder has a property of that name, long or short; one that is missing here stays long, no more. The short
// names are told rather than counted out by the build, whose count is of all folders: a letter elsewhere would rename them all.
// Source: the sources of the two folders, their property names without those of the rest; short names found by a search for
// the fewest bytes after compression; read 2026-11.
export const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  `
announcing=t apart=YH bare=P behind=M behindStays=za boxWord=ba bracketed=r bracketsInCity=W cardinal=A character=Ea
cityFirst=S cityRegion=ab clusterStart=sa codeFirst=Y codeShapes=pa comma=i compounds=E cutBack=X cutFront=Ka dashed=bb
designator=f direction=g directionals=aa doorWords=G endings=D extend=Va familyFirst=z front=ua generalDelivery=Aa
glued=ja hasNickname=Ba hashUnit=F honorifics=Ra inBlocks=ha inverted=B isCompound=v isForename=na isNoise=Fa
isNumberWord=ma isParticle=y jointOf=Sa joints=Ga language=n letter=O letteredNumbers=cb localityFirst=xa mixed=o
namesBefore=s nations=va numberFirst=ga numberMark=$ numberWord=ka ofCity=cc officeBehindName=La offices=Da offsets=Ha
onlyCity=ea ordinal=x ordinalFloors=V otherUnits=T part=e persons=Xa pieces=ra plates=wa
previous=ia reading=w reference=_ regionApart=la regionAsState=ya regions=q road=p routes=ca saint=H saintCity=ta
sectionedStreets=db segment=fa sharesFamily=Q shortTypes=da shorthand=L soft=Wa standard=Ia stateCode=l stateEnd=R
stateFirst=K streetSuffix=k strong=h suffixWord=C tail=Ca takeDeputy=Ua takeFront=Ma takeHonorific=NP takeOffices=Pa
takePrefix=Oa takeTail=Na tokens=d unitFirst=I unitSlash=N unlistedOffice=Ta weak=Ja word=c wordlike=Z
zip=U
`
    .trim()
    .split(/\s/u)
    .map((row): [string, string] => {
      const at = row.indexOf("=");
      return [row.slice(0, at), row.slice(at + 1)];
    }),
);

/** The long names. */
export const INTERNAL_NAMES: readonly string[] = [...SHORT_NAMES.keys()];
