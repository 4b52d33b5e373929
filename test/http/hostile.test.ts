import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { createFetchHandler } from "../../src/http/index.ts";
import { errorEnvelopeSchema } from "../../src/models/index.ts";
import { createService } from "../../src/service/index.ts";
import { conformanceStore } from "../service/example-data.ts";
import { requestOf } from "./calls.ts";
import { hostileRequests } from "./data/hostile-requests.ts";

const handler = createFetchHandler(
  createService({ store: conformanceStore(), authorize: (key) => (key === "key-1" ? "account-1" : null) }),
);
const requests = hostileRequests();

test("there are 500 and more", () => {
  expect(requests.length).toBeGreaterThan(500);
});

test.each(requests.map((each) => [each.status, each.name, each.path.slice(0, 60), each] as const))(
  "%i: %s %s",
  async (status, _name, _path, { path, sent }) => {
    const response = await handler(requestOf(path, sent));
    const text = await response.text();
    expect(response.status, text.slice(0, 300)).toBe(status);
    expect(text).not.toMatch(/\bat .*:\d+|node_modules|\.ts\b|SyntaxError|TypeError/u);
    if (status !== 200 && text !== "") expect(errorEnvelopeSchema.safeParse(JSON.parse(text)).success).toBe(true);
  },
);

afterAll(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

test("thousands of them leave no memory behind", async () => {
  const round = async (): Promise<number> => {
    for (const { path, sent } of requests) await (await handler(requestOf(path, sent))).text();
    collect();
    return process.memoryUsage().heapUsed;
  };
  await round();
  const before = await round();
  for (let i = 0; i < 4; i++) await round();
  const after = await round();
  // Five rounds are thousands of requests and some hundred MB of bodies: what is kept of them would show.
  expect(after - before).toBeLessThan(16 * 1024 * 1024);
});
