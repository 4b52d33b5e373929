import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const here = import.meta.dirname;

/** Installs the peers once; without them the bench measures ours alone. */
export function installPeers() {
  if (existsSync(join(here, "node_modules"))) return;
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
