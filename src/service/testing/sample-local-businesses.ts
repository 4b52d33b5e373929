import type { LocalBusiness } from "../../models/index.ts";

const SHOPS = ["golden crust", "Café Amélie", "stone oven", "the flour mill", "rye & salt’s brød"] as const;
/** Local businesses of the sample: more than two pages in one group. */
const BUSINESSES = 36;

function localBusiness(place: number): LocalBusiness {
  const name = `${SHOPS[place % SHOPS.length]}${place < 5 ? "" : ` ${place}`}`;
  const rated = place % 6 !== 5;
  return {
    name,
    industry: place % 9 === 8 ? "garage" : "bakery",
    naics_code: place % 2 === 0 ? "311811" : "722515",
    sic_code: "5461",
    website_url: place % 3 === 0 ? null : `https://shop${place}.example/`,
    domain: place % 3 === 0 ? null : `shop${place}.example`,
    phone: place % 4 === 3 ? null : `+15125550${100 + place}`,
    phone_type: place % 4 === 3 ? null : place % 2 === 0 ? "FIXED_LINE_OR_MOBILE" : "FIXED_LINE",
    email: place % 5 === 0 ? `hello@shop${place}.example` : null,
    location: {
      country: place % 7 === 6 ? "germany" : "united states",
      country_code: place % 7 === 6 ? "DE" : "US",
      state: place % 2 === 0 ? "texas" : "TX",
      city: place % 3 === 0 ? "Austin" : "san josé",
      address: `${place} main st`,
      postal_code: "78701",
    },
    coordinates: { lat: 30, lng: -97 },
    social: {
      pronet: null,
      socialA: place % 2 === 0 ? "https://www.facebook.com/shop" : null,
      socialB: null,
      socialC: null,
      videoA: null,
      videoB: null,
    },
    rating: { score: rated ? 3 + (place % 5) / 2 : null, reviews: rated ? (place * 37) % 90 : null },
  };
}

/** Local businesses of the sample. */
export function sampleLocalBusinesses(): LocalBusiness[] {
  return Array.from({ length: BUSINESSES }, (_, place) => localBusiness(place));
}
