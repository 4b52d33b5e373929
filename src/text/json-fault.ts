const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;
const WORDS: ReadonlySet<string> = new Set(["true", "false", "null"]);
const ESCAPE = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/u;
const LINE_END = /\r\n|\n|\r/u;
const BLANKS: ReadonlySet<string> = new Set(" \t\n\r");
/** What ends a number or a word. */
const ENDS: ReadonlySet<string> = new Set(' \t\n\r,:[]{}"');
/** Units of a wrong word that are shown. */
const SHOWN = 20;

/**
 * The first fault of a text that is no JSON with its column, and its line where there are several, in the same words on
 * every engine; null for JSON.
 */
export function jsonFault(text: string): string | null {
  const scan = new JsonScan(text);
  while (scan.fault === null && !scan.isDone) scan.step();
  return scan.fault;
}

class JsonScan {
  readonly #text: string;
  readonly #open: ("{" | "[")[] = [];
  #at = 0;
  #next: "value" | "key" | "colon" | "separator" | "end" = "value";
  /** Whether the list or object has nothing in it yet, so that it may end here. */
  #isFirst = false;
  fault: string | null = null;
  isDone = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads the next sign, text, number or word. */
  step(): void {
    while (BLANKS.has(this.#text.charAt(this.#at))) this.#at++;
    const unit = this.#text.charAt(this.#at);
    if (unit === "" && this.#next === "end") this.isDone = true;
    else if (unit === this.#closing() && (this.#isFirst || this.#next === "separator")) this.#close();
    else if (this.#next === "value") this.#value(unit);
    else if (this.#next === "key") {
      if (unit !== '"') this.#expected("a name in quotation marks");
      else if (this.#string()) this.#next = "colon";
    } else if (this.#next === "end") this.#expected("nothing more");
    else this.#sign(unit);
    if (unit !== "{" && unit !== "[") this.#isFirst = false;
  }

  #closing(): string | null {
    const open = this.#open.at(-1);
    return open === undefined ? null : open === "{" ? "}" : "]";
  }

  #close(): void {
    this.#open.pop();
    this.#at++;
    this.#behindValue();
  }

  #behindValue(): void {
    this.#next = this.#open.length === 0 ? "end" : "separator";
  }

  #sign(unit: string): void {
    const isColon = this.#next === "colon";
    if (unit !== (isColon ? ":" : ",")) this.#expected(isColon ? 'a ":"' : `a "," or "${this.#closing()}"`);
    else this.#next = !isColon && this.#closing() === "}" ? "key" : "value";
    this.#at++;
  }

  #value(unit: string): void {
    if (unit === "{" || unit === "[") {
      this.#open.push(unit);
      this.#next = unit === "{" ? "key" : "value";
      this.#isFirst = true;
      this.#at++;
    } else if (unit === '"') {
      if (this.#string()) this.#behindValue();
    } else {
      const word = this.#word();
      if (!NUMBER.test(word) && !WORDS.has(word)) this.#expected("a value");
      this.#at += word.length;
      this.#behindValue();
    }
  }

  /** Reads a text with its quotation marks; false where a fault is found. */
  #string(): boolean {
    const start = this.#at;
    for (let at = start + 1; ; at++) {
      const unit = this.#text.charAt(at);
      this.#at = at;
      if (unit === "") {
        this.#at = start;
        return this.#fails("a text is not closed");
      }
      if (unit < " ")
        return this.#fails("a line break, tab or other control character in a text is written as an escape");
      const escaped = unit === "\\" ? ESCAPE.exec(this.#text.slice(at, at + 6)) : null;
      if (unit === "\\" && escaped === null) return this.#fails('a "\\" in a text is written twice');
      if (escaped !== null) at += escaped[0].length - 1;
      else if (unit === '"') {
        this.#at = at + 1;
        return true;
      }
    }
  }

  #word(): string {
    let end = this.#at;
    while (end < this.#text.length && !ENDS.has(this.#text.charAt(end))) end++;
    return this.#text.slice(this.#at, end);
  }

  #expected(what: string): void {
    const word = this.#word().slice(0, SHOWN) || this.#text.charAt(this.#at);
    this.#fails(`${what} is expected, not ${word === "" ? "the end" : JSON.stringify(word)}`);
  }

  #fails(what: string): false {
    const before = this.#text.slice(0, this.#at).split(LINE_END);
    const column = `column ${(before.at(-1) ?? "").length + 1}`;
    this.fault = `${what} (${LINE_END.test(this.#text) ? `line ${before.length}, ` : ""}${column})`;
    return false;
  }
}
