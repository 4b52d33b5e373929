import * as z from "zod/mini";

/** The zod/mini schema of a record: its output is the interface, and `shape` holds the schema of each field. */
export interface RecordSchema<T> extends z.ZodMiniType<T, T> {
  readonly shape: { readonly [K in keyof T]-?: z.ZodMiniType<T[K], T[K]> };
}

type Fields = Readonly<Record<string, z.ZodMiniType>>;
type OutputOf<S extends Fields> = { -readonly [K in keyof S]: z.output<S[K]> };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = { [K in keyof T]: T[K] };

/**
 * Holds for the fields of a schema that reads exactly the interface: `fields satisfies FieldsOf<Company, typeof fields>`.
 * An annotation alone would let a schema through that accepts less than the interface promises.
 */
export type FieldsOf<T, S extends () => Fields> =
  Same<Flat<OutputOf<ReturnType<S>>>, Flat<T>> extends true ? unknown : never;

/**
 * The schema of an object with these fields and any others. Fields come as a function, so that an unused schema is
 * dropped from a bundle.
 */
export function record<S extends Fields>(fields: () => S): z.ZodMiniObject<S, z.core.$loose> {
  return z.looseObject(fields());
}

/** What `make` makes. Marked pure at its calls, since bundlers cannot tell that building a schema has no side effect. */
export function schema<T>(make: () => T): T {
  return make();
}
