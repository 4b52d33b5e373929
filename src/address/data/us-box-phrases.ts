// Meaning: words before the number of a post office box, a rural or highway-contract route or a military unit.
// Source: Publication 28 sections 24 to 26, 28, 29 and 238; read 2026-11. 12 tables and patterns, the counts of phrases among them.
import { wordSet } from "../../text/lookup.ts";

/** Number of the phrases of `US_BOX_PHRASES` that name a private mailbox, and of these and the certain ones together. */
export const US_PRIVATE_BOX_PHRASES = 3;
export const US_SURE_BOX_PHRASES = 48;

/** Routes and military units: standard designator = words, longer ones first. */
export const US_ROUTE_ROWS: string = `HC=HIGHWAY CONTRACT ROUTE
HC=HIGHWAY CONTRACT
HC=HWY CONTRACT ROUTE
HC=HWY CONTRACT
HC=CONTRACT ROUTE
HC=CONTRACT
HC=STAR ROUTE
HC=STAR RR
HC=STARR ROUTE
HC=HC ROUTE
HC=HC ROAD
HC=HC R
HC=H C R
HC=HCR ROUTE
HC=HCR
HC=HC
HC=H C
HC=SR
RR=RURAL ROUTE
RR=RURAL DELIVERY ROUTE
RR=RURAL DELIVERY
RR=RURAL FREE DELIVERY
RR=RURAL DEL
RR=RURAL FREE DEL
RR=RURAL
RR=RFD ROUTE
RR=RFD
RR=RT RR
RR=R ROUTE
RR=R R
RR=R F D
RR=R D
RR=RR
RR=RRT
RR=RUTA RURAL
RR=RUTA
RR=ROUTE
RR=RTE
RR=RT
RR=RD
RR=R
PSC=PSC
CMR=CMR
UNIT=UNIT`;

/** Route words that are also words of streets and units: they need a box behind them and stand first. */
export const US_WEAK_ROUTE_WORDS: string = "CMR CONTRACT PSC R RD ROUTE RT RTE RURAL RUTA SR UNIT";

/** Words of routes that without a box are roads of Texas: those of ranches and of Hill County. */
export const US_TEXAS_ROADS: ReadonlySet<string> = /* @__PURE__ */ wordSet("HCR RR");

/** Phrases that name a private mailbox, then those that name a post office box for certain, longer ones first; the later ones may. */
export const US_BOX_PHRASES: string = `PRIVATE MAIL BOX
PRIVATE MAILBOX
P M B
POST OFFICE BOX
POST OFFICE BOXES
POST OFC BOX
POST OFFICE BX
POST OFFICE DRAWER
POST OFICE BOX
POST OFF BOX
POST BOX
POSTBOX
POSTAL BOX
ROUTE BOX
RTE BOX
RT BOX
P O BOX
P O BX
P O BOXES
P O DRAWER
P OBOX
P 0 BOX
PO BOX
PO BOXES
PO B0X
PO BX
PO DRAWER
PO DRW
PO DRWR
PO DWR
PO LOCKBOX
PO BIN
PO CALLER
PO FIRM CALLER
P O B
P BOX
P0 BOX
P0 B0X
PBOX
POBOX
POBX
POB
APARTADO DE CORREOS
APARTADO POSTAL
APARTADO
APDO POSTAL
APDO
FIRM CALLER
CALLER BOX
CALLER SERVICE
LOCK BOX
LOCK DRAWER
LOCKBOX
CALLER
DRAWER
BIN
LBX
LB
POST OFFICE
P O
PO
BOXES
BOX`;

/** Words and signs before the box of a route. */
export const US_ROUTE_BOX_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("# BOX BUZON BX BZN");

/** Words that announce a number of their own, so that five digits behind them are no ZIP code. */
export const US_NUMBERED_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "BIN BOX BUZON BX BZN CALLER CMR DRAWER HC LB LBX LOCKBOX NO POB POBOX PSC RFD RR",
);

/** Words and signs that link a box to another or to the street: "PO BOX 12 & 13", "12 ELM ST OR PO BOX 4". */
export const US_BOX_LINKS: ReadonlySet<string> = /* @__PURE__ */ wordSet("& AND OR");

/** Routes of letter carriers, which are no post of a military unit. */
export const US_CARRIER_ROUTES: ReadonlySet<string> = /* @__PURE__ */ wordSet("HC RR");

/** States whose rural deliveries are written RD: "RD 2" is no numbered road there. */
export const US_DELIVERY_STATES: ReadonlySet<string> = /* @__PURE__ */ wordSet("DE NJ NY PA");

/** The number of a route behind its word: "2", "#2", "NO. 2", "B". */
export const NUMBER_OF_ROUTE: RegExp = /^(?:#|NO\.?)?\d*[A-Z]?$/u;
