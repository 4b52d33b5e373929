/**
 * How a text field is cleaned.
 *
 * - `label` one line, lower case by default: names of firms and places, titles, levels, industries, technologies
 * - `line` one line in the letter case it has: ids, URLs, headlines
 * - `text` several lines: descriptions, summaries
 * - `person` a person's name, `street` a street line, `email`, `profile` the URL of a profile
 */
export type FieldKind = "label" | "line" | "text" | "person" | "street" | "email" | "profile";

/** The fields of a record that are cleaned: a kind for a text or list of texts, a plan for an object or list of objects. */
export type FieldPlan<T> = { readonly [K in keyof T]?: FieldKind | PlanOf<T[K]> };

type PlanOf<V> = V extends readonly (infer Item)[] ? PlanOf<Item> : V extends object ? FieldPlan<V> : never;
