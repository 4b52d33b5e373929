// What the facade adds to a call: `npm run build:fast`, then `node bench/facade.mjs`.
// Service call and bare function take turns in small rounds, so that a loaded machine slows both alike; the median counts.
import { createMemoryStore, createService } from "../dist/service.js";
import { normalizeUrl } from "../dist/url.js";

const ROUNDS = 60;
const CALLS = 5_000;
const VALUE = "https://www.cloverledger.example/pricing?ref=mail";
const service = createService({ store: createMemoryStore({}) });
const locked = createService({
  store: createMemoryStore({}),
  authorize: (key) => (key === "key-1" ? "account-1" : null),
});

const variants = {
  "normalizeUrl alone": () => normalizeUrl(VALUE),
  "service.normalize.url": () => service.normalize.url({ value: VALUE }),
  "service.handle": () => service.handle("/v3/normalize/url", { value: VALUE }),
  "service.handle with key": () => locked.handle("/v3/normalize/url", { value: VALUE }, { apiKey: "key-1" }),
  "service.handle, body refused": () => service.handle("/v3/normalize/url", { valve: VALUE }),
};

const times = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(variants)) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < CALLS; i++) await run();
    times[name].push(Number(process.hrtime.bigint() - start) / CALLS / 1000);
  }
}
const bare = median(times["normalizeUrl alone"]);
for (const [name, list] of Object.entries(times)) {
  const each = median(list);
  console.log(
    `${name.padEnd(30)} ${each.toFixed(2)} µs a call, ${(each - bare).toFixed(2)} above the bare function (least ${Math.min(...list).toFixed(2)})`,
  );
}

function median(list) {
  return [...list].sort((a, b) => a - b)[list.length >> 1];
}
