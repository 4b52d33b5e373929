import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { OPERATION_PATHS } from "../../src/service/index.ts";
import { bundledCommand, folderWith, runCommand, textOf } from "./run-command.ts";

const DATA = resolve(import.meta.dirname, "../../examples/data");

describe("normalize", () => {
  test("a TEXT of which nothing is usable is told", () => {
    const said = (args: string[]) => runCommand(["normalize", ...args], folderWith({}));
    expect(said(["phone", "212 555 0123", "+12125550123"])).toMatchObject({
      status: 0,
      stdout: "\n+12125550123\n",
      stderr: '"212 555 0123" holds no usable phone; --country tells where numbers without a calling code are from\n',
    });
    expect(said(["phone", "--json", "--country", "US", "x"]).stderr).toBe('"x" holds no usable phone\n');
  });

  test("texts and lines, one to one", () => {
    const folder = folderWith({});
    expect(runCommand(["normalize", "url", "http://www.Example.com/a", "///"], folder)).toMatchObject({
      status: 0,
      stdout: "example.com\n\n",
    });
    expect(runCommand(["normalize", "person-name"], folder, { input: "DR. MARY LEE\n\nbo ek" }).stdout).toBe(
      "Mary Lee\n\nBo Ek\n",
    );
    expect(runCommand(["normalize", "phone", "--country", "US", "212 555 0123"], folder).stdout).toBe("+12125550123\n");
  });

  test("--json gives the parts", () => {
    const run = runCommand(["normalize", "phone", "--json", "+1 212 555 0123"], folderWith({}));
    expect(JSON.parse(run.stdout)).toMatchObject({ e164: "+12125550123", country: "US" });
  });

  test.each([
    [["address", "--locale", "vi", "1 Main St"], "--locale is an option of person-name, not of address"],
    [["url", "--country", "US", "acme.com"], "--country is an option of address and phone, not of url"],
  ])("%j is misuse: the option would count for nothing", (args, message) => {
    const run = runCommand(["normalize", ...args], folderWith({}));
    expect(run).toMatchObject({ status: 2, stdout: "" });
    expect(run.stderr).toContain(message);
  });

  test("an unknown kind is misuse", () => {
    const run = runCommand(["normalize", "colour"], folderWith({}));
    expect(run).toMatchObject({ status: 2, stdout: "" });
    expect(run.stderr).toContain("address, person-name, url or phone, not colour");
  });
});

describe("dedupe", () => {
  const ROWS =
    'Full Name,Email,City\nAnn Lee,ann@b.example,Austin\nBo Ek,bo@c.example,Paris\n"LEE, ANN",ANN@b.example,austin\n';

  test("cluster, size and evidence in words", () => {
    const folder = folderWith({ "in.csv": ROWS });
    const run = runCommand(["dedupe", "in.csv", "-o", "out.csv", "--kind", "person"], folder);
    expect(run.stderr).toContain("3 rows, 1 cluster of two or more");
    expect(run.status).toBe(0);
    const [header, first, second, third] = textOf(folder, "out.csv").split("\n");
    expect(header).toBe("cluster,cluster_size,evidence,Full Name,Email,City");
    expect(first).toMatch(/^1,2,"row 3: .*Email exact \+.*probability [01]\.\d+"/u);
    expect(second).toBe(",1,,Bo Ek,bo@c.example,Paris");
    expect(third).toContain('1,2,"row 1: ');
    expect(third).toContain('"LEE, ANN"');
  });

  test("rows are named by their numbers in the input, and its columns keep their names", () => {
    const folder = folderWith({ "in.csv": "cluster,Email\n7,8,9\nx,ann@b.example\ny,ANN@b.example\n" });
    const run = runCommand(["dedupe", "in.csv", "-o", "out.csv", "--kind", "person"], folder);
    expect(run.stderr).toContain("2 rows, 1 cluster of two or more, written to out.csv\n1 rejected");
    const [header, first, second] = textOf(folder, "out.csv").split("\n");
    expect(header).toBe("cluster 2,cluster_size,evidence,cluster,Email");
    expect(first).toMatch(/^1,2,"?row 3: .*,x,ann@b.example$/u);
    expect(second).toMatch(/^1,2,"?row 2: .*,y,ANN@b.example$/u);
  });

  test.each([
    ["company", "name exact"],
    ["local_business", "name exact"],
    ["person", "name most words"],
  ])("a column called name holds what --kind says: %s", (kind, evidence) => {
    const rows = 'name,phone\n"Dr. Lee Dental, Inc.",2125550123\nDR LEE DENTAL LLC,(212) 555-0123\n';
    const folder = folderWith({ "in.csv": rows });
    runCommand(["dedupe", "in.csv", "-o", "out.csv", "--kind", kind, "--country", "US"], folder);
    expect(textOf(folder, "out.csv")).toContain(evidence);
  });

  test("help of a command", () => {
    const asked = runCommand(["help", "dedupe"], folderWith({}));
    expect(asked.stdout).toContain("canonry dedupe INPUT -o OUTPUT --kind");
    expect(asked).toEqual(runCommand(["dedupe", "--help"], folderWith({})));
    expect(runCommand(["help"], folderWith({}))).toEqual(runCommand(["--help"], folderWith({})));
  });

  test.each([
    ["help", "cleen"],
    ["cleen", "--help"],
  ])("help of the command that is none: %s %s", (...args) => {
    const asked = runCommand(args, folderWith({}));
    expect(asked).toMatchObject({ status: 2, stdout: "" });
    expect(asked.stderr).toMatch(/there is no command "cleen"; did you mean clean\?\n\n.*canonry dedupe INPUT/su);
  });

  test("whole records: one that is none is rejected, the others are compared", () => {
    const company = { domain: "clover.example", location: {}, social: {} };
    const records = [
      { name: "Clover Ledger", ...company },
      { name: ["x"], ...company },
      { name: "Clover Ledger", ...company },
    ];
    const folder = folderWith({ "in.jsonl": records.map((record) => JSON.stringify(record)).join("\n") });
    const run = runCommand(["dedupe", "in.jsonl", "-o", "out.jsonl", "--kind", "company"], folder);
    expect(run.stderr).toContain("2 rows, 1 cluster of two or more, written to out.jsonl\n1 rejected");
    expect(JSON.parse(textOf(folder, "out.rejects.jsonl"))).toMatchObject({ row: "2" });
    expect(JSON.parse(textOf(folder, "out.jsonl").split("\n")[0] ?? "")).toMatchObject({
      cluster: "1",
      cluster_size: "2",
      name: "Clover Ledger",
    });
  });

  test("more rows than memory end with advice", () => {
    const rows = Array.from({ length: 120_000 }, (_, i) => `ann${i}@b.example,${i}\n`);
    const folder = folderWith({ "in.csv": `Email,Note\n${rows.join("")}` });
    const run = runCommand(["dedupe", "in.csv", "-o", "out.csv", "--kind", "person"], folder, {
      env: { NODE_OPTIONS: "--max-old-space-size=64" },
    });
    expect(run.stderr).toMatch(/rows are more than the memory holds \(\d+ MB\): run it with NODE_OPTIONS=/u);
    expect(run.status).toBe(1);
  });

  test("any of several phones, e-mail addresses or websites is evidence, in whatever column or cell it stands", () => {
    const clusters = (rows: string): string[] => {
      const folder = folderWith({ "in.csv": `Name,Phone,Phone 2,E-mail,Other E-mail\n${rows}` });
      expect(
        runCommand(["dedupe", "in.csv", "-o", "out.csv", "--kind", "person", "--country", "US"], folder).status,
      ).toBe(0);
      return textOf(folder, "out.csv").split("\n").slice(1, 3);
    };
    const evidence = "Phone / Phone 2 exact";
    const [ann, lee] = clusters("Ann Lee,212-555-0123,415-555-0188,,\nA. Lee,646-555-0101,(212) 555-0123,,\n");
    expect([ann, lee].every((row) => row?.startsWith("1,2,") && row.includes(evidence))).toBe(true);
    expect(clusters("Ann Lee,,,ann@a.example,\nA. Lee,,,,Ann@A.example\n")[0]).toContain("1,2,");
    expect(clusters("Ann Lee,212-555-0123 / 415-555-0188,,,\nA. Lee,415-555-0188,,,\n")[0]).toContain(evidence);
    expect(clusters("Ann Lee,212-555-0123,,,\nA. Lee,415-555-0188,646-555-0101,,\n")[0]).toMatch(/^,/u);
  });

  test("two exports with other columns are one list of JSON lines", () => {
    const folder = folderWith({
      "a.csv": "Full Name,Email,Town\nAnn Lee,,Boston\nMaria Garcia,mg@oak.example,Austin\n",
      "b.csv": "Name;E-Mail;Ort\nLee, Ann;;Boston\nGarcia, Maria;MG@oak.example;\n",
      "c.csv": "First Name,Last Name,City\nAnn,Lee,Boston\n",
    });
    for (const name of ["a", "b", "c"]) runCommand(["clean", `${name}.csv`, "-o", `${name}.jsonl`], folder);
    const input = ["a", "b", "c"].map((name) => textOf(folder, `${name}.jsonl`));
    const run = (files: string[]) => {
      const args = ["dedupe", "-", "-o", "out.csv", "--kind", "person"];
      expect(runCommand(args, folder, { input: files.join("") }).status).toBe(0);
      return textOf(folder, "out.csv").split("\n").slice(1, -1);
    };
    const two = run(input.slice(0, 2));
    expect(two.map((line) => line.split(",")[0])).toEqual(["1", "2", "1", "2"]);
    expect(two[0]).toContain("Full Name / Name exact");
    expect(two[0]).toContain("Town / Ort exact");
    expect(run(input).map((line) => line.split(",")[0])).toEqual(["1", "2", "1", "2", "1"]);
    const both = runCommand(["dedupe", "a.csv", "b.csv", "-o", "out.csv", "--kind", "person"], folder);
    expect(both.stderr).toContain("dedupe takes one INPUT and -o OUTPUT, got 2 INPUTs; canonry dedupe --help");
  });

  test("a column called Name beside a website is of persons where --kind says so", () => {
    const folder = folderWith({ "in.csv": 'Name,Web Site\n"Lee, Ann",acme.example\nAnn Lee,acme.example\n' });
    runCommand(["dedupe", "in.csv", "-o", "out.csv", "--kind", "person"], folder);
    expect(textOf(folder, "out.csv")).toContain("Name exact");
  });

  test("columns of one kind that rows fill both are compared by themselves", () => {
    const rows = "Ann Lee,Boston,Austin\nAnn Lee,Boston,Salem\n";
    const folder = folderWith({ "in.csv": `Name,Billing City,Shipping City\n${rows}` });
    runCommand(["dedupe", "in.csv", "-o", "out.csv", "--kind", "person"], folder);
    expect(textOf(folder, "out.csv")).toMatch(/Billing City exact.*Shipping City different/u);
  });

  test.each([
    [["dedupe", "in.csv", "-o", "out.csv"], "--kind person, company, local_business"],
    [["dedupe", "in.csv", "-o", "out.csv", "--kind", "person", "--threshold", "7"], "--threshold takes a probability"],
  ])("%j is misuse", (args, message) => {
    const run = runCommand(args, folderWith({ "in.csv": ROWS }));
    expect(run.status).toBe(2);
    expect(run.stderr).toContain(message);
  });
});

describe("call", () => {
  test("one operation over a data folder", () => {
    const body = JSON.stringify({ name: "Clover Ledger" });
    const run = runCommand(["call", "/v3/companies/name-to-domain", body, "--data", DATA], folderWith({}));
    expect(run.status).toBe(0);
    expect(JSON.parse(run.stdout).data.company.domain).toBe("cloverledger.example");
  });

  test("a refusal is printed and fails", () => {
    const run = runCommand(["call", "/v3/companies/name-to-domain", "{}", "--data", DATA], folderWith({}));
    expect(run.status).toBe(1);
    expect(JSON.parse(run.stdout).error.code).toBe("validation_failed");
  });

  test.each([
    [
      ["call", "/v3/normalize/url", "{'value': 1}", "--data", DATA],
      2,
      `the body is not JSON: a name in quotation marks is expected, not "'value'" (column 2); got {'value': 1}`,
    ],
    [["call"], 2, "canonry call --help lists the paths"],
    [["call", "/v3/normalize/url", "{}"], 2, "--data DIR"],
    [["call", "/v3/normalize/url", "{}", "--data", "none"], 1, "there is no such file or folder"],
    [["call", "/v3/normalize/url", "{}", "--data", "."], 1, "holds no records"],
  ])("%j", (args, status, message) => {
    const run = runCommand(args, folderWith({}));
    expect(run.stderr).toContain(message);
    expect(run.status).toBe(status);
  });

  test("a misspelt path is answered with the one that was meant, and --help lists them all", () => {
    const run = runCommand(["call", "/v3/company/employees", "{}", "--data", DATA], folderWith({}));
    expect(JSON.parse(run.stdout).error.message).toContain("; did you mean /v3/companies/employees?");
    const help = runCommand(["call", "--help"], folderWith({})).stdout;
    for (const path of OPERATION_PATHS) expect(help).toContain(`\n  ${path}\n`);
  });

  test("a list under a misspelt name is not left out without a word", () => {
    const folder = folderWith({ "companies.jsonl": "", "local_businesses.json": "[]", "notes.json": "" });
    const run = runCommand(["call", "/v3/normalize/url", "{}", "--data", folder], folder);
    expect(run.stderr).toContain("local_businesses.json is not read; did you mean local-businesses?\n");
    expect(run.status).toBe(1);
  });

  test("what is no JSON in a list is told with its place", () => {
    const lines = folderWith({ "people.jsonl": '{}\n{"first_name": Ann}\n' });
    const said = (folder: string) => runCommand(["call", "/v3/normalize/url", "{}", "--data", folder], folder).stderr;
    expect(said(lines)).toContain('people.jsonl:2: not JSON: a value is expected, not "Ann" (column 16)\n');
    const whole = folderWith({ "people.json": '[\n {"first_name": "Ann",}\n]' });
    expect(said(whole)).toContain('is expected, not "}" (line 2, column 23)\n');
  });

  test("a broken record is named by file and line", () => {
    const folder = folderWith({ "people.jsonl": '{"first_name":[]}\n' });
    expect(runCommand(["call", "/v3/normalize/url", "{}", "--data", folder], folder).stderr).toContain(
      "people.jsonl:1: not a person record",
    );
  });
});

describe("serve", () => {
  async function started(env: NodeJS.ProcessEnv, args: readonly string[] = []) {
    const child = spawn(process.execPath, [bundledCommand(), "serve", "--data", DATA, "--port", "0", ...args], {
      env: { ...process.env, ...env },
    });
    let printed = "";
    for await (const chunk of child.stdout) {
      printed += String(chunk);
      if (printed.includes("\n")) break;
    }
    const url = /http:\S+/u.exec(printed)?.[0] ?? "";
    return { child, url };
  }

  test("answers over HTTP with the key it was given, and ends on a signal", async () => {
    const { child, url } = await started({ CANONRY_API_KEYS: "shop=secret-1, secret-2" });
    const post = (key: string): Promise<Response> =>
      fetch(`${url}/v3/normalize/url`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-api-key": key },
        body: JSON.stringify({ value: "http://www.example.com" }),
      });
    expect((await post("secret-1")).status).toBe(200);
    expect((await post("secret-2")).status).toBe(200);
    expect((await post("secret-3")).status).toBe(401);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  });

  test.each(["shop=", "secret-1,shop= ", "c2VjcmV0=", "c2VjcmV0=="])("no key stands in %o: misuse", (keys) => {
    const run = runCommand(["serve", "--data", DATA, "--port", "0"], folderWith({}), {
      env: { CANONRY_API_KEYS: keys },
    });
    expect(run).toMatchObject({ status: 2, stdout: "" });
    expect(run.stderr).toMatch(/entry \d of CANONRY_API_KEYS has no key/u);
    expect(run.stderr).not.toContain("c2VjcmV0");
  });

  test("a key may end in equals signs behind its account", async () => {
    const { child, url } = await started({ CANONRY_API_KEYS: "shop=c2VjcmV0==" });
    const headers = { "content-type": "application/json", "x-api-key": "c2VjcmV0==" };
    const answer = await fetch(`${url}/v3/normalize/url`, { method: "POST", headers, body: '{"value":"a.com"}' });
    expect(answer.status).toBe(200);
    child.kill("SIGTERM");
    await once(child, "exit");
  });

  test("without keys it listens on the loopback address only", () => {
    const run = runCommand(["serve", "--data", DATA, "--host", "0.0.0.0"], folderWith({}), {
      env: { CANONRY_API_KEYS: "" },
    });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain("set CANONRY_API_KEYS");
  });
});
