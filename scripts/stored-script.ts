import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { classicScript } from "./classic-script.ts";

/** Builds and tests run in the project's folder; where this file lies is lost when it is bundled with the configuration. */
const ROOT = process.cwd();
const FOLDER = join(ROOT, "node_modules", ".cache", "canonry-scripts");
/** What decides how a module becomes a script. */
const MADE_BY = ["scripts/classic-script.ts", "package.json"].map((file) => readFileSync(join(ROOT, file), "utf8"));

/** The classic script of a module; that of the same module is made once and kept, since builds and tests ask for it often. */
export function storedScript(code: string, globalName: string, footer = ""): string {
  const hash = createHash("sha256");
  for (const part of [...MADE_BY, globalName, footer, code]) hash.update(`${part.length}:${part}`);
  const file = join(FOLDER, `${hash.digest("hex")}.js`);
  try {
    return readFileSync(file, "utf8");
  } catch {
    const script = classicScript(code, globalName, footer);
    mkdirSync(FOLDER, { recursive: true });
    // Several processes may make the same one: each writes a file of its own and renames it.
    writeFileSync(`${file}.${process.pid}`, script);
    renameSync(`${file}.${process.pid}`, file);
    return script;
  }
}
