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
    if (at < 0) throw cause;
    const parsed = parseRecord(kind, records[at]);
    const issue = parsed.ok ? undefined : parsed.issues[0];
    const where = issue === undefined ? "" : `: ${issue.path} ${issue.message}`;
    throw new TypeError(
      `${list}[${at}] is no ${kind} record${where}; readRecord makes one of what other sources write`,
      {
        cause,
      },
    );
  }
}
