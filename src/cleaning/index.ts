export type { Change } from "./change.ts";
export { type CleanOptions, type CleanResult, cleanRecord } from "./clean-record.ts";
export { cleanStream } from "./clean-stream.ts";
export type { ColumnKind } from "./column-kind.ts";
export { countryCode, regionCode } from "./country-code.ts";
export { recognizeColumns } from "./recognize-columns.ts";
export { type CleanedRow, createRowCleaner, type Row, type RowCleanerOptions } from "./row-cleaner.ts";
