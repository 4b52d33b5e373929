// Meaning: Spanish and Catalan address words; in a synonym table the form written out comes first, variants after "=".
// Source: Correos addressing guide, SEPOMEX, 4-72 and Correo Argentino guides; read 2026-11.
// 8 tables, rows in alphabetical order of the written form.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import type { Language } from "./language.ts";

const TYPES = /* @__PURE__ */ synonymTable(`ALAMEDA
AUTOPISTA=AUT AUTOP
AVENIDA=AV AVDA AVD AVE
AVINGUDA=AVGDA
BARRIO
BLVD=BLV BOULEVARD BULEVAR
CALLE=C C/ CL CLL
CALLEJON
CALZADA=CALZ CALZDA
CAMINO=CMNO CNO
CARRER
CARRERA=CRA CR KR KRA CARR CRR
CARRETERA=CTRA CRTA
CERRADA=CDA
CIRCUITO=CTO
DIAGONAL=DG DIAG
EJE
GLORIETA=GTA
GRAN VIA
GRAN
PARQUE
PASAJE=PJE PSJE PSJ
PASEO=PO PSO PGO
PASSEIG
PLAZA=PZA PL PLZA
PLAÇA=PLACA
POLIGONO=POL POLIG
PRIVADA=PRIV
PROLONGACION=PROL
RAMBLA=RBLA
RONDA=RDA
RUTA
TRANSVERSAL=TV TRANSV TR
TRAVESIA=TRAV TRVA
TRAVESSERA
URBANIZACION=URB
VIA`);

const UNITS = /* @__PURE__ */ synonymTable(`APTO=APARTAMENTO APT APTO. APART
BLOQUE=BLQ BL BLOQ
CASA=CS
DEPTO=DEPARTAMENTO DEP DPTO DTO
EDIFICIO=EDIF ED EDF
ESCALERA=ESC ESCA
INTERIOR=INT
LETRA
LOCAL=LOC
LOTE=LT
MANZANA=MZ MZA MZN
OFICINA=OF OFIC OFNA
PISO=PLANTA PTA
PORTAL
PUERTA=PTA
TORRE=TO TORR`);

const BOXES = /* @__PURE__ */ synonymTable(`APARTADO=APDO APTDO APARTADO-POSTAL
CASILLA
CORREO`);

/** Spanish of Spain and Latin America, with the Catalan street types. */
export const SPANISH: Language = {
  types: TYPES,
  suffixes: new Map(),
  endings: [],
  compounds: [],
  ordinalFloors: true,
  units: UNITS,
  boxes: BOXES,
  particles: /* @__PURE__ */ wordSet("A AL D D' DE DEL DELS EL EN I L L' LA LAS LES LO LOS Y"),
  numberWords: /* @__PURE__ */ wordSet("BIS DUP ESTE NORTE OESTE SUR"),
  forenames: /* @__PURE__ */ wordSet("DOCTOR DON GENERAL SAN SANTA SANTO"),
};
