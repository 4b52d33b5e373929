import type { LocalBusiness } from "../../src/models/index.ts";
import { seededBelow } from "../seeded-random.ts";

const COUNTRIES = [
  ["united states", "US"],
  ["United Kingdom", "GB"],
  ["GERMANY", "DE"],
  ["canada", "CA"],
  ["Atlantis", null],
] as const;
export const INDUSTRIES = ["bakery", "Café", "dental clinic", "garage", "law office", "hôtel"] as const;
export const CITIES = ["Springfield", "São Paulo", "köln", "LEEDS", "san josé", "Halifax", "Zürich", "Łódź"] as const;
const STATES = ["texas", "TX", "California", "ontario", "Bayern", null] as const;
const PHONE_TYPES = ["MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE", " mobile", "VOIP", null] as const;
const WORDS = [
  "blue",
  "Göld",
  "star",
  "old",
  "mill",
  "Café",
  "queen",
  "north",
  "river",
  "d'or",
  "ünal",
  "日本",
  "a",
] as const;

/** Records with every kind of gap: nulls, ties, accents, upper case, outer space, one name many times. */
export function sampleBusinesses(count: number, seed: number): LocalBusiness[] {
  const random = seededBelow(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const maybe = (text: string, share: number): string | null => (random(100) < share ? text : null);
  return Array.from({ length: count }, (_, i): LocalBusiness => {
    const [country, country_code] = pick(COUNTRIES);
    const words = Array.from({ length: 1 + random(3) }, () => pick(WORDS)).join(" ");
    const rated = random(10) < 8;
    const phone_type = pick(PHONE_TYPES);
    return {
      name: random(40) === 0 ? null : random(20) === 0 ? ` ${words.toUpperCase()} ` : words,
      industry: random(60) === 0 ? null : pick(INDUSTRIES),
      naics_code: maybe(String(311000 + random(40) * 10), 90),
      sic_code: maybe(String(5400 + random(99)), 90),
      website_url: maybe(`https://b${i}.example/`, 60),
      domain: null,
      phone: phone_type === null ? null : `+1${2000000000 + i}`,
      phone_type,
      email: maybe(`info@b${i}.example`, 30),
      location: {
        country: random(30) === 0 ? null : country,
        country_code,
        state: pick(STATES),
        city: random(12) === 0 ? null : pick(CITIES),
        address: maybe(`${i} main st`, 80),
        postal_code: maybe(`W${random(5)} ${random(9)}Ab`, 90),
      },
      coordinates: { lat: 0, lng: 0 },
      social: {
        pronet: maybe("p", 20),
        socialA: maybe("a", 50),
        socialB: maybe("b", 25),
        socialC: maybe("c", 15),
        videoA: maybe("v", 10),
        videoB: maybe("w", 5),
      },
      rating: {
        score: rated ? random(41) / 10 + 1 : null,
        reviews: rated && random(20) > 0 ? random(30) * random(30) : null,
      },
    };
  });
}
