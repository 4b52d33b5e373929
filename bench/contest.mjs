// Contestants take turns in every round, so that what else the machine does hits all of them alike; the median round counts, in CPU time.
const TURN_MICROSECONDS = 40_000;
const ROUNDS = 9;

let consumed = 0;

function pass(call, values) {
  for (const value of values) {
    let answer;
    try {
      answer = call(value);
    } catch {
      answer = null;
    }
    consumed += answer === null || answer === undefined ? 1 : typeof answer === "string" ? answer.length : 2;
  }
}

function cpu(since) {
  const { user, system } = process.cpuUsage(since);
  return user + system;
}

/**
 * Runs one contest and answers calls per second by name.
 * @param contestants `[name, call]` pairs; the first is ours.
 * @param values Inputs of a pass.
 */
export function contest(contestants, values) {
  const entries = contestants.map(([name, call]) => {
    pass(call, values);
    const since = process.cpuUsage();
    pass(call, values);
    return { name, call, passes: Math.max(1, Math.ceil(TURN_MICROSECONDS / Math.max(1, cpu(since)))), rates: [] };
  });
  for (let round = 0; round < ROUNDS; round++)
    for (const { call, passes, rates } of entries) {
      const since = process.cpuUsage();
      for (let i = 0; i < passes; i++) pass(call, values);
      rates.push((values.length * passes * 1e6) / Math.max(1, cpu(since)));
    }
  return entries.map(({ name, rates }) => ({ name, rate: rates.sort((a, b) => a - b)[rates.length >> 1] }));
}

/** Prints a contest: calls a second, and how many times ours is faster. */
export function printContest(title, results) {
  const [ours] = results;
  console.log(`\n${title}`);
  for (const { name, rate } of results) {
    const ratio = name === ours.name ? "" : `ours is ${(ours.rate / rate).toFixed(2)} × as fast`;
    console.log(`  ${name.padEnd(34)} ${Math.round(rate).toLocaleString("en-US").padStart(12)} /s  ${ratio}`);
  }
}

/** How much the calls answered; printed so that no engine leaves them out. */
export const consumedSoFar = () => consumed;
