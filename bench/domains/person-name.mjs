import { normalizePersonName, parsePersonName } from "../../dist/person-name.js";
import { peer, present } from "../peers.mjs";
import { texts } from "../seeded.mjs";

const GIVEN = ["Mara", "JEAN-LUC", "priya", "María José", "DeShawn", "Ann", "klaus", "J. P."];
const FAMILY = ["Ellison", "McDONALD", "van der Berg", "o'hara", "García López", "LATURNER", "Nguyen", "Smith-Jones"];
const BEFORE = ["", "", "", "Dr. ", "Mrs ", "Prof. "];
const AFTER = ["", "", "", ", PhD", " Jr.", " III", ", MD"];
const values = texts(2000, 2, (pick, random) =>
  random(4) === 0 ? `${pick(FAMILY)}, ${pick(GIVEN)}` : `${pick(BEFORE)}${pick(GIVEN)} ${pick(FAMILY)}${pick(AFTER)}`,
);

export async function contests() {
  const humanparser = await peer("humanparser");
  const parseFullName = await peer("parse-full-name");
  return [
    {
      title: "person names",
      values,
      contestants: present([
        ["canonry normalizePersonName", normalizePersonName],
        ["canonry parsePersonName", parsePersonName],
        ["humanparser", humanparser && ((text) => humanparser.parseName(text))],
        ["parse-full-name", parseFullName && ((text) => parseFullName.parseFullName(text))],
      ]),
    },
  ];
}
