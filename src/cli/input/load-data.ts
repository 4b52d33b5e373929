import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  type Company,
  isRecord,
  type LocalBusiness,
  type Person,
  type RecordKind,
  readRecord,
} from "../../models/index.ts";
import { jsonFault } from "../../text/json-fault.ts";
import { CommandError, didYouMean, explainFileError, FAILURE } from "../command-error.ts";
import { notARecord } from "../not-a-record.ts";
import { decodeText } from "./decode-text.ts";
import { lines } from "./json-rows.ts";
import { openInput } from "./open-input.ts";

/** The records of a data folder. */
export interface LoadedData {
  readonly companies: Company[];
  readonly people: Person[];
  readonly localBusinesses: LocalBusiness[];
}

/**
 * Reads `companies`, `people` and `local-businesses` of a folder, each as `.jsonl` or `.json`, also with `.gz`; a
 * missing file is an empty list.
 */
export async function loadData(folder: string): Promise<LoadedData> {
  await checkFolder(folder);
  await checkNames(folder);
  const companies = (await loadRecords(folder, "companies", "company")) as Company[];
  const people = (await loadRecords(folder, "people", "person")) as Person[];
  const localBusinesses = (await loadRecords(folder, "local-businesses", "local_business")) as LocalBusiness[];
  if (companies.length + people.length + localBusinesses.length === 0)
    throw new CommandError(
      FAILURE,
      `${folder} holds no records: expected companies, people or local-businesses as .jsonl or .json`,
    );
  return { companies, people, localBusinesses };
}

async function checkFolder(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new CommandError(FAILURE, `${folder} is no folder`);
  } catch (error) {
    throw explainFileError(error, "read", folder);
  }
}

/** A file under a misspelt name would be left unread without a word. */
async function checkNames(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => FILE_NAME.test(file));
  const found = files.map((file) => file.replace(FILE_NAME, ""));
  const missing = NAMES.filter((name) => !found.includes(name));
  for (const [i, name] of found.entries()) {
    const meant = NAMES.includes(name) ? "" : didYouMean(name, missing);
    if (meant !== "") throw new CommandError(FAILURE, `${join(folder, files[i] ?? "")} is not read${meant}`);
  }
}

const NAMES: readonly string[] = ["companies", "people", "local-businesses"];
const FILE_NAME = /\.jsonl?(?:\.gz)?$/u;

async function loadRecords(folder: string, name: string, kind: RecordKind): Promise<unknown[]> {
  const path = [".jsonl", ".json", ".jsonl.gz", ".json.gz"]
    .map((ending) => join(folder, name + ending))
    .find(existsSync);
  if (path === undefined) return [];
  const { bytes } = await openInput(path);
  const text = decodeText(bytes, null, path);
  const records: unknown[] = [];
  if (/\.jsonl(?:\.gz)?$/u.test(path)) {
    let number = 0;
    for await (const line of lines(text)) {
      number++;
      if (line.trim() !== "") records.push(readOne(kind, parsed(line, `${path}:${number}`), `${path}:${number}`));
    }
    return records;
  }
  let whole = "";
  for await (const chunk of text) whole += chunk;
  const list = parsed(whole, path);
  if (!Array.isArray(list)) throw new CommandError(FAILURE, `${path}: expected a JSON list of records`);
  return list.map((value, i) => readOne(kind, value, `${path}, record ${i + 1}`));
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(FAILURE, `${where}: not JSON: ${jsonFault(text)}`);
  }
}

/** A record as it is when it has the form of its kind, else as the lenient reader repairs it. */
function readOne(kind: RecordKind, value: unknown, where: string): unknown {
  if (isRecord(kind, value)) return value;
  const result = readRecord(kind, value);
  if (result.ok) return result.record;
  throw new CommandError(FAILURE, `${where}: ${notARecord(kind, result.issues)}`);
}
