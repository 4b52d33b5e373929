// Meaning: Spanish and Catalan address words; in a synonym table the form written out comes first, variants after "=".
// Source: Correos addressing guide, SEPOMEX, 4-72 and Correo Argentino guides; read 2026-11.
// Rows in alphabetical order of the written form, those of boxes with the main word first; endings with the longest first.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import type { Language } from "./language.ts";

const TYPES = /* @__PURE__ */ synonymTable(`ALAMEDA
AUTOPISTA=AUT AUTOP
AVENIDA=AV AVDA AVD AVE
AVENIDA CALLE=AC
AVENIDA CARRERA=AK
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
GRAN
GRAN VIA
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
TRANSVERSAL=TV TRANSV TRANS TR
TRAVESIA=TRAV TRVA
TRAVESSERA
URBANIZACION=URB
VIA`);

const UNITS = /* @__PURE__ */ synonymTable(`APTO=APARTAMENTO APT APART
BLOQUE=BLQ BL BLOQ
BODEGA
CASA=CS
DEPTO=DEPARTAMENTO DEP DPTO DTO
EDIFICIO=EDIF ED EDF
ESCALERA=ESC ESCA
INTERIOR=INT
LETRA
LOCAL=LOC
LOTE=LT
MANZANA=MZ MZA MZN
NAVE
OFICINA=OF OFC OFI OFIC OFNA
PARCELA
PISO=PLANTA
PORTAL
PUERTA=PTA
TORRE=TO TORR`);

const BOXES =
  /* @__PURE__ */ synonymTable(`APARTADO=AA|APDO|APTDO|APARTADO AEREO|APARTADO POSTAL|APARTADO DE CORREOS|APDO DE CORREOS|APDO CORREOS
CASILLA DE CORREO=CASILLA|CASILLA DE CORREOS|CASILLA POSTAL|CC`);

/** Spanish of Spain and Latin America, with the Catalan street types. */
export const SPANISH: Language = {
  types: TYPES,
  suffixes: new Map(),
  endings: [],
  compounds: [],
  hashUnit: false,
  doorWords: /* @__PURE__ */ wordSet(
    "ATICO BAJO BAJOS BJ DCHA DERECHA DRCHA ENTLO ENTRESUELO IZDA IZQ IZQUIERDA PB PRAL PRINCIPAL SOBREATICO",
  ),
  units: UNITS,
  boxes: BOXES,
  particles: /* @__PURE__ */ wordSet("A AL D D' DE DEL DELS EL EN I L L' LA LAS LES LO LOS Y"),
  numberWords: /* @__PURE__ */ wordSet("BIS DUP ESTE NORTE OESTE SUR"),
  forenames: /* @__PURE__ */ wordSet("DOCTOR DON GENERAL SAN SANTA SANTO"),
};
