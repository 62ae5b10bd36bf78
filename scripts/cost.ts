/** `npm run cost`: what the product costs at three sizes, and which limit each meets first. */
import { ceilings, usualSize } from '../lib/functions/ceilings.ts';
import { costOf, isCalled, loadOf } from './cost/estimate.ts';
import { kickoffTable, peakOf } from './cost/kickoff.ts';
import { type Measured, measure, readMeasured } from './cost/measured.ts';
import { pricesAsOf } from './cost/prices.ts';
import { peakFactor, sizes, subscriberShare } from './cost/profile.ts';
import { quotasWith, strains } from './cost/quotas.ts';
import { defineCommand, main } from './ops/command.ts';

export const command = defineCommand({
  help: `Usage: npm run cost [-- --measure] [--waf] [--kickoff] [--json]

Says what ${sizes.map((size) => size.toLocaleString('en')).join(', ')} monthly users cost a month, service by service, from what the bench measured
of every call (scripts/cost/measured.json), what people do as assumed (profile.ts) and list prices (prices.ts); and
which limit is met first, and what to ask for then. Without the sports feed, which is a contract, and without the
payment provider's fees, which come off what is earned.

  --measure   measures every call again first (half a minute), and writes the file
  --waf       with a firewall in front of the site, as prod has it
  --kickoff   what the minutes before a Sunday kick-off ask of each function, in place of the month (docs/scale.md)
  --json      as JSON`,
  options: {
    measure: { type: 'boolean', default: false },
    waf: { type: 'boolean', default: false },
    kickoff: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  async run({ measure: anew, waf, kickoff, json }, { say, note }) {
    if (anew) note('Measuring every call…');
    const measured = anew ? await measure(new Date()) : readMeasured();
    if (kickoff) {
      const peaks = sizes.map((users) => ({ users, functions: peakOf(users, measured) }));
      for (const line of json ? [JSON.stringify(peaks, null, 2)] : kickoffTable(peaks)) say(line);
      return true;
    }
    const report = reportOf(measured, waf);
    if (json) say(JSON.stringify(report, null, 2));
    else for (const line of printed(report)) say(line);
    return true;
  },
});

const prodThrottle = ceilings[usualSize.prod].throttle.rateLimit;

function reportOf(measured: Measured, waf: boolean) {
  const bySize = sizes.map((users) => ({ users, lines: costOf(users, measured, { waf }) }));
  const limits = strains(quotasWith(prodThrottle), sizes, (users) => loadOf(users, measured));
  return {
    measuredOn: measured.measuredOn,
    pricesAsOf,
    callsPerUser: round(
      loadOf(sizes[2], measured)
        .calls.filter(isCalled)
        .reduce((n, { calls }) => n + calls, 0) / sizes[2],
    ),
    bySize,
    limits: limits.map(({ quota: { name, limit, raise }, shares, metAt }) => ({
      name,
      limit,
      shares,
      metAt,
      raise,
    })),
  };
}

type Report = ReturnType<typeof reportOf>;

function* printed({ measuredOn, bySize, limits, callsPerUser, ...report }: Report): Generator<string> {
  const row = (head: string, cells: readonly string[], width: number) =>
    `${head.padEnd(width)}${cells.map((cell) => cell.padStart(14)).join('')}`;
  const heads = sizes.map((users) => users.toLocaleString('en'));
  yield row('dollars a month, for monthly users', heads, 44);
  for (const [index, { service }] of (bySize[0]?.lines ?? []).entries()) {
    yield row(
      service,
      bySize.map(({ lines }) => dollars(lines[index]?.dollars ?? 0)),
      44,
    );
  }
  const sums = bySize.map(({ lines }) => lines.reduce((sum, { dollars }) => sum + dollars, 0));
  yield row('all', sums.map(dollars), 44);
  yield row(
    'a user, cents',
    sums.map((sum, index) => ((100 * sum) / (sizes[index] ?? 1)).toFixed(2)),
    44,
  );
  yield row(
    'a subscriber, dollars',
    sums.map((sum, index) => (sum / ((sizes[index] ?? 1) * subscriberShare)).toFixed(3)),
    44,
  );
  yield '';
  yield row('share of a limit, in the busiest minute', heads, 44);
  for (const { name, limit, shares } of limits) {
    yield row(`${name}: ${limit.toLocaleString('en')}`, shares.map(percent), 44);
  }
  yield '';
  yield 'Met first, and what to do then:';
  for (const { name, metAt, raise } of limits.filter(({ metAt }) => metAt < (sizes.at(-1) ?? 0))) {
    yield `  at ${metAt.toLocaleString('en').padStart(9)} users  ${name}: ${raise}`;
  }
  yield '';
  yield `Measured on ${measuredOn}; prices as of ${report.pricesAsOf}, without free tiers. Assumed: ${subscriberShare * 100} % subscribe, ${callsPerUser} calls a user,`;
  yield `a busiest minute ${peakFactor} times the average; the rest stands in scripts/cost/profile.ts. Not in it: feed, payment fees.`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const dollars = (value: number) =>
  value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = (share: number) => `${share < 0.1 ? (share * 100).toFixed(1) : Math.round(share * 100)} %`;

if (import.meta.main) await main(command);
