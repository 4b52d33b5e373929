// The API over as many seeded businesses as the first argument says, served as `canonry serve` does.
import { serve } from "@hono/node-server";
import { createFetchHandler } from "../../dist/http.js";
import { createMemoryStore, createService } from "../../dist/service.js";
import { businesses } from "./businesses.mjs";

const store = createMemoryStore({ localBusinesses: businesses(Number(process.argv[2])) });
await store.prepare();
const handler = createFetchHandler(createService({ store }));
serve({ fetch: handler, hostname: "127.0.0.1", port: 0 }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
