// Starts and stops one coordinator and several data nodes of PostgreSQL on loopback, under a temporary folder.
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";

const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** The folder with initdb and pg_ctl; installs PostgreSQL from Debian where it is missing; null when it cannot be had. */
export function findServerPrograms() {
  const found = programFolder();
  if (found !== null) return found;
  console.log("PostgreSQL is missing, installing it from Debian");
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", "postgresql"]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status } = spawnSync("apt-get", ["-q", ...words], { stdio: "ignore", env, timeout: 90_000 });
    if (status !== 0) return null;
  }
  return programFolder();
}

function programFolder() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  for (const folder of versions.map((version) => join(DEBIAN_FOLDER, version, "bin")))
    if (existsSync(join(folder, "initdb"))) return folder;
  return null;
}

/** The servers of a cluster; the first is the coordinator. */
export class Servers {
  constructor(programs, count, { sharedBuffers = "128MB" } = {}) {
    this.programs = programs;
    this.count = count;
    this.sharedBuffers = sharedBuffers;
    this.folder = mkdtempSync(join(tmpdir(), "canonry-cluster-"));
    // PostgreSQL refuses root: as root the servers run as an unprivileged user.
    this.asRoot = process.getuid?.() === 0;
    if (this.asRoot) {
      execFileSync("chown", ["nobody", this.folder]);
      chmodSync(this.folder, 0o755);
    }
    this.ports = [];
    this.running = new Set();
    this.clients = [];
  }

  run(program, words) {
    const path = join(this.programs, program);
    const [command, ...rest] = this.asRoot
      ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", path, ...words]
      : [path, ...words];
    execFileSync(command, rest, { stdio: ["ignore", "ignore", "pipe"], cwd: this.folder });
  }

  async start() {
    for (let i = 0; i < this.count; i++) {
      const home = join(this.folder, `node${i}`);
      this.run("initdb", ["-D", home, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"]);
      this.ports[i] = await freePort();
      const settings = {
        port: this.ports[i],
        listen_addresses: "'127.0.0.1'",
        unix_socket_directories: "''",
        shared_buffers: this.sharedBuffers,
        max_connections: 60,
        fsync: "off",
        synchronous_commit: "off",
        full_page_writes: "off",
        wal_level: "minimal",
        max_wal_senders: 0,
        max_wal_size: "4GB",
        maintenance_work_mem: "256MB",
        jit: "off",
        random_page_cost: 1.1,
      };
      const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
      appendFileSync(join(home, "postgresql.conf"), lines.join(""));
      this.startOne(i);
    }
  }

  startOne(i) {
    const home = join(this.folder, `node${i}`);
    this.run("pg_ctl", ["-D", home, "-l", join(this.folder, `node${i}.log`), "-w", "-t", "30", "start"]);
    this.running.add(i);
  }

  stopOne(i) {
    this.run("pg_ctl", ["-D", join(this.folder, `node${i}`), "-m", "immediate", "-w", "-t", "20", "stop"]);
    this.running.delete(i);
  }

  /** A client of one server with so many connections. */
  client(i, connections = 1) {
    const client = postgres({
      host: "127.0.0.1",
      port: this.ports[i],
      user: "postgres",
      database: "postgres",
      max: connections,
      onnotice: () => {},
    });
    this.clients.push(client);
    return client;
  }

  /** The data nodes as `coordinatorStatements` takes them. */
  dataNodes() {
    return this.ports.slice(1).map((port, i) => ({
      name: `node${i + 1}`,
      server: { host: "127.0.0.1", port: String(port), dbname: "postgres" },
      user: { user: "postgres", password_required: "false" },
    }));
  }

  async stop() {
    await Promise.all(this.clients.map((client) => client.end({ timeout: 2 }).catch(() => {})));
    for (const i of [...this.running]) {
      try {
        this.stopOne(i);
      } catch (error) {
        console.error(`server ${i} did not stop: ${error.message}`);
      }
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
