import { type ParseArgsConfig, parseArgs } from "node:util";
import { countryCode } from "../cleaning/index.ts";
import { CommandError, didYouMean, MISUSE } from "./command-error.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What stands behind a command: plain words and options. */
export interface ReadOptions {
  readonly words: readonly string[];
  /** The option's text, or null. */
  text(name: string): string | null;
  /** Every text of an option that may be repeated. */
  texts(name: string): readonly string[];
  flag(name: string): boolean;
}

/** Reads the arguments of a command; an unknown option or one without its value is misuse. */
export function readOptions(args: readonly string[], options: Options): ReadOptions {
  const { positionals, values } = parsed(args, options);
  const given: Record<string, unknown> = { ...values };
  // Such as a variable of the shell that is not set: as a number it would count for 0, as a path for a file without name.
  const blank = Object.keys(given).find((name) => [given[name]].flat().includes(""));
  if (blank !== undefined) throw new CommandError(MISUSE, `--${blank} is given without a value`);
  const texts = (name: string): string[] => {
    const value = given[name];
    return Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
  };
  return {
    words: positionals,
    text: (name) => texts(name).at(-1) ?? null,
    texts,
    flag: (name) => given[name] === true,
  };
}

function parsed(args: readonly string[], options: Options): { positionals: string[]; values: object } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.split(". To specify")[0] ?? message;
    const names = Object.keys(options).map((name) => `--${name}`);
    const unknown = /^Unknown option '(?<name>[^']*)'/u.exec(reason)?.groups?.["name"];
    const advice = unknown === undefined ? "" : didYouMean(unknown, names) || `; options are ${names.join(", ")}`;
    throw new CommandError(MISUSE, reason + advice);
  }
}

/** A whole number given as an option, or the fallback; anything else is misuse. */
export function wholeNumber(options: ReadOptions, name: string, fallback: number, least: number, most: number): number {
  const text = options.text(name);
  if (text === null) return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new CommandError(
      MISUSE,
      `--${name} takes a whole number from ${least} to ${most}, got ${JSON.stringify(text)}`,
    );
  return number;
}

/** The country given with `--country` as its code; one that is not known is misuse, as it would silently count for nothing. */
export function countryOption(options: ReadOptions): { country?: string } {
  const text = options.text("country");
  if (text === null) return {};
  const country = countryCode(text);
  if (country === null)
    throw new CommandError(MISUSE, `--country takes a country's name or ISO code, got ${JSON.stringify(text)}`);
  return { country };
}
