import { encodeText, jaroWinklerSimilarity, levenshteinDistance } from "../../dist/matching.js";
import { peer, present } from "../peers.mjs";
import { randomNumbers, texts } from "../seeded.mjs";

const WORDS = [
  "clover",
  "ledger",
  "harbor",
  "pine",
  "north",
  "wind",
  "traders",
  "copper",
  "kettle",
  "blue",
  "mill",
  "juniper",
];
const names = texts(2000, 6, (pick, random) => Array.from({ length: 1 + random(3) }, () => pick(WORDS)).join(" "));
const random = randomNumbers(7);
const pairs = names.map((name) => [name, names[random(names.length)]]);
const encoded = pairs.map(([a, b]) => [encodeText(a), encodeText(b)]);

export async function contests() {
  const levenshtein = await peer("fastest-levenshtein");
  const jaro = await peer("talisman/metrics/jaro-winkler");
  return [
    {
      title: "Levenshtein distance of names",
      values: pairs,
      contestants: present([
        ["canonry levenshteinDistance", ([a, b]) => levenshteinDistance(a, b)],
        ["fastest-levenshtein", levenshtein && (([a, b]) => levenshtein.distance(a, b))],
      ]),
    },
    {
      title: "Levenshtein distance, encoded once",
      values: encoded,
      contestants: [["canonry levenshteinDistance", ([a, b]) => levenshteinDistance(a, b)]],
    },
    {
      title: "Jaro-Winkler similarity of names",
      values: pairs,
      contestants: present([
        ["canonry jaroWinklerSimilarity", ([a, b]) => jaroWinklerSimilarity(a, b)],
        ["talisman", jaro && (([a, b]) => (jaro.default ?? jaro)(a, b))],
      ]),
    },
    {
      title: "Jaro-Winkler similarity, encoded once",
      values: encoded,
      contestants: [["canonry jaroWinklerSimilarity", ([a, b]) => jaroWinklerSimilarity(a, b)]],
    },
  ];
}
