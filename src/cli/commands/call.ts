import { createMemoryStore, createService } from "../../service/index.ts";
import { jsonFault } from "../../text/json-fault.ts";
import { CommandError, FAILURE, MISUSE } from "../command-error.ts";
import { loadData } from "../input/load-data.ts";
import { readOptions } from "../read-options.ts";

/** `canonry call`: one operation over a data folder, its envelope on the standard output. */
export async function call(args: readonly string[]): Promise<void> {
  const options = readOptions(args, { data: { type: "string" } });
  const [path, text, ...more] = options.words;
  const folder = options.text("data");
  if (path === undefined || text === undefined || more.length > 0 || folder === null)
    throw new CommandError(MISUSE, "call takes a path, a body and --data DIR; canonry call --help lists the paths");
  const service = createService({ store: createMemoryStore(await loadData(folder)) });
  const { status, body } = await service.handle(path, bodyOf(text));
  process.stdout.write(`${JSON.stringify(body, null, 2)}\n`);
  if (status !== 200) process.exitCode = FAILURE;
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(MISUSE, `the body is not JSON: ${jsonFault(text)}; got ${text}`);
  }
}
