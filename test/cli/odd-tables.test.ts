import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { recognizeDelimiter } from "../../src/cli/input/table-format.ts";
import { folderWith, runCommand, textOf } from "./run-command.ts";

/** What `clean` writes for a file, and what it says. */
function cleaned(name: string, content: string | Buffer, more: readonly string[] = []) {
  const folder = folderWith({ [name]: content });
  const run = runCommand(["clean", name, "-o", "out.csv", "--country", "US", ...more], folder);
  const files = readdirSync(folder);
  const read = (file: string) => (files.includes(file) ? textOf(folder, file) : null);
  return { ...run, files, out: read("out.csv"), rejects: read("out.rejects.csv") };
}

const BIG = `Full Name,Phone\n${"ANN LEE,2125550123\n".repeat(20_000)}`;

describe("what breaks far behind the beginning is told in one line and leaves nothing", () => {
  test.each([
    ["bytes of another encoding", "in.csv", Buffer.from(`${BIG}José,1\n`, "latin1"), "in.csv is not valid utf-8"],
    ["gzip data that end early", "in.csv.gz", gzipSync(BIG).subarray(0, -9), "the gzip data ends too early"],
  ])("%s", (_what, name, content, message) => {
    const run = cleaned(name, content);
    expect(run.stderr).toMatch(/^canonry: [^\n]*\n$/u);
    expect(run.stderr).toContain(message);
    expect(run.status).toBe(1);
    expect(run.files).toEqual([name]);
  });
});

test.each([
  [
    Buffer.from("Full Name\nANN LEE\nMüller\nJosé,1\n".replace("José", "Jos\u0000"), "utf8"),
    0x00,
    '(line 4), behind "Jos"',
  ],
  [Buffer.from("Full Name\rANN LEE\rJos\u0000\r", "utf8"), 0x00, '(line 3), behind "Jos"'],
  [Buffer.from(`${BIG}Zoë JOS\u0000 EK\n`, "utf8"), 0x00, '(line 20002), behind "Zoë JOS"'],
])("the place of a byte that is no UTF-8 is told", (content, byte, place) => {
  const at = content.indexOf(byte);
  content[at] = 0xe9;
  expect(cleaned("in.csv", content).stderr).toContain(`in.csv is not valid utf-8 at byte ${at} ${place}; `);
});

describe("a name that promises tabs", () => {
  test.each([
    ["commas", "Full Name,Phone\nANN LEE,2125550123\nBO EK,2125550124"],
    ["semicolons", "Full Name;Phone\nANN LEE;2125550123\nEK\nBO EK;2125550124\n"],
  ])("over a file with %s is refused: each row would be one cell", (_what, content) => {
    const run = cleaned("in.tsv", content);
    expect(run.stderr).toMatch(
      /in\.tsv has no tab between its columns, but "[,;]": say --format csv, or --format tsv/u,
    );
    expect([run.status, run.files]).toEqual([1, ["in.tsv"]]);
    expect(cleaned("in.tsv", content, ["--format", "csv"]).out).toMatch(
      /^Full Name[,;]Phone\nAnn Lee[,;]\+12125550123\n/u,
    );
  });

  test("over one column is kept, with what stands in its cells", () => {
    expect(cleaned("in.tsv", "Name (first, last)\nANN LEE\nBO EK\n").out).toBe(
      '"Name (first, last)"\nAnn Lee\nBo Ek\n',
    );
    expect(
      cleaned("in.tsv", "Full Name, Dept\nANN LEE, MD\n", [
        "--format",
        "tsv",
        "--map",
        "person_name=1",
        "--header",
        "0",
      ]).status,
    ).toBe(0);
  });
});

test("JSON lines under the name of a CSV are refused, and read where an option says so", () => {
  const content = '{"Full Name":"ANN LEE","Phone":"2125550123"}\n';
  const run = cleaned("in.csv", content);
  expect(run.stderr).toContain("in.csv begins as JSON lines do: say --format jsonl");
  expect([run.status, run.files]).toEqual([1, ["in.csv"]]);
  expect(cleaned("in.csv", content, ["--format", "jsonl"]).out).toBe("Full Name,Phone\nAnn Lee,+12125550123\n");
});

describe("ends of lines", () => {
  test.each([
    ["a header of Windows before lines of Unix", "Full Name,Note\r\nANN LEE,a\nBO EK,b\r\nCY POE,c\n"],
    ["a header of Unix before lines of Windows", "Full Name,Note\nANN LEE,a\r\nBO EK,b\r\nCY POE,c"],
    ["ends doubled on the way", "Full Name,Note\r\r\nANN LEE,a\r\r\nBO EK,b\r\r\nCY POE,c\r\r\n"],
    ["those of old Macs", "Full Name,Note\rANN LEE,a\rBO EK,b\rCY POE,c\r"],
  ])("%s", (_what, content) => {
    expect(cleaned("in.csv", content).out).toBe("Full Name,Note\nAnn Lee,a\nBo Ek,b\nCy Poe,c\n");
  });

  test.each([
    ["one column", "Full Name\r\nANN LEE\nBO EK\n", "Full Name\nAnn Lee\nBo Ek\n"],
    ["cells of old Macs that hold line feeds", 'Full Name,Note\rANN LEE,"a\nb"\r', 'Full Name,Note\nAnn Lee,"a\nb"\n'],
    [
      "line feeds without quotes in a file of Windows",
      "Full Name,Note,Fax\r\nANN LEE,a\nb,1\r\nBO EK,c,2\r\n",
      'Full Name,Note,Fax\nAnn Lee,"a\nb",1\nBo Ek,c,2\n',
    ],
  ])("%s", (_what, content, out) => {
    expect(cleaned("in.csv", content)).toMatchObject({ out, rejects: null });
  });
});

describe("rows of another length than the header", () => {
  test("a delimiter at the end of every row is no cell", () => {
    const run = cleaned("in.csv", "Full Name,Fax\nANN LEE,1,\nBO EK,2\nCY POE,3,x\n");
    expect(run.out).toBe("Full Name,Fax\nAnn Lee,1\nBo Ek,2\n");
    expect(run.rejects).toContain('3,"has 3 cells, the header has 2"');
  });

  test("one that only a later row has may be a comma within a cell", () => {
    const run = cleaned("in.csv", "Full Name,Title,Fax\nANN LEE,a,1\nEK, BO,b,\n");
    expect(run.rejects).toContain('2,"has 4 cells, the header has 3"');
  });

  test("--fill takes rows that end early", () => {
    expect(cleaned("in.csv", "Full Name,Fax,Note\nANN LEE\nBO EK,2\n", ["--fill"])).toMatchObject({
      out: "Full Name,Fax,Note\nAnn Lee,,\nBo Ek,2,\n",
      rejects: null,
    });
  });
});

test.each([
  ["Name (Last, First);Phone\nLEE, ANN;2125550123\nEK, BO;2125550124\n", ";"],
  ["Name (Last, First, Middle, Suffix)|Phone|Fax\nLEE, ANN|2125550123|\n\nEK, BO|2125550124|\nx,y", "|"],
  ["Name,Phone;Ext\nANN LEE,2125550123;1\nBO EK,2125550124;2\n", ","],
  ["Name;Note, if any;Phone", ";"],
  ["Name, Phone, Fax;Telex", ","],
  ['"Name; all",Phone\n"a;b",1\n', ","],
  ["Name\na;b\n", ","],
])("%j is parted by %j", (start, delimiter) => {
  expect(recognizeDelimiter(start)).toBe(delimiter);
});

test("a header in the middle of a file that was put together from several is no row", () => {
  const part = "Full Name,Phone\nANN LEE,2125550123\n";
  const run = cleaned("in.csv", `${part}${part}\ufeff${part}Full Name,\n`);
  expect(run.out).toBe(`Full Name,Phone\n${"Ann Lee,+12125550123\n".repeat(3)}Full Name,\n`);
  expect(run.rejects).toContain('2,repeats the header,"Full Name,Phone"');
  expect(run.rejects).toContain("4,repeats the header,");
});

describe("where the header stands", () => {
  const REPORT = 'Contacts;\r\n"as of; today"\n\nFull Name;Phone\nLEE, ANN;2125550123\n';

  test("below a title: the line is told, and --header takes it", () => {
    const plain = cleaned("in.csv", REPORT);
    expect(plain.stderr).toContain("line 4 looks like the header: say --header 4");
    expect(plain).toMatchObject({ status: 2, files: ["in.csv"] });
    expect(cleaned("in.csv", REPORT, ["--header", "4"]).out).toBe("Full Name;Phone\nAnn Lee;+12125550123\n");
  });

  test("nowhere: columns are called by their numbers, and no header is written", () => {
    const run = cleaned("in.csv", "1,LEE ANN\n2,EK BO\n", ["--header", "0", "--map", "person_name=2"]);
    expect(run.out).toBe("1,Lee Ann\n2,Ek Bo\n");
    expect(run.stderr).toContain("2 rows read, 2 written");
    expect(cleaned("in.csv", "1,LEE ANN\n", ["--header", "0"]).stderr).toContain("no column is recognised among 1, 2;");
  });

  test("behind the end of the file", () => {
    expect(cleaned("in.csv", REPORT, ["--header", "40"]).stderr).toContain("in.csv has no line 40 for --header");
  });
});

test("--bom begins the file with a mark", () => {
  expect(cleaned("in.csv", "Full Name\nZOË\n", ["--bom"]).out).toBe("\ufeffFull Name\nZoë\n");
});

describe("JSON lines", () => {
  const LONG =
    '{"id":9007199254740993,"full_name":"ANN LEE","in":{"n":-12345678901234567890},"x":0.1234567890123456789}';

  test("whole numbers of any length stay what they are", () => {
    const folder = folderWith({ "in.jsonl": `${LONG}\n{"id":"9007199254740993","full_name":"BO EK"}\n` });
    expect(runCommand(["clean", "in.jsonl", "-o", "out.jsonl"], folder).status).toBe(0);
    expect(textOf(folder, "out.jsonl")).toBe(
      '{"id":9007199254740993,"full_name":"Ann Lee","in":{"n":-12345678901234567890},"x":0.12345678901234568}\n' +
        '{"id":"9007199254740993","full_name":"Bo Ek"}\n',
    );
    runCommand(["clean", "in.jsonl", "-o", "out.csv"], folder);
    expect(textOf(folder, "out.csv").split("\n")[1]).toBe(
      '9007199254740993,Ann Lee,"{""n"":-12345678901234567890}",0.12345678901234568',
    );
  });

  test("whole records take them for text where text belongs", () => {
    const record = '{"full_name":"ANN LEE","social":{"pronet_url":12345678901234567890},"crm":12345678901234567890}';
    const folder = folderWith({ "in.jsonl": `${record}\n` });
    runCommand(["clean", "in.jsonl", "-o", "out.jsonl", "--kind", "person", "--changes", "changes.jsonl"], folder);
    expect(textOf(folder, "out.jsonl")).toContain('"pronet_url":"12345678901234567890"');
    expect(textOf(folder, "out.jsonl")).toContain('"crm":12345678901234567890}');
    expect(textOf(folder, "changes.jsonl")).toContain('"before":12345678901234567890');
  });

  test("a name that every object inherits is no cell", () => {
    const folder = folderWith({ "in.jsonl": '{"full_name":"ANN LEE","constructor":"x"}\n{"full_name":"BO EK"}\n' });
    runCommand(["clean", "in.jsonl", "-o", "out.csv"], folder);
    expect(textOf(folder, "out.csv")).toBe("full_name,constructor\nAnn Lee,x\nBo Ek,\n");
  });
});

describe("--kind", () => {
  test("is refused for a CSV, whose cells it would leave as they are", () => {
    const run = cleaned("in.csv", "Full Name\nANN LEE\n", ["--kind", "person"]);
    expect(run.stderr).toContain("--kind is for whole records in JSON lines: leave it out");
    expect(run).toMatchObject({ status: 2, files: ["in.csv"] });
  });

  test("rejects rows that have no field of the record", () => {
    const folder = folderWith({ "in.jsonl": '{"Full Name":"ANN LEE"}\n{"full_name":"BO EK"}\n' });
    const run = runCommand(["clean", "in.jsonl", "-o", "out.jsonl", "--kind", "person"], folder);
    expect(run.stderr).toContain("2 rows read, 1 written");
    expect(textOf(folder, "out.rejects.jsonl")).toContain("not a person record: it has none of its fields");
  });
});
