// The least a server can do: node:http, the body left unread, always the same answer.
import { createServer } from "node:http";

const ANSWER =
  '{"success":true,"data":{"normalized":"example.com"},"meta":{"confidence":100,"query":{"value":"https://www.example.com/pricing?ref=mail"},"credits":{"charged":0,"remaining":1000000000}}}';
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": ANSWER.length });
  response.end(ANSWER);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
