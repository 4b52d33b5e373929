import { expect, test } from "vitest";
import { normalizeAddress, parseAddress } from "../../src/address/index.ts";

test.each([
  ["350 Fifth Avenue, New York, NY 10118", "350 FIFTH AVE NEW YORK NY 10118"],
  ["p.o. box 0042 Duluth mn 55802", "PO BOX 42 DULUTH MN 55802"],
  ["RFD 4 #17", "RR 4 BOX 17"],
  ["12 west north ave apartment #3, Chicago, Illinois 60610", "12 W NORTH AVE APT 3 CHICAGO IL 60610"],
  ["77 cnty hwy 12 8floor", "77 COUNTY HIGHWAY 12 FL 8"],
  ["5 avenue c", "5 AVENUE C"],
  ["200 Avenue of the Stars, Los Angeles CA 90067", "200 AVENUE OF THE STARS LOS ANGELES CA 90067"],
  ["9 33 street", "9 33RD ST"],
  ["18 ok drive", "18 OKLAHOMA DR"],
  ["Unit 2055 Box 4190, APO AP 96278", "UNIT 2055 BOX 4190 APO AP 96278"],
])("normalizeAddress(%j)", (input, expected) => {
  expect(normalizeAddress(input)).toBe(expected);
  expect(normalizeAddress(expected)).toBe(expected);
});

test("the parts of a street address", () => {
  const { components, kind, reason } = parseAddress("1600 Pennsylvania Ave NW, Suite 4, Washington, DC 20500");
  expect(kind).toBe("street");
  expect(reason).toBeNull();
  expect(components).toMatchObject({
    primaryNumber: "1600",
    streetName: "PENNSYLVANIA",
    suffix: "AVE",
    postdirectional: "NW",
    secondaryDesignator: "STE",
    secondaryNumber: "4",
    city: "WASHINGTON",
    state: "DC",
    postalCode: "20500",
  });
});
