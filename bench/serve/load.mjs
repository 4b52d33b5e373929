// One run of autocannon; its figures as JSON.
import { createRequire } from "node:module";

const [, , path, setup] = process.argv;
const autocannon = createRequire(import.meta.url)(path);
const result = await autocannon(JSON.parse(setup));
console.log(
  JSON.stringify({
    rate: result.requests.average,
    total: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  }),
);
