import { isRecord, parseRecord, type RecordKind } from "../../models/index.ts";

/**
 * What `build` makes of records. When it fails, the error names the first record that is none of its kind: those of plain
 * JavaScript may lack what the types ask for.
 *
 * @param list Name of the list for the message.
 */
export function explained<T>(list: string, kind: RecordKind, records: readonly unknown[], build: () => T): T {
  try {
    return build();
  } catch (cause) {
    const at = records.findIndex((record) => !isRecord(kind, record));
    throw at < 0 ? cause : notRecord(`${list}[${at}]`, kind, records[at], cause);
  }
}

/** What `build` makes of one record; an error that names it when it fails and the record is none of its kind. */
export function explainedOne<T>(name: string, kind: RecordKind, record: unknown, build: () => T): T {
  try {
    return build();
  } catch (cause) {
    throw isRecord(kind, record) ? cause : notRecord(name, kind, record, cause);
  }
}

function notRecord(name: string, kind: RecordKind, record: unknown, cause: unknown): TypeError {
  const parsed = parseRecord(kind, record);
  const issue = parsed.ok ? undefined : parsed.issues[0];
  const where = issue === undefined ? "" : `: ${issue.path} ${issue.message}`;
  const message = `${name} is no ${kind} record${where}; readRecord makes one of what other sources write`;
  return new TypeError(message, { cause });
}
