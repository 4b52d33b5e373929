export { type CoordinatorOptions, coordinatorStatements, type DataNode } from "./coordinator.ts";
export { copyLines, copyStatement } from "./copy.ts";
export { type InsertOptions, insertStatements } from "./insert.ts";
export { createPostgresStore, type PostgresStoreOptions } from "./postgres-store.ts";
export { PostgresStoreError, type PostgresStoreErrorCode } from "./postgres-store-error.ts";
export {
  indexStatements,
  nodeIndexStatements,
  nodeStatements,
  type SchemaOptions,
  schemaStatements,
} from "./schema.ts";
export { searchStatement } from "./search.ts";
export type { StoreRecords } from "./store-records.ts";
export { storeRows, type TableRows } from "./store-rows.ts";
export type { PreparedQuery, Query, SqlRow, SqlStatement, SqlValue } from "./types.ts";
