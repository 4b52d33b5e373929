import { OPERATION_PATHS } from "../service/index.ts";

/** What `canonry --help` and `canonry COMMAND --help` print. */
export const USAGE: Readonly<Record<string, string>> = {
  "": `canonry makes contact, company and local-business data canonical.

  canonry clean INPUT -o OUTPUT         clean a CSV, TSV or JSONL file
  canonry dedupe INPUT -o OUTPUT        find rows that are the same person, company or local business
  canonry normalize KIND [TEXT...]      normalize texts, or lines, one to one
  canonry call PATH BODY --data DIR     one operation over a data folder
  canonry serve --data DIR              the HTTP API over a data folder

canonry COMMAND --help tells the options of a command. Exit codes: 0 done, 1 failed, 2 called wrongly.`,
  clean: `canonry clean INPUT -o OUTPUT [options]

INPUT is a .csv, .tsv or .jsonl file, also with .gz behind it, or - for the standard input; OUTPUT likewise.
Columns are recognised by their headers. Rows that cannot be read, or in which no recognised cell can be used, go to the
rejects file with their number and reason; every other row keeps all its cells. Files appear whole or not at all, also
when the run is interrupted; an output that exists is replaced. Rows are read one by one: a file may be larger than the
memory.

  -o, --output FILE      where the clean rows go (required)
  --map FIELD=COLUMN     what a column holds, where its header does not tell; repeatable. FIELD is person_name,
                         given_name, family_name, company_name, address, city, state, postal_code, country, phone,
                         url, email, profile_url, or ignore; the third column, where it has no name, is called column 3
  --header N             line of the header, where a title or a date stands above it; 0: there is none, columns are
                         called 1, 2, 3 (default 1)
  --kind KIND            rows are whole records (JSONL): person, company or local_business
  --country CODE         country of numbers and addresses that name none: ISO code or English name, as US
  --rejects FILE         rejected rows (default: OUTPUT with .rejects before its ending; where OUTPUT is -, /dev/null or
                         a pipe, rejects.csv or rejects.jsonl in the current folder); without any there is no file
  --changes FILE         every change as a line of JSON
  --unusable FILE        every cell that keeps its text because nothing of it is usable, with row, column and reason;
                         the summary shows the first of each column
  --encoding NAME        utf-8, utf-16le, utf-16be, windows-1252 or mixed, which is utf-8 with what is none read as
                         windows-1252 (default: byte-order mark, else utf-8)
  --format NAME          csv, tsv or jsonl, where the name does not tell
  --no-quotes            quotation marks in CSV are characters like others and every line is a row, for files that leave
                         them open; lines with too many or too few cells go to the rejects file
  --fill                 rows of a CSV with too few cells get empty ones at their end (default: they are rejected, as
                         they may be halves of a row)
  --bom                  begin a CSV with a byte-order mark, by which spreadsheets know UTF-8
  --guard-formulas       put ' before cells that a spreadsheet would run as a formula (phone numbers begin with +)
  --workers N            threads that clean (default: 2 for a file, 0 for the standard input); the output is the same
  --quiet                no progress and no summary`,
  dedupe: `canonry dedupe INPUT -o OUTPUT --kind person|company|local_business [options]

Writes every row with a cluster number, how many rows the cluster has, and the evidence in words. Rows are named by
their numbers in the input, from 1 behind the header. Several files are compared as one list of JSON lines, whatever
their columns are called: clean each of them to .jsonl, put these together, and give - for INPUT. All rows are held in memory, about 5 GB for a million contacts:
NODE_OPTIONS=--max-old-space-size=MEGABYTES gives it more.

  -o, --output FILE      where the rows go (required)
  --kind KIND            what a row is (required)
  --threshold P          least probability of a match, 0 to 1 (default 0.5)
  --map FIELD=COLUMN     what a column holds; repeatable
  --country CODE         country of numbers and addresses that name none
  --header N, --rejects FILE, --encoding NAME, --format NAME, --no-quotes, --fill, --bom, --guard-formulas, --quiet
                         as for clean`,
  normalize: `canonry normalize address|person-name|url|phone [TEXT...] [options]

Normalizes each TEXT, or the lines of the standard input or of a file, as UTF-8: one line in, one line out, empty where
nothing is usable. A line that is not UTF-8 is answered by an empty line and reported. Answers leave without delay and
memory does not grow, so that the command can stand in a pipe.

  --lines                read lines; so does a call without TEXT
  --input FILE           read the lines of a file, also packed with .gz
  -o, --output FILE      write to a file instead of the standard output
  --workers N            threads that answer (default: 2 for a file, 0 for the standard input); the order is kept
  --json                 the parsed parts as JSON instead of the canonical text
  --country CODE         country of addresses and numbers that name none
  --locale TAG           language of person names, as vi or hu`,
  call: `canonry call PATH BODY --data DIR

Prints the answer of one operation, for example
  canonry call /v3/companies/name-to-domain '{"name":"Acme"}' --data examples/data

PATH is one of
${OPERATION_PATHS.map((path) => `  ${path}\n`).join("")}
  --data DIR             folder with companies, people and local-businesses as .jsonl or .json (required)`,
  serve: `canonry serve --data DIR [options]

Serves the 13 operations under /v3, GET /openapi.json and GET /health.
Keys are read from the environment variable CANONRY_API_KEYS: key or account=key, separated by commas. Without keys
the server listens on the loopback address only.

  --data DIR             folder with companies, people and local-businesses as .jsonl or .json (required)
  --port N               port (default 8787; 0 takes a free one)
  --host NAME            address to listen on (default 127.0.0.1)
  --credits N            credits each account begins with (default: no limit)`,
};
