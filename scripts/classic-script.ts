// One classic script of a bundled module, for hosts that know no modules and limit the length of what they load.
import uglify from "uglify-js";

/**
 * The module's code as a function that runs at once, its exports in a global variable and the footer behind it as it
 * is. Functions that are called from one place are put there, which the bundler does not do: it saves 7 % of the
 * addresses' script. Throws where `code` is not one module whose last statement names all its exports, as the bundler
 * writes it.
 */
export function classicScript(code: string, globalName: string, footer = ""): string {
  const at = code.lastIndexOf("export{");
  const end = /^export\{(?<names>[^{}]*)\};\s*$/u.exec(code.slice(at));
  if (at < 0 || end === null) throw new Error(`${globalName}: the module does not end with its exports`);
  const returned = (end.groups?.["names"] ?? "")
    .split(",")
    .map((name) => name.split(" as "))
    .map(([local, exported = local]) => `${exported}:${local}`);
  const script = `var ${globalName}=(()=>{"use strict";${code.slice(0, at)}return{${returned.join(",")}}})();`;
  const shortened = uglify.minify(script, { compress: { passes: 4, keep_fargs: false } });
  if (shortened.error) throw shortened.error;
  return `${shortened.code}\n${footer}`;
}
