// A Hono application with further routes; the API stands under /data: `node examples/hosts/hono.mjs`
import { serve } from "@hono/node-server";
import { createFetchHandler } from "canonry/http";
import { Hono } from "hono";
import { service } from "./data.mjs";

const api = createFetchHandler(service, { basePath: "/data" });
const app = new Hono();
app.get("/", (c) => c.text("The API stands at /data/v3"));
app.all("/data/*", (c) => api(c.req.raw));

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 8787), hostname: "127.0.0.1" }, ({ port }) => {
  console.log(`listening on http://127.0.0.1:${port}`);
});
