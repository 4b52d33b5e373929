// Starts a coordinator and data nodes, runs work on them and stops them; ends the process with 0, with 1 where the work
// failed, with 3 where PostgreSQL cannot be had.
import { findServerPrograms, Servers } from "./servers.mjs";

/** `without` says what is left undone without PostgreSQL; `run` takes the servers, of which the first is the coordinator. */
export async function runOnCluster({ nodes, without, options }, run) {
  const programs = findServerPrograms();
  if (programs === null) {
    console.log(`PostgreSQL is missing and cannot be installed here: ${without}`);
    process.exit(3);
  }
  const servers = new Servers(programs, nodes + 1, options);
  let failed = false;
  try {
    await servers.start();
    await run(servers);
  } catch (error) {
    failed = true;
    console.error(error);
  } finally {
    await servers.stop();
  }
  process.exit(failed ? 1 : 0);
}
