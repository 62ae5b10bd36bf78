/** `npm run cost`: the monthly cost at three sizes, and which limit each reaches first. */
import {
  callsTo,
  costOf,
  fromSite,
  kickoffLoad,
  type Load,
  monthlyLoad,
  readUnits,
  seconds,
  total,
  writeUnits,
} from './cost/estimate.ts';
import { limits, reachedAt, shareOf, withBunching } from './cost/limits.ts';
import { listGigabytes, oneFails, partitionLimits, partitions, ratesOf } from './cost/partitions.ts';
import { pricesAsOf } from './cost/prices.ts';
import { measuredOn, peakFactor, sizes, subscriberShare } from './cost/profile.ts';
import { defineCommand, main } from './ops/command.ts';

export const command = defineCommand({
  help: `Usage: npm run cost [-- --waf] [--kickoff | --partitions]

Estimates the monthly cost of ${sizes.map((size) => size.toLocaleString('en')).join(', ')} monthly users by service, and which
limit is reached first and what to request then. It multiplies assumed behavior and the measured cost of each call
(scripts/cost/profile.ts) by list prices (scripts/cost/prices.ts). The sports feed's contract and the payment
provider's fees are not included.

  --waf       include a firewall in front of the site, as in prod
  --kickoff   print the load in the minutes before a Sunday kickoff instead (docs/scale.md)
  --partitions   print the load of each shared partition of the table in those minutes; exit code 1 if one is over half of
                 its limits at ten million users`,
  options: {
    waf: { type: 'boolean', default: false },
    kickoff: { type: 'boolean', default: false },
    partitions: { type: 'boolean', default: false },
  },
  async run({ waf, kickoff, partitions }, { say }) {
    if (partitions) {
      for (const line of partitionsTable()) say(line);
      return fullest() <= 0.5;
    }
    for (const line of kickoff ? kickoffTable() : costTable(waf)) say(line);
    return true;
  },
});

const sizeHeads = sizes.map((users) => users.toLocaleString('en'));

function* costTable(waf: boolean): Generator<string> {
  const line = (head: string, cells: readonly string[]) =>
    `${head.padEnd(44)}${cells.map((cell) => cell.padStart(14)).join('')}`;
  const row = (head: string, cell: (users: number) => string) => line(head, sizes.map(cell));
  const sum = (users: number) => Object.values(costOf(users, { waf })).reduce((a, b) => a + b, 0);
  yield line('dollars per month, by monthly users', sizeHeads);
  for (const service of Object.keys(costOf(0, { waf }))) {
    yield row(service, (users) => dollars(costOf(users, { waf })[service] ?? 0));
  }
  yield row('total', (users) => dollars(sum(users)));
  yield row('cents per user', (users) => ((100 * sum(users)) / users).toFixed(2));
  yield row('dollars per subscriber', (users) => (sum(users) / (users * subscriberShare)).toFixed(3));
  yield '';
  yield line('share of a limit in the busiest minute', sizeHeads);
  const ordered = limits.map((limit) => ({ ...limit, at: reachedAt(limit) })).sort((a, b) => a.at - b.at);
  for (const limit of ordered) {
    yield row(`${limit.name}: ${limit.limit.toLocaleString('en')}`, (users) =>
      percent(shareOf(limit, users)),
    );
  }
  yield '';
  yield 'Reached first, and what to do:';
  for (const { name, at, raise } of ordered.filter(({ at }) => at < sizes[2])) {
    yield `  at ${at.toLocaleString('en').padStart(9)} users  ${name}: ${raise}`;
  }
  yield '';
  const callsPerUser = (total(fromSite(monthlyLoad(sizes[2]))) / sizes[2]).toFixed();
  yield `Measured on ${measuredOn}; prices as of ${pricesAsOf}, without free tiers. Assumed: ${subscriberShare * 100} % subscribe, ${callsPerUser} calls per user,`;
  yield `a busiest minute ${peakFactor} times the average; see scripts/cost/profile.ts for the rest. Not included: feed, payment fees.`;
}

/** A Markdown table, as in docs/scale.md. */
function* kickoffTable(): Generator<string> {
  const loads = sizes.map((users) => kickoffLoad(users));
  const row = (head: string, cell: (load: Load) => string) => `| ${[head, ...loads.map(cell)].join(' | ')} |`;
  const concurrent = (load: Load) => figure(withBunching(total(load, seconds)));
  yield `| In the busiest minute, by monthly users | ${sizeHeads.join(' | ')} |`;
  yield row('---', () => '---:');
  yield row('calls per second', (load) => figure(total(load)));
  yield row('concurrent calls, with bunching', concurrent);
  for (const { function: name } of loads[0] ?? []) {
    yield row(name, (load) => {
      const calls = callsTo(load, name);
      return `${figure(total(calls))}/s, ${concurrent(calls)} concurrent`;
    });
  }
  yield row('read units per second', (load) => figure(total(load, readUnits)));
  yield row('write units per second', (load) => figure(total(load, writeUnits)));
}

const growth = [...sizes, 10_000_000] as const;

/** The largest share of its limits that a partition uses at the largest size. */
const fullest = () =>
  Math.max(
    ...partitions.map(({ kind, now }) => (now?.(ratesOf(growth.at(-1) ?? 0)) ?? 0) / partitionLimits[kind]),
  );

/** A Markdown table, as in docs/scale.md. */
function* partitionsTable(): Generator<string> {
  const rates = growth.map(ratesOf);
  const last = ratesOf(growth.at(-1) ?? 0);
  yield `| Units a second of one partition | ${growth.map((users) => users.toLocaleString('en')).join(' | ')} | of its limit | before | |`;
  yield `| --- | ${growth.map(() => '---:').join(' | ')} | ---: | ---: | --- |`;
  for (const { key, kind, before, now, how } of partitions) {
    const limit = partitionLimits[kind];
    const ofLimit = (load: typeof now) => (load ? percent(load(last) / limit) : '–');
    const loads = rates.map((each) => (now ? figure(now(each)) : '–'));
    yield `| \`${key}\` ${kind} | ${[...loads, ofLimit(now), ofLimit(before), how].join(' | ')} |`;
  }
  yield '';
  const [reads, writes] = [partitionLimits.reads, partitionLimits.writes].map((limit) =>
    limit.toLocaleString('en'),
  );
  yield `One partition serves ${reads} read and ${writes} write units a second. The last columns are shares of that at ${growth.at(-1)?.toLocaleString('en')} users.`;
  yield `The largest shared list has ${figure(listGigabytes(last.users))} GB of ${partitionLimits.gigabytes} there.`;
  const failing = (items?: number) => rates.map((each) => oneIn(oneFails(each, items))).join(', ');
  yield `Calls that change a counter and fail, because four attempts met another one: ${failing()}.`;
  yield `With twelve items, as before: ${failing(12)}.`;
}

const oneIn = (count: number) => (count > 1e9 ? 'none' : `one in ${figure(count)}`);

const dollars = (value: number) =>
  value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = (share: number) => `${share < 0.1 ? (share * 100).toFixed(1) : Math.round(share * 100)} %`;
const figure = (value: number) =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 10 ? 2 : 3 });

if (import.meta.main) await main(command);
