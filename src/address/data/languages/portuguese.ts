// Meaning: Portuguese address words; in a synonym table the form written out comes first, variants after "=".
// Source: Correios (Brazil) and CTT (Portugal) addressing guides; read 2026-11.
// Rows in alphabetical order of the written form, those of boxes with the main word first; endings with the longest first.
import { synonymTable, wordSet } from "../../../text/lookup.ts";
import { type Language, NO_WORDS } from "./language.ts";

const TYPES = /* @__PURE__ */ synonymTable(`ALAMEDA=AL ALAM
AVENIDA=AV AVE AVDA
BECO=BC
CALÇADA=CALCADA CC CCDA
CAMINHO
ESCADINHAS
ESTRADA=EST ESTR
LADEIRA=LAD
LARGO=LG LGO
PRACETA=PCT
PRAÇA=PRACA PC PCA
RODOVIA=ROD
ROTUNDA
RUA=R
SERVIDÃO=SERVIDAO
TRAVESSA=TV TRAV
URBANIZAÇÃO=URBANIZACAO URB
VIA
VIELA`);

const UNITS = /* @__PURE__ */ synonymTable(`ANDAR=AND
APTO=APARTAMENTO APT AP
BLOCO=BL BLC
BOX
CASA=CS
CONJUNTO=CONJ CJ
EDIFÍCIO=EDIFICIO ED EDIF
FRAÇÃO=FRACAO
GALPÃO=GALPAO
GRUPO
LETRA
LOJA=LJ LOJAS
LOTE=LT LOTES
LUC
PAVILHÃO=PAVILHAO PAV
PAVIMENTO
PISO
PRÉDIO=PREDIO
QUADRA=QD
SALA=SL SALAS
SUC
TORRE=TR
UNIDADE=UN`);

const BOXES = /* @__PURE__ */ synonymTable("APARTADO\nCAIXA POSTAL=CP|CX POSTAL");

/** Portuguese of Portugal and Brazil. */
export const PORTUGUESE: Language = {
  types: TYPES,
  suffixes: new Map(),
  endings: [],
  compounds: [],
  hashUnit: false,
  doorWords: /* @__PURE__ */ wordSet(
    "CAVE CENTRO CV DIR DIREITA DIREITO DRT DTA DTO DTR ESQ ESQA ESQO ESQUERDA ESQUERDO FRENTE FTE FUNDOS MEZANINO R/C RC SOBRELOJA SUBSOLO TERREO",
  ),
  units: UNITS,
  boxes: BOXES,
  particles: /* @__PURE__ */ wordSet("A AO AS D D' DA DAS DE DO DOS E EM NA NO O OS"),
  numberWords: NO_WORDS,
  forenames: /* @__PURE__ */ wordSet("DOM DONA DOUTOR DR GENERAL SANTA SANTO SAO"),
};
