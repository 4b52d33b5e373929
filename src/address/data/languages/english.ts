// Meaning: English street type, unit and box words outside the United States; the full form comes first, variants after "=".
// Source: AS 4590 (Australia), Canada Post addressing guidelines, NZS/AS 4819, Royal Mail programmers' guide; read 2026-11.
// 3 tables; that of the language has several parts. Rows in alphabetical order of the full form, those of boxes with the main word first; endings with the longest first.
import { pairTable, synonymTable, wordSet } from "../../../text/lookup.ts";
import { type Language, NO_WORDS } from "./language.ts";

const TYPES = /* @__PURE__ */ synonymTable(`ASCAILL
AVENUE
BLOCK=BLK
BOTHAR
CEARNOG
HIGHWAY=HWY
JALAN=JLN
LORONG=LOR
RUE
SRAID`);

const SUFFIXES = /* @__PURE__ */ synonymTable(`ALLEY=ALY
APPROACH=APP
ARCADE=ARC
AVENUE=AV AVE AVEN
BANK
BEND
BOARDWALK
BOULEVARD=BLVD BVD BLV BOUL
BRAE
BROADWAY
BYPASS=BYP
CAUSEWAY=CSWY
CHASE
CHOWK
CIRCLE=CIR CIRC
CIRCUIT=CCT
CIRCUS
CLOSE=CL CLO
COLONY
CONCOURSE
CORNER=CNR COR
COURT=CT CRT
COVE
CRESCENT=CR CRES CRESC CRS
CROFT
CROSS
CROSSING
CUL-DE-SAC
DRIVE=DR DRV
DRIVEWAY
EMBANKMENT
END
ESPLANADE=ESP
ESTATE=EST
FREEWAY=FWY
FURLONG
GARDENS=GDNS
GATE
GLADE
GLEN
GREEN=GRN
GROVE=GR GRV GVE
HEIGHTS=HTS
HIGHWAY=HWY
HILL
KNOLL
LANE=LN
LAYOUT
LINK
LOOP
MALL
MANOR
MARG
MARKET
MEADOW
MEADOWS
MEWS
MOUNT
NAGAR
OUTLOOK
PARADE=PDE
PARK=PK
PARKWAY=PKWY PKY
PASSAGE
PATH
PLACE=PL
PLAZA=PLZ
POINT=PT
PROMENADE=PROM
QUADRANT
QUAY=QY
RETREAT
RIDGE
RISE
ROAD=RD
ROW=RW
RUN
SALAI
SARANI
SQUARE=SQ
STREET=ST STR STREETS
TERRACE=TCE TER TERR
TRACK
TRAIL=TRL
VALE
VIADUCT
VIEW=VW
VILLAS
VISTA
WALK=WK
WALKWAY
WAY=WY
WHARF
WYND
YARD`);

/** The short form of the street types and units that Australia, New Zealand and Canada write short; of one of them with its code (Canada Post, street types and unit designators). */
export const ENGLISH_SHORT_TYPES: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`APARTMENT-CA=APT
AVENUE=AVE
BOULEVARD=BLVD
CIRCLE=CIR
COURT=CT
COURT-CA=CRT
CRESCENT=CRES
DRIVE=DR
GARDENS=GDNS
HEIGHTS=HTS
HIGHWAY=HWY
PARKWAY=PKWY
PARKWAY-CA=PKY
PLACE=PL
ROAD=RD
SQUARE=SQ
STREET=ST
TRAIL=TRL
TRAIL-CA=TRAIL`);

const UNITS = /* @__PURE__ */ synonymTable(`APARTMENT=APT APPT APMT
BASEMENT=BSMT
BLOCK=BLK BLOCKS
BOOTH
BUILDING=BLDG BLD
DOOR
ERF
FACTORY
FLAT=FLT FLATS
FLOOR=FL FLR FLOORS
GALA
HANGAR
KHASRA
KIOSK
LEVEL=LEVELS LV LVL
LOT
OFFICE=OFC OFFICES
PENTHOUSE=PH
PLOT=PLOTS
ROOM=RM ROOMS
SCO
SHED
SHOP=SHOPS SHP
STALL
STAND
STUDIO=STUDIOS
SUITE=STE SUITES
SURVEY=SY
TENANCY
UNIT=U UNITS UNT
VILLA
WAREHOUSE=WHSE`);

/** Unit words of English that addresses for readers abroad have in every language. */
export const UNITS_EVERYWHERE: ReadonlyMap<string, string> = /* @__PURE__ */ synonymTable(`BUILDING=BLDG BLD
FLOOR=FL FLR
LEVEL=LVL
OFFICE=OFF
ROOM=RM
SUITE=STE
UNIT`);

const BOXES = /* @__PURE__ */ synonymTable(`PO BOX=POB|POBOX|BOX|POSBUS
GPO BOX
LOCKED BAG
PRIVATE BAG=PVT BAG|PRIVAATSAK|
BFPO
CMA
CMB
PMB
RMS`);

/** English of the Commonwealth and Ireland; the compounds are those of Afrikaans beside it. */
export const ENGLISH: Language = {
  types: TYPES,
  suffixes: SUFFIXES,
  endings: [],
  compounds: ["RYLAAN", "STRAAT", "LAAN"],
  hashUnit: true,
  doorWords: /* @__PURE__ */ wordSet("ATTIC BASEMENT BSMT FFF GFF LGF SFF TFF UGF"),
  units: UNITS,
  boxes: BOXES,
  particles: /* @__PURE__ */ wordSet("AND IN LE OF ON THE UNDER UPON"),
  numberWords: NO_WORDS,
  forenames: NO_WORDS,
};
