// Meaning: properties by which parts of the address reader and of the person-name reader know each other, each with the
// short name that the package has for it, which no bundler can give. None is of an answer, an option or a built-in object, and
// no other folder has a property of that name, long or short; one that is missing here stays long, no more. The short
// names are told rather than counted out by the build, whose count is of all folders: a letter elsewhere would rename them all.
// Source: the sources of the two folders, their property names without those of the rest; short names found by a search for
// the fewest bytes after compression; read 2026-11.
export const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  `
announcing=t apart=YH bare=C beforeStreet=kb behind=M behindLastLine=lb behindStreet=mb boxWord=ba boxes=eb
bracketed=cc bracketsInCity=W cardinal=A character=Ea cityFirst=S cityRegion=ab codeFirst=Y codeShapes=pa comma=i
compounds=E countyWord=nb dashed=bb designator=ka direction=g directionals=aa doorWords=G endings=r familyFirst=_
forenames=X front=ua generalDelivery=db glued=ja hashUnit=F honorifics=d inBlocks=ha inverted=B
isCompound=v isForename=na isNoise=k isNumberWord=ma isParticle=y joints=Ga language=n letter=O letteredNumbers=cb
localityFirst=xa mixed=o namesBefore=s nations=va numberFirst=ga numberMark=$ numberWord=f numberWords=hb ofCity=L
offices=Da offsets=Ha onlyCity=ea ordinal=x ordinalFloors=Fa otherUnits=T part=D particles=ib persons=Xa plates=wa
previous=ia reading=w reference=z regionApart=la regionAsState=ya regions=q road=N routes=ca saint=H saintCity=ta
sectionedStreets=sa segment=fa sharesFamily=Q shortTypes=da shorthand=Z soft=Wa standard=Ia stateCode=l stateEnd=R
stateFirst=K staysBehind=za streetSuffix=V strong=h suffixWord=P suffixes=jb tail=Ca takeFront=Ma takeHonorific=NP
takeOffices=Pa takePrefix=Oa takeTail=Na tokens=Ra unitFirst=I unitSlash=Aa weak=Ja word=c wordlike=e zip=U
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
