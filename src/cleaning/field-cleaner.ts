import { normalizeAddress } from "../address/index.ts";
import { normalizePersonName } from "../person-name/index.ts";
import { lowerCase } from "../text/letter-case.ts";
import { parseProfileUrl } from "../url/index.ts";
import type { Change } from "./change.ts";
import { emailOf } from "./email-of.ts";
import type { FieldKind } from "./field-plan.ts";
import { inCaseOf } from "./letter-case.ts";
import { isNoValue, oneLine, settle, trimmed } from "./text-rules.ts";

type Holder = Record<string, unknown>;
type Plan = { readonly [key: string]: FieldKind | Plan | undefined };

/** Kinds whose line breaks mean something; those of a street part its lines for the normalizer, which joins them. */
const LINES: ReadonlySet<FieldKind> = new Set<FieldKind>(["text", "street"]);

/** Ids of the rules by kind of field. */
const RULES: { readonly [kind in FieldKind]: string } = {
  label: "lower-case",
  line: "spaces",
  text: "spaces",
  person: "person-name",
  street: "address",
  email: "email",
  profile: "profile-url",
};

/** Cleans the fields of one record along its plan and keeps the list of changes. */
export class FieldCleaner {
  readonly changes: Change[] = [];
  country: string | null;
  readonly #lower: boolean;

  /**
   * @param country ISO alpha-2 code that national notations are read by; null when none is known.
   * @param lower Whether labels become lower case.
   */
  constructor(country: string | null, lower: boolean) {
    this.country = country;
    this.#lower = lower;
  }

  /** Sets a field and notes the change, if it is one. */
  set<T extends object, K extends keyof T & string>(holder: T, path: string, key: K, rule: string, after: T[K]): void {
    const before = holder[key];
    if (before === after) return;
    this.changes.push({ path: path === "" ? key : `${path}.${key}`, rule, before, after });
    holder[key] = after;
  }

  /** The spelling of a label in the letter case that is asked for. */
  label(text: string): string {
    return this.#lower ? lowerCase(text) : text;
  }

  /** Cleans every field of the plan that the object holds. */
  clean(value: object, plan: object, path: string): void {
    const holder = value as Holder;
    for (const [key, entry] of Object.entries(plan as Plan)) {
      if (entry === undefined) continue;
      const at = path === "" ? key : `${path}.${key}`;
      holder[key] = this.#cleanValue(holder[key], entry, at);
    }
  }

  #cleanValue(value: unknown, entry: FieldKind | Plan, path: string): unknown {
    if (typeof value === "string") return this.#cleanText(value, typeof entry === "string" ? entry : "label", path);
    if (Array.isArray(value)) return this.#cleanList(value, entry, path);
    if (typeof value === "object" && value !== null && typeof entry === "object") this.clean(value, entry, path);
    return value;
  }

  /** Elements without value and repeated texts are left out. */
  #cleanList(list: unknown[], entry: FieldKind | Plan, path: string): unknown[] {
    const out: unknown[] = [];
    const seen = new Set<string>();
    for (const [i, element] of list.entries()) {
      const at = `${path}.${i}`;
      const cleaned = this.#cleanValue(element, entry, at);
      if (typeof element !== "string") out.push(cleaned);
      else if (typeof cleaned !== "string") continue;
      else if (seen.has(cleaned)) this.changes.push({ path: at, rule: "duplicate", before: cleaned, after: null });
      else {
        seen.add(cleaned);
        out.push(cleaned);
      }
    }
    return out.length === list.length && out.every((element, i) => element === list[i]) ? list : out;
  }

  #cleanText(text: string, kind: FieldKind, path: string): string | null {
    const plain = LINES.has(kind) ? trimmed(text) : oneLine(text);
    this.#note(path, "spaces", text, plain);
    if (isNoValue(plain, kind === "email" || kind === "profile")) {
      this.changes.push({ path, rule: plain === "" ? "blank" : "placeholder", before: plain, after: null });
      return null;
    }
    const canonical = this.#canonical(plain, kind);
    const rule = kind !== "email" && lowerCase(plain) === canonical ? RULES.label : RULES[kind];
    this.#note(path, rule, plain, canonical);
    return canonical;
  }

  #canonical(text: string, kind: FieldKind): string {
    switch (kind) {
      case "label":
        return this.label(text);
      case "person":
        return settle(text, (name) => this.label(normalizePersonName(name) ?? name));
      case "street":
        return settle(text, (line) => this.label(this.#street(line)));
      case "email":
        return emailOf(text) ?? text;
      case "profile":
        return parseProfileUrl(text)?.url ?? text;
      default:
        return text;
    }
  }

  #street(line: string): string {
    const standard = normalizeAddress(line, this.country === null ? {} : { country: this.country });
    return standard === null ? oneLine(line) : inCaseOf(standard, line);
  }

  #note(path: string, rule: string, before: string, after: string): void {
    if (before !== after) this.changes.push({ path, rule, before, after });
  }
}
