import { trimSpaces } from "../text/spaces.ts";
import { entryField } from "./bare-entry.ts";
import { emptyOf } from "./empty-value.ts";
import type { Repair } from "./record-kind.ts";
import { isMaskedContact, type Repaired, repairFlagNumber, repairText } from "./scalar-repairs.ts";
import type { ObjectShape, Shape } from "./shape.ts";
import { textRepairs } from "./text-repairs.ts";

/** Copies a value along the shape of its record and repairs it on the way. What no rule repairs stays for the schema to refuse. */
export class RecordReader {
  readonly repairs: Repair[] = [];
  readonly unknownKeys: string[] = [];

  /** @param object The object that holds the value, or the list it is in, and `key` its field; null and "" for the record itself. */
  read(shape: Shape, value: unknown, path: string, object: ObjectShape | null, key: string): unknown {
    if (shape.anything) return value;
    if (value === undefined || value === null) return this.#readNothing(shape, value, path);
    switch (typeof value) {
      case "string":
        return this.#readText(shape, value, path, object, key);
      case "bigint":
      case "number":
        return this.#readNumber(shape, value, path, object, key);
      case "boolean":
        return shape.text !== null && !shape.flag && isMaskedContact(object, key)
          ? this.#repaired(path, value, { rule: "masked-contact", to: null })
          : value;
      case "object":
        return this.#readNested(shape, value, path, object, key);
      default:
        return value;
    }
  }

  #repaired(path: string, from: unknown, { rule, to }: Repaired): unknown {
    this.repairs.push({ path, rule, from, to });
    return to;
  }

  #readNothing(shape: Shape, value: null | undefined, path: string): unknown {
    if (value === null && shape.nullable) return null;
    // A record that is nothing at all is refused: there is nothing to repair.
    if (path === "") return value;
    const to = emptyOf(shape);
    if (value === undefined) return this.#repaired(path, null, { rule: "missing", to });
    return to === null ? null : this.#repaired(path, null, { rule: shape.list ? "null-list" : "null-object", to });
  }

  #readText(shape: Shape, text: string, path: string, object: ObjectShape | null, key: string): unknown {
    if (shape.text === null) {
      const repair = repairText(text, shape, object, key);
      if (repair !== null) return this.#repaired(path, text, repair);
      if (entryField(shape.object) !== null) return this.#readEntry(shape, text, text, path);
      const isElement = shape.list !== null && (shape.list.text !== null || entryField(shape.list.object) !== null);
      if (isElement) return this.#readSingle(shape.list as Shape, text, path, object, key);
      return isInnerObject(shape, path) && trimSpaces(text) === ""
        ? this.#repaired(path, text, { rule: "blank", to: emptyOf(shape) })
        : text;
    }
    let current = text;
    for (const { rule, apply } of textRepairs(object, key, shape.text)) {
      const next = apply(current);
      if (next !== current) this.#repaired(path, current, { rule, to: next });
      current = next;
    }
    if (shape.text.pattern !== null && shape.nullable && trimSpaces(current) === "") {
      return this.#repaired(path, current, { rule: "blank", to: null });
    }
    return current;
  }

  /** An entry of which only the one field is known. */
  #readEntry(shape: Shape, field: string | number | bigint, from: unknown, path: string): unknown {
    const entry = emptyOf({ ...shape, nullable: false }) as Record<string, unknown>;
    entry[entryField(shape.object) ?? ""] = typeof field === "string" && trimSpaces(field) === "" ? null : field;
    this.#repaired(path, from, { rule: "bare-entry", to: { ...entry } });
    return this.#readNested(shape, entry, path, null, "");
  }

  #readNumber(shape: Shape, value: number | bigint, path: string, object: ObjectShape | null, key: string): unknown {
    const flag = repairFlagNumber(value, shape, object, key);
    if (flag !== null) return this.#repaired(path, value, flag);
    const finite = typeof value === "bigint" || Number.isFinite(value);
    const entry = shape.text === null ? entryField(shape.object) : null;
    if (finite && entry === "phone") return this.#readEntry(shape, String(value), value, path);
    if (finite && entry === "score") return this.#readEntry(shape, value, value, path);
    const wanted = finite && shape.number === null && shape.text !== null;
    return wanted ? this.#repaired(path, value, { rule: "number-as-text", to: String(value) }) : value;
  }

  #readNested(shape: Shape, value: object, path: string, object: ObjectShape | null, key: string): unknown {
    if (Array.isArray(value)) {
      if (shape.list !== null) return this.#readList(shape.list, value, path, object, key);
      // How PHP writes an object without fields.
      return value.length === 0 && isInnerObject(shape, path)
        ? this.#repaired(path, value, { rule: "empty-list", to: emptyOf(shape) })
        : value;
    }
    if (shape.object !== null) return this.#readObject(shape.object, value as Record<string, unknown>, path);
    return shape.list?.object ? this.#readSingle(shape.list, value, path, object, key) : value;
  }

  #readSingle(item: Shape, value: unknown, path: string, object: ObjectShape | null, key: string): unknown {
    const to = value === "" ? [] : [value];
    this.#repaired(path, value, { rule: "single-element", to });
    return this.#readList(item, to, path, object, key);
  }

  #readList(item: Shape, list: readonly unknown[], path: string, object: ObjectShape | null, key: string): unknown[] {
    const out: unknown[] = [];
    for (let i = 0; i < list.length; i++) {
      const at = `${path}.${i}`;
      const element = list[i];
      if (!item.anything && isNoElement(item, element)) {
        this.#repaired(at, element ?? null, { rule: "null-element", to: null });
      } else out.push(this.read(item, element, at, object, key));
    }
    return out;
  }

  #readObject(object: ObjectShape, value: Record<string, unknown>, path: string): Record<string, unknown> {
    const out: Record<string, unknown> = {};
    const prefix = path === "" ? "" : `${path}.`;
    for (const [key, shape] of object.fields) {
      const field = Object.hasOwn(value, key) ? value[key] : undefined;
      out[key] = this.read(shape, field, prefix + key, object, key);
    }
    for (const key of Object.keys(value)) {
      if (object.fields.has(key)) continue;
      this.unknownKeys.push(prefix + key);
      // Defined, not assigned: the key may be "__proto__".
      Object.defineProperty(out, key, { value: value[key], enumerable: true, configurable: true, writable: true });
    }
    return out;
  }
}

/** Whether an object belongs here, not as the record itself: of that nothing is left to repair. */
function isInnerObject(shape: Shape, path: string): boolean {
  return shape.object !== null && shape.list === null && path !== "";
}

/** Whether an element of a list is nothing: null, or a blank text where it would stand for an entry. */
function isNoElement(item: Shape, element: unknown): boolean {
  if (element === null || element === undefined) return true;
  const isEntry = typeof element === "string" && item.text === null && entryField(item.object) !== null;
  return isEntry && trimSpaces(element) === "";
}
