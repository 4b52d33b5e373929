import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const here = import.meta.dirname;

/** The installed version of a peer, or null where it is not installed. */
export function peerVersion(name) {
  const file = join(here, "node_modules", name, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : null;
}

/** Installs the peers that are not there in the release named; without them the bench measures ours alone. */
export function installPeers() {
  const { dependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  if (Object.entries(dependencies).every(([name, version]) => peerVersion(name) === version)) return;
  console.log("installing the packages to compare with (bench/package.json) …");
  const run = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock"], {
    cwd: here,
    stdio: "inherit",
  });
  if (run.status !== 0) console.log("they could not be installed: measuring canonry alone");
}

/** A peer's module, or null where it is not installed. */
export async function peer(name) {
  const require = createRequire(join(here, "x.cjs"));
  try {
    if (name === "normalize-url")
      return await import(pathToFileURL(join(here, "node_modules/normalize-url/index.js")).href);
    return require(name);
  } catch {
    return null;
  }
}

/** The contestants whose peer is there. */
export const present = (list) => list.filter(([, call]) => call !== null && call !== undefined);
