// DuckDB for real: a table cleaned by functions of the script for JavaScript hosts, compared with the library's answers.
// npm run test:duckdb [-- ROWS]; DuckDB is installed outside the project, and the test skipped where it cannot be.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { outsidePackage } from "./outside-packages.mjs";

const ROWS = Number(process.argv[2] ?? 20_000);
const home = outsidePackage("@duckdb/node-api", "@duckdb/node-api@1.5.6-r.1");
if (home === null) process.exit(0);
const require = createRequire(join(home, "package.json"));
const { DuckDBInstance, DuckDBScalarFunction, VARCHAR } = require(home);
const canonry = createRequire(import.meta.url)(resolve(import.meta.dirname, "../dist/udf/all.js"));

const FUNCTIONS = {
  normalize_address: canonry.normalizeAddress,
  normalize_person_name: canonry.normalizePersonName,
  canonicalize_phone: (text) => canonry.canonicalizePhone(text, { country: "US" }),
  normalize_url: canonry.normalizeUrl,
};

const connection = await (await DuckDBInstance.create(":memory:")).connect();
for (const [name, normalize] of Object.entries(FUNCTIONS))
  connection.registerScalarFunction(
    DuckDBScalarFunction.create({
      name,
      parameterTypes: [VARCHAR],
      returnType: VARCHAR,
      specialHandling: true, // NULL reaches the function, which answers it with NULL
      mainFunction: (_info, input, output) => {
        const [texts] = [input.getColumnVector(0)];
        for (let row = 0; row < input.rowCount; row++) output.setItem(row, normalize(texts.getItem(row)));
        output.flush();
      },
    }),
  );
await connection.run(`
  CREATE TABLE messy AS SELECT i,
    i || ' N. Main Street, Apt. ' || (i % 90) || ', Austin, Texas 78701' AS address,
    CASE WHEN i % 7 = 0 THEN NULL ELSE 'DR. ANN ' || chr((65 + i % 26)::INTEGER) || '. O''NEIL, MD' END AS name,
    '(212) 555-' || lpad((i % 10000)::VARCHAR, 4, '0') AS phone,
    'HTTP://www.Shop' || i || '.Example.com:80/x?utm_source=mail' AS url
  FROM range(${ROWS}) t(i)`);
const started = Date.now();
const answer = await connection.runAndReadAll(
  `SELECT address, normalize_address(address), name, normalize_person_name(name),
          phone, canonicalize_phone(phone), url, normalize_url(url) FROM messy ORDER BY i`,
);
const seconds = (Date.now() - started) / 1000;
const rows = answer.getRows();
const functions = Object.values(FUNCTIONS);
const wrong = rows.filter((row) => functions.some((normalize, i) => row[2 * i + 1] !== normalize(row[2 * i])));
console.log(
  `DuckDB: ${rows.length} rows, 4 functions each, ${seconds.toFixed(1)} s, ${wrong.length} answers differ from the library`,
);
console.log(`  ${JSON.stringify(rows[1])}`);
process.exitCode = rows.length === ROWS && wrong.length === 0 ? 0 : 1;
