// Meaning: words before the number of a post office box, a rural or highway-contract route or a military unit.
// Source: Publication 28 sections 24 to 26, 28, 29 and 238; read 2026-11.

/** Phrases that name a post office box for certain, longer ones first; the later ones may. */
export const US_BOX_PHRASES: string = `POST OFFICE BOX
POST OFFICE BX
POST OFFICE DRAWER
POST BOX
POSTAL BOX
ROUTE BOX
RTE BOX
RT BOX
P O BOX
P O DRAWER
PO BOX
PO BX
PO DRAWER
PO DRWR
PO LOCKBOX
P O B
P BOX
POBOX
POB
APARTADO
FIRM CALLER
CALLER BOX
CALLER SERVICE
LOCK BOX
LOCKBOX
CALLER
DRAWER
BIN
LBX
LB
POST OFFICE
PO
BOX`;

/** Number of the phrases above that are certain. */
export const US_SURE_BOX_PHRASES = 20;

/** Routes and military units: standard designator = words, longer ones first. */
export const US_ROUTE_ROWS: string = `HC=HIGHWAY CONTRACT ROUTE
HC=HIGHWAY CONTRACT RTE
HC=HIGHWAY CONTRACT
HC=HWY CONTRACT ROUTE
HC=HWY CONTRACT RTE
HC=HWY CONTRACT
HC=STAR ROUTE
HC=STAR RTE
HC=STAR RT
HC=STAR RR
HC=HC ROUTE
HC=HC RTE
HC=HC RT
HC=HC R
HC=HCR
HC=HC
RR=RURAL ROUTE
RR=RURAL RTE
RR=RURAL RT
RR=RURAL DELIVERY
RR=RFD ROUTE
RR=RFD RTE
RR=RFD RT
RR=RFD
RR=RT RR
RR=R R
RR=R F D
RR=RR
RR=RUTA
RR=ROUTE
RR=RTE
RR=RT
RR=RD
PSC=PSC
CMR=CMR
UNIT=UNIT`;

/** Route words that are also words of streets and units: they need a box behind them and stand first. */
export const US_WEAK_ROUTE_WORDS: string = "RD ROUTE RT RTE RUTA CMR PSC UNIT";

/** Words that announce a number of their own, so that five digits behind them are no ZIP code. */
export const US_NUMBERED_WORDS: string = "BIN BOX BUZON BX CALLER CMR DRAWER HC LB LBX LOCKBOX NO POB POBOX PSC RFD RR";
