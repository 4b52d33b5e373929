import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { GOOD } from "./calls.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const HOSTS = join(ROOT, "examples/hosts");
/** A folder from which `../data` is the data of the examples. */
const OUT = join(ROOT, "examples/out", `hosts-${process.pid}`);
const running: ChildProcess[] = [];

type Fetch = (request: Request) => Promise<Response>;

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(OUT, { recursive: true, force: true });
});

/** A host file with the library from its sources, as one script. */
function bundled(name: string): string {
  mkdirSync(OUT, { recursive: true });
  const script = join(OUT, `${name}.mjs`);
  const run = spawnSync(join(ROOT, "node_modules/.bin/esbuild"), [
    join(HOSTS, `${name}.mjs`),
    "--bundle",
    "--platform=node",
    "--format=esm",
    `--alias:canonry=${join(ROOT, "src/index.ts")}`,
    `--alias:canonry/http=${join(ROOT, "src/http/index.ts")}`,
    // The script stands one folder deeper than the host file.
    `--define:import.meta.url=${JSON.stringify(pathToFileURL(join(HOSTS, "data.mjs")).href)}`,
    `--outfile=${script}`,
  ]);
  if (run.status !== 0) throw new Error(String(run.stderr));
  return script;
}

/** Starts a host in a Node process and answers its address. */
function started(name: string): Promise<string> {
  const child = spawn(process.execPath, [bundled(name)], { env: { ...process.env, PORT: "0" } });
  running.push(child);
  return new Promise((resolve, reject) => {
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.stdout.on("data", (chunk) => {
      const [url] = /http:\S+/u.exec(String(chunk)) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.on("exit", (code) => reject(new Error(`the host ended with ${code}: ${errors}`)));
  });
}

const post = (
  body: string | ReadableStream,
  headers: Record<string, string> = { "content-type": "application/json" },
) => ({ method: "POST", headers, body, duplex: "half" }) as RequestInit;

/** What goes over a socket and comes back until it is closed or an answer stands. */
function raw(address: string, send: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      text += chunk;
      if (text.includes("\r\n\r\n")) socket.end();
    });
    socket.on("close", () => resolve(text));
    socket.on("error", () => resolve(text));
    const step = (i: number): void => {
      const part = send[i];
      if (part === undefined) return;
      socket.write(part, "latin1", () => setTimeout(() => step(i + 1), 2));
    };
    step(0);
  });
}

describe.each([
  ["node", ""],
  ["hono", "/data"],
])("%s, really started", (name, base) => {
  const address = started(name);
  const url = async (path: string): Promise<string> => (await address) + base + path;

  test("answers calls, also of 64 at once", async () => {
    const target = await url("/v3/companies/phone-finder");
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => fetch(target, post('{"query":"cloverledger.example"}'))),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(JSON.parse(texts[0] ?? "")).toMatchObject({ success: true, data: { company: { name: "clover ledger" } } });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const health = await fetch(await url("/health"));
    expect(await health.json()).toEqual({ status: "ok" });
    const document = (await (await fetch(await url("/openapi.json"))).json()) as { servers: unknown };
    expect(document.servers).toEqual([{ url: await url("") }]);
  });

  test.each([
    ["not JSON", "{", undefined, 400],
    ["too large", "x".repeat(65_537), undefined, 413],
    ["far too large", "x".repeat(5_000_000), undefined, 413],
    ["of another type", GOOD, { "content-type": "text/plain" }, 415],
    ["without its field", "{}", undefined, 422],
  ])("refuses a body %s", async (_name, body, headers, status) => {
    const answer = await fetch(await url("/v3/normalize/url"), post(body, headers));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  test("HEAD and OPTIONS of an operation", async () => {
    for (const method of ["HEAD", "OPTIONS"]) {
      const answer = await fetch(await url("/v3/normalize/url"), { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  test("a body in slow chunks, with and without its length", async () => {
    const path = `${base}/v3/normalize/url`;
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const chunks = [...GOOD].map((char) => `1\r\n${char}\r\n`);
    expect(await raw(await address, [`${head}Transfer-Encoding: chunked\r\n\r\n`, ...chunks, "0\r\n\r\n"])).toMatch(
      /^HTTP\/1\.1 200 /u,
    );
    expect(await raw(await address, [`${head}Content-Length: ${GOOD.length}\r\n\r\n`, ...GOOD])).toMatch(
      /^HTTP\/1\.1 200 /u,
    );
  });

  test("connections that break in the middle of a body leave the host answering", async () => {
    const { hostname, port } = new URL(await address);
    const head = `POST ${base}/v3/normalize/url HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    await Promise.all(
      ["Content-Length: 500\r\n\r\n{", 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"val'].map(
        (rest) =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(port), hostname, () =>
              socket.write(head + rest, () => setTimeout(() => socket.destroy(), 20)),
            );
            socket.on("close", () => resolve());
          }),
      ),
    );
    expect((await fetch(await url("/v3/normalize/url"), post(GOOD))).status).toBe(200);
  });
});

/** Imports a host file of another runtime, with what it expects of it put in place, and answers the handler it gives away. */
async function handedOver(name: string, global: string, value: object): Promise<void> {
  Object.defineProperty(globalThis, global, { value, configurable: true });
  try {
    await import(pathToFileURL(bundled(name)).href);
  } finally {
    Reflect.deleteProperty(globalThis, global);
  }
}

async function answers(handler: Fetch | undefined): Promise<void> {
  const request = new Request("https://api.example/v3/normalize/url", post(GOOD));
  const answer = await handler?.(request);
  expect(await answer?.json()).toMatchObject({ data: { normalized: "example.com" } });
}

test("bun gives its server the handler", async () => {
  let options: { fetch: Fetch; port: number } | undefined;
  await handedOver("bun", "Bun", {
    serve: (given: { fetch: Fetch; port: number }) => {
      options = given;
      return { port: given.port };
    },
  });
  expect(options?.port).toBe(8787);
  await answers(options?.fetch);
});

test("deno gives its server the handler", async () => {
  let handler: Fetch | undefined;
  await handedOver("deno", "Deno", {
    env: { get: () => undefined },
    serve: (options: { port: number }, given: Fetch) => {
      handler = given;
      return { addr: options };
    },
  });
  await answers(handler);
});

test("worker: records and key come from its environment", async () => {
  const { default: worker } = (await import(pathToFileURL(bundled("worker")).href)) as {
    default: { fetch(request: Request, env: object): Promise<Response> };
  };
  const env = { API_KEY: "key-1" };
  expect((await worker.fetch(new Request("https://api.example/v3/normalize/url", post(GOOD)), env)).status).toBe(401);
  const headers = { "content-type": "application/json", "x-api-key": "key-1" };
  await answers((request) => worker.fetch(new Request(request, { headers }), env));
});
