import type * as z from "zod/mini";

/**
 * What a schema accepts, by type of value: the guard, the lenient reader and the writer walk it. A field of a record
 * takes at most one kind of each, so a union needs no order: "text, list of texts or null" is three entries.
 */
export interface Shape {
  readonly nullable: boolean;
  readonly text: TextShape | null;
  readonly number: NumberShape | null;
  readonly flag: boolean;
  /** What the elements of a list are. */
  readonly list: Shape | null;
  readonly object: ObjectShape | null;
  /** Any value of JSON. */
  readonly anything: boolean;
}

export interface TextShape {
  readonly pattern: RegExp | null;
}

interface NumberShape {
  readonly integer: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

export interface ObjectShape {
  readonly schema: Schema;
  /** Fields in the order of the specification. */
  readonly fields: ReadonlyMap<string, Shape>;
}

type Schema = z.core.$ZodType;
type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** The parts of a schema's definition that are read here; zod documents them for library authors. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}
interface Check {
  readonly check: string;
  readonly value?: number;
  readonly pattern?: RegExp;
}

const shapes = new WeakMap<Schema, Shape>();

/** The shape of a record schema; the same object on every call. */
export function shapeOf(schema: Schema): Shape {
  const before = shapes.get(schema);
  if (before !== undefined) return before;
  const shape: Writable<Shape> = {
    nullable: false,
    text: null,
    number: null,
    flag: false,
    list: null,
    object: null,
    anything: false,
  };
  addTo(shape, schema);
  shapes.set(schema, shape);
  return shape;
}

function addTo(shape: Writable<Shape>, schema: Schema): void {
  const def = schema._zod.def as unknown as Definition;
  switch (def.type) {
    case "nullable":
      shape.nullable = true;
      if (def.innerType !== undefined) addTo(shape, def.innerType);
      break;
    case "union":
      for (const option of def.options ?? []) addTo(shape, option);
      break;
    case "string":
      shape.text = { pattern: checksOf(def).find((check) => check.pattern !== undefined)?.pattern ?? null };
      break;
    case "number":
      shape.number = numberShape(def);
      break;
    case "boolean":
      shape.flag = true;
      break;
    case "array":
      if (def.element !== undefined) shape.list = shapeOf(def.element);
      break;
    case "object":
      shape.object = { schema, fields: fieldShapes(def.shape ?? {}) };
      break;
    case "unknown":
      shape.anything = true;
      break;
    default:
      throw new TypeError(`no shape for a schema of type ${def.type}`);
  }
}

function fieldShapes(fields: Readonly<Record<string, Schema>>): ReadonlyMap<string, Shape> {
  return new Map(Object.entries(fields).map(([key, field]) => [key, shapeOf(field)]));
}

function checksOf(def: Definition): Check[] {
  return (def.checks ?? []).map((check) => check._zod.def);
}

function numberShape(def: Definition): NumberShape {
  const checks = checksOf(def);
  const integer = def.format === "safeint";
  const limit = (name: string, fallback: number): number =>
    checks.find((check) => check.check === name)?.value ?? fallback;
  return {
    integer,
    minimum: limit("greater_than", -Number.MAX_VALUE),
    maximum: limit("less_than", Number.MAX_VALUE),
  };
}
