import { createHash, timingSafeEqual } from "node:crypto";
import type { AddressInfo } from "node:net";
import { setImmediate as pause } from "node:timers/promises";
import { serve as listen, type ServerType } from "@hono/node-server";
import { createFetchHandler } from "../../http/index.ts";
import {
  createLedger,
  createMemoryStore,
  createService,
  type Service,
  type ServiceOptions,
} from "../../service/index.ts";
import { CommandError, explainFileError, MISUSE } from "../command-error.ts";
import { loadData } from "../input/load-data.ts";
import { type ReadOptions, readOptions, wholeNumber } from "../read-options.ts";

const DEFAULT_PORT = 8787;
const LOOPBACK: readonly string[] = ["127.0.0.1", "::1", "localhost"];
/** What finishing calls may take after a signal to stop, in milliseconds. */
const GRACE = 10_000;

/** `canonry serve`: the HTTP API over a data folder, until a signal ends it. SIGHUP reads the folder again. */
export async function serve(args: readonly string[]): Promise<void> {
  const options = readOptions(args, {
    credits: { type: "string" },
    data: { type: "string" },
    host: { type: "string" },
    port: { type: "string" },
  });
  const folder = options.text("data");
  if (folder === null || options.words.length > 0)
    throw new CommandError(MISUSE, "serve takes --data DIR and no further words");
  const host = options.text("host") ?? "127.0.0.1";
  const port = wholeNumber(options, "port", DEFAULT_PORT, 0, 65_535);
  const authorize = authorizer(host);
  const store = createMemoryStore(await loadData(folder));
  await store.prepare();
  const service = createService({ store, ...ledgerOf(options), ...(authorize === null ? {} : { authorize }) });
  const server = await start(service, host, port);
  process.on("SIGHUP", () => void reload(service, folder));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(server));
}

function ledgerOf(options: ReadOptions): Pick<ServiceOptions, "ledger"> {
  if (options.text("credits") === null) return {};
  return { ledger: createLedger({ balance: wholeNumber(options, "credits", 0, 0, Number.MAX_SAFE_INTEGER) }) };
}

/** The check of keys, or null where none are set and only this machine can call. */
function authorizer(host: string): ((key: string | undefined) => string | null) | null {
  const keys = (process.env["CANONRY_API_KEYS"] ?? "").split(",").filter((entry) => entry.trim() !== "");
  if (keys.length === 0) {
    if (!LOOPBACK.includes(host))
      throw new CommandError(
        MISUSE,
        `set CANONRY_API_KEYS before listening on ${host}: without keys anyone could call`,
      );
    process.stderr.write("no CANONRY_API_KEYS set: open to every caller on this machine\n");
    return null;
  }
  const accounts = keys.map(accountOf);
  return (key) => {
    if (key === undefined) return null;
    const digest = digestOf(key);
    let found: string | null = null;
    // Every key is compared, each in constant time, so that the time tells nothing about any of them.
    for (const entry of accounts) if (timingSafeEqual(entry.digest, digest)) found ??= entry.account;
    return found;
  };
}

/**
 * The account and the digest of a key. A key without letter or digit is misuse: it is what a variable that was not set
 * leaves of `shop=$KEY`, or the padding of a key that stands there without account, and would let everyone in.
 */
function accountOf(entry: string, i: number): { account: string; digest: Buffer } {
  const at = entry.indexOf("=");
  const key = entry.slice(at + 1).trim();
  if (!/[A-Za-z0-9]/u.test(key))
    throw new CommandError(
      MISUSE,
      `entry ${i + 1} of CANONRY_API_KEYS has no key behind its "="; a key that ends in "=" takes an account before it`,
    );
  return { account: at < 0 ? `key-${i + 1}` : entry.slice(0, at).trim(), digest: digestOf(key) };
}

function digestOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

function start(service: Service, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch: createFetchHandler(service), hostname, port }, (info: AddressInfo) => {
      process.stdout.write(`listening on http://${hostname.includes(":") ? `[${hostname}]` : hostname}:${info.port}\n`);
      resolve(server);
    });
    server.on("error", (error) => reject(explainFileError(error, "listen on", `${hostname}:${port}`)));
  });
}

async function reload(service: Service, folder: string): Promise<void> {
  try {
    await service.replaceStore(createMemoryStore(await loadData(folder)), () => pause());
    process.stderr.write(`read ${folder} again\n`);
  } catch (error) {
    // The store that was read before goes on answering.
    process.stderr.write(`${folder} was not read again: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

function stop(server: ServerType): void {
  server.close(() => process.exit(0));
  if ("closeIdleConnections" in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), GRACE).unref();
}
