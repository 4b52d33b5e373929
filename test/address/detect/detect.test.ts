import { describe, expect, test } from "vitest";
import { countryLabel, countryOfName } from "../../../src/address/detect/country-of-name.ts";
import { detectCountry } from "../../../src/address/detect/detect.ts";
import { cleanAddressText } from "../../../src/address/hygiene/hygiene.ts";
import { normalizeAddress, parseAddress } from "../../../src/address/index.ts";
import { countryRows } from "../../../src/text/country.ts";

const detect = (text: string, country?: string) =>
  detectCountry(cleanAddressText(text), country === undefined ? {} : { country });

test("a direction of the United States is no province of South Africa", () => {
  expect(detect("75 Elm Street, NW").country).toBe("US");
});

describe("a country named in the text", () => {
  test.each([
    ["12 High Street, Oxford OX1 4AB, United Kingdom", "GB", "12 HIGH STREET, OXFORD OX1 4AB"],
    ["Lindenstr. 12, 20099 Hamburg, Deutschland", "DE", "LINDENSTR. 12, 20099 HAMBURG"],
    ["osaka station, osaka, japan, 530-0001", "JP", "OSAKA STATION, OSAKA, 530-0001"],
    ["South Korea, Seoul, Teheran-ro 152", "KR", "SEOUL, TEHERAN-RO 152"],
    ["10 Rue de la Gare, L-1611 Luxembourg", "LU", "10 RUE DE LA GARE, L-1611 LUXEMBOURG"],
    ["88 Main St, Springfield, IL 62701, USA", "US", "88 MAIN ST, SPRINGFIELD, IL 62701"],
    ["Lipa 5, 1000 Skopje, F.Y.R.O.M.", "MK", "LIPA 5, 1000 SKOPJE"],
    ["شارع الحمرا، بيروت، لبنان", "LB", null],
  ])("%s", (text, country, rest) => {
    const found = detect(text);
    expect(found.country).toBe(country);
    if (rest !== null) expect(found.rest).toBe(rest);
    // The name of a city state is that of its city, that of the United States is left out.
    expect(found.label).toBe(country === "US" || country === "LU" ? null : countryLabel(country));
  });

  test.each([
    ["Skovvej 14, 5260 Odense S, Denmark", "DK"],
    ["SKOVVEJ 14 5260 ODENSE S DENMARK", "DK"],
    ["TORRE LUNA 40 CIUDAD DE MEXICO MEXICO", "MX"],
    ["12 ELM ST S HOLLAND", "US"],
    ["5260 W NORWAY", "US"],
    ["12 MAIN ST MEXICO", "US"],
  ])("also behind a direction or a city of its name: %s is of %s", (text, country) =>
    expect(detect(text).country).toBe(country),
  );

  test("is no state of the United States in its abbreviation", () => {
    for (const state of ["Md.", "Ky.", "Ind.", "Ala."]) expect(detect(`8 Elm St, Dover, ${state}`).country).toBe("US");
    expect(detect("8 Elm St, Dover, IND", "US").country).toBe("US");
    expect(detect("12 MG Road, Mumbai 400001, IND").country).toBe("IN");
  });

  test("wins over the hint", () => {
    expect(detect("Rue du Bac 3, 75007 Paris, France", "US").country).toBe("FR");
    expect(detect("1 Queen's Road, Jamestown STHL 1ZZ, United Kingdom", "SH").country).toBe("SH");
    expect(detect("12 Main St, Boston, Massachusetts 02139, USA", "FR").country).toBe("US");
    expect(detect("Avenida Estados Unidos", "PE").country).toBe("PE");
    expect(detect("12 Rainbow St, Amman, Jordan", "US").country).toBe("JO");
    expect(detect("12 Rainbow St, Jordan", "US").country).toBe("US");
  });

  test("stands behind a state that is a word of another language", () => {
    expect(detect("Dover, DE, United States").rest).toBe("DOVER, DE");
    expect(detect("12 Elm St, Dover, DE USA", "US").rest).toBe("12 ELM ST, DOVER, DE");
    expect(detect("12 rue de France").country).toBe("FR");
  });

  test("stands before a telephone number", () =>
    expect(parseAddress("12 Elm St, Salem OR 97301 USA 503-555-0123").normalized).toBe(
      "12 ELM ST SALEM OR 97301 503-555-0123",
    ));
});

describe("a code that only one country has wins over the hint", () => {
  test.each([
    ["12 Main St, Boston, MA 02139", "CH", "US"],
    ["12 Main St, Boston, MA 02139-1234", "DE", "US"],
    ["12 Main St, Boston, Massachusetts 02139", "MX", "US"],
    ["500 Calle Sol, San Juan, PR 00901", "ES", "US"],
    ["10 Downing St; London SW1A 2AA", "CH", "GB"],
    ["10 Downing St, London SW1A2AA", "US", "GB"],
    ["12 High St, Belfast BT9 5GR", "IE", "GB"],
    ["100 Queen St W, Toronto ON M5H 2N2", "US", "CA"],
    ["100 Queen St W, M5H-2N2 Toronto", "DE", "CA"],
    ["Via Roma 5, Trento TN 38122", "IT", "IT"],
    ["12 Main St, Boston, MA 97301", "DE", "DE"],
    ["12 Main St, Boston 02139", "DE", "DE"],
    ["Hirschel St, St Peter Port GY1 1AA", "GG", "GG"],
    ["Rua das Flores 123, Belém PA 66010", "BR", "BR"],
    ["12 Main St Unit B2 3A, Salem", "US", "US"],
  ])("%s, expected of %s, is of %s", (text, hint, country) => {
    expect(detect(text, hint).country).toBe(country);
    const line = normalizeAddress(text, { country: hint }) ?? "";
    expect(normalizeAddress(line, { country: hint })).toBe(line);
  });
});

describe("a code behind the city is the hint's country", () => {
  test.each([
    ["Unter den Linden 5, 10115 Berlin, D", "UNTER DEN LINDEN 5, 10115 BERLIN, "],
    ["Unter den Linden 5, 10115 Berlin DE", "UNTER DEN LINDEN 5, 10115 BERLIN "],
    ["Unter den Linden 5, 10115 Berlin D", "UNTER DEN LINDEN 5, 10115 BERLIN D"],
    ["Unter den Linden 5, 10115 Berlin, F", "UNTER DEN LINDEN 5, 10115 BERLIN, F"],
  ])("%s", (text, rest) => expect(detect(text, "DE").rest).toBe(rest));

  test("though it is a street word where the rest speaks for the country", () =>
    expect(detect("ul. Prosta 10, 00-950 Warszawa PL").label).toBe("POLAND"));
});

describe("names that are places of the United States too", () => {
  test.each([
    "12 Oak St, Albuquerque, New Mexico",
    "400 Peachtree St, Atlanta, Georgia",
    "88 Canal St, Lebanon",
    "240 S Blue Island",
    "12 Fern Street, SE",
    "12 First Street. S.E.",
    "Suite 100, 14075 Hamburg",
    "Apt 4B 75460 Paris",
    "12 East 170th Street South Holland",
    "5 Elm St, ST",
    "5 Elm St, Spokane, WA, 9920",
  ])("%s", (text) => expect(detect(text).country).toBe("US"));
});

describe("without a name, the postal code and the street words speak", () => {
  test.each([
    ["Linzer Gasse 4, Salzburg A-5020", "AT"],
    ["Rue Neuve 4, Bruxelles, B-1000", "BE"],
    ["12 Elm St, Apt D-98693", "US"],
    ["Bahnhofstrasse 4, Zürich 8001", "CH"],
    ["Via Appia 12, Milano 20121", "IT"],
    ["12 Elm St, Paris 75460", "US"],
    ["Calle Madrid 1234", null],
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
    "12 Main St, Cape Coral, 3904",
    "Pier 4 Apt D-47 Long Beach",
    "700 Cedar Hollow B-17 Ste",
    "12 Whispering Pines 0108",
    "P.O.; 123456",
    "12 Oak St, Durango",
    "12 Oak St, Sonora 95370",
    "12 Canal Rd, Lissone (MI)",
    "County Road 9 Tr 5, Salem OH",
    "12 Laguna St, Laguna, NM 87026",
    "12 5th Ave, Apt 3. Salem OH",
    "B 4060 Salem Ave",
    "Unit B 40601 Cedar Ave",
    "44 e 3100 so provo ut 84601 apt 7",
    "31201-0417 Macon Georgia, 6 Fern Rd",
    "GA 31201 MACON 6 FERN RD",
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

test.each([
  ["Via Verde 34, 74015 Alba Franca", "IT", "IT"],
  ["Calle Roble 5, 28013 Villa Alemania", "IT", "DE"],
  ["Via Verde 34, 20121 Milano Italia", "IT", "IT"],
  ["Calle Roble 34, 20121 Milano, Italia", "ES", "IT"],
  ["Calle Roble 34, 20121 Milan Italy", "ES", "IT"],
])(
  "the end of a city that is a country's name in another language is of the hint where the street is: %s, %s, is of %s",
  (text, hint, country) => expect(detect(text, hint).country).toBe(country),
);

/** With the line of each where the United States are expected. */
test.each([
  ["Lindenstr. 12, 20099 Hamburg, Germany", "LINDENSTRASSE 12 20099 HAMBURG GERMANY"],
  ["Lindenstr. 12, 20099 Hamburg, Deutschland", "LINDENSTRASSE 12 20099 HAMBURG GERMANY"],
  ["Flat 5, 12 Fern Road, Leeds LS1 4AB, UK", "FLAT 5 12 FERN ROAD LEEDS LS1 4AB UNITED KINGDOM"],
  ["12 Fern Avenue, Harare, Zimbabwe", "12 FERN AVENUE HARARE ZIMBABWE"],
  ["12 Fern Road, Suva, Fiji", "12 FERN ROAD SUVA FIJI"],
  ["12 Alder Road, Hamilton 3204, New Zealand", "12 ALDER RD HAMILTON 3204 NEW ZEALAND"],
  ["12 Main Street Poland", "12 MAIN ST POLAND"],
  ["12 Main Street Palestine", "12 MAIN ST PALESTINE"],
  ["12 Main Street Norway ME 04268", "12 MAIN ST NORWAY ME 04268"],
  ["12 Jamaica Avenue", "12 JAMAICA AVE"],
  ["12 Kenya Avenue", "12 KENYA AVE"],
])("the line of a country named in the text reads as itself where the United States are expected: %s", (text, line) => {
  expect(normalizeAddress(text, { country: "US" })).toBe(line);
  expect(normalizeAddress(line, { country: "US" })).toBe(line);
});
