import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { folderWith, runCommand, textOf } from "./run-command.ts";

const CSV = 'Full Name,Phone,Website\n"LEE, ANN",(212) 555-0123,HTTP://www.Example.com/a\nbob  ek,212.555.0124,\n';
const CLEAN = "Full Name,Phone,Website\nAnn Lee,+12125550123,example.com\nBob Ek,+12125550124,\n";

describe("clean", () => {
  test("writes clean rows and a summary", () => {
    const folder = folderWith({ "in.csv": CSV });
    const run = runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder);
    expect(run.stderr).toContain("2 rows read, 2 written to out.csv, 2 of them changed");
    expect(run.status).toBe(0);
    expect(textOf(folder, "out.csv")).toBe(CLEAN);
    expect(readdirSync(folder).sort()).toEqual(["in.csv", "out.csv"]);
  });

  test("the summary counts what could not be used, and tells of --country where none was given", () => {
    const folder = folderWith({ "in.csv": CSV });
    const advice = "--country tells where numbers without a calling code are from";
    const run = runCommand(["clean", "in.csv", "-o", "out.csv"], folder);
    expect(run.stderr).toContain("cells with nothing usable, left as they are: Phone 2\n");
    expect(run.stderr).toContain(`\n${advice}\n`);
    const told = runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "IS"], folder);
    expect(told.stderr).toContain("left as they are: Phone 1\n");
    expect(told.stderr).not.toContain(advice);
    expect(runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder).stderr).not.toContain("usable");
  });

  const ODD = [
    "Name,Phone,Phone 2,E-Mail,Web Site",
    "Ann Lee,1.2E+10,n/k,ann@,not yet",
    `Bob Ek,2125550123,,"x\n${"y".repeat(40)}",acme.com`,
    "Cy Fox,2125550124,n/k,,",
    "Di Roe,n/k,n/k,,",
    "Ed Poe,n/k,n/k,,",
    "",
  ].join("\n");

  test("the summary shows the first cells of each column that could not be used, and why", () => {
    const folder = folderWith({ "in.csv": ODD });
    const { stderr } = runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder);
    expect(stderr).toContain(
      [
        "cells with nothing usable, left as they are: Phone 2 4, Phone 3, E-Mail 2, Web Site 1",
        '  Phone 2, row 1 "n/k": no phone number; row 3 "n/k": no phone number; row 4 "n/k": no phone number',
        '  Phone, row 1 "1.2E+10": digits that a spreadsheet rounded; row 4 "n/k": no phone number; row 5 "n/k": no phone number',
        `  E-Mail, row 1 "ann@": no e-mail address; row 2 "x ${"y".repeat(38)}…": no e-mail address`,
        '  Web Site, row 1 "not yet": no web address',
        "--unusable FILE lists them all with their rows and reasons",
        "",
      ].join("\n"),
    );
  });

  test("--unusable lists every such cell, in the format of its name or of the output", () => {
    const folder = folderWith({ "in.csv": ODD });
    const said = (list: string, output: string) =>
      runCommand(["clean", "in.csv", "-o", output, "--country", "US", "--unusable", list], folder).stderr;
    expect(said("list.csv", "out.csv")).not.toContain("--unusable");
    const lines = textOf(folder, "list.csv").split("\n");
    expect(lines.slice(0, 3)).toEqual([
      "row,column,value,reason",
      "1,Phone,1.2E+10,digits that a spreadsheet rounded",
      "1,Phone 2,n/k,no phone number",
    ]);
    expect(lines).toHaveLength(12);
    said("list.csv", "out.tsv");
    expect(textOf(folder, "list.csv")).toContain("row\tcolumn\tvalue\treason\n1\tPhone\t");
    said("list", "out.jsonl");
    expect(JSON.parse(textOf(folder, "list").split("\n")[3] ?? "")).toEqual({
      row: "1",
      column: "Web Site",
      value: "not yet",
      reason: "no web address",
    });
    expect(said("out.csv", "out.csv")).toContain("OUTPUT and --unusable are the same file");
    expect(readdirSync(folder).sort()).toEqual(["in.csv", "list", "list.csv", "out.csv", "out.jsonl", "out.tsv"]);
  });

  test("a run that fails leaves no list either, and records have no columns to list", () => {
    const folder = folderWith({ "in.csv": 'Name,Phone\nAnn,n/k\n"open,1\n', "in.jsonl": '{"first_name":"A"}\n' });
    expect(runCommand(["clean", "in.csv", "-o", "out.csv", "--unusable", "list.csv"], folder).status).toBe(1);
    const run = runCommand(["clean", "in.jsonl", "-o", "o.jsonl", "--kind", "person", "--unusable", "l.csv"], folder);
    expect(run).toMatchObject({ status: 2 });
    expect(run.stderr).toContain("--unusable lists cells of columns");
    expect(readdirSync(folder).sort()).toEqual(["in.csv", "in.jsonl"]);
  });

  test.each([
    ["in.csv", "Name,Web Site\nMS. ANN LEE,a.example\nDR. BO EK,b.example\n", "Ann Lee,a.example\nBo Ek,b.example\n"],
    ["in.csv", "Name,Email\n#1001,A@B.example\n#1002,\n", "#1001,A@b.example\n"],
    ["in.jsonl", '{"Name":"LEE, ANN","Website":"a.example"}\n', '{"Name":"Ann Lee","Website":"a.example"}\n'],
  ])("the cells of %s say what a column called Name holds: %j", (name, content, written) => {
    const folder = folderWith({ [name]: content });
    const { stderr } = runCommand(["clean", name, "-o", `out.${name}`], folder);
    expect(textOf(folder, `out.${name}`)).toContain(written);
    expect(stderr).not.toContain("nothing usable");
  });

  test("the summary names the columns that nothing tells of", () => {
    const folder = folderWith({
      "in.csv": "Full Name,Budget,,Ref\nLEE ANN,1,2,3\n",
      "in.jsonl": '{"full_name":"A","ref":1}\n',
    });
    const said = (args: string[]) => runCommand(["clean", ...args], folder).stderr;
    const start = "columns left as they are, unless --map tells what they hold:";
    expect(said(["in.csv", "-o", "out.csv"])).toContain(`${start} Budget, column 3, Ref\n`);
    expect(said(["in.csv", "-o", "out.csv", "--map", "ignore=Ref"])).toContain(`${start} Budget, column 3\n`);
    expect(said(["in.jsonl", "-o", "out.jsonl"])).toContain(`${start} ref\n`);
    expect(
      said(["in.csv", "-o", "out.csv", "--map", "ignore=Ref", "--map", "ignore=Budget", "--map", "phone=column 3"]),
    ).not.toContain(start);
    const wide = folderWith({ "in.csv": `Full Name,${[..."abcdefghij"].join(",")}\n` });
    expect(runCommand(["clean", "in.csv", "-o", "-"], wide).stderr).toContain("a, b, c, d, e, f, g, h and 2 more\n");
  });

  test.each([
    ["a byte-order mark", Buffer.from(`\ufeff${CSV}`)],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${CSV}`, "utf16le")],
    ["Windows line ends", Buffer.from(CSV.replaceAll("\n", "\r\n"))],
  ])("%s does not matter", (_what, content) => {
    const folder = folderWith({ "in.csv": content });
    expect(runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder).status).toBe(0);
    expect(textOf(folder, "out.csv")).toBe(CLEAN);
  });

  test.each([
    [";", "in.csv", "out.csv"],
    ["\t", "in.csv", "out.csv"],
    ["\t", "in.tsv", "out.tsv"],
  ])("the delimiter %j of %s is recognised and kept", (delimiter, input, output) => {
    const folder = folderWith({ [input]: CSV.replace("LEE, ANN", "ANN LEE").replaceAll(",", delimiter) });
    expect(runCommand(["clean", input, "-o", output, "--country", "US"], folder).status).toBe(0);
    expect(textOf(folder, output)).toBe(CLEAN.replaceAll(",", delimiter));
  });

  test.each([
    [[], "in.tsv", "out.csv", ","],
    [["--format", "tsv"], "in.csv", "out.csv", ","],
    [[], "in.csv", "out.tsv", "\t"],
    [[], "in.tsv", "out", "\t"],
  ])("%j %s becomes %s by its name, cells parted by %j", (options, input, output, delimiter) => {
    const folder = folderWith({ [input]: CSV.replace("LEE, ANN", "ANN LEE").replaceAll(",", "\t") });
    expect(runCommand(["clean", input, "-o", output, "--country", "US", ...options], folder).status).toBe(0);
    expect(textOf(folder, output)).toBe(CLEAN.replaceAll(",", delimiter));
  });

  test("gzip and the standard streams", () => {
    const folder = folderWith({ "in.csv.gz": gzipSync(CSV) });
    expect(runCommand(["clean", "in.csv.gz", "-o", "out.csv.gz", "--country", "US", "--quiet"], folder)).toMatchObject({
      status: 0,
      stderr: "",
    });
    expect(gunzipSync(readFileSync(join(folder, "out.csv.gz"))).toString()).toBe(CLEAN);
    const run = runCommand(["clean", "-", "-o", "-", "--country", "US", "--quiet"], folder, { input: CSV });
    expect(run).toMatchObject({ status: 0, stdout: CLEAN, stderr: "" });
  });

  test("Windows-1252 on request, and advice without it", () => {
    const latin = Buffer.from("Full Name,City\nJosé Núñez,Málaga\n", "latin1");
    const folder = folderWith({ "in.csv": latin });
    const plain = runCommand(["clean", "in.csv", "-o", "out.csv"], folder);
    expect(plain.status).toBe(1);
    expect(plain.stderr).toContain("in.csv is not valid utf-8");
    expect(plain.stderr).toContain("--encoding windows-1252");
    expect(readdirSync(folder)).toEqual(["in.csv"]);
    expect(runCommand(["clean", "in.csv", "-o", "out.csv", "--encoding", "windows-1252"], folder).status).toBe(0);
    expect(textOf(folder, "out.csv")).toContain("José Núñez,Málaga");
  });

  test("rows that cannot be used keep their number and reason", () => {
    const folder = folderWith({
      "in.csv": 'Full Name,Phone\nAnn Lee,2125550123\nBo,1,2\nN/A,-\n\nCy Poe,2125550125\n"Ek, ""Bo""",1,2\n',
    });
    const run = runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US"], folder);
    expect(run.status).toBe(0);
    expect(run.stderr).toContain("3 rejected, see out.rejects.csv");
    expect(textOf(folder, "out.csv")).toBe("Full Name,Phone\nAnn Lee,+12125550123\nCy Poe,+12125550125\n");
    const rejects = textOf(folder, "out.rejects.csv").split("\n");
    expect(rejects[1]).toBe('2,"has 3 cells, the header has 2","Bo,1,2"');
    expect(rejects[2]).toMatch(/^3,no_usable_value,/u);
    // The content of the last cell is the row as a CSV has it, so that it can be mended and read again.
    expect(rejects[3]).toBe('5,"has 3 cells, the header has 2","""Ek, """"Bo"""""",1,2"');
  });

  test("JSON lines, with columns that come later", () => {
    const folder = folderWith({
      "in.jsonl": '{"full_name":"ANN LEE"}\n{"full_name":"BO EK","phone":"212 555 0123","n":1}\nnot json\n[1]\n',
    });
    const run = runCommand(
      ["clean", "in.jsonl", "-o", "out.jsonl", "--country", "US", "--changes", "changes.jsonl"],
      folder,
    );
    expect(run.status).toBe(0);
    expect(textOf(folder, "out.jsonl")).toBe(
      '{"full_name":"Ann Lee"}\n{"full_name":"Bo Ek","phone":"+12125550123","n":1}\n',
    );
    expect(textOf(folder, "out.rejects.jsonl").split("\n")[0]).toContain('"row":"3","reason":"is not JSON: ');
    const changes = textOf(folder, "changes.jsonl").trim().split("\n");
    expect(JSON.parse(changes[0] ?? "")).toEqual({
      row: 1,
      path: "full_name",
      rule: "person-name",
      before: "ANN LEE",
      after: "Ann Lee",
    });
  });

  test("--map corrects what a column holds", () => {
    const folder = folderWith({ "in.csv": "who,tel\nLEE A,2125550123\n" });
    const run = runCommand(
      ["clean", "in.csv", "-o", "out.csv", "--map", "person_name=who", "--map", "ignore=tel"],
      folder,
    );
    expect(run.status).toBe(0);
    expect(textOf(folder, "out.csv")).toContain(",2125550123");
  });

  test.each([
    ["csv", "Full Name, Tel \nLEE ANN,2125550123\n"],
    ["jsonl", '{"Full Name":"LEE ANN"," Tel ":"2125550123"}\n'],
  ])("--map finds a column without the blanks at the ends of its name: %s", (ending, content) => {
    const folder = folderWith({ [`in.${ending}`]: content });
    const args = ["clean", `in.${ending}`, "-o", "out.csv", "--country", "US", "--map", "ignore=Tel"];
    expect(runCommand(args, folder).status).toBe(0);
    expect(textOf(folder, "out.csv")).toBe("Full Name, Tel \nLee Ann,2125550123\n");
  });

  test("--guard-formulas puts an apostrophe before cells that begin as formulas do", () => {
    const folder = folderWith({ "in.csv": CSV });
    runCommand(["clean", "in.csv", "-o", "out.csv", "--country", "US", "--guard-formulas"], folder);
    expect(textOf(folder, "out.csv")).toContain("Ann Lee,'+12125550123,example.com");
  });

  test.each([
    ["no output", ["clean", "in.csv"], 2, "takes one INPUT and -o OUTPUT"],
    ["a misspelt option", ["clean", "in.csv", "--outptu", "out.csv"], 2, "'--outptu'; did you mean --output?\n"],
    ["a misspelt command", ["cleen"], 2, 'no command "cleen"; did you mean clean?'],
    ["a misspelt file", ["clean", "in.cvs", "-o", "out.csv"], 1, "no such file or folder; did you mean in.csv?\n"],
    ["a misspelt field", ["clean", "in.csv", "-o", "out.csv", "--map", "emial=Phone"], 2, "did you mean email?\n"],
    ["a misspelt column", ["clean", "in.csv", "-o", "out.csv", "--map", "url=Web site"], 2, "did you mean Website?\n"],
    ["an unknown option", ["clean", "in.csv", "-o", "out.csv", "--colour"], 2, "option '--colour'; options are --"],
    ["a missing file", ["clean", "none.csv", "-o", "out.csv"], 1, "cannot read none.csv: there is no such file"],
    [
      "a folder that is a file",
      ["clean", "in.csv", "-o", "in.csv/out.csv"],
      1,
      "canonry: cannot write in.csv/out.csv: ",
    ],
    ["a folder", ["clean", ".", "-o", "out.csv"], 1, "it is a folder"],
    ["an empty file", ["clean", "empty.csv", "-o", "out.csv"], 1, "empty.csv is empty"],
    ["an empty standard input", ["clean", "-", "-o", "out.csv"], 1, "the standard input is empty"],
    ["an input without a name", ["clean", "", "-o", "out.csv"], 2, "takes one INPUT and -o OUTPUT"],
    ["an output without a name", ["clean", "in.csv", "-o", ""], 2, "--output is given without a value"],
    ["a number that is not set", ["clean", "in.csv", "-o", "out.csv", "--header", ""], 2, "--header is given without"],
    [
      "one of two that is not set",
      ["clean", "in.csv", "-o", "o.csv", "--map", "ignore=Phone", "--map="],
      2,
      "--map is",
    ],
    ["an unwritable output", ["clean", "in.csv", "-o", "no/such/out.csv"], 1, "cannot write no/such/out.csv"],
    ["the input as output", ["clean", "in.csv", "-o", "in.csv"], 2, "same file"],
    [
      "an unknown column",
      ["clean", "in.csv", "-o", "out.csv", "--map", "phone=Fax"],
      2,
      'no column "Fax"; the columns are Full Name, Phone, Website',
    ],
    [
      "a column told two ways",
      ["clean", "in.csv", "-o", "out.csv", "--map", "url=Phone", "--map", "phone=Phone"],
      2,
      'the column "Phone" cannot be url and phone',
    ],
    [
      "one of two columns that differ in blanks",
      ["clean", "blanks.csv", "-o", "out.csv", "--map", "phone=Tel"],
      2,
      'no column "Tel"',
    ],
    ["an unknown field", ["clean", "in.csv", "-o", "out.csv", "--map", "fax=Phone"], 2, '"fax" is no field'],
    [
      "an unknown encoding",
      ["clean", "in.csv", "-o", "out.csv", "--encoding", "ebcdic"],
      2,
      "--encoding ebcdic is not known",
    ],
    ["an unknown format", ["clean", "in.csv", "-o", "out.csv", "--format", "xlsx"], 2, "--format xlsx is not known"],
    ["nothing to clean", ["clean", "odd.csv", "-o", "out.csv"], 2, "no column is recognised among a, b"],
    ["broken gzip", ["clean", "bad.csv.gz", "-o", "out.csv"], 1, "not valid gzip data"],
    ["an unknown command", ["cleen"], 2, 'there is no command "cleen"'],
    ["no command", [], 2, "say what to do"],
  ])("%s: exit code and message", (_what, args, status, message) => {
    const folder = folderWith({
      "in.csv": CSV,
      "empty.csv": "",
      "odd.csv": "a,b\n1,2\n",
      "bad.csv.gz": "no gzip",
      "blanks.csv": " Tel,Tel \n1,2\n",
    });
    const before = readdirSync(folder).sort();
    const run = runCommand(args, folder);
    expect(run.stderr).toContain(message);
    expect(run.status).toBe(status);
    expect(run.stderr).not.toContain("    at ");
    expect(readdirSync(folder).sort()).toEqual(before);
  });

  test("an unclosed quotation mark ends with a message and nothing written", () => {
    const folder = folderWith({ "in.csv": `Full Name,Phone\n"LEE,2125550123\n${"x,y\n".repeat(1_200_000)}` });
    const run = runCommand(["clean", "in.csv", "-o", "out.csv"], folder);
    expect(run.stderr).toContain("is a quotation mark left open?");
    expect(run.status).toBe(1);
    expect(existsSync(join(folder, "out.csv"))).toBe(false);
  });

  test("--help tells commands and options, --version the release", () => {
    const folder = folderWith({});
    expect(runCommand(["--help"], folder).stdout).toContain("canonry clean INPUT -o OUTPUT");
    expect(runCommand(["clean", "--help"], folder).stdout).toContain("--guard-formulas");
    expect(runCommand(["--version"], folder).stdout).toMatch(/^\d+\.\d+\.\d+\n$/u);
  });
});
