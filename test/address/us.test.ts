import { describe, expect, test } from "vitest";
import { formatAddress, normalizeAddress, parseAddress } from "../../src/address/index.ts";
import { PLACES_US } from "../../src/address/places-us.ts";

const us = { country: "US" };

describe("parseAddress", () => {
  test("the parts, lines and rules of a street address", () => {
    const parsed = parseAddress("1600 Pennsylvania Avenue N.W., Suite #4\nWashington, D.C. 20500");
    expect(parsed).toEqual({
      normalized: "1600 PENNSYLVANIA AVE NW STE 4 WASHINGTON DC 20500",
      lines: ["1600 PENNSYLVANIA AVE NW STE 4", "WASHINGTON DC 20500"],
      matchKey: "US|20500|1600||PENNSYLVANIAAVE|NW|4|",
      kind: "street",
      country: "US",
      components: {
        recipient: null,
        building: null,
        primaryNumber: "1600",
        predirectional: null,
        streetName: "PENNSYLVANIA",
        suffix: "AVE",
        postdirectional: "NW",
        secondaryDesignator: "STE",
        secondaryNumber: "4",
        box: null,
        route: null,
        crossStreet: null,
        dependentLocality: null,
        city: "WASHINGTON",
        state: "DC",
        postalCode: "20500",
        country: null,
      },
      confidence: 1,
      rules: ["us/secondary-unit", "us/suffix"],
      unclassified: [],
      reason: null,
    });
  });

  test.each([
    ["12 Fern Rd, Troy, NY 12180", "street"],
    ["PO Box 7, Troy, NY 12180", "po_box"],
    ["RR 7 Box 2, Troy, NY 12180", "route"],
    ["PSC 7 Box 2 APO AE 09464", "military"],
    ["General Delivery, Troy, NY 12180", "general_delivery"],
    ["Elm St & Oak St, Troy, NY 12180", "intersection"],
    ["Troy, NY 12180", "place"],
    ["Founders Hall, Troy, NY 12180", "place"],
    ["-", "unknown"],
  ])("the kind of %j is %s", (input, kind) => {
    expect(parseAddress(input, us).kind).toBe(kind);
  });

  test("no rule id stands for a text that is standard already", () => {
    expect(parseAddress("12 FERN RD APT 5 TROY NY 12180", us).rules).toEqual([]);
  });

  test("the rules that changed the text are named once and in order", () => {
    const { rules } = parseAddress("12 north fern road apt #5, st. louis, missouri 63101", us);
    expect(rules).toEqual(["us/state", "us/secondary-unit", "us/city", "us/suffix", "us/directional"]);
  });

  test("words without a rule are unclassified and lower the confidence", () => {
    const parsed = parseAddress("12 Fern Rd Zorblax Quux, Troy, NY 12180", us);
    expect(parsed.unclassified).toEqual(["ZORBLAX", "QUUX"]);
    expect(parsed.confidence).toBeGreaterThan(0.5);
    expect(parsed.confidence).toBeLessThan(1);
    expect(parsed.normalized).toContain("ZORBLAX QUUX");
  });

  test.each([
    [undefined, "not_a_string"],
    [null, "not_a_string"],
    [42, "not_a_string"],
    ["", "empty"],
    [" \t\n ", "empty"],
    ["x".repeat(2049), "input_too_long"],
  ])("%j answers with the reason %s", (value, reason) => {
    const parsed = parseAddress(value as string);
    expect(parsed.reason).toBe(reason);
    expect(parsed.normalized).toBeNull();
    expect(normalizeAddress(value as string)).toBeNull();
  });

  test("the cap is raised by the option", () => {
    expect(parseAddress("x".repeat(2049), { maxLength: 5000 }).reason).toBeNull();
  });
});

describe("matchKey", () => {
  const key = (text: string): string | null => parseAddress(text, us).matchKey;

  test.each([
    ["5 Seventh Ave Apt 3, New York NY 10011", "5 7th Avenue #3, New York, NY 10011-1234"],
    ["5 Forty-Second St, Troy NY 12180", "5 42nd St, Troy NY 12180"],
    ["5 Thirtieth St, Troy NY 12180", "5 30th St, Troy NY 12180"],
    ["5 N. Fern Rd., Suite 2, Troy NY 12180", "5 NORTH FERN ROAD UNIT 2, TROY, NEW YORK 12180"],
    ["P.O. Box 12, Troy NY 12180", "POB 0012 Troy NY 12180"],
    ["5 Lincoln Way W, Troy NY 12180", "5 LINCOLNWAY WEST, Troy NY 12180"],
    ["5 Saint Mary St, Troy NY 12180", "5 St. Mary Street Troy NY 12180"],
    ["5A Fern Rd, Troy NY 12180", "5 Fern Rd Apt A, Troy NY 12180"],
    ["5 MLK Blvd, Troy NY 12180", "5 Dr. Martin Luther King Jr. Blvd, Troy NY 12180"],
    ["5 M L King Dr, Troy NY 12180", "5 Martin L. King Drive, Troy NY 12180"],
    ["5 Martin Luther King Junior Blvd, Troy NY 12180", "5 ML King Blvd, Troy NY 12180"],
    ["5 Lake Shore Dr, Troy NY 12180", "5 Lakeshore Drive, Troy NY 12180"],
    ["5 SR 7, Troy NY 12180", "5 New York State Highway 7, Troy NY 12180"],
    ["5 Co Rd 7, Troy NY 12180", "5 County Highway 7, Troy NY 12180"],
    ["Fern Ave & 5th St, Troy NY", "Fifth Street at Fern Avenue, Troy, NY"],
    ["5 Hwy 7, Troy NY 12180", "5 State Route 7, Troy NY 12180"],
    ["5 Rte. 7, Troy NY 12180", "5 Highway 7, Troy NY 12180"],
    ["5 Gen. Pym St, Troy NY 12180", "5 General Pym Street, Troy NY 12180"],
    ["5 Lwr Fern Rd, Troy NY 12180", "5 Lower Fern Rd, Troy NY 12180"],
    ["5 Natl Univ Blvd, Troy NY 12180", "5 National University Blvd, Troy NY 12180"],
    ["5 Fern Rd Apt 3 B, Troy NY 12180", "5 Fern Rd Apt 3B, Troy NY 12180"],
    ["5 Fern Rd Apt 05, Troy NY 12180", "5 Fern Rd # 5, Troy NY 12180"],
    ["5 Fern Rd Suite Two, Troy NY 12180", "5 Fern Rd Ste 2, Troy NY 12180"],
    ["5 Fern Rd Penthouse 3, Troy NY 12180", "5 Fern Rd #PH3, Troy NY 12180"],
    ["5 Fern Rd Lower Level, Troy NY 12180", "5 Fern Rd LL, Troy NY 12180"],
    ["5 Fern Rd Ste 5 & 6, Troy NY 12180", "5 Fern Rd Suite 5, 6, Troy NY 12180"],
    ["5 Fern Rd Suite One Hundred, Troy NY 12180", "5 Fern Rd Ste 100, Troy NY 12180"],
    ["5 Fern Rd, NYC", "5 Fern Rd, New York, NY"],
    ["Road 2 Km 12.5, Bayamon PR 00959", "Carr 2 Km 12.5, Bayamon PR 00959"],
    ["5 Fern Rd, E. Lansing MI", "5 Fern Rd, East Lansing, Michigan"],
    ["5 Fern Rd, Colorado Spgs, CO", "5 Fern Rd, Colorado Springs, CO"],
    ["5 Fern Rd, No. Miami Bch, FL", "5 Fern Rd, North Miami Beach, FL"],
    ["5 Fern Rd, Bel Air N, MD", "5 Fern Rd, Bel Air North, MD"],
    ["5 Fern Rd, Pt. Charlotte, FL", "5 Fern Rd, Port Charlotte, FL"],
    ["5 Fern Rd, Lk Worth, FL", "5 Fern Rd, Lake Worth, FL"],
    ["5 Fern Rd, Okla City, OK", "5 Fern Rd, Oklahoma City, OK"],
    ["5 Fern Rd, Phila, PA", "5 Fern Rd, Philadelphia, PA"],
    ["5 Fern Rd, St Pete, FL", "5 Fern Rd, Saint Petersburg, FL"],
    ["5 Fern Rd, De Kalb, IL", "5 Fern Rd, DeKalb, IL"],
    ["5 Fern Rd, Coeur d'Alene, ID", "5 Fern Rd, Coeur d Alene, ID"],
    ["5 Fern Rd, La Fayette, LA", "5 Fern Rd, Lafayette, LA"],
    ["S74 W16853 Fern Rd, Troy WI 53150", "S74W16853 Fern Rd, Troy WI 53150"],
  ])("%j and %j are one address", (a, b) => {
    expect(key(a)).not.toBeNull();
    expect(key(a)).toBe(key(b));
  });

  test.each([
    ["5 N Fern Rd, Troy NY 12180", "5 S Fern Rd, Troy NY 12180"],
    ["5 Fern Rd, Troy NY 12180", "5 Fern Ct, Troy NY 12180"],
    ["5 Forty-Second St, Troy NY 12180", "5 Forty Twelfth St, Troy NY 12180"],
    ["5 Fern Rd Apt 1, Troy NY 12180", "5 Fern Rd Apt 2, Troy NY 12180"],
    ["5 Fern Rd Fl 2, Troy NY 12180", "5 Fern Rd Apt 2, Troy NY 12180"],
    ["5 Fern Rd Ste 5 & B, Troy NY 12180", "5 Fern Rd Ste 5B, Troy NY 12180"],
    ["5 Road 2, Troy NY 12180", "5 Highway 2, Troy NY 12180"],
    ["5 Fern Rd, Troy NY 12180", "5 Fern Rd, Troy NY 12181"],
    ["5 Fern Rd, East Lansing MI", "5 Fern Rd, Lansing MI"],
    ["5 Fern Rd, Lake North Troy MI", "5 Fern Rd, Lake Troy MI"],
    ["5 Fern Rd, Lake Park, FL", "5 Fern Rd, Lake Placid, FL"],
    ["5A Fern Rd Apt 2, Troy NY 12180", "5 Fern Rd Apt A, Troy NY 12180"],
    ["5 King Blvd, Troy NY 12180", "5 Martin Luther King Blvd, Troy NY 12180"],
    ["5 Hwy 7, Troy NY 12180", "5 US Hwy 7, Troy NY 12180"],
    ["5 Penn Ave, Troy NY 12180", "5 Pennsylvania Ave, Troy NY 12180"],
    ["Fern Ave & 5th St, Troy NY", "Fern Ave & 6th St, Troy NY"],
    ["5 Fern Rd PH 3, Troy NY 12180", "5 Fern Rd Apt 3, Troy NY 12180"],
    ["5 Fern Rd Apt 30, Troy NY 12180", "5 Fern Rd Apt 3, Troy NY 12180"],
    ["5 Fern Rd Lower Level, Troy NY 12180", "5 Fern Rd Upper Level, Troy NY 12180"],
    ["5 US Hwy 7, Troy NY 12180", "5 State Hwy 7, Troy NY 12180"],
    ["5 County Rd 7, Troy NY 12180", "5 State Rd 7, Troy NY 12180"],
  ])("%j and %j are two addresses", (a, b) => {
    expect(key(a)).not.toBe(key(b));
  });

  test.each(["Troy NY 12180", "5 Fern Rd", "Fern Rd, Troy NY 12180"])("%j is too little for a key", (text) => {
    expect(key(text)).toBeNull();
  });
});

describe("formatAddress", () => {
  test.each([
    "12 N FERN RD BLDG 4 APT 5 TROY NY 12180",
    "12 FERN RD TOWER B APT 5 TROY NY 12180",
    "12 FERN RD CONCOURSE LEVEL STE 5 TROY NY 12180",
    "12 FERN RD UPPR UNIT 5 TROY NY 12180",
    "12 HIGHWAY 6 & 50 STE 5 TROY NY 12180",
    "C/O ADA MOSS TOWER PLACE 12 FERN RD TROY NY 12180",
    "RR 2 BOX 61 TROY NY 12180",
    "12 FERN RD PO BOX 7 TROY NY 12180",
    "ELM ST & OAK ST TROY NY",
    "URB LAS LOMAS 8 AVE SUR APT 3 PONCE PR 00730",
    "PSC 41 BOX 7 APO AE 09464",
  ])("the parts of %j make it again", (line) => {
    expect(formatAddress(parseAddress(line, us).components)).toBe(line);
  });

  test("the mailing block has a line feed between lines", () => {
    const components = { primaryNumber: "12", streetName: "FERN", suffix: "RD", city: "TROY", state: "NY" };
    expect(formatAddress(components, { style: "lines" })).toBe("12 FERN RD\nTROY NY");
  });

  test.each([{}, null, 5, { city: 7 }])("parts without text make an empty line: %j", (components) => {
    expect(formatAddress(components as object)).toBe("");
  });
});

describe("places", () => {
  const places = { country: "US", places: PLACES_US };

  test.each([
    ["604 main street mahomet il 61853", "604 MAIN ST MAHOMET IL 61853", "MAHOMET"],
    ["12 Elm St, Salem, Marion, OR 97301", "MARION 12 ELM ST SALEM OR 97301", "SALEM"],
    ["12 Elm St, Marion, Salem, OR 97301", "MARION 12 ELM ST SALEM OR 97301", "SALEM"],
    ["12 Elm St, Columbus, Bexley, OH 43209", "COLUMBUS 12 ELM ST BEXLEY OH 43209", "BEXLEY"],
    ["12 Elm St, Attn Jane Marsh, Salem, OR 97301", "ATTN JANE MARSH 12 ELM ST SALEM OR 97301", "SALEM"],
    ["9 Sunset View Salt Lake City UT 84101", "9 SUNSET VW SALT LAKE CITY UT 84101", "SALT LAKE CITY"],
    ["1529 Robert Street South Saint Paul MN 55107", "1529 ROBERT ST S SAINT PAUL MN 55107", "SAINT PAUL"],
    ["3355 Hwy 90 West Lake Charles LA", "3355 HIGHWAY 90 W LAKE CHARLES LA", "LAKE CHARLES"],
    ["3355 Hwy 90 West Monroe LA", "3355 HIGHWAY 90 WEST MONROE LA", "WEST MONROE"],
    ["1717 West Sixth Austin", "1717 W SIXTH AUSTIN", "AUSTIN"],
    ["121 Tijeras NE Albuquerque", "121 TIJERAS NE ALBUQUERQUE", "ALBUQUERQUE"],
    ["1401 E Las Olas Ft. Lauderdale FL", "1401 E LAS OLAS FORT LAUDERDALE FL", "FORT LAUDERDALE"],
    ["77 Fern Rd North Bend WA 98045", "77 FERN RD NORTH BEND WA 98045", "NORTH BEND"],
    ["7460 Pembroke Miramar FL 33023", "7460 PEMBROKE MIRAMAR FL 33023", "MIRAMAR"],
    ["12 Elm St, North Saint Paul, MN 55109", "12 ELM ST NORTH SAINT PAUL MN 55109", "NORTH SAINT PAUL"],
    ["12 Elm St Apt 4B North Miami FL 33181", "12 ELM ST APT 4B NORTH MIAMI FL 33181", "NORTH MIAMI"],
    ["12 Hwy 31, W. White House TN 37188", "12 HIGHWAY 31 W WHITE HOUSE TN 37188", "WHITE HOUSE"],
    ["190 Terre Boulevard, La Place, LA 70068", "190 TERRE BLVD LA PLACE LA 70068", "LA PLACE"],
    ["12 Elm St Pike Road AL 36064", "12 ELM ST PIKE ROAD AL 36064", "PIKE ROAD"],
    ["Grand Terrace, CA 92313", "GRAND TERRACE CA 92313", "GRAND TERRACE"],
    ["Federal Way WA", "FEDERAL WAY WA", "FEDERAL WAY"],
    ["9 Grand Terrace, Federal Way WA", "9 GRAND TER FEDERAL WAY WA", "FEDERAL WAY"],
    ["12 Broadway, Port St Lucie, FL 34984", "12 BROADWAY PORT SAINT LUCIE FL 34984", "PORT SAINT LUCIE"],
    ["815 Normandale Bloomington MN", "815 NORMANDALE BLOOMINGTON MN", "BLOOMINGTON"],
    ["12 Elm St, Town of Tonawanda, NY 14150", "12 ELM ST TOWN OF TONAWANDA NY 14150", "TOWN OF TONAWANDA"],
    ["12 Elm St, Salem 1970", "12 ELM ST SALEM 01970", "SALEM"],
    ["12 Elm St Bank of Tonawanda NY 14150", "BANK OF 12 ELM ST TONAWANDA NY 14150", "TONAWANDA"],
  ])("%j has its city", (input, normalized, city) => {
    const parsed = parseAddress(input, places);
    expect(parsed.normalized).toBe(normalized);
    expect(parsed.components.city).toBe(city);
    expect(normalizeAddress(normalized, places)).toBe(normalized);
  });

  test("the table knows ZIP codes, states and cities", () => {
    expect(PLACES_US.citiesOf("02139")).toEqual(["CAMBRIDGE"]);
    expect(PLACES_US.stateOf("02139")).toBe("MA");
    expect(PLACES_US.stateOf("00000")).toBeNull();
    expect(PLACES_US.citiesOf("1")).toEqual([]);
    expect(PLACES_US.isCity("SAINT LOUIS", "MO")).toBe(true);
    expect(PLACES_US.isCity("SAINT LOUIS", "NV")).toBe(false);
    expect(PLACES_US.isCity("SAINT LOUIS", null)).toBe(true);
    expect(PLACES_US.isCity("NOWHERE AT ALL", null)).toBe(false);
  });

  test("towns without a post office of their name stand behind it at the ZIP codes about them", () => {
    expect(PLACES_US.citiesOf("33161")[0]).toBe("MIAMI");
    expect(PLACES_US.citiesOf("33161")).toContain("NORTH MIAMI");
    expect(PLACES_US.isCity("UNIVERSITY CITY", "MO")).toBe(true);
    expect(PLACES_US.isCity("UNIVERSITY CITY", "UT")).toBe(false);
  });
});
