import fc from "fast-check";

/** Street lines, units, last lines and names of a country in real notations, from which texts are put together. */
interface Fragments {
  readonly country: string;
  readonly streets: readonly string[];
  readonly units: readonly string[];
  readonly lasts: readonly string[];
  readonly named: readonly string[];
}

const FRAGMENTS: readonly Fragments[] = [
  {
    country: "CA",
    streets: [
      "10-123 Main Street NW",
      "45 rue Saint-Jean",
      "1055 West Hastings St",
      "P.O. Box 1240",
      "RR 3",
      "7 Chemin du Lac",
    ],
    units: ["Suite 500", "app. 3", "3rd Floor", "#12"],
    lasts: ["Edmonton AB T5J 2R7", "Québec QC G1R1N6", "Vancouver, British Columbia V6E 2E9"],
    named: ["Canada", "CANADA"],
  },
  {
    country: "GB",
    streets: [
      "12 High St",
      "The Old Rectory, Church Road",
      "221b Baker Street",
      "PO Box 245",
      "22-24 Park St.",
      "8 The Crescent",
    ],
    units: ["Flat 3", "1st Floor", "Unit 4 Mill Estate", "Studio B"],
    lasts: ["Oxford OX1 4AB", "Fakenham, Norfolk NR21 0HX", "LONDON SW1A2AA", "St. Helens, Merseyside WA9 4QB"],
    named: ["UK", "United Kingdom", "England"],
  },
  {
    country: "AU",
    streets: ["22 George St", "5/22 Pacific Highway", "GPO Box 1234", "Lot 7 Smiths Rd", "300 Collins Street"],
    units: ["Unit 5", "Level 12", "Shop 3"],
    lasts: ["Parramatta NSW 2150", "Toowoomba, Queensland 4350", "Melbourne VIC 3000"],
    named: ["Australia"],
  },
  {
    country: "DE",
    streets: [
      "Lindenstr. 12 b",
      "Straße des 17. Juni 135",
      "Postfach 21 20",
      "Am Alten Markt 3",
      "Karl-Marx-Allee 93 A",
      "Königsallee 60F",
    ],
    units: ["3. OG", "Hinterhaus", "Haus 4", "Wohnung 17"],
    lasts: ["20099 Hamburg", "D-10623 Berlin", "33790 Halle (Westf.)", "60311 Frankfurt am Main"],
    named: ["Deutschland", "Germany"],
  },
  {
    country: "AT",
    streets: ["Mariahilfer Straße 85/2/14", "Hauptplatz 1", "Postfach 77"],
    units: ["Top 5", "Stiege 2"],
    lasts: ["1060 Wien", "A-6020 Innsbruck"],
    named: ["Österreich", "Austria"],
  },
  {
    country: "CH",
    streets: ["Bahnhofstrasse 45", "Rue du Rhône 65", "Via Nassa 5", "Postfach 1234"],
    units: ["2. Stock", "case postale 88"],
    lasts: ["CH-8001 Zürich", "1204 Genève", "6900 Lugano"],
    named: ["Schweiz", "Suisse", "Switzerland"],
  },
  {
    country: "FR",
    streets: [
      "4 bis, avenue des Tilleuls",
      "17 rue du Moulin",
      "12 RUE DU 8 MAI 1945",
      "25 pl. de l'Église",
      "9 B impasse des Lilas",
    ],
    units: ["Bât. C", "Appt 12", "BP 1042", "CS 20712", "2ème étage"],
    lasts: ["33000 Bordeaux Cedex 9", "F-69002 Lyon", "62138 Douvrin", "59000 Lille"],
    named: ["France"],
  },
  {
    country: "NL",
    streets: ["Herengracht 401-2", "Van Baerlestraat 98 hs", "Postbus 90801", "Laan van Meerdervoort 70-A"],
    units: ["Unit 3", "2e verdieping"],
    lasts: ["1017BP Amsterdam", "2517 AN 's-Gravenhage", "2509 LV Den Haag"],
    named: ["Nederland", "The Netherlands"],
  },
  {
    country: "BE",
    streets: ["Rue de la Loi 16", "Meir 50", "Kerkstr. 12A", "Avenue Louise 149/24"],
    units: ["bte 3", "bus 2"],
    lasts: ["1000 Bruxelles", "B-2000 Antwerpen", "9000 Gent"],
    named: ["België", "Belgium"],
  },
  {
    country: "ES",
    streets: ["C/ Mayor, 12", "Avda. de la Constitución nº 5", "Plaza España s/n", "Carrer de Balmes 145"],
    units: ["3º B", "bajo izda", "piso 4"],
    lasts: ["28013 Madrid", "08008 Barcelona", "41001 Sevilla"],
    named: ["España", "Spain"],
  },
  {
    country: "IT",
    streets: ["Via Garibaldi 14/B", "V.le Monza, 12", "P.zza San Marco 1", "Corso Vittorio Emanuele II, 88"],
    units: ["int. 5", "scala B"],
    lasts: ["16124 Genova (GE)", "20125 Milano MI", "I-00187 Roma"],
    named: ["Italia", "Italy"],
  },
  {
    country: "PT",
    streets: ["Rua Augusta 24", "Av. da Liberdade, n.º 110", "Tv. do Carmo 3"],
    units: ["3º Esq.", "R/C Dto"],
    lasts: ["1100-053 Lisboa", "4000-451 Porto"],
    named: ["Portugal"],
  },
  {
    country: "BR",
    streets: ["Rua das Flores, 123", "Av. Paulista 1578", "Praça da Sé s/n"],
    units: ["apto 45", "Bloco B"],
    lasts: ["Curitiba - PR, 80020-090", "São Paulo/SP, CEP 01310-200"],
    named: ["Brasil", "Brazil"],
  },
  {
    country: "MX",
    streets: ["Calle Hidalgo #25", "Av. Insurgentes Sur 1602", "Calle 60 No. 338-K"],
    units: ["Int. 3", "Piso 4", "Col. Centro"],
    lasts: ["C.P. 44100, Guadalajara, Jalisco", "97310 Mérida, Yuc."],
    named: ["México", "Mexico"],
  },
  {
    country: "IN",
    streets: ["12/A MG Road", "45 Park Street", "Plot 14, Sector 7"],
    units: ["Flat No. 302", "Opp. City Mall"],
    lasts: ["Bengaluru, Karnataka 560 001", "Kolkata-700016", "Navi Mumbai 400703, Maharashtra"],
    named: ["India"],
  },
  {
    country: "JP",
    streets: ["東京都渋谷区神宮前５丁目１０－１", "千葉県市川市八幡1-4-2", "北海道札幌市中央区北1条西2丁目3番4号"],
    units: ["サウスゲートビル 5F", "101号室"],
    lasts: ["", "日本"],
    named: [""],
  },
  {
    country: "PL",
    streets: ["ul. Marszałkowska 10/12", "Rynek 5"],
    units: ["m. 4"],
    lasts: ["00-950 Warszawa", "31-042 Kraków"],
    named: ["Polska", "Poland"],
  },
];

/** A text of one country with its code, put together from fragments. */
export const internationalText: fc.Arbitrary<{ country: string; text: string }> = fc
  .constantFrom(...FRAGMENTS)
  .chain(({ country, streets, units, lasts, named }) =>
    fc
      .record({
        recipient: fc.constantFrom("", "", "c/o Weber & Co", "Maison Dupont"),
        street: fc.constantFrom(...streets),
        unit: fc.constantFrom("", "", ...units),
        last: fc.constantFrom("", ...lasts, ...lasts, ...lasts),
        name: fc.constantFrom("", ...named),
        joint: fc.constantFrom(", ", ", ", " "),
      })
      .map(({ recipient, street, unit, last, name, joint }) => ({
        country,
        text: [recipient, street, unit, last, name].filter((part) => part !== "").join(joint),
      })),
  );
