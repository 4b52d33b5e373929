/**
 * Why a saved index was refused: "foreign" bytes of something else or of another byte order, "version" another format,
 * "damaged" cut or changed bytes, "records" a number of records that is not the index's.
 */
export type SavedIndexErrorCode = "foreign" | "version" | "damaged" | "records";

/**
 * A saved index that cannot be loaded; `code` says why, the message what to do.
 *
 * @example
 * new SavedIndexError("damaged", "the checksum does not agree").code; // => "damaged"
 */
export class SavedIndexError extends Error {
  readonly code: SavedIndexErrorCode;

  constructor(code: SavedIndexErrorCode, message: string) {
    super(message);
    this.name = "SavedIndexError";
    this.code = code;
  }
}
