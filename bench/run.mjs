// Ours and the peers in turns, in one run, over seeded inputs: `npm run bench`, or `npm run bench -- phone url`.
import { consumedSoFar, contest, printContest } from "./contest.mjs";
import { installPeers } from "./peers.mjs";

const DOMAINS = ["address", "person-name", "url", "phone", "matching", "search"];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !DOMAINS.includes(name));
if (unknown.length > 0) {
  console.error(`no bench for ${unknown.join(", ")}; there are ${DOMAINS.join(", ")}`);
  process.exit(2);
}
installPeers();
for (const name of asked.length > 0 ? asked : DOMAINS) {
  const { contests } = await import(`./domains/${name}.mjs`);
  for (const { title, values, contestants } of await contests()) printContest(title, contest(contestants, values));
}
console.log(`\n${consumedSoFar().toLocaleString("en-US")} consumed`);
