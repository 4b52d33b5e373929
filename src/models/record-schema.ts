import type * as z from "zod/mini";

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
export type FieldsOf<T, S extends Fields> = Same<Flat<OutputOf<S>>, Flat<T>> extends true ? unknown : never;
