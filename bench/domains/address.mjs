import { normalizeAddress, parseAddress } from "../../dist/address.js";
import { peer, present } from "../peers.mjs";
import { texts } from "../seeded.mjs";

const STREETS = [
  "Main Street",
  "N. Elm St",
  "Avenue of the Americas",
  "W 2nd Street",
  "County Road 12",
  "Martin Luther King Jr Blvd",
  "Highway 66",
  "Old Mill Rd SW",
];
const UNITS = ["", "", ", Apt 4B", " Suite 1900", ", Fl 12", " #7"];
const CITIES = [
  "New York, NY 10036",
  "Austin, Texas 78701",
  "Springfield IL 62701",
  "San Francisco, CA 94103-1234",
  "Las Cruces, New Mexico 88005",
];
const values = texts(2000, 1, (pick, random) => `${1 + random(9999)} ${pick(STREETS)}${pick(UNITS)}, ${pick(CITIES)}`);

export async function contests() {
  const parseAddressPeer = await peer("parse-address");
  return [
    {
      title: "US addresses",
      values,
      contestants: present([
        ["canonry normalizeAddress", (text) => normalizeAddress(text, { country: "US" })],
        ["canonry parseAddress", (text) => parseAddress(text, { country: "US" })],
        ["parse-address", parseAddressPeer && ((text) => parseAddressPeer.parseLocation(text))],
      ]),
    },
  ];
}
