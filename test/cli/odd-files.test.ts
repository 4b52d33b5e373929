import { spawnSync } from "node:child_process";
import { readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bundledCommand, folderWith, runCommand, textOf } from "./run-command.ts";

const CSV = "Full Name,Phone\nLEE ANN,(212) 555-0123\n";

describe("what is no table is told by name", () => {
  test.each([
    [
      "a workbook",
      "in.xlsx",
      Buffer.from("PK\u0003\u0004\u0014"),
      "in.xlsx is a spreadsheet workbook or a zip archive",
    ],
    ["an old workbook", "in.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "is an old spreadsheet workbook"],
    ["gzip under another name", "in.csv", gzipSync(CSV), "in.csv is packed with gzip"],
    ["Parquet", "in.parquet", Buffer.from("PAR1\u0015"), "is a Parquet file"],
    ["UTF-16 without its mark", "in.csv", Buffer.from(CSV, "utf16le"), "say --encoding utf-16le"],
    ["big-endian UTF-16 without its mark", "in.csv", Buffer.from(CSV, "utf16le").swap16(), "say --encoding utf-16be"],
    ["a JSON list", "in.json", Buffer.from('[ {"full_name":"LEE ANN"}]'), "in.json is a JSON list"],
    ["a JSON list over lines", "in.json", Buffer.from('[\n  {\n"full_name":"LEE ANN"}]'), "in.json is a JSON list"],
    ["a JSON list by another name", "in.jsonl", Buffer.from('[{"a":1},\r\n{"a":2}]\r\n'), "in.jsonl is a JSON list"],
    [
      "JSON over lines",
      "in.jsonl",
      Buffer.from('{\n  "full_name":"LEE ANN"\n}\n'),
      "in.jsonl is JSON over several lines",
    ],
  ])("%s", (_what, name, content, message) => {
    const folder = folderWith({ [name]: content });
    const run = runCommand(["clean", name, "-o", "out.csv"], folder);
    expect(run.stderr).toContain(message);
    expect(run.status).toBe(1);
    expect(readdirSync(folder)).toEqual([name]);
  });

  test.each([
    ["UTF-16 without its mark is read when it is named", "utf-16le", Buffer.from(CSV, "utf16le")],
    ["other names of encodings are known", "UTF16", Buffer.from(CSV, "utf16le")],
    ["other names of encodings are known", "Cp_1252", Buffer.from(CSV)],
    ["a byte-order mark goes before the option", "windows-1252", Buffer.from(`\ufeff${CSV}`)],
    ["a byte-order mark goes before the option", "mixed", Buffer.from(`\ufeff${CSV}`, "utf16le")],
    ["a byte-order mark goes before the option", "mixed", Buffer.from(`\ufeff${CSV}`)],
    ["a byte-order mark goes before the option", "utf8", Buffer.from(`\ufeff${CSV}`, "utf16le")],
  ])("%s: %s", (_what, encoding, content) => {
    const folder = folderWith({ "in.csv": content });
    const run = runCommand(["clean", "in.csv", "-o", "-", "--quiet", "--encoding", encoding], folder);
    expect(run.stdout).toBe("Full Name,Phone\nLee Ann,(212) 555-0123\n");
  });

  test("a file of two encodings is read on request, and the refusal advises it", () => {
    const mixed = Buffer.concat([
      Buffer.from("Full Name,City\nJosé Núñez,Málaga\n"),
      Buffer.from("Zoë Pérez,Cádiz\n", "latin1"),
    ]);
    const folder = folderWith({ "in.csv": mixed });
    const plain = runCommand(["clean", "in.csv", "-o", "out.csv"], folder);
    expect(plain.status).toBe(1);
    expect(plain.stderr).toContain("--encoding mixed");
    expect(plain.stderr).not.toContain("--encoding windows-1252");
    const run = runCommand(["clean", "in.csv", "-o", "out.csv", "--encoding", "mixed"], folder);
    expect(run.status).toBe(0);
    expect(run.stderr).toContain("in.csv: 3 bytes read as Windows-1252");
    expect(textOf(folder, "out.csv")).toBe("Full Name,City\nJosé Núñez,Málaga\nZoë Pérez,Cádiz\n");
  });

  test.each(["out.json", "OUT.XLSX", "out.parquet.gz"])(
    "the output %s, which is no table of text, is misuse",
    (name) => {
      const folder = folderWith({ "in.csv": CSV });
      const run = runCommand(["clean", "in.csv", "-o", name], folder);
      expect(run).toMatchObject({ status: 2 });
      expect(run.stderr).toContain("use .csv, .tsv or .jsonl");
      expect(readdirSync(folder)).toEqual(["in.csv"]);
    },
  );
});

test.each([
  ["sep=;\r\n", ";"],
  ['\ufeff"sep=|"\n', "|"],
])("a first line %j states the delimiter", (line, delimiter) => {
  const folder = folderWith({ "in.csv": line + CSV.replaceAll(",", delimiter) });
  runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder);
  expect(textOf(folder, "out.csv")).toBe(`Full Name${delimiter}Phone\nLee Ann${delimiter}+12125550123\n`);
});

test("a first line that is a list of JSON by itself is a row that is none", () => {
  const folder = folderWith({ "in.jsonl": '[{"a":1}]\n{"full_name":"LEE ANN"}\n' });
  runCommand(["clean", "in.jsonl", "-o", "out.jsonl"], folder);
  expect(textOf(folder, "out.jsonl")).toBe('{"full_name":"Lee Ann"}\n');
  expect(textOf(folder, "out.rejects.jsonl")).toContain(`{"row":"1","reason":"is no JSON object"`);
});

test("a number that no line of JSON can hold again is told, a list in a cell as well", () => {
  const lines = ['{"name":"LEE ANN","n":1e400}', '{"name":"LEE ANN","note":"1e400","phone":["212"]}'];
  const folder = folderWith({ "in.jsonl": lines.join("\n") });
  const run = runCommand(["clean", "in.jsonl", "-o", "out.jsonl"], folder);
  expect(textOf(folder, "out.rejects.jsonl")).toContain(
    `{"row":"1","reason":"has a number that is too large to be kept"`,
  );
  expect(textOf(folder, "out.jsonl")).toBe(`{"name":"Lee Ann","note":"1e400","phone":["212"]}\n`);
  expect(run.stderr).toContain(String.raw`phone, row 2 "[\"212\"]": a list or an object`);
});

test("a key that a line of JSON has twice is told, since a reader would lose its first value", () => {
  const folder = folderWith({ "in.jsonl": '{"full_name":"LEE ANN","full_name":"BO EK"}\n{"full_name":"CY POE"}\n' });
  runCommand(["clean", "in.jsonl", "-o", "out.jsonl"], folder);
  expect(textOf(folder, "out.jsonl")).toBe('{"full_name":"Cy Poe"}\n');
  const reject = JSON.parse(textOf(folder, "out.rejects.jsonl"));
  expect(reject.reason).toBe('has the key "full_name" twice');
  expect(JSON.stringify(reject)).toContain("LEE ANN");
});

test("columns of one name keep their own cells, also beside a column that is called like the second", () => {
  const folder = folderWith({
    "in.csv": "Phone,Phone,Phone 2,__proto__,constructor\n2125550123,2125550124,ask Bo,y,z\n",
  });
  const run = runCommand(["clean", "in.csv", "-o", "-", "--country", "US", "--quiet"], folder);
  expect(run.stdout).toBe("Phone,Phone,Phone 2,__proto__,constructor\n+12125550123,+12125550124,ask Bo,y,z\n");
});

test.each([
  ["clean", []],
  ["dedupe", ["--kind", "person"]],
])("%s: a quotation mark left open near the end loses no row in silence", (command, more) => {
  const folder = folderWith({ "in.csv": `${CSV}\nBo Ek,1\n"Cy Poe,2\nDi Roe,3\n` });
  const run = runCommand([command, "in.csv", "-o", "out.csv", ...more], folder);
  expect(run.stderr).toContain("in.csv: a quotation mark of the row behind line 4 is left open");
  expect(run.status).toBe(1);
  expect(readdirSync(folder)).toEqual(["in.csv"]);
});

test("a row whose open quotation mark took the rows below along is rejected with its column, cells of several lines are not", () => {
  const folder = folderWith({
    "in.csv": `Full Name,Note,Phone
ANN LEE,"first, ""A"",
second ""B""",2125550122
CY POE,"call him,2125550123
DI ROE,later,2125550124
BO EK,"now",2125550125
AL FOX,"""x""
,y",2125550126
ED HAY,"then,2125550127
FAY IVY,"late"
`,
  });
  const run = runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder);
  expect(run.stderr).toContain("4 rows read, 2 written");
  expect(textOf(folder, "out.csv")).toContain('Ann Lee,"first, ""A"",\nsecond ""B""",+12125550122');
  const rejects = textOf(folder, "out.rejects.csv");
  expect(rejects).toContain(
    "2,the quotation mark of Note is left open (see --no-quotes): the rows below stand in that cell",
  );
  expect(rejects).toContain(
    '4,"has 2 cells, the header has 3: the quotation mark of Note is left open (see --no-quotes)"',
  );
});

test.each([
  ['"CY POE,2125550123\n"DI ROE",2125550124\n', "Full Name"],
  ['"CY POE,2125550123\nBO EK,2125550125\nDI "D" ROE,2125550124\n', "Full Name"],
  ['"CY POE,2125550123\n"DI ROE","2125550124"\n', "Full Name"],
  ['CY POE,"2125550123\nDI ROE,2125550124 "home"\n', "Phone"],
])("%j: a mark at the beginning of a row or of a word closes what was left open", (rows, column) => {
  const folder = folderWith({ "in.csv": `Full Name,Phone\n${rows}AL FOX,2125550126\n` });
  runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder);
  expect(textOf(folder, "out.csv")).toBe("Full Name,Phone\nAl Fox,+12125550126\n");
  expect(textOf(folder, "out.rejects.csv")).toContain(
    `1,the quotation mark of ${column} is left open (see --no-quotes): the rows below stand in that cell`,
  );
});

test.each([
  '"""Great, place""\n""Loved it""",2125550122\n',
  '"""A"" for effort,\nand ""B""",2125550122\n',
  '"""First\n""second, as books print it""",2125550122\n',
  '"""\n",2125550122\n',
])("%j: marks within a cell of several lines leave none open", (row) => {
  const folder = folderWith({ "in.csv": `Note,Phone\n${row}` });
  runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder);
  expect(readdirSync(folder).sort()).toEqual(["in.csv", "out.csv"]);
});

test("--no-quotes reads a file with a quotation mark left open line by line", () => {
  const folder = folderWith({ "in.csv": 'Full Name,Phone\n"CY POE,2125550123\n"ROE, DI",2125550124\nBO EK,\n' });
  const run = runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US", "--no-quotes"], folder);
  expect(run.stderr).toContain("3 rows read, 2 written");
  expect(textOf(folder, "out.csv")).toBe("Full Name,Phone\nCy Poe,+12125550123\nBo Ek,\n");
  expect(textOf(folder, "out.rejects.csv")).toContain('2,"has 3 cells, the header has 2"');
});

test("JSON lines with a column that the header of the CSV lacks are rejected, not cut", () => {
  const folder = folderWith({ "in.jsonl": '{"full_name":"LEE ANN"}\n{"full_name":"BO EK","note":"x"}\n' });
  const run = runCommand(["clean", "in.jsonl", "-o", "out.csv"], folder);
  expect(run.stderr).toContain("2 rows read, 1 written");
  expect(textOf(folder, "out.csv")).toBe("full_name\nLee Ann\n");
  expect(textOf(folder, "out.rejects.csv")).toContain('2,"has the column ""note"", which the first row lacks"');
});

describe("the files of a run", () => {
  test.each([
    [["-o", "./in.csv"], "INPUT and OUTPUT are the same file"],
    [["-o", "link.csv"], "INPUT and OUTPUT are the same file"],
    [["-o", "out.csv", "--rejects", "in.csv"], "INPUT and --rejects are the same file"],
    [["-o", "out.csv", "--rejects", "./out.csv"], "OUTPUT and --rejects are the same file"],
    [["-o", "out.csv", "--changes", "in.csv"], "INPUT and --changes are the same file"],
    [["-o", "-", "--changes", "-"], "OUTPUT and --changes are the same file"],
  ])("%j is misuse and writes nothing", (args, message) => {
    const folder = folderWith({ "in.csv": CSV });
    symlinkSync("in.csv", join(folder, "link.csv"));
    const run = runCommand(["clean", "in.csv", ...args], folder);
    expect(run.stderr).toContain(message);
    expect(run.status).toBe(2);
    expect(textOf(folder, "in.csv")).toBe(CSV);
    expect(readdirSync(folder).sort()).toEqual(["in.csv", "link.csv"]);
  });

  test("a link stays a link to the file that is written", () => {
    const folder = folderWith({ "in.csv": CSV, "real.csv": "old" });
    symlinkSync("real.csv", join(folder, "link.csv"));
    expect(runCommand(["clean", "in.csv", "-o", "link.csv"], folder).status).toBe(0);
    expect(textOf(folder, "real.csv")).toContain("Lee Ann");
    expect(readdirSync(folder).sort()).toEqual(["in.csv", "link.csv", "real.csv"]);
  });

  test("a pipe with a name is written to and stays", () => {
    const folder = folderWith({ "in.csv": CSV });
    const command = `${process.execPath} ${bundledCommand()} clean in.csv -o pipe --quiet`;
    spawnSync("sh", ["-c", `mkfifo pipe; cat pipe > read & ${command}; wait`], { cwd: folder });
    expect(textOf(folder, "read")).toBe("Full Name,Phone\nLee Ann,(212) 555-0123\n");
    expect(readdirSync(folder).sort()).toEqual(["in.csv", "pipe", "read"]);
  });

  test("rejects of a device stand in the current folder", () => {
    const folder = folderWith({ "in.csv": `${CSV}N/A,-\n` });
    expect(runCommand(["clean", "in.csv", "-o", "/dev/null"], folder).stderr).toContain("1 rejected, see rejects.csv");
    expect(readdirSync(folder).sort()).toEqual(["in.csv", "rejects.csv"]);
  });

  test("a folder as output", () => {
    const run = runCommand(["clean", "in.csv", "-o", "."], folderWith({ "in.csv": CSV }));
    expect(run.stderr).toContain("cannot write .: it is a folder");
    expect(run.status).toBe(1);
  });

  test("rejects of an earlier run do not pass for those of this one", () => {
    const folder = folderWith({ "in.csv": `${CSV}N/A,-\n`, "good.csv": CSV });
    runCommand(["clean", "in.csv", "-o", "out.csv"], folder);
    expect(readdirSync(folder)).toContain("out.rejects.csv");
    runCommand(["clean", "good.csv", "-o", "out.csv"], folder);
    expect(readdirSync(folder)).not.toContain("out.rejects.csv");
  });
});

test.each([
  [["clean", "in.csv", "-o", "out.csv", "--country", "XX"]],
  [["dedupe", "in.csv", "-o", "out.csv", "--kind", "person", "--country", "Atlantis"]],
  [["normalize", "phone", "--country", "1", "2125550123"]],
])("%j: a country that is none is misuse", (args) => {
  const run = runCommand(args, folderWith({ "in.csv": CSV }));
  expect(run.stderr).toContain("--country takes a country's name or ISO code, got");
  expect(run.status).toBe(2);
});

test("--country takes names and codes of three letters", () => {
  const folder = folderWith({});
  for (const country of ["usa", "United States"])
    expect(runCommand(["normalize", "phone", "--country", country, "2125550123"], folder).stdout).toBe(
      "+12125550123\n",
    );
});
