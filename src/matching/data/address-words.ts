import { synonymTable, wordSet } from "../../text/lookup.ts";

// Meaning of ADDRESS_SYNONYMS: words of addresses that lists write long and short, each with the spellings that mean it,
// in comparing form. Only what the comparison of free address text needs; parsing has tables of its own.
// Source: Publication 28 appendices B, C and common street words of German, French, Spanish and Italian; 2026-11. Sorted.

export const ADDRESS_SYNONYMS: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`
1=first 1st
10=tenth 10th
2=second 2nd
3=third 3rd
4=fourth 4th
5=fifth 5th
6=sixth 6th
7=seventh 7th
8=eighth 8th
9=ninth 9th
aly=alley
ave=av avd avda aven avenida avenu avenue avinguda avn
bd=boul boulevard blvd blv boulv
bldg=building
brg=bridge
byp=bypass
calle=cll
carrera=carr cra kra
cdt=commandant
cir=circ circle
cres=crescent cr crsent crsnt
ct=court crt
ctr=center centre cntr cent
dr=drive drv driv
e=east
est=estate
expy=expressway expwy
ext=extension extn
fl=floor flr
ft=fort
fwy=freeway frwy
gal=gen general gral
gdns=gardens gdn garden
gr=grove grv
hts=heights
hwy=highway hiway hway
jct=junction
ln=lane
mal=marechal
mt=mount mnt
mtn=mountain
n=north
ne=northeast
nw=northwest
pde=parade
pk=park
pike=turnpike tpke
pkwy=parkway pky prkwy pkway
pl=place plc
plz=plaza pza plza
pt=point
rd=road
rm=room
rt=route rte
s=south
se=southeast
sq=square
st=street str strt saint strasse straße
ste=suite
sw=southwest
ter=terrace terr tce
trl=trail
ul=ulica ulice ulitsa
w=west
wy=way
xing=crossing
`);

// Meaning of UNIT_WORDS: words behind which the number of a unit inside a building stands.
export const UNIT_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
apartment apt bldg fl flat floor lot no ofc office rm room space spc ste suite unit
`);

// Meaning of COMMON_ADDRESS_WORDS: words so frequent in addresses that sharing one says little, words for a street in many
// languages among them: "Rua Verde 5" and "Rua Azul 5" share nothing but the number.
export const COMMON_ADDRESS_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
al alameda aleja allee and ave bd box bulevar bulevardul calea calle calz calzada camino carrer carrera
carretera chaussee chemin cir corso cours cra cres ct ctr da das de degli del della des do dos dr du e estrada
fl gasse gdns hwy impasse jalan jl la laan largo le les ln lorong n nabrezi nam namesti ne nw odos of os paseo
passeig piazza pk pkwy pl plac platz plz po praca prospekt quai rd rm rt rua rue ruta s se soi sq st ste straat
strada sw ter the travessa ul unit utca vej via viale vicolo w weg wy
`);

// Meaning of COMMON_STREET_NAMES: names of streets that so many towns have that sharing one says little.
export const COMMON_STREET_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet("main");

// Meaning of NUMBER_ENDINGS: words behind a house number that make another number of it, in one word with it or in two.
export const NUMBER_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("bis quater");

// Meaning of ORDINAL_ENDINGS: what makes an ordinal of a number, "21st".
export const ORDINAL_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("nd rd st th");

// Meaning of DIRECTIONS: the sides of a town, of which another address may name the opposite.
export const DIRECTIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("e n ne nw s se sw w");

// Meaning of STREET_TYPES: words that end the name of a street in lands of English, in the spelling that stands for all.
export const STREET_TYPES: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
aly ave bd cir cres ct dr gdns gr ln pike pkwy pl rd sq st ter trl way
`);

// Meaning of STREET_OPENERS: words that begin the name of a street and tell what kind it is, in the spelling that stands for all.
export const STREET_OPENERS: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
alameda ave bd calle camino carrera carretera chaussee chemin corso cours estrada impasse largo paseo piazza pl plz praca
prospekt quai rua rue travessa ul via viale vicolo
`);

// Meaning of NUMBERED_ROAD_WORDS: words beside the number by which a road is called, each in place of the other.
export const NUMBERED_ROAD_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("hwy rt");

// Meaning of NUMBERED_STREET_WORDS: words behind the number by which a street is called: 5th Street is not 5th Avenue.
export const NUMBERED_STREET_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("ave bd ct dr ln pl rd st ter way");

// Meaning of NUMBERED_STREET_OPENERS: words before the number by which a street is called in Latin America.
export const NUMBERED_STREET_OPENERS: ReadonlySet<string> = /* @__PURE__ */ wordSet("calle carrera");
