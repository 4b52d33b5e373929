import { canonicalizePhone, parsePhone } from "../../dist/phone.js";
import { peer, present } from "../peers.mjs";
import { texts } from "../seeded.mjs";

const digits = (random, count) => Array.from({ length: count }, () => random(10)).join("");
const values = texts(2000, 4, (_pick, random) => {
  const area = 201 + random(700);
  const shapes = [
    `(${area}) 555-0${digits(random, 3)}`,
    `${area}.555.0${digits(random, 3)}`,
    `+1 ${area} 555 0${digits(random, 3)}`,
    `+44 20 7946 0${digits(random, 3)}`,
    `0049 30 9018${digits(random, 4)}`,
    `+33 1 86 95 ${digits(random, 2)} ${digits(random, 2)}`,
  ];
  return shapes[random(shapes.length)];
});
const clean = texts(
  2000,
  5,
  (pick, random) => `${pick(["+1212555", "+442079460", "+49309018", "+3318695"])}${digits(random, 4)}`,
);

export async function contests() {
  const js = await peer("libphonenumber-js/max");
  const google = await peer("google-libphonenumber");
  const util = google?.PhoneNumberUtil.getInstance();
  const parseJs =
    js &&
    ((text) => {
      const parsed = js.parsePhoneNumberFromString(text, "US");
      return parsed ? parsed.number + parsed.isValid() + parsed.getType() : null;
    });
  const parseGoogle =
    util &&
    ((text) => {
      const parsed = util.parse(text, "US");
      return (
        util.format(parsed, google.PhoneNumberFormat.E164) + util.isValidNumber(parsed) + util.getNumberType(parsed)
      );
    });
  const contestants = present([
    ["canonry canonicalizePhone", (text) => canonicalizePhone(text, { country: "US" })],
    ["canonry parsePhone", (text) => parsePhone(text, { country: "US" })],
    ["libphonenumber-js/max", parseJs],
    ["google-libphonenumber", parseGoogle],
  ]);
  return [
    { title: "phone numbers in many notations", values, contestants },
    { title: "phone numbers in E.164", values: clean, contestants },
  ];
}
