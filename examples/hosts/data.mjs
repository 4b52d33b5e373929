// The service that every host of this folder serves: the sample data, and no keys.
import { readFileSync } from "node:fs";
import { createMemoryStore, createService } from "canonry";

const rows = (name) =>
  readFileSync(new URL(`../data/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((row) => JSON.parse(row));

export const service = createService({
  store: createMemoryStore({
    companies: rows("companies"),
    people: rows("people"),
    localBusinesses: rows("local-businesses"),
  }),
});
