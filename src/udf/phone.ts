export { canonicalizePhone, findPhones, parsePhone, splitPhones } from "../phone/index.ts";
