// Invented records, the same on every run.
import { randomNumbers } from "../../bench/seeded.mjs";

const COUNTRIES = ["US", "GB", "DE", "FR", "CA", "AU", "NL", "ES", "IT", "BR", "JP", "MX"];
const INDUSTRIES = Array.from({ length: 60 }, (_, i) => `trade ${i}`);
const FIRST = ["Blue", "Golden", "Old", "Royal", "Sunny", "Grand", "Café", "São", "North", "River", "Brück", "Quiet"];
const SECOND = ["Oak", "Star", "Lion", "Harbour", "Valley", "Crown", "Eagle", "Mill", "Bridge", "Garden", "Lake"];
const THIRD = ["Bakery", "Dental", "Garage", "Salon", "Law Office", "Pharmacy", "Plumbing", "Foods", "Systems"];
const CITIES = ["Springfield", "Leeds", "Köln", "Lyon", "Halifax", "Porto", "Austin", "Perth"];

/** Local businesses one by one. */
export function* localBusinesses(count, seed) {
  const random = randomNumbers(seed);
  const pick = (list) => list[random(list.length)];
  const maybe = (text, share) => (random(100) < share ? text : null);
  for (let i = 0; i < count; i++) {
    const country = pick(COUNTRIES);
    const rated = random(10) < 8;
    yield {
      name: maybe(`${pick(FIRST)} ${pick(SECOND)} ${pick(THIRD)} ${random(9973)}`, 99),
      industry: pick(INDUSTRIES),
      naics_code: maybe(String(311000 + random(400) * 10), 90),
      sic_code: maybe(String(5000 + random(900)), 90),
      website_url: maybe(`https://b${i}.example/`, 60),
      domain: null,
      phone: maybe(`+1${2000000000 + i}`, 85),
      phone_type: pick(["MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE", null]),
      email: maybe(`info@b${i}.example`, 30),
      location: {
        country,
        country_code: country,
        state: maybe(pick(["Texas", "TX", "Bayern"]), 80),
        city: maybe(pick(CITIES), 95),
        address: maybe(`${i} Main St`, 80),
        postal_code: maybe(String(10000 + random(90000)), 90),
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
      rating: { score: rated ? random(41) / 10 + 1 : null, reviews: rated ? random(2000) : null },
    };
  }
}

/** Requests as users send them: always country and industry, sometimes filters, orders and further pages. */
export function requests(count, seed) {
  const random = randomNumbers(seed);
  const pick = (list) => list[random(list.length)];
  return Array.from({ length: count }, () => {
    const request = { country: pick(COUNTRIES), industry: pick(INDUSTRIES) };
    if (random(2) === 0) request.has_website = true;
    if (random(3) === 0) request.min_rating = 3.5;
    if (random(4) === 0) request.sort = pick(["rating", "reviews"]);
    if (random(5) === 0) request.city = pick(CITIES);
    if (random(6) === 0) request.naics_codes = ["311", "3122"];
    if (random(6) === 0) request.name = pick([...SECOND, ...THIRD]).toUpperCase();
    if (random(4) === 0) request.page = 1 + random(5);
    return request;
  });
}

/** Companies with words, specialties and technologies: the k-th word of a vocabulary is k times as rare as the first (Zipf). */
export function companies(count, seed, vocabulary = 5 * count) {
  const random = randomNumbers(seed);
  const pick = (list) => list[random(list.length)];
  const rank = (limit) => Math.floor(limit ** (random(1_000_000) / 1_000_000)) - 1;
  const some = (most, word) => Array.from({ length: random(most + 1) }, () => word(rank(vocabulary)));
  return Array.from({ length: count }, (_, i) => ({
    name: `${pick(FIRST)} ${pick(SECOND)}${rank(5000)} ${pick(THIRD)}${pick(["", " Inc.", " GmbH", " Ltd"])}`,
    domain: `company${i}.example`,
    industry: { name: `trade ${rank(120)}`, sic_code: null, naics_code: null },
    type: "privately held",
    size: { employee_range: null, employee_count: 1 + rank(5000) },
    followers_count: random(9000),
    location: {
      country: null,
      country_code: pick(COUNTRIES),
      state: null,
      city: pick(CITIES),
      address: null,
      postal_code: null,
      latitude: null,
      longitude: null,
    },
    social: { pronet: null, socialA: null, socialB: null, socialC: null, videoA: null, videoB: null },
    website_url: null,
    pronet_id: null,
    logo_url: null,
    description: some(60, (n) => `word${n}`).join(" ") || null,
    tagline: null,
    founded_year: 1950 + random(70),
    specialties: some(4, (n) => `skill ${n}`),
    emails: [],
    phones: [],
    revenue: { annual_revenue: null, annual_revenue_million_count: null },
    funding: { round_type: null, amount: null, total_funding: null, funding_rounds: null },
    attributes: { is_investor: null, is_school: false },
    tech_stack: some(3, (n) => `tool ${n % 700}`),
    domain_info: { ip: null, mx_hosts: null, email_hosting: null, is_accept_all_domain: null },
  }));
}

/** A name with one letter gone. */
export function misspelt(name, place) {
  const at = 1 + (place % Math.max(1, name.length - 2));
  return name.slice(0, at) + name.slice(at + 1);
}
