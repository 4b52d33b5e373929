import { createLocalBusinessIndex } from "../../dist/search.js";
import { peer, present } from "../peers.mjs";
import { randomNumbers } from "../seeded.mjs";

const RECORDS = 100_000;
const INDUSTRIES = Array.from({ length: 60 }, (_, i) => `industry ${i}`);
const COUNTRIES = [
  ["united states", "US"],
  ["united kingdom", "GB"],
  ["germany", "DE"],
  ["france", "FR"],
];
const WORDS = ["golden", "crust", "blue", "mill", "café", "amélie", "stone", "oven", "north", "fork", "river", "rose"];

function businesses() {
  const random = randomNumbers(8);
  const pick = (list) => list[random(list.length)];
  return Array.from({ length: RECORDS }, (_, i) => {
    const [country, country_code] = pick(COUNTRIES);
    return {
      name: `${pick(WORDS)} ${pick(WORDS)} ${i % 977}`,
      industry: pick(INDUSTRIES),
      naics_code: null,
      sic_code: null,
      website_url: random(3) > 0 ? `https://b${i}.example/` : null,
      domain: null,
      phone: null,
      phone_type: null,
      email: null,
      location: { country, country_code, state: null, city: `city ${random(400)}`, address: null, postal_code: null },
      coordinates: { lat: 0, lng: 0 },
      social: { pronet: null, socialA: null, socialB: null, socialC: null, videoA: null, videoB: null },
      rating: { score: 1 + random(41) / 10, reviews: random(900) },
    };
  });
}

export async function contests() {
  const records = businesses();
  const started = performance.now();
  const index = createLocalBusinessIndex(records);
  console.log(
    `\nlocal-business index of ${RECORDS.toLocaleString("en-US")} records: built in ${Math.round(performance.now() - started)} ms, ${Math.round(index.byteLength / RECORDS)} bytes a row beside the records`,
  );
  const scan = (keeps) => (request) =>
    records
      .filter((r) => r.location.country === request.country && r.industry === request.industry && keeps(r, request))
      .slice(0, 10);
  const MiniSearch = await peer("minisearch");
  const mini = MiniSearch && new (MiniSearch.default ?? MiniSearch)({ fields: ["name"], idField: "id" });
  mini?.addAll(records.map((record, id) => ({ id, name: record.name })));
  const random = randomNumbers(9);
  const requests = (more) =>
    Array.from({ length: 50 }, () => ({ country: "united states", industry: INDUSTRIES[random(60)], ...more(random) }));
  return [
    {
      title: "country and industry, by rating",
      values: requests(() => ({ sort: "rating" })),
      contestants: [
        ["canonry search", (request) => index.search(request)],
        ["Array.filter", scan(() => true)],
      ],
    },
    {
      title: "with city, website and rating",
      values: requests((numbers) => ({
        city: `city ${numbers(400)}`,
        has_website: true,
        min_rating: 3,
        sort: "rating",
      })),
      contestants: [
        ["canonry search", (request) => index.search(request)],
        [
          "Array.filter",
          scan((r, q) => r.location.city === q.city && r.website_url !== null && r.rating.score >= q.min_rating),
        ],
      ],
    },
    {
      title: "part of the name",
      values: requests((numbers) => ({ name: WORDS[numbers(WORDS.length)].slice(0, 4) })),
      contestants: present([
        ["canonry search", (request) => index.search(request)],
        ["Array.filter", scan((r, q) => r.name.includes(q.name))],
        [
          "minisearch (prefix, whole index)",
          mini && ((request) => mini.search(request.name, { prefix: true }).slice(0, 10)),
        ],
      ]),
    },
  ];
}
