import { describe, expect, test } from "vitest";
import { nameInOrder } from "../../../src/address/detect/name-in-order.ts";
import { normalizeAddress, parseAddress } from "../../../src/address/index.ts";

describe("the name of a country turned round or in brackets", () => {
  test.each([
    ["SEOUL, KOREA, REPUBLIC OF", "SEOUL, REPUBLIC OF KOREA"],
    ["TEHRAN, IRAN (ISLAMIC REPUBLIC OF)", "TEHRAN, ISLAMIC REPUBLIC OF IRAN"],
    ["KINSHASA, CONGO, THE DEMOCRATIC REPUBLIC OF THE", "KINSHASA, DEMOCRATIC REPUBLIC OF THE CONGO"],
    ["ROAD TOWN, VIRGIN ISLANDS, BRITISH", "ROAD TOWN, BRITISH VIRGIN ISLANDS"],
    ["TAIPEI, TAIWAN, PROVINCE OF CHINA", "TAIPEI, TAIWAN PROVINCE OF CHINA"],
    ["BERLIN (GERMANY)", "BERLIN, GERMANY"],
    ["KUALA LUMPUR, MALAYSIA (MY)", "KUALA LUMPUR, MALAYSIA"],
    ["IRAN, ISLAMIC REPUBLIC OF", "ISLAMIC REPUBLIC OF IRAN"],
    ["CAIRO, EGYPT, ARAB REP.", "CAIRO, ARAB REP. EGYPT"],
    ["KINSHASA, CONGO, DEM. REP.", "KINSHASA, DEM. REP. CONGO"],
    ["BANJUL, GAMBIA, THE", "BANJUL, THE GAMBIA"],
    ["SEOUL, KOREA (SOUTH)", "SEOUL, SOUTH KOREA"],
    ["KOWLOON, HONG KONG SAR, CHINA", "KOWLOON, HONG KONG SAR CHINA"],
    ["FARGO, DAKOTA, NORTH", "FARGO, DAKOTA, NORTH"],
    // no names of countries
    ["12 MAIN ST, CITY OF", "12 MAIN ST, CITY OF"],
    ["ATLANTA (GEORGIA)", "ATLANTA (GEORGIA)"],
    ["HALLE (SAALE)", "HALLE (SAALE)"],
    ["12 MAIN ST, DALLAS, TX 75201, U.S.", "12 MAIN ST, DALLAS, TX 75201, U.S."],
    ["(GERMANY)", "(GERMANY)"],
  ])("%s → %s", (text, want) => {
    expect(nameInOrder(text)).toBe(want);
  });

  test.each([
    ["Knez Mihailova 12, 11000 Beograd, Republic of Serbia", "RS", "KNEZ MIHAILOVA 12 11000 BEOGRAD SERBIA"],
    ["Knez Mihailova 12, 11000 Beograd Republic of Serbia", "RS", "KNEZ MIHAILOVA 12 11000 BEOGRAD SERBIA"],
    ["Damstraat 5, 1012 AB Amsterdam, Kingdom of the Netherlands", "NL", "DAMSTRAAT 5 1012 AB AMSTERDAM NETHERLANDS"],
    ["12 Moi Avenue, Dodoma, Tanzania, United Republic of", "TZ", "12 MOI AVENUE DODOMA TANZANIA"],
    ["Strada Lunga 4, Chisinau MD-2001, Moldova (Republic of)", "MD", "STRADA LUNGA 4 MD-2001 CHISINAU MOLDOVA"],
    ["12 Republic Street, Valletta, Republic of Malta", "MT", "12 REPUBLIC STREET VALLETTA MALTA"],
  ])("%s", (text, country, line) => {
    expect(parseAddress(text).country).toBe(country);
    expect(normalizeAddress(text)).toBe(line);
    expect(normalizeAddress(line)).toBe(line);
  });
});
