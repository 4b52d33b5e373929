import { describe, expect, test } from "vitest";
import { detectCountry } from "../../../src/address/detect/detect.ts";
import { cleanAddressText } from "../../../src/address/hygiene/hygiene.ts";
import { normalizeAddress, parseAddress } from "../../../src/address/index.ts";

const detect = (text: string) => detectCountry(cleanAddressText(text), {});

describe("a postal code with its city behind it is of no line of the United States", () => {
  test.each([
    ["Lange Reihe 12-14, 20099 Hamburg", "DE"],
    ["Tours 37000, 12 place Plumereau", "FR"],
    ["Köln, Breite Straße 5, 50667", "DE"],
    ["Paris 75460, 12 Elm St", "US"],
    ["Harlow Inc, 1250 La Brea Ave, Albany, CA", "US"],
    ["Harlow Inc, 1250 El Camino Real, Salem, CA", "US"],
    ["Harlow BV, Kerkstraat 5, 1018 KK Amsterdam", "NL"],
    ["Harlow & Sons, 12500 San Jose Blvd Cairo, IL", "US"],
    ["12 Avenue of the Fern, Salem, OR, 97301, Lobby", "US"],
    ["12 Main St, Salem, OR (503) 555-0123", "US"],
    ["1-2-3 Marunouchi, Chiyoda-ku, Tokyo 100-0005", "JP"],
    ["Geneva, 12 Elm St, 60134", "US"],
    ["Hämeenkatu 3, 33100 Pori", "FI"],
    ["Mosebyvegen 12, Hamar", "NO"],
    ["8 Rizal St, Baguio City 2600", "PH"],
    ["14 MG Road, Pune 411001 Maharashtra", "IN"],
    ["21 Tampines Ave 1 #03-04 S529757", "SG"],
    ["Reforma 222, Cuauhtémoc, CDMX", "MX"],
    ["Hinter dem Rathaus 5a, 23966 Wismar", "DE"],
    ["Opernring 4, 1010 Wien", "AT"],
    ["24 cours Mirabeau 33000 bordeaux", "FR"],
    ["7, Grand'rue 62217 Beaurains", "FR"],
    ["3, parvis de la Cathédrale 62850 Licques", "FR"],
    ["18 ROUTE NATIONALE 62158 BAVINCOURT", "FR"],
    ["40 R DU MARECHAL FOCH 62700 BRUAY", "FR"],
    ["Lieu-dit Les Granges, 24220 Vézac", "FR"],
    ["Glorieta de Bilbao s/n, 28004 Madrid", "ES"],
    ["Località Fontanelle 3, 53024 Montalcino SI", "IT"],
    ["Drottninggatan 8, lgh 1102, 111 51 Stockholm", "SE"],
    ["Unter den Eichen 7, Berlin 12203", "DE"],
    ["Avenida Doctor Arce, 5, Madrid 28002", "ES"],
    ["P.za Cavour 3, 20121 Milano", "IT"],
    ["Av Atlantica 1702, Rio de Janeiro RJ 22021001", "BR"],
    ["12 Mill Lane Oxford OX1 4AA UK", "GB"],
    ["Nørregade 7, 2. th, 1165 København K", "DK"],
    ["Østre Torv 3, 9990 Skagen", "DK"],
    ["Liisankatu 9 A 4, 00170 Helsinki", "FI"],
    ["Váci út 14, 1132 Budapest", "HU"],
    ["Str. Castanului 12, 010061 București", "RO"],
    ["12 Elm St, 400001 Alder", "US"],
    ["63 Molenbaan, 3210 Elzendorp", "BE"],
    ["Atatürk Bulvarı No: 12, 16010 Nilüfer Şehir", "TR"],
    ["Hämeenkatu 5 B, 33100 Tampere", "FI"],
    ["24 cours St Louis 33000 Bordeaux", "FR"],
    ["Bağdat Cad. No: 31/4 Kadıköy 34710 İstanbul", "TR"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));

  test.each([
    "Highway 61, 38703 Greenville",
    "Acme Inc, 806 North Via Mar Blvd, Lot 9, 79098 Freiburg",
    "27012 Via Princessa, Valencia 91355",
    "Jane Roe, Camp 7, 6537 Cedar Verde Apt 12",
    "Jane Roe, Studio 54, 28086 SW Broadway Apt 4",
    "Suite 7, 61853 Mahomet",
    "12 Elm St 75460 Paris",
    "Fish Market 12, 90210 Beverly Blvd",
    "Hangar 9, 97202 Oregon",
    "Elm Street 5, 60601 IL",
    "88 Lake Street, 60601 Chicago",
    "88 Park Avenue, Paris 75460",
    "12 Elm St, Berlin 03570",
    "Broadway Suite 5, Paris 75460",
    "12 Oak St, Dublin 43016",
    "Bag 12, Box 4, Private Road 2132",
  ])("unless a unit, road, suffix or state stands there: %s", (text) => expect(detect(text).country).toBe("US"));
});

describe("a text of another country than the United States, of which nothing tells the one", () => {
  test.each([
    "Im Baumgarten 4, 6170 Schüpfheim",
    "Hauptstrasse 12, 5200 Musterdorf",
    "Rue de la Fontaine 3, 1030 Clairval",
    "Solskrenten 8, 2665 Strandby",
    "Parque Luna, 32901 Ribera",
    "P.O. Box 55, 46440 Ribera",
    "7 Bd Emile Lenoir, 91120 Clairval",
    "Lerche 5, 466 01 Jelen",
    "18 Harbour Road, Palmgrove 628001",
    "Weavers Office Park, Oakdene, 0157",
    "WEAVERS OFFICE PARK OAKDENE 0157",
    "14 Lake Dr, Palmgrove, 606001",
    "14 Lake Dr, Palmgrove, 30494310",
    "Muehlenkamp 5, Leinfelden-Harlow 70771",
    "Avenida 9 de Octubre N° 345, San Pedro, Ribera 15074",
    "Bulevar Artigas 1512, Ribera del Este 20100",
    "12 Ledra Street, Palmgrove 6017",
    "Ledra Street 12, 8010 Palmgrove",
    "45 Kennedy Ave, 1065 Palmgrove",
    "Avenida Libertador, Torre Europa, Palmgrove 4001",
  ])("%s has none, and keeps its code", (text) => {
    const { country, components, normalized } = parseAddress(text);
    expect(country).toBeNull();
    expect(text).toContain(components.postalCode ?? "?");
    expect(normalized).toContain(components.postalCode ?? "?");
    expect(normalizeAddress(normalized ?? "")).toBe(normalized);
  });

  test.each([
    "Suite 9, 61853 Fairmont",
    "Highway 61, 38703 Fairmont",
    "14 Lake Dr, 61853 Fairmont",
    "14 Lake Dr, Fairmont, TX 77086 US",
    "14 Lake Dr Ste 606001",
    "PO Box 24839, Fairmont, TX",
    "PO Box 24839, Fairmont",
    "Dept 34179 PO Box 39000 Fairmont, CA",
    "9114 Elm Place Suite 12105, Naples, FL",
    "12 Elm St The Merchant, Unit 06-305 Fairmont, SC",
    "500 Elm St Spc 154-0455 Fairmont PA",
    "1414 Elm Avenue, #APT 000002, Fairmont",
    "Acme Inc, 15523 Dawn Crest",
    "Acme Inc, 12 Elm St, Fairmont 77086 US",
    "77842 14 Lake Dr Fairmont, CA",
    "PO Box 606001",
    "14 Whispering Oaks 0108",
    "The Old Mill, 1400 Broadway",
    "14 Lake Dr, Fairmont, 3904",
    "Mill Road 12, Fairmont 61853",
    "Hangar 9, Fairmont 61853",
    "Elm Towers Unit 5, Fairmont 61853",
    "14 Lake Dr, Suite 4001",
    "14 Lake Dr, Route 4001",
    "Fairmont Clinic, 4001 Palmgrove",
    "14 Lake Dr, 4001 Palmgrove St",
    "Paris, Texas 75460",
    "Berlin, Connecticut 06037",
    "Rotterdam, NY",
    "Peru, Indiana 46970",
    "Lebanon, Ohio",
    "Jamaica, New York 11432",
    "Cuba, NY",
    "Ghent, Kentucky",
  ])("but %s is of the United States", (text) => expect(detect(text).country).toBe("US"));
});

describe("a city that one country has", () => {
  test.each([
    ["Lindengasse 4, 4600 Wels", "AT"],
    ["Lindenstrasse 4, 4900 Langenthal", "CH"],
    ["Im Winkel 45a, 9000 St. Gallen", "CH"],
    ["Chez Paul 4, 17000 La Rochelle", "FR"],
    ["Lindengasse 4, 2500 Baden", null],
    ["Avenida Olmo 4, Col. Centro, 37000 León", "MX"],
    ["Linden 4, 8900 Randers", "DK"],
    ["Linden 4, 3200 Sandefjord", "NO"],
    ["Linden 4, 2300 Turnhout", "BE"],
    ["Linden 4, 586 01 Jihlava", "CZ"],
    ["Linden 4, 902 10 Skövde", "SE"],
    ["Linden 4, 65100 Vaasa", "FI"],
    ["Linden 4, 24105 Kiel", "DE"],
    ["Avenida Olmo 4, 45001 Toledo", "ES"],
    ["14 Lake Road, Madurai 625001", "IN"],
    ["14 Lake Road, Pinetown, 3610", "ZA"],
    ["14 Lake Rd, Toledo, OH 43604", "US"],
    ["14 Lake Rd, Worms NE 68872", "US"],
    ["Salem 97301", "US"],
    ["Lindenstrasse 4, 5200 Elmdorf", null],
    ["01 BP 1234 Abidjan 01", "CI"],
    ["BP 1234, Dakar", "SN"],
    ["12 Elm St BP 12 Dallas", "US"],
    ["Chennai, IN", "IN"],
    ["Av. Luna s/n, Ribera", null],
    ["Hlavná 45/A, 940 02 Elmovce", "SK"],
    ["Hlavní 45, 767 01 Elmovice", "CZ"],
    ["Ulica 29. augusta 5, 811 01 Elmovce", "SK"],
    ["ul. Sadovaya 5, 125009 Elmovo", "RU"],
    ["ul. Lipowa 5, Elmowo", "PL"],
    ["Ulica Lipa 5, 2310 Elmovec", null],
    ["12 Rizal Street, Malate, 6000 Elmo City", "PH"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));
});

describe("signs of a country in street, letters and code", () => {
  test.each([
    ["2-14-7 Aobacho, Midori-ku, Hoshino 104-0045", "JP"],
    ["2-14-7 AOBACHO 104-0045 HOSHINO", "JP"],
    ["Plot 14, Phase 2, Palmgrove 122018", "IN"],
    ["Sector-14, Palmgrove 122018", "IN"],
    ["Nehru Nagar Road, Palmgrove 122018", "IN"],
    ["C/Clara 5, 46440 Ribera", "ES"],
    ["Box 417, 164 40 Granby", "SE"],
    ["Box 417, 16440 Granby", "SE"],
    ["Anna Bergs gata 7, 41755 Granby", "SE"],
    ["Anna Bergs gata 7, 417 55 Granby", "SE"],
    ["Eketorget 16, 70211 Granby", "SE"],
    ["Strandgata 12, 6060 Granvik", "NO"],
    ["Anna Bergs veg 1, 7760 Granvik", "NO"],
    ["Hovedgaden 21, 8410 Strandby", "DK"],
    ["Lerkevaenget 5, 5560 Strandby", "DK"],
    ["Kuusitie 7, 01510 Rantala", "FI"],
    ["Mäntyranta 5, 65200 Rantala", "FI"],
    ["Lipová 12, 75701 Horní Řeka", "CZ"],
    ["Lipova 2783/9, 767 01 Jelenice", "CZ"],
    ["Am Weiher 13, 88709 Musterdorf", "DE"],
    ["Rue de la Fontaine 3, 5030 Clairval", "BE"],
    ["Rua Clara, 145, Vila Nova - Minas Gerais, 30494310", "BR"],
    ["Av. Clara, 145, Vila Nova - PR, 81280020", "BR"],
    ["Suite 1400-222 Bay Street, Toronto, M5K 1H6", "CA"],
    ["Lipowa 18, Floor V, 02-675 Jelenia", "PL"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));

  test.each([
    ["Lerchenlaan 24, 5405 NE Veendorp", "NL"],
    ["LERCHENLAAN 24 FLOOR 2 5405 NE VEENDORP", "NL"],
    ["Tower Oost, Lerchenlaan 24, 1101 CT Amsterdam", "NL"],
    ["Lerchenlaan 24, 3231LA Veendorp", "NL"],
    ["Suite 5, 1234 NE Broadway", "US"],
    ["1234 NE Main St", "US"],
    ["Bahnhofplatz 10, 3100 St. Polten", "AT"],
    ["Rue de Bouvy 7, 7100 La Fontaine", "BE"],
  ])("four digits and two letters before a place are Dutch: %s is of %s", (text, country) =>
    expect(detect(text).country).toBe(country),
  );
});

describe("a state and its own ZIP code, or a state's name at the end, are of the United States", () => {
  test.each([
    "12 Rue Royale, New Orleans, LA 70112 1234",
    "12 Rue Royale, Essex, Massachusetts 019291234",
    "388 Place de la Concorde, Apt 4, Puebla, CO. 81000",
    "12 Rue Royale, Hamburg, New York 14075",
    "359 North La Rue Rd Room 201, Peru, 61354, IL",
    "Calle 13 124, 65000 Columbia MO",
    "19600 North Rue Chartres, ME 4268",
    "9912 La Rue Room 201, Valencia, CA. 91355",
    "12 Rue Royale, Lafayette, Louisiana",
    "John Roe, 1832 North Corso Ln, Ranch 12, Warsaw 46580",
  ])("%s", (text) => expect(detect(text).country).toBe("US"));

  test.each([
    ["Via Roma 5, 38122 Trento TN", "IT"],
    ["Foto Rossi, Piazza Duomo 5, 38122 Trento TN", "IT"],
    ["Via Verdi 3, 00184 Roma RM", "IT"],
    ["Rue Royale 12, 71000 Mâcon", "FR"],
    ["Unit 5, 12 George Street, Perth WA 6000", "AU"],
    ["Av. Santa Fe 100, X5000 Córdoba", "AR"],
    ["Rokin 5 hs, 2513 AA 's-Gravenhage", "NL"],
    ["Gran Vía 21, 2ºA, 28013 Madrid", "ES"],
    ["Foto Rossi, 6900 Lugano, Via Nassa 5", "CH"],
  ])("but not %s, which is of %s", (text, country) => expect(detect(text).country).toBe(country));

  test("five digits are no code of Canada", () =>
    expect(detect("Av. Reforma 222, Col. Juárez, C.P. 64000, Monterrey, N.L.").country).not.toBe("CA"));
});

describe("a region behind a city, or a city that the United States have none of, tells the country of a line without code", () => {
  test.each([
    ["14 Sparks St, Ottawa, Ontario", "CA"],
    ["9 Ross St, North Battleford, Saskatchewan", "CA"],
    ["12 Argyle St, Bowral, New South Wales", "AU"],
    ["12 Market St, Burra, SA", "AU"],
    ["Stadtplatz 3, 94469 Deggendorf, Bayern", "DE"],
    ["Bremer Straße 14, Vechta", "DE"],
    ["Hidalgo 40, Centro, Zapopan, Jalisco", "MX"],
    ["Camino Viejo 5, 16400 Tarancón, Cuenca", "ES"],
    ["31 Queen St, Auckland", "NZ"],
    ["88 Silom Road, Bangkok 10500", "TH"],
    ["No. 8 Fuxing Road, Shanghai 200031", "CN"],
    ["20 Moo 5, Mae Rim 50180", "TH"],
    ["12 Allenby St, 6525501 Tel Aviv", "IL"],
    ["Binnenweg 12, Rotterdam", "NL"],
    ["24 Mabini Blvd, Manila, 1004", "PH"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));

  test.each([
    "12 Main St, Ontario",
    "12 Main St, Bldg C, Ontario",
    "12 Main St, 200 Elm St, Victoria",
    "12 Main St, Vienna",
    "12 Main St, Cali",
    "12 Main St, Toledo",
    "7600 River Road, North Bergen, 7047",
    "27012 Via Cordoba, 91355",
  ])("%s is of the United States", (text) => expect(detect(text).country).toBe("US"));
});

describe("a region or code right behind a large city, a city right behind its street, a state or a road tells the country", () => {
  test.each([
    ["18 King Street West Hamilton Ontario", "CA"],
    ["1420 Barrington St Halifax Nova Scotia", "CA"],
    ["72 Rundle St Adelaide South Australia", "AU"],
    ["12 FC Road Pune Maharashtra", "IN"],
    ["Av. Hidalgo 12, Monterrey, N.L., 64000", "MX"],
    ["rua da Praia 300 porto alegre rs", "BR"],
    ["Mitre 88, Rosario, Santa Fe", "AR"],
    ["Belgrano 88, Mar del Plata, Provincia de Buenos Aires", "AR"],
    ["77 queen street auckland nz", "NZ"],
    ["9 Shop Street Galway IE", "IE"],
    ["8 Kloof Street Cape Town", "ZA"],
    ["Praça da Sé 12 são paulo", "BR"],
    ["31/2 Temple Road, Colombo 04", "LK"],
    ["4F., No. 12, Lane 5, Sec. 1, Heping E. Rd., Da'an Dist., Taipei City 106", "TW"],
    ["Dorf 7, 6952 Lingenau, Vorarlberg", "AT"],
    ["Rod. BR-101, km 205, Palhoça, SC", "BR"],
    ["日本 〒530-0001 大阪府大阪市北区梅田1-2-3", "JP"],
    ["8 شارع الجمهورية، القاهرة، مصر", "EG"],
    ["8, rue du Fort, L-1855 Luxembourg, Grand-Duché de Luxembourg", "LU"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));

  test.each([
    "12 Main St Ontario California",
    "100 Palace Ave, Santa Fe",
    "12 Vine St Vancouver WA",
    "100 Main St Georgetown DE",
    "9 Elm St Perth Amboy NJ",
    "12 Wellington Ct",
    "12 Main St Salvador",
    "12 Main St Cordoba",
    "12 Tokyo Rd",
    "5 Via Veracruz",
    "500 Oak Ave Unit 5 Lagos",
  ])("%s is of the United States", (text) => expect(detect(text).country).toBe("US"));
});

describe("a country in brackets at the end", () => {
  test.each([
    ["Torstr. 12, 10119 Berlin (Germany)", "TORSTRASSE 12 10119 BERLIN GERMANY"],
    ["8 Hill Street, Kingston (Jamaica)", "8 HILL STREET KINGSTON JAMAICA"],
    ["5 rue du Port, Dakar (Sénégal)", "5 RUE DU PORT DAKAR SENEGAL"],
    // A state, and a name that has brackets of its own.
    ["12 Oak St, Atlanta (Georgia)", "12 OAK ST ATLANTA GA"],
    ["FIQQ 1ZZ, Falkland Islands (Malvinas)", "FIQQ 1ZZ FALKLAND ISLANDS"],
  ])("%s", (text, normalized) => expect(normalizeAddress(text)).toBe(normalized));
});
