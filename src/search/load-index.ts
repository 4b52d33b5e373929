import type { LocalBusiness } from "../models/index.ts";
import { ColumnIndex } from "./local-business-index.ts";
import { readColumns } from "./saved-index.ts";
import { SavedIndexError } from "./saved-index-error.ts";
import type { LocalBusinessIndex } from "./types.ts";

/**
 * The index that `toBuffer` saved. The bytes are used in place and must not change afterwards.
 *
 * @param bytes What `toBuffer` answered.
 * @param records The records of the index in store order, when pages shall carry them.
 * @throws SavedIndexError when the bytes are foreign, of another version or damaged, or the number of records differs.
 * @example
 * localBusinessIndexFromBuffer(createLocalBusinessIndex([]).toBuffer()).size; // => 0
 */
export function localBusinessIndexFromBuffer(
  bytes: Uint8Array,
  records?: readonly LocalBusiness[],
): LocalBusinessIndex {
  const columns = readColumns(bytes);
  if (records !== undefined && records.length !== columns.size)
    throw new SavedIndexError(
      "records",
      `the index was built from ${columns.size} records, ${records.length} were given`,
    );
  return new ColumnIndex(columns, records ?? null);
}
