// node:http through @hono/node-server: `node examples/hosts/node.mjs`
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createFetchHandler } from "canonry/http";
import { service } from "./data.mjs";

const server = createServer(getRequestListener(createFetchHandler(service)));
server.requestTimeout = 30_000; // a body that comes too slowly ends here
server.listen(Number(process.env.PORT ?? 8787), "127.0.0.1", () => {
  console.log(`listening on http://127.0.0.1:${server.address().port}`);
});
