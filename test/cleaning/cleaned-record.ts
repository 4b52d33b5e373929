import { type CleanOptions, cleanRecord } from "../../src/cleaning/index.ts";
import { type RecordKind, type RecordTypes, readRecord } from "../../src/models/index.ts";

/** A record of which only these fields are known. */
function made<K extends RecordKind>(kind: K, fields: object): RecordTypes[K] {
  const result = readRecord(kind, fields);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.record;
}

export function clean<K extends RecordKind>(kind: K, fields: object, options?: CleanOptions): RecordTypes[K] {
  const result = cleanRecord(kind, made(kind, fields), options);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.record;
}

export function rules(kind: RecordKind, fields: object, options?: CleanOptions): string[] {
  const result = cleanRecord(kind, made(kind, fields), options);
  return result.ok ? result.changes.map((change) => `${change.path}: ${change.rule}`) : ["refused"];
}
