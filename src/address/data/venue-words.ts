// Meaning: a word that names a building, firm or institution, so that a part with it is no street line unless it has a house number.
// Source: the commonest kinds of place of OpenStreetMap in English, French, Spanish and Portuguese; read 2026-11.
// 58 words, in alphabetical order.
import { wordSet } from "../../text/lookup.ts";

export const VENUE_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `AIRPORT ALCALDIA AMBASSADE BANCO BANK BANQUE BAR BIBLIOTECA BUILDING CAFE CENTER CENTRE CHURCH CINEMA CLINIC CLUB COLLEGE COMPANY
  EMBAIXADA EMBAJADA EMBASSY GALLERY GMBH HALL HOPITAL HOSPITAL HOSTEL HOTEL HOUSE IGREJA INSTITUTE LIBRARY LTD MAIRIE MALL MARKET
  MINISTERE MINISTERIO MINISTRY MOSQUE MUSEE MUSEO MUSEUM OFFICE PALACE PHARMACY RESORT RESTAURANT SALON SALOON SCHOOL STORE
  SUPERMARKET SURGERY THEATRE TOWER TRIBUNAL UNIVERSITY`,
);
