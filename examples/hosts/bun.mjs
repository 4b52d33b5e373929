// Bun: `bun examples/hosts/bun.mjs`
import { createFetchHandler } from "canonry/http";
import { service } from "./data.mjs";

const server = Bun.serve({
  fetch: createFetchHandler(service),
  hostname: "127.0.0.1",
  port: Number(process.env.PORT ?? 8787),
});
console.log(`listening on http://127.0.0.1:${server.port}`);
