import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import {
  copyLines,
  copyStatement,
  indexStatements,
  insertStatements,
  type StoreRecords,
  schemaStatements,
  storeRows,
} from "../../src/postgres/index.ts";

/** A PostgreSQL in this process. */
export function openDatabase(): Promise<PGlite> {
  return PGlite.create({ extensions: { pg_trgm } });
}

/** Creates the tables of a store in a schema of their own and loads the records: by INSERT or by COPY. */
export async function loadStore(
  database: PGlite,
  schema: string,
  records: StoreRecords,
  way: "insert" | "copy" = "insert",
): Promise<void> {
  for (const text of schemaStatements({ schema, partitions: 3 })) await database.exec(text);
  for (const table of storeRows(records)) {
    if (way === "insert") {
      for (const { text, values } of insertStatements(table, { schema, batch: 100 }))
        await database.query(text, values);
    } else {
      const statement = copyStatement(table, { schema }).replace("STDIN", "'/dev/blob'");
      await database.query(statement, [], { blob: new Blob([...copyLines(table.rows)]) });
    }
  }
  for (const text of indexStatements({ schema })) await database.exec(text);
}
