/** A part of a pattern with how often it may stand in a row. */
interface Part {
  readonly kind: "text" | "class" | "group" | "look" | "edge";
  /** A character, a class in brackets or an escape. */
  readonly source: string;
  readonly alternatives: readonly Alternative[];
  readonly least: number;
  readonly most: number;
}

/** One of the parts between bars, by where it stands in the pattern. */
export interface Alternative {
  readonly parts: readonly Part[];
  readonly start: number;
  readonly end: number;
}

const FEW = 3;

/** Reads a pattern with the u flag into its alternatives. */
class PatternReader {
  private at = 0;
  private readonly source: string;
  /** Every group of two alternatives and more. */
  readonly choices: (readonly Alternative[])[] = [];
  constructor(source: string) {
    this.source = source;
  }

  readAlternatives(): Alternative[] {
    const alternatives = [this.readSequence()];
    while (this.source[this.at] === "|") {
      this.at++;
      alternatives.push(this.readSequence());
    }
    if (alternatives.length > 1) this.choices.push(alternatives);
    return alternatives;
  }

  private readSequence(): Alternative {
    const start = this.at;
    const parts: Part[] = [];
    while (this.at < this.source.length && !"|)".includes(this.source[this.at] as string)) parts.push(this.readPart());
    return { parts, start, end: this.at };
  }

  private readPart(): Part {
    const part = this.readAtom();
    const [all = "", mark = "", least = "", comma, most = ""] =
      /^(?:([?*+])|\{(\d+)(,)?(\d*)\})\??/u.exec(this.source.slice(this.at)) ?? [];
    this.at += all.length;
    if (all === "") return { ...part, least: 1, most: 1 };
    if (mark !== "") return { ...part, least: mark === "+" ? 1 : 0, most: mark === "?" ? 1 : FEW };
    const end = most === "" ? Number(least) + FEW : Number(most);
    return { ...part, least: Number(least), most: comma === undefined ? Number(least) : end };
  }

  private readAtom(): Omit<Part, "least" | "most"> {
    const rest = this.source.slice(this.at);
    const opening = /^\((?:\?(?:<?[=!]|:))?/u.exec(rest)?.[0];
    if (opening !== undefined) {
      this.at += opening.length;
      const alternatives = this.readAlternatives();
      this.at++;
      return { kind: /[=!]/u.test(opening) ? "look" : "group", source: opening, alternatives };
    }
    const [source = ""] = /^(?:\[(?:\\.|[^\]])*\]|\\u\{[^}]+\}|\\u....|\\p\{[^}]+\}|\\.|.)/su.exec(rest) ?? [];
    this.at += source.length;
    if (/^(?:[$^]|\\[bB])$/u.test(source)) return { kind: "edge", source, alternatives: [] };
    return { kind: /^(?:\[|\.|\\)/u.test(source) ? "class" : "text", source, alternatives: [] };
  }
}

/** Characters that classes are tried with, beside their own. */
const PALETTE = [..."aeiounrstxyzAEINRSTXZ019 .,'-/#@:\u00e9\u0438\u0439\u5c71\uae40"];

/** What each group of two alternatives and more in a pattern holds. */
export function choicesOf(source: string): readonly (readonly Alternative[])[] {
  const reader = new PatternReader(source);
  reader.readAlternatives();
  return reader.choices;
}

/** Makes texts that a pattern may match, in which it comes to one of its alternatives. */
export class TextMaker {
  private readonly classes = new Map<string, readonly string[]>();
  private readonly root: readonly Alternative[];
  private readonly random: () => number;
  constructor(source: string, random: () => number) {
    this.root = new PatternReader(source).readAlternatives();
    this.random = random;
  }

  /** A text that comes to the alternative that stands at `start`. */
  make(start: number): string {
    const around = [
      "",
      "",
      "",
      "a",
      "abcd",
      " ",
      "Ann ",
      "ann harlow, ",
      "x.",
      "1",
      "\u0438\u0432\u0430\u043d",
      "\u5c71\u7530",
    ];
    return this.pick(around) + this.choose(this.root, start) + this.pick(around);
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)] as Value;
  }

  private choose(alternatives: readonly Alternative[], start: number): string {
    const wanted = alternatives.find((one) => one.start <= start && start <= one.end);
    const { parts } = wanted ?? this.pick(alternatives);
    return parts.map((part) => this.repeat(part, start)).join("");
  }

  private repeat(part: Part, start: number): string {
    const holds = part.alternatives.some((one) => one.start <= start && start <= one.end);
    const least = Math.max(part.least, holds ? 1 : 0);
    const times = least + Math.floor(this.random() * (part.most - least + 1));
    let text = "";
    for (let i = 0; i < times; i++) text += this.one(part, start);
    return text;
  }

  private one({ kind, source, alternatives }: Part, start: number): string {
    if (kind === "edge") return "";
    if (kind === "text") return source;
    if (kind === "group") return this.choose(alternatives, start);
    if (kind === "look") return this.random() < 0.5 ? this.choose(alternatives, start) : "";
    return this.pick(this.membersOf(source));
  }

  private membersOf(source: string): readonly string[] {
    let members = this.classes.get(source);
    if (members === undefined) {
      const pattern = new RegExp(`^${source}$`, "u");
      const own = [
        ...source.replace(/\\u\{?([\da-f]+)\}?/giu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
      ];
      members = [...new Set([...PALETTE, ...own])].filter((one) => pattern.test(one));
      if (members.length === 0) members = [""];
      this.classes.set(source, members);
    }
    return members;
  }
}
