/** `npm run cost`: its arithmetic on figures small enough to check by hand, and its lists against the product. */
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { routeNames } from '../../../lambdas/contracts/routes.ts';
import { FirewallStack } from '../../../lib/edge/firewall-stack.ts';
import { ceilings, stageSizes } from '../../../lib/functions/ceilings.ts';
import { operatorSecrets } from '../../../lib/names.ts';
import {
  callsTo,
  costOf,
  fromSite,
  kickoffLoad,
  monthlyLoad,
  readUnits,
  seconds,
  total,
} from '../../../scripts/cost/estimate.ts';
import { limits, reachedAt, shareOf, withBunching } from '../../../scripts/cost/limits.ts';
import { prices } from '../../../scripts/cost/prices.ts';
import { type Call, calls, fixtures, sizes, tableMs } from '../../../scripts/cost/profile.ts';
import { command } from '../../../scripts/cost.ts';
import { context, inOwnFolder, synthesize } from '../../lib/synthesized.ts';
import { runCommand } from '../../support/command.ts';

const ask: Call = {
  function: 'prompt-process',
  perSubscriber: 40,
  perVisit: 2,
  waitMs: 6000,
  measured: [2, 6, 4, 20],
};
const job: Call = { function: 'make-slate', fixed: 30, measured: [1, 2, 1, 10] };
const profile = [ask, job];

describe('the load', () => {
  test('of a month counts users, subscribers and schedules', () => {
    const load = monthlyLoad(1000, profile);
    expect(load.map(({ count }) => count)).toEqual([4000, 30]);
    expect(fromSite(load).map(({ function: name }) => name)).toEqual(['prompt-process']);
    expect(total(load, readUnits)).toBe(4000 * 6 + 30 * 2);
  });

  test('of the busiest minute is the visits of three in ten subscribers, at twice the average', () => {
    const [load] = kickoffLoad(1_000_000, profile);
    expect(load?.count).toBeCloseTo(((100_000 * 0.3 * 2) / 1800) * 2);
  });

  test('takes the CPU time at its memory, its round trips, and its waits', () => {
    expect(seconds(ask)).toBeCloseTo((20 * 1769) / 1024 / 1000 + (2 * tableMs) / 1000 + 6);
  });

  test('covers every function that is called often', () => {
    const rare = [
      ...['deactivate-account', 'change-password', 'export-data', 'play-limits', 'mail-feedback'],
      ...['passkeys', 'passkey-sign-in', 'admin-auth', 'admin-account'],
      // CloudFront serves most visitors of a shared pick.
      ...['shares', 'shared-pick', 'shared-picture'],
    ];
    const missing = routeNames.filter((name) => callsTo(monthlyLoad(0), name).length === 0);
    expect(rare).toEqual(expect.arrayContaining(missing));
  });
});

describe('the cost', () => {
  const cost = costOf(1000, { profile });

  test('multiplies units, requests and tokens by their prices', () => {
    expect(cost['DynamoDB reads and writes']).toBeCloseTo(
      (4000 * 6 + 30 * 2) * prices.tableReadUnit + (4000 * 4 + 30) * prices.tableWriteUnit,
      8,
    );
    expect(cost['HTTP API']).toBeCloseTo(4000 * prices.httpApiRequest, 8);
    expect(cost.Model).toBeCloseTo(4000 * 0.94 * (5100 * prices.modelTokenIn + 60 * prices.modelTokenOut), 8);
  });

  test('has a firewall only if asked for', () => {
    expect(cost).not.toHaveProperty('WAF');
    expect(costOf(0, { waf: true }).WAF).toBeCloseTo(prices.wafMonth + 4 * prices.wafRuleMonth, 2);
  });

  test('counts the metrics of alarms, secrets, dashboards and firewall rules that the template has', () => {
    const { template } = synthesize({ stage: 'prod' });
    const count = (type: string) => Object.keys(template.findResources(type)).length;
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm'));
    const metrics = alarms.flatMap(({ Properties }) =>
      (Properties.Metrics ?? [{ MetricStat: {} }]).filter((metric: object) => 'MetricStat' in metric),
    );
    const { Resources } = inOwnFolder((outdir) =>
      Template.fromStack(new FirewallStack(new App({ context, outdir }))).toJSON(),
    );
    const [firewall] = Object.values(Resources as Record<string, { Properties: { Rules: unknown[] } }>);
    expect(fixtures).toMatchObject({
      alarmMetrics: metrics.length,
      dashboards: count('AWS::CloudWatch::Dashboard'),
      secrets: count('AWS::SecretsManager::Secret') + Object.keys(operatorSecrets).length,
      wafRules: firewall?.Properties.Rules.length,
    });
  });
});

test('a limit is reached at the number of users that use all of it', () => {
  const sandbox = limits.find(({ name }) => name.includes('sandbox'));
  if (!sandbox) throw new Error('The limit of the SES sandbox is missing');
  const users = reachedAt(sandbox);
  expect(shareOf(sandbox, users - 1)).toBeLessThan(1);
  expect(shareOf(sandbox, users)).toBeGreaterThanOrEqual(1);
});

test.each(stageSizes)('the kickoff of %i users stays well under the ceilings of their stage', (users) => {
  const load = kickoffLoad(users);
  const { throttle, concurrency } = ceilings[users];
  expect(total(load)).toBeLessThan(throttle.rateLimit / 5);
  for (const name of routeNames) {
    const most = concurrency[name] ?? Number.POSITIVE_INFINITY;
    expect(withBunching(total(callsTo(load, name), seconds))).toBeLessThan(most);
  }
});

describe('the command', () => {
  test('prints every service and every limit', async () => {
    const { code, stdout } = await runCommand(command, ['--waf']);
    expect(code).toBe(0);
    for (const name of [...Object.keys(costOf(0, { waf: true })), ...limits.map((limit) => limit.name)]) {
      expect(stdout.filter((line) => line.startsWith(name))).not.toEqual([]);
    }
  });

  test('prints the kickoff as a Markdown table', async () => {
    const { stdout } = await runCommand(command, ['--kickoff']);
    expect(stdout[0]).toContain('| 1,000 | 100,000 | 1,000,000 |');
    expect(stdout[1]).toBe(`| --- |${' ---: |'.repeat(sizes.length)}`);
    for (const { function: name } of calls.filter(({ perVisit }) => perVisit)) {
      expect(stdout.filter((line) => line.startsWith(`| ${name} |`))).toHaveLength(1);
    }
  });
});
