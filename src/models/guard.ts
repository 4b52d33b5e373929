import { isTooDeep, MAX_DEPTH } from "./nesting.ts";
import type { ObjectShape, Shape } from "./shape.ts";

/** Whether a value is a record, without a copy. */
export type Guard = (value: unknown) => boolean;

/**
 * A guard generated for the shape: some twenty times the speed of the schema, which stays the authority and is asked
 * wherever the guard says no. Null where the host forbids code generation.
 */
export function compileGuard(shape: Shape): Guard | null {
  const source = new GuardSource();
  const body = `return value => ${source.condition(shape, "value", 1)}`;
  try {
    const make = new Function(
      "extra",
      "tooDeep",
      "patterns",
      "keys",
      `"use strict";${source.functions.join("")}${body}`,
    );
    return make(hasDeepExtra, isTooDeep, source.patterns, source.keys) as Guard;
  } catch {
    return null;
  }
}

/** Whether a key outside the record's fields leads to more levels than are left. */
function hasDeepExtra(value: Record<string, unknown>, levels: number, known: ReadonlySet<string>): boolean {
  for (const key of Object.keys(value)) {
    if (!known.has(key) && isTooDeep(value[key], levels)) return true;
  }
  return false;
}

class GuardSource {
  readonly functions: string[] = [];
  readonly patterns: RegExp[] = [];
  readonly keys: ReadonlySet<string>[] = [];

  /** The condition under which the variable holds a value of the shape, `level` being the level of a nested value. */
  condition(shape: Shape, name: string, level: number): string {
    if (shape.anything) return `!tooDeep(${name},${MAX_DEPTH - level + 1})`;
    const either: string[] = [];
    if (shape.text !== null) either.push(`typeof ${name}==="string"${this.#patternTest(shape.text.pattern, name)}`);
    if (shape.nullable) either.push(`${name}===null`);
    if (shape.number !== null) either.push(numberCondition(shape.number, name));
    if (shape.flag) either.push(`typeof ${name}==="boolean"`);
    if (shape.list !== null) either.push(`Array.isArray(${name})&&${this.#listFunction(shape.list, level)}(${name})`);
    if (shape.object !== null) either.push(`${this.#objectFunction(shape.object, level)}(${name})`);
    return `(${either.join("||")})`;
  }

  #patternTest(pattern: RegExp | null, name: string): string {
    if (pattern === null) return "";
    this.patterns.push(pattern);
    return `&&patterns[${this.patterns.length - 1}].test(${name})`;
  }

  #listFunction(item: Shape, level: number): string {
    return this.#declare(
      `for(let i=0;i<v.length;i++){const x=v[i];if(!${this.condition(item, "x", level + 1)})return false}return true`,
    );
  }

  /** Counting the keys finds unknown ones at a fraction of the cost of looking each key up. */
  #objectFunction(object: ObjectShape, level: number): string {
    const keys = [...object.fields.keys()];
    const tests = keys.map((key, i) => {
      const shape = object.fields.get(key);
      return shape === undefined
        ? ""
        : `const f${i}=v[${JSON.stringify(key)}];if(!${this.condition(shape, `f${i}`, level + 1)})return false;`;
    });
    this.keys.push(new Set(keys));
    const extra = `extra(v,${MAX_DEPTH - level},keys[${this.keys.length - 1}])`;
    return this.#declare(
      `if(typeof v!=="object"||v===null||Array.isArray(v))return false;let n=0;for(const _ in v)n++;${tests.join("")}return n===${keys.length}||!${extra}`,
    );
  }

  #declare(body: string): string {
    const name = `g${this.functions.length}`;
    this.functions.push(`function ${name}(v){${body}}`);
    return name;
  }
}

function numberCondition(shape: { integer: boolean; minimum: number; maximum: number }, name: string): string {
  const type = shape.integer ? `Number.isSafeInteger(${name})` : `typeof ${name}==="number"`;
  return `${type}&&${name}>=${shape.minimum}&&${name}<=${shape.maximum}`;
}
