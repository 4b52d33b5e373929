import { describe, expect, test } from "vitest";
import { countryLabel, countryOfName } from "../../../src/address/country/country-name.ts";
import { detectCountry } from "../../../src/address/country/detect.ts";
import { cleanAddressText } from "../../../src/address/hygiene.ts";
import { countryRows } from "../../../src/text/country.ts";

const detect = (text: string, country?: string) =>
  detectCountry(cleanAddressText(text), country === undefined ? {} : { country });

describe("a country named in the text", () => {
  test.each([
    ["12 High Street, Oxford OX1 4AB, United Kingdom", "GB", "12 HIGH STREET, OXFORD OX1 4AB"],
    ["Lindenstr. 12, 20099 Hamburg, Deutschland", "DE", "LINDENSTR. 12, 20099 HAMBURG"],
    ["osaka station, osaka, japan, 530-0001", "JP", "OSAKA STATION, OSAKA, 530-0001"],
    ["South Korea, Seoul, Teheran-ro 152", "KR", "SEOUL, TEHERAN-RO 152"],
    ["10 Rue de la Gare, L-1611 Luxembourg", "LU", "10 RUE DE LA GARE, L-1611 LUXEMBOURG"],
    ["88 Main St, Springfield, IL 62701, USA", "US", "88 MAIN ST, SPRINGFIELD, IL 62701"],
    ["شارع الحمرا، بيروت، لبنان", "LB", null],
  ])("%s", (text, country, rest) => {
    const found = detect(text);
    expect(found.country).toBe(country);
    if (rest !== null) expect(found.rest).toBe(rest);
    // The name of a city state is that of its city, that of the United States is left out.
    expect(found.label).toBe(country === "US" || country === "LU" ? null : countryLabel(country));
  });

  test("wins over the hint", () => {
    expect(detect("Rue du Bac 3, 75007 Paris, France", "US").country).toBe("FR");
    expect(detect("1 Queen's Road, Jamestown STHL 1ZZ, United Kingdom", "SH").country).toBe("SH");
  });
});

describe("names that are places of the United States too", () => {
  test.each([
    "12 Oak St, Albuquerque, New Mexico",
    "400 Peachtree St, Atlanta, Georgia",
    "88 Canal St, Lebanon",
    "1315 S Blue Island",
    "83 Glenn Street, SE",
    "320 First Street. S.E.",
    "Suite 100, 14075 Hamburg",
    "Apt 4B 75460 Paris",
    "465 East 170th Street South Holland",
    "5 Elm St, ST",
    "5 Elm St, Spokane, WA, 9920",
  ])("%s", (text) => expect(detect(text).country).toBe("US"));
});

describe("without a name, the postal code and the street words speak", () => {
  test.each([
    ["1055 West Hastings St, Vancouver V6E 2E9", "CA"],
    ["6789 Chemin de la Côte, Montréal, QC", "CA"],
    ["12 High St, Oxford OX1 4AB", "GB"],
    ["Main Street, Kenmare, Co. Kerry", "IE"],
    ["12 Grafton St, Dublin 2, D02 X285", "IE"],
    ["300 Collins St, Melbourne VIC 3000", "AU"],
    ["4/18 Albert Cres, Glenelg, SA, 5045", "AU"],
    ["NE1 7RF Newcastle upon Tyne, 12 Grey St", "GB"],
    ["Calle Olmo 18, Fraccionamiento Villas del Sol, 97203 Mérida", "MX"],
    ["Herengracht 401, 1017BP Amsterdam", "NL"],
    ["Lindenstraße 12, 20099 Hamburg", "DE"],
    ["c/o Weber & Co, Rua Augusta 24", "PT"],
    ["112 39 Stockholm", "SE"],
    ["Suite 12, Hohe Bleichen 8, 20354 Hamburg", "DE"],
    ["D-80331 München, Sendlinger Straße 8", "DE"],
    ["Kärntner Straße 12, 1010 Wien", "AT"],
    ["Bahnhofstrasse 45, 8001 Zürich", "CH"],
    ["15 rue du Stade 13008 Marseille", "FR"],
    ["Wetstraat 155, 1040 Brussel", "BE"],
    ["Calle Mayor 12, 28013 Madrid", "ES"],
    ["Via Garibaldi 14, 16124 Genova (GE)", "IT"],
    ["Rua Augusta 24, 1100-053 Lisboa", "PT"],
    ["Rua das Flores 123, Curitiba - PR, 80020-090", "BR"],
    ["Calle Hidalgo 25, Col. Centro, 44100 Guadalajara", "MX"],
    ["Carrera 7 # 71-21, Bogotá", "CO"],
    ["45 Park Street, Kolkata 700016", "IN"],
    ["ul. Prosta 10, 00-950 Warszawa", "PL"],
    ["Cra. 11 # 82-01 Oficina 302, Bogotá D.C.", "CO"],
    ["Flat 12, Lotus Towers, Mysuru - 570001, Karnataka", "IN"],
    ["H-14, Sector 18, Noida, Uttar Pradesh 201301", "IN"],
    ["Av. Santa Fe 3253, Piso 4, C1425BGH CABA", "AR"],
    ["B-9, 1st Floor, Saket, New Delhi-110017", "IN"],
    ["Av. Callao 1234 5º A (1023) Capital Federal", "AR"],
    ["9 Kloof Street, Cape Town, 8001", "ZA"],
    ["Suite 8, Private Bag X12, Saxonwold, 2132", "ZA"],
    ["Front Square, College Green, Dublin 2", "IE"],
    ["R. da Rosa, nº 14, 1º Dto., Lisboa 1200-382", "PT"],
    ["C/ Serrano 21, 2ºA, 28001 - Madrid", "ES"],
    ["Calle Zaragoza 88 Ote., Col. Centro, C.P. 64000, Monterrey, N.L.", "MX"],
    ["Via Motta 12, 6830 Chiasso", "CH"],
    ["22 Cuba St, Wellington 6011", "NZ"],
    ["東京都渋谷区神宮前5-10-1", "JP"],
    ["서울특별시 강남구 테헤란로 152", "KR"],
    ["ул. Тверская, 7, Москва", "RU"],
    ["вул. Хрещатик, 22, Київ", "UA"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));
});

describe("regions, notations and words that one country has tell it", () => {
  test.each([
    ["12 Church St, Umhlanga, KwaZulu-Natal 4320", "ZA"],
    ["12 Mabini Rd, Ermita, Batangas", "PH"],
    ["Calzada del Lago 12, Centro, Mérida, Yuc., 97000", "MX"],
    ["Calle 46 Bis, No. 44-1, Cúcuta", "CO"],
    ["Cr 48 #18B-61, Envigado", "CO"],
    ["Menekşe Sk. No: 8, 06514 Ankara", "TR"],
    ["Rosengade 6, 5. tv, 8700 Horsens", "DK"],
    ["Storgatan 12 9 tr, 586 37 Linköping", "SE"],
    ["Bergsgatan 5, Mjölby 595 30", "SE"],
    ["Květná 4087; 500 02, Hradec Králové", "CZ"],
    ["Hof 12/2, A 8605 Kapfenberg", "AT"],
    ["Kerksteenweg 138, 9100 Sint-Niklaas", "BE"],
    ["12 Alon St, Rehovot 7610001", "IL"],
    ["12 Ring Chowk, Mysuru - 570016", "IN"],
    ["12 Ring Chowk, Satara, PIN: 415001", "IN"],
    ["12 Moo 7 Silom Road, Tambon Patong, Phuket 83150", "TH"],
    ["12 Persiaran Gasing, 46200 Petaling", "MY"],
    ["Borgo Nuovo 4, SK-811 01 Bratislava", "SK"],
    ["Arenales s/n, Buenos Aires (1333)", "AR"],
    ["Via Dante 4, Lissone (MI)", "IT"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));

  test.each([
    "12 Main St, Hangar 2110",
    "12 Main St, Suite 2110",
    "12 Main St, Villa 2110",
    "12 Main St, Cape Coral 3904",
    "12 Main St, Cape Coral, 3904",
    "Pier 4 Apt D-47 Long Beach",
    "700 Cedar Hollow B-17 Ste",
    "12 Whispering Pines 0108",
    "P.O.; 123456",
    "77 Lake Dr, Salem, 606001",
    "12 Oak St, Durango",
    "12 Oak St, Sonora 95370",
    "12 Canal Rd, Lissone (MI)",
    "County Road 9 Tr 5, Salem OH",
    "12 Laguna St, Laguna, NM 87026",
    "12 5th Ave, Apt 3. Salem OH",
    "B 4060 Salem Ave",
    "Unit B 40601 Cedar Ave",
  ])("%s is of the United States", (text) => expect(detect(text).country).toBe("US"));
});

describe("two letters behind the last comma are a region's where the text speaks for its country", () => {
  test.each([
    ["Rua do Ouro 10, Savassi, 29010-120, Vitória, ES", "BR"],
    ["Rua das Palmeiras 10, Recife, PE", "BR"],
    ["Via Dante 3, 65121 Pescara, PE", "IT"],
    ["Via Dante 3, Lucca, LU", "IT"],
    ["Dorfplatz 12, 7270 Davos, GR", "CH"],
    ["Rue du Lac 5, 1700 Fribourg, FR", "CH"],
    ["88 King William St, Adelaide, SA", "AU"],
    ["88 Smith St, Ballarat, VIC, 3350", "AU"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));

  test.each([
    ["Calle Mayor 5, 28013 Madrid, ES", "ES"],
    ["Rua da Prata 5, 1100-414 Lisboa, PT", "PT"],
    ["Kerkstraat 5, 1000 Brussel, BE", "BE"],
    ["12 Rue de la Gare, 1611 Luxembourg, LU", "LU"],
    ["Rue du Bac 12, 75007 Paris, FR", "FR"],
    ["Ermou 12, 105 63 Athina, GR", "GR"],
    ["12 King Fahd Rd, Riyadh, SA", "SA"],
    ["12 King St, Seattle, WA 98104", "US"],
  ])("%s is of %s", (text, country) => expect(detect(text).country).toBe(country));
});

describe("a postal code with its city behind it is of no line of the United States", () => {
  test.each([
    ["Lange Reihe 12-14, 20099 Hamburg", "DE"],
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
    ["Im Baumgarten 4, 6170 Schüpfheim", "CH"],
    ["Váci út 14, 1132 Budapest", "HU"],
    ["Str. Castanului 12, 010061 București", "RO"],
    ["12 Elm St, 400001 Alder", "US"],
    ["63 Molenbaan, 3210 Elzendorp", "BE"],
    ["Im Winkel 45a, 9000 St. Gallen", "CH"],
    ["Chez Paul 4, 17000 La Rochelle", "DE"],
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

describe("plain texts stay with the United States", () => {
  test.each([
    "12 Promenade Dr, Boise, ID 83702",
    "40 R Street, Sacramento 95811",
    "3 Mail Rd Exeter 02822",
    "5 Passage Way 62158",
    "9 Hamlet Square, Cite 12180",
    "123 Main St, Springfield, IL 62701",
    "1234 Via del Mar, San Diego, CA 92130",
    "12 Rue Orleans, New Orleans, LA 70112",
    "4521 NE 12th Ave Portland OR",
    "PO Box 1234 NW Station",
    "Calle 10 # 51, Ponce, PR 00716",
    "9 Kloof Street, Cape Coral",
    "500 Delhi Rd, Suite 201301",
    "500 Calle Sol, San Juan, PR 00901",
    "1 Avenue A New York",
    "Apt 2B 1ST Street",
    "742 Evergreen Terrace",
    "600 Plaza Drive Ste 100",
  ])("%s", (text) => expect(detect(text).country).toBe("US"));
});

test("the name that is written out stands for its country", () => {
  for (const [code] of countryRows()) {
    if (code !== "VI") expect(countryOfName(countryLabel(code)), code).toBe(code);
  }
});

test("a hint that is no code is none", () => {
  expect(detectCountry("12 MAIN ST", { country: 5 as never }).country).toBe("US");
  expect(detectCountry("12 MAIN ST", { country: "Germany" }).country).toBe("US");
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
