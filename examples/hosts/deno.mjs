// Deno: `deno run --allow-net --allow-read --allow-env=PORT examples/hosts/deno.mjs`
import { createFetchHandler } from "canonry/http";
import { service } from "./data.mjs";

const server = Deno.serve(
  { hostname: "127.0.0.1", port: Number(Deno.env.get("PORT") ?? 8787), onListen: () => {} },
  createFetchHandler(service),
);
console.log(`listening on http://127.0.0.1:${server.addr.port}`);
