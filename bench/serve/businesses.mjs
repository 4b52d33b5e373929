import { randomNumbers } from "../seeded.mjs";

const COUNTRIES = [
  ["united states", "US"],
  ["united kingdom", "GB"],
  ["germany", "DE"],
  ["france", "FR"],
];
const WORDS = ["golden", "crust", "blue", "mill", "café", "amélie", "stone", "oven", "north", "fork", "river", "rose"];

/** Seeded local businesses of 60 industries in 4 countries. */
export function businesses(count) {
  const random = randomNumbers(8);
  const pick = (list) => list[random(list.length)];
  return Array.from({ length: count }, (_, i) => {
    const [country, country_code] = pick(COUNTRIES);
    return {
      name: `${pick(WORDS)} ${pick(WORDS)} ${i % 977}`,
      industry: `industry ${random(60)}`,
      naics_code: null,
      sic_code: null,
      website_url: random(3) > 0 ? `https://b${i}.example/` : null,
      domain: null,
      phone: `+1415555${String(i % 10_000).padStart(4, "0")}`,
      phone_type: "FIXED_LINE_OR_MOBILE",
      email: null,
      location: {
        country,
        country_code,
        state: null,
        city: `city ${random(400)}`,
        address: `${i % 900} main street`,
        postal_code: null,
      },
      coordinates: { lat: 0, lng: 0 },
      social: { pronet: null, socialA: null, socialB: null, socialC: null, videoA: null, videoB: null },
      rating: { score: 1 + random(41) / 10, reviews: random(900) },
    };
  });
}
