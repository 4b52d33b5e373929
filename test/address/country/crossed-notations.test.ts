import { describe, expect, test } from "vitest";
import { parseAddress } from "../../../src/address/index.ts";

interface Notations {
  readonly country: string;
  readonly streets: readonly string[];
  /** Units by their notation, behind the street line. */
  readonly units: readonly string[];
  readonly city: string;
  readonly code: string;
  /** Street line and last line as the country writes them. */
  readonly street: (street: string, number: string) => string;
  readonly last: (city: string, code: string) => string;
}

const NUMBERS = ["5", "12A", "11-13", "204"];
const BUILDINGS = ["Harbour House", "Mill Building", "Central Plaza", "Torre Norte"];

const numberFirst = (street: string, number: string): string => `${number} ${street}`;
const numberBehind = (street: string, number: string): string => `${street} ${number}`;
const numberApart = (street: string, number: string): string => `${street}, ${number}`;
const codeFirst = (city: string, code: string): string => `${code} ${city}`;
const codeBehind = (city: string, code: string): string => `${city} ${code}`;
const codeApart = (city: string, code: string): string => `${city}, ${code}`;

function row(
  [country, city, code]: readonly [string, string, string],
  street: Notations["street"],
  last: Notations["last"],
  streets: string,
  units: string,
): Notations {
  return { country, city, code, street, last, streets: streets.split("|"), units: units.split("|") };
}

const TABLE: readonly Notations[] = [
  row(
    ["GB", "Leeds", "LS1 4AP"],
    numberFirst,
    codeApart,
    "High Street|Moor Lane|Finsbury Circus",
    "Flat 3|Suite 12|1st Floor|Office 4B|Block C|Apartment 12A",
  ),
  row(["IE", "Dublin", "D02 X285"], numberFirst, codeApart, "Main Street|Ormond Road", "Unit 7|1st Floor|Apartment 12"),
  row(["AU", "Sydney", "2000"], numberFirst, codeBehind, "Collins Street|Pacific Highway", "Unit 7|Level 3|Shop 5"),
  row(["NZ", "Auckland", "1010"], numberFirst, codeBehind, "Queen Street|Great South Road", "Level 3|Flat 2|Suite 4"),
  row(
    ["CA", "Toronto", "M5V 2T6"],
    numberFirst,
    codeBehind,
    "Bay Street|11th Avenue SW",
    "Suite 1200|Apt 4|12th Floor",
  ),
  row(["ZA", "Cape Town", "8001"], numberFirst, codeBehind, "Long Street|Loop Road", "Unit 7|Floor 2|Office 4"),
  row(
    ["IN", "Mumbai", "400001"],
    numberFirst,
    codeBehind,
    "MG Road|Park Street",
    "Flat 3|2nd Floor|IInd Floor|Shop No. 5",
  ),
  row(
    ["SG", "Singapore", "238823"],
    numberFirst,
    codeBehind,
    "Orchard Road|Robinson Road",
    "#05-12|Level 3|Unit 05-12",
  ),
  row(["FR", "Paris", "75002"], numberFirst, codeFirst, "Rue de la Paix|Avenue Foch", "Bâtiment B|3e étage|Floor 4"),
  row(["BE", "Bruxelles", "1000"], numberBehind, codeFirst, "Kerkstraat|Rue Royale", "Bus 3|Boîte 12|Floor 4"),
  row(["NL", "Amsterdam", "1012 AB"], numberBehind, codeFirst, "Kerkstraat|Lange Voorhout", "Floor 4|2e verdieping"),
  row(["DE", "Berlin", "10115"], numberBehind, codeFirst, "Hauptstraße|Am Markt", "2. OG|Whg. 12|Floor 4|Floor B2"),
  row(["AT", "Wien", "1060"], numberBehind, codeFirst, "Mariahilfer Straße|Hauptplatz", "Top 12|Stiege 2|2. Stock"),
  row(["CH", "Zürich", "8001"], numberBehind, codeFirst, "Bahnhofstrasse|Rue du Rhône", "2. Stock|Floor 4"),
  row(["ES", "Madrid", "28013"], numberBehind, codeFirst, "Calle Mayor|Plaza España", "3º B|Piso 2|Bajo Izda|Floor 4"),
  row(["IT", "Milano", "20121"], numberBehind, codeFirst, "Via Roma|Corso Italia", "Scala B|Interno 5|Piano 3|Floor 4"),
  row(["PT", "Lisboa", "1100-048"], numberBehind, codeFirst, "Rua Augusta|Praça do Comércio", "3º Esq|Andar 4|Floor 4"),
  row(
    ["BR", "São Paulo", "01310-100"],
    numberApart,
    codeApart,
    "Rua Augusta|Alameda Santos",
    "Apto 101|Sala 1205|4º andar",
  ),
  row(
    ["MX", "Ciudad de México", "06600"],
    numberBehind,
    codeFirst,
    "Calle Reforma|Avenida Juárez",
    "Int. 4|Piso 3|Floor 4",
  ),
  row(["AR", "Buenos Aires", "C1043"], numberBehind, codeFirst, "Avenida Corrientes|Calle Florida", "Piso 3|Depto B"),
  row(["DK", "København", "1165"], numberBehind, codeFirst, "Nørregade|Vesterbrogade", "2. tv|3. sal|Floor 4"),
  row(["SE", "Stockholm", "111 51"], numberBehind, codeFirst, "Drottninggatan|Storgatan", "Lgh 1102|3 tr|8TR|Floor 4"),
  row(["NO", "Oslo", "0154"], numberBehind, codeFirst, "Karl Johans gate|Storgata", "Floor 4|2. etasje|Leilighet 12"),
  row(["FI", "Helsinki", "00100"], numberBehind, codeFirst, "Mannerheimintie|Aleksanterinkatu", "as 12|5. krs"),
  row(["PL", "Warszawa", "00-590"], numberBehind, codeFirst, "ul. Prosta|Aleje Jerozolimskie", "m. 5|lok. 12|piętro 3"),
  row(["CZ", "Praha 1", "110 00"], numberBehind, codeFirst, "Na Příkopě|Vodičkova", "byt 5|2. patro|Floor 4"),
];

const PARTS = ["primaryNumber", "secondaryNumber", "city", "postalCode"] as const;

const plain = (text: string | null): string =>
  (text ?? "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f ]/gu, "")
    .replaceAll("ø", "Ø")
    .toUpperCase();

/** What is wrong with the reading of one text: parts that are not those it was made of, or that the standard line loses. */
function faults(text: string, country: string, want: Readonly<Record<string, string>>): string[] {
  const { components, normalized } = parseAddress(text, { country });
  const again = parseAddress(normalized ?? "", { country }).components;
  const wrong = Object.entries(want).filter(([part, value]) => plain(components[part as "city"]) !== plain(value));
  const lost = PARTS.filter((part) => components[part] !== again[part]);
  return [...wrong.map(([part]) => part), ...lost.map((part) => `${part} of "${normalized}"`)].map(
    (fault) => `${text}: ${fault}`,
  );
}

describe("number, unit and building crossed with the streets of a country", () => {
  test.each(TABLE)("$country", ({ country, streets, units, city, code, street, last }) => {
    const found = streets.flatMap((name) =>
      NUMBERS.flatMap((number) => {
        const line = street(name, number);
        const want = { primaryNumber: number, city, postalCode: code };
        const texts = [
          `${line}, ${last(city, code)}`,
          ...units.map((unit) => `${line}, ${unit}, ${last(city, code)}`),
          ...units.map((unit) => `${line} ${unit}, ${last(city, code)}`),
          ...BUILDINGS.map((building) => `${building}, ${line}, ${last(city, code)}`),
          ...BUILDINGS.map((building) => `${line}, ${building}, ${last(city, code)}`),
        ];
        return texts.flatMap((text) => faults(text, country, want));
      }),
    );
    expect(found).toEqual([]);
  });
});
