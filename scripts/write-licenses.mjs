// Writes the licences of the packages that the build bundled into the command to dist/third-party-licenses.txt.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const metafile = join(root, "dist/metafile-esm.json");
const { inputs } = JSON.parse(readFileSync(metafile, "utf8"));
const folders = new Set();
for (const input of Object.keys(inputs)) {
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(input);
  if (match) folders.add(match[1]);
}
if (folders.size === 0) throw new Error("the command bundles no package: is the build as it should be?");

const parts = [...folders].sort().map((folder) => {
  const path = resolve(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  const file = readdirSync(path).find((entry) => /^licen[cs]e/iu.test(entry));
  const text =
    file !== undefined && existsSync(join(path, file))
      ? readFileSync(join(path, file), "utf8").trim()
      : "(the package carries no licence text)";
  return `${name} ${version} (${license})\n\n${text}\n`;
});
writeFileSync(
  join(root, "dist/third-party-licenses.txt"),
  `Packages bundled into the command canonry:\n\n${parts.join(`\n${"-".repeat(80)}\n\n`)}`,
);
rmSync(metafile);
console.log(`${folders.size} licences written`);
