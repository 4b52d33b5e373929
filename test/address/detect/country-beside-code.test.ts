import { expect, test } from "vitest";
import { parseAddress } from "../../../src/address/index.ts";

/** Two letters of a country before its postal code, or behind code and city: the country, the city and the code. */
test.each([
  ["Acme NV, Kerkstraat 12 Gent Oost-Vlaanderen BE 9000", "BE", "GENT", "9000"],
  ["Acme NV, Heideveld 2c Groot-Dalen BE 1702", "BE", "GROOT-DALEN", "1702"],
  ["Marsh Ltd, 12 Elm Road Osborne Park WA AU 6017", "AU", "OSBORNE PARK", "6017"],
  ["Lindenstrasse 4 Karlsruhe Baden-Württemberg DE 76187", "DE", "KARLSRUHE", "76187"],
  ["Lindenstrasse 4 Karlsruhe DE D-76187", "DE", "KARLSRUHE", "76187"],
  ["Eichberg 2 Achstetten DE 88480", "DE", "ACHSTETTEN", "88480"],
  ["Dorpsweg 42 Hegelsom Limburg NL 5963AG", "NL", "HEGELSOM", "5963 AG"],
  ["Zonneweg 7 Utrecht NL 3542 EG", "NL", "UTRECHT", "3542 EG"],
  ["Av Juárez 58 Zapopan Jalisco MX 44130", "MX", "ZAPOPAN", "44130"],
  ["Harlow SL, Calle Luna 1, 1st floor Camas Sevilla ES 41900", "ES", "CAMAS", "41900"],
  ["Via Luna 66 Rignano sull'Arno Florence IT 50067", "IT", "RIGNANO SULL'ARNO", "50067"],
  ["Via Luna 12 San Donato Milanese MI IT 20097", "IT", "SAN DONATO MILANESE", "20097"],
  ["26 bis boulevard Victor Hugo Suresnes FR 92150", "FR", "SURESNES", "92150"],
  ["250, route de l'Empereur Rueil-Malmaison Cedex Hauts-de-Seine FR 92848", "FR", "RUEIL-MALMAISON CEDEX", "92848"],
  ["Luna 3 Praha 3 CZ 130 00", "CZ", "PRAHA 3", "130 00"],
  ["Acme NV, Kerkstraat 12 Gent Oost-Vlaanderen 9000 BE", "BE", "GENT", "9000"],
  ["Eichberg 2 Achstetten 88480 DE", "DE", "ACHSTETTEN", "88480"],
  ["Zonneweg 7 Utrecht 3542 EG NL", "NL", "UTRECHT", "3542 EG"],
  ["26 bis boulevard Victor Hugo Suresnes 92150 FR", "FR", "SURESNES", "92150"],
  ["Luna 3 Praha 3 130 00 CZ", "CZ", "PRAHA 3", "130 00"],
  ["Seeblick 47 Zell am Moos 4893 AT", "AT", "ZELL AM MOOS", "4893"],
  ["Seeblick 47 4893 Zell am Moos AT", "AT", "ZELL AM MOOS", "4893"],
  ["Josef-Harlow-Str. 35 Graz Styria AT A8074", "AT", "GRAZ", "8074"],
  ["Bahnhofstrasse Zug CH 6300", "CH", "ZUG", "6300"],
  ["Bahnhofstrasse 18 Murten FR CH 3280", "CH", "MURTEN", "3280"],
  ["12 Elm Cres Takapuna Auckland NZ 0622", "NZ", "AUCKLAND", "0622"],
  ["12 MG Road Bhopal Madhya Pradesh IN 462023", "IN", "BHOPAL", "462023"],
  ["12 Sukhumvit Road Bangkok TH 10110", "TH", "BANGKOK", "10110"],
  ["Luna CD No:26 Istanbul Bayrampasa TR 34040", "TR", "ISTANBUL", "34040"],
  ["22 Aizumi-cho Shinjuku-ku Tokyo JP 1600005", "JP", "TOKYO", "160-0005"],
  ["8-10-17, Hon-chou Kounosu-shi Saitama-ken JP 3650038", "JP", "KOUNOSU-SHI", "365-0038"],
])("%s is of %s", (text, country, city, postalCode) => {
  const parsed = parseAddress(text);
  const line = parsed.normalized ?? "";
  expect(parsed.country).toBe(country);
  expect(parsed.components).toMatchObject({ city, postalCode });
  expect(parseAddress(line).normalized).toBe(line);
});

/** Letters that are a state, a direction or a slip of the hand in a text of the United States. */
test.each([
  "12 Elm St Dover DE 19901",
  "12 Elm St Dover DE 21901",
  "12 Elm St, Gary, IN 88480",
  "12 Elm St Gary IN 464021",
  "450 Oak Dr Portland SE 97202",
  "12 Main St Springfield NL 62701",
  "12 Elm St Salem FR 97301",
  "12 Park Avenue Salem FR 97301",
  "PO Box 12 Wilmington DE 76187",
  "Suite 200 Gary IN 88480",
  "Highway 9 Dover DE 88480",
  "12 Elm St Apt 4 Little Rock AR 7210",
  "77 Oak Ln Baton Rouge LA 17080",
  "County Road 5 Denver CO 20202",
  "9 Elm St 97301 Salem NO",
  "12 Elm St, Berlin, MD 10115",
  "240 East 55th Place, 60615",
  "12 Elm St, Dover 19901 DE",
  "12 Elm St Suite 1200 AT",
  "Harlow Tower 2 Dover DE 60615",
])("%s is of the United States", (text) => expect(parseAddress(text).country).toBe("US"));

/** Provinces of Italy and cantons of Switzerland have letters of countries. */
test.each([
  ["Via Roma 4, Rignano FI 50067", "IT"],
  ["Rathausgasse 12, 3011 Bern BE", "CH"],
  ["Lungoluna 5, 50123 Firenze FI", "IT"],
  ["Oak 5, 50123 Harlow FI", "IT"],
  ["Oak 5, 3114 Harlow BE", null],
  ["Oak 5, Harlow 50123 FI", "IT"],
  ["Oak 5, 3114 Harlow AT", "AT"],
])("%s is of %s", (text, country) => expect(parseAddress(text).country).toBe(country));

test.each([
  ["Dorpsweg 42, 5963 AG Hegelsom Limburg", "NL", "HEGELSOM", "LIMBURG"],
  ["12 rue du Lac, 84000 Avignon Vaucluse", "FR", "AVIGNON", "VAUCLUSE"],
  ["12 rue du Lac, 71100 Chalon sur Saône", "FR", "CHALON SUR SAÔNE", null],
  ["12 rue du Lac, 35120 Dol de Bretagne", "FR", "DOL DE BRETAGNE", null],
  ["Calle Luna 4, 41001 Sevilla", "ES", "SEVILLA", null],
])("%s has a region behind the city or none", (text, country, city, state) =>
  expect(parseAddress(text, { country }).components).toMatchObject({ city, state }),
);
