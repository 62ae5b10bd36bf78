/** The cost model: its arithmetic, on figures small enough to check by hand, and its input of measurements. */
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { FirewallStack } from '../../../lib/edge/firewall-stack.ts';
import { ceilings, stageSizes } from '../../../lib/functions/ceilings.ts';
import { operatorSecrets } from '../../../lib/names.ts';
import { costOf, isCalled, type Load, loadOf } from '../../../scripts/cost/estimate.ts';
import {
  peakOf,
  slateUnitsPerSecond,
  sumOf,
  visitsPerSecond,
  withBunching,
} from '../../../scripts/cost/kickoff.ts';
import { callOf, type Measured, readMeasured } from '../../../scripts/cost/measured.ts';
import { prices } from '../../../scripts/cost/prices.ts';
import {
  fixtures,
  peakFactor,
  sizes,
  subscriberShare,
  tableMs,
  tokens,
  uses,
} from '../../../scripts/cost/profile.ts';
import { type Quota, quotasWith, strains } from '../../../scripts/cost/quotas.ts';
import { command } from '../../../scripts/cost.ts';
import { context, inOwnFolder, synthesize } from '../../lib/synthesized.ts';
import { runCommand } from '../../support/command.ts';

/** Every call alike: 10 units, 4 of them written, two round trips, 20 ms of CPU. */
const plain: Measured = {
  measuredOn: '2026-11-01',
  users: 2000,
  calls: uses.map(({ function: name, what = '' }) => ({
    function: name,
    what: `${what}, measured`,
    roundTrips: 2,
    capacityUnits: 10,
    writeUnits: 4,
    cpuMilliseconds: 20,
  })),
};
const of = (users: number, measured = plain, options = {}) =>
  Object.fromEntries(costOf(users, measured, options).map(({ service, dollars }) => [service, dollars]));
const prodThrottle = ceilings[100_000].throttle.rateLimit;
const callsIn = ({ calls }: Load) => calls.reduce((sum, call) => sum + call.calls, 0);

describe('usage', () => {
  test('is calls per user times users, plus scheduled work', () => {
    const load = loadOf(1000, plain);
    const status = load.calls.find(({ use }) => use.function === 'get-user-status');
    expect(status?.calls).toBeCloseTo(6 * 1000 + 24 * 100);
    expect(load.asks).toBeCloseTo(40 * 1000 * subscriberShare);
    const idle = loadOf(0, plain).calls.filter(({ calls }) => calls > 0);
    expect(new Set(idle.map(({ use }) => routeOf(use.function).access))).toEqual(
      new Set(['schedule', 'admin']),
    );
  });

  test('includes CPU time at the memory size, round trips and waits', () => {
    const { calls } = loadOf(1000, plain);
    const seconds = (name: string) => calls.find(({ use }) => use.function === name)?.seconds;
    expect(seconds('tracker-get')).toBeCloseTo((20 * 1769) / 512 / 1000 + (2 * tableMs) / 1000);
    expect(seconds('prompt-process')).toBeCloseTo((20 * 1769) / 1024 / 1000 + (2 * tableMs) / 1000 + 6);
  });

  test('covers every frequent function, and only measured calls', () => {
    const rare = [
      ...['deactivate-account', 'change-password', 'export-data', 'play-limits', 'mail-feedback'],
      ...['passkeys', 'passkey-sign-in', 'admin-auth', 'admin-account'],
      // CloudFront serves most visitors of a shared pick.
      ...['shares', 'shared-pick', 'shared-picture'],
    ];
    const missing = routeNames.filter((name) => !uses.some((use) => use.function === name));
    expect(rare).toEqual(expect.arrayContaining(missing));
    const measured = readMeasured();
    for (const use of uses)
      expect(callOf(measured, use.function, use.what).capacityUnits).toBeGreaterThanOrEqual(0);
    expect(() => callOf(measured, 'auth', 'dance')).toThrow('has not measured auth dance');
  });
});

describe('dollars', () => {
  test('of the table are units at their prices', () => {
    const calls = callsIn(loadOf(1000, plain));
    expect(of(1000)['DynamoDB, reads and writes']).toBeCloseTo(
      calls * (6 * prices.tableReadUnit + 4 * prices.tableWriteUnit),
      8,
    );
  });

  test('of the gateway are for external calls only', () => {
    const called = loadOf(1000, plain).calls.filter(isCalled);
    expect(of(1000)['HTTP API']).toBeCloseTo(called.reduce((sum, { calls }) => sum + calls, 0) / 1e6, 8);
  });

  test('of the model are tokens of each ask and each slate', () => {
    const each = tokens.asked * prices.modelTokenIn + tokens.answered * prices.modelTokenOut;
    expect(of(1000).Model).toBeCloseTo((4000 + 7 * 30) * each, 8);
  });

  test('of a firewall are included only if there is one', () => {
    expect(of(1000)).not.toHaveProperty('WAF');
    const { WAF = 0 } = of(0, plain, { waf: true });
    expect(WAF).toBeCloseTo(prices.wafMonth + 4 * prices.wafRuleMonth, 2);
    expect(of(1000, plain, { waf: true }).WAF).toBeGreaterThan(WAF);
  });

  test('per user decrease as users grow, because no call costs more with more users', () => {
    const measured = readMeasured();
    const each = sizes.map(
      (users) => costOf(users, measured).reduce((sum, { dollars }) => sum + dollars, 0) / users,
    );
    expect(each).toEqual([...each].sort((a, b) => b - a));
    expect(each.every((dollars) => dollars > 0 && Number.isFinite(dollars))).toBe(true);
  });
});

describe('fixed costs of a stage match its template', () => {
  const { template } = synthesize({ stage: 'prod' });
  const count = (type: string) => Object.keys(template.findResources(type)).length;

  test('metrics of alarms, which AWS polls, secrets and dashboards', () => {
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm'));
    const lookedAt = alarms.flatMap(({ Properties }) =>
      (Properties.Metrics ?? [{ MetricStat: {} }]).filter((metric: object) => 'MetricStat' in metric),
    );
    expect(fixtures.alarmMetrics).toBe(lookedAt.length);
    expect(fixtures.dashboards).toBe(count('AWS::CloudWatch::Dashboard'));
    expect(fixtures.secrets).toBe(count('AWS::SecretsManager::Secret') + Object.keys(operatorSecrets).length);
  });

  test('firewall rules', () => {
    const { Resources } = inOwnFolder((outdir) =>
      Template.fromStack(new FirewallStack(new App({ context, outdir }))).toJSON(),
    );
    const [firewall] = Object.values(Resources as Record<string, { Properties: { Rules: unknown[] } }>);
    expect(fixtures.wafRules).toBe(firewall?.Properties.Rules.length);
  });
});

describe('limits', () => {
  const quota = (limit: number, used: Quota['used']): Quota => ({ name: 'x', limit, used, raise: 'y' });
  const load = (users: number) => loadOf(users, plain);

  test('are reported when usage reaches them, the first one first', () => {
    const late = quota(80, ({ mails }) => mails);
    const soon = quota(40, ({ mails }) => mails);
    const found = strains([late, soon], [10], load);
    expect(found.map(({ metAt }) => metAt)).toEqual([100, 200]);
    expect(found[0]?.shares[0]).toBeCloseTo(0.1);
  });

  test('are checked for the busiest minute', () => {
    const mails = quotasWith(200).find(({ name }) => name.startsWith('SES, mails/s (sandbox'));
    expect(mails?.used(load(1_000_000))).toBeCloseTo((400_000 / (30 * 86_400)) * peakFactor);
  });
});

describe('the minutes before kickoff', () => {
  test('are visits of a share of the subscribers, twice as frequent in the busiest minute', () => {
    expect(visitsPerSecond(1_000_000)).toBeCloseTo((100_000 * 0.3 * 2) / 1800);
    const loads = peakOf(1_000_000, plain);
    const list = loads.find((load) => load.function === 'get-predictions');
    expect(list?.perSecond).toBeCloseTo(visitsPerSecond(1_000_000) * 2);
    expect(list?.atOnce).toBeCloseTo(
      (list?.perSecond ?? 0) * ((20 * 1769) / 512 / 1000 + (2 * tableMs) / 1000),
    );
    expect(slateUnitsPerSecond(loads)).toBeCloseTo((list?.perSecond ?? 0) * 6);
    expect(sumOf(loads, 'writeUnitsPerSecond')).toBeCloseTo(sumOf(loads, 'perSecond') * 4);
  });

  test.each(stageSizes)('of %i users stay well below the limits of their stage', (users) => {
    const loads = peakOf(users, readMeasured());
    const { throttle, concurrency } = ceilings[users];
    expect(sumOf(loads, 'perSecond')).toBeLessThan(throttle.rateLimit / 5);
    for (const [name, most] of Object.entries(concurrency)) {
      const atOnce = loads.find((load) => load.function === name)?.atOnce ?? 0;
      expect(withBunching(atOnce)).toBeLessThan(most);
    }
  });

  test('are printed as the table in the documentation', async () => {
    const { code, said } = await runCommand(command, ['--kickoff']);
    expect(code).toBe(0);
    expect(said[0]).toContain('| 1,000 | 100,000 | 1,000,000 |');
    expect(said.join('\n')).toContain('| prompt-process');
  });
});

describe('the command', () => {
  test('prints a line per service, the limits, and the age of its measurements', async () => {
    const { code, said } = await runCommand(command, []);
    const text = said.join('\n');
    expect(code).toBe(0);
    for (const service of Object.keys(of(1))) expect(text).toContain(service);
    expect(text).toContain(`our own throttle of prod, calls/s: ${prodThrottle}`);
    expect(text).toContain(`Measured on ${readMeasured().measuredOn}`);
  });

  test('prints the same as JSON', async () => {
    const { said } = await runCommand(command, ['--json']);
    const { bySize, limits } = JSON.parse(said.join('\n'));
    expect(bySize.map(({ users }: { users: number }) => users)).toEqual(sizes);
    expect(limits.length).toBe(quotasWith(prodThrottle).length);
  });
});
