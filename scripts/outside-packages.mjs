// Packages that only a named check needs, installed into a cache folder outside the project.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CACHE = process.env["CANONRY_CACHE"] ?? join(tmpdir(), "canonry-cache");

/** Folder of a package under a name of its own, or null with a message where it is not to be had. */
export function outsidePackage(name, specifier) {
  const home = join(CACHE, specifier.replace(/[^\w.-]/gu, "_"));
  const folder = join(home, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), '{ "private": true }\n');
  const wanted = specifier.startsWith(`${name}@`) ? specifier : `${name}@npm:${specifier}`;
  const run = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", wanted], {
    cwd: home,
    encoding: "utf8",
    timeout: 180_000,
  });
  if (run.status === 0 && existsSync(join(folder, "package.json"))) return folder;
  console.log(`skipped: ${specifier} cannot be installed (${(run.stderr ?? "").trim().split("\n")[0] || run.error})`);
  return null;
}
