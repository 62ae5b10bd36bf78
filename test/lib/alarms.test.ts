/** Every alarm states its impact and links to an existing runbook section, and every section has its alarm. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { metrics } from '../../lambdas/contracts/platform/metrics.ts';
import { routeNames } from '../../lambdas/contracts/routes.ts';
import { synthesize } from './synthesized.ts';

const runbookUrl = 'https://code.gameplan.example/runbook';
const { template } = synthesize({ stage: 'prod', runbookUrl });
const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(
  ({ Properties }) => Properties,
);

const runbook = readFileSync(resolve(import.meta.dirname, '../../lib/runbook.md'), 'utf8');
/** The anchor that a Git host generates for a heading. */
const sections = new Map(
  runbook
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...text] = section.split(/\n(?!#)/);
      return [heading.trim().toLowerCase().replaceAll(' ', '-'), text.join('\n')] as const;
    }),
);
const sectionOf = ({ AlarmDescription }: { AlarmDescription: string }) =>
  AlarmDescription.match(/ What to do: (\S+)#(\S+)$/)?.slice(1) ?? [];

describe.each(alarms.map((alarm) => [alarm.AlarmName, alarm] as const))('%s', (_name, alarm) => {
  test('describes the problem and links to its section', () => {
    const [url, section = ''] = sectionOf(alarm);
    expect(url).toBe(runbookUrl);
    expect(alarm.AlarmDescription).toMatch(/^[A-Z].{20,}\. What to do: /);
    expect(alarm.AlarmDescription.length).toBeLessThanOrEqual(1024);
    expect(sections.get(section)).toMatch(
      /^- \*\*Impact:\*\* [\s\S]+\n- \*\*Check:\*\* [\s\S]+\n- \*\*Action:\*\* /,
    );
  });

  test('notifies on alarm and on recovery, and has a threshold', () => {
    expect(alarm.AlarmActions).toHaveLength(1);
    expect(alarm.OKActions).toEqual(alarm.AlarmActions);
    expect(alarm.Threshold).toBeGreaterThan(0);
    expect(alarm.Metrics?.length ?? 1).toBeLessThanOrEqual(11);
  });
});

test('every section belongs to an existing alarm', () => {
  const led = new Set(alarms.map((alarm) => sectionOf(alarm)[1]));
  expect([...sections.keys()].filter((section) => !led.has(section))).toEqual([]);
});

test('each function has an alarm of its name, and the main job has one for its duration', () => {
  const names = alarms.map(({ AlarmName }) => AlarmName);
  expect(names).toEqual(expect.arrayContaining(routeNames.map((name) => `GamePlan-prod-${name}`)));
  expect(names.filter((name) => name.includes('slow-'))).toHaveLength(6);
});

test('every metric in an alarm that is not AWS’s is emitted by a function', () => {
  const watched = alarms
    .flatMap(({ Metrics, Namespace, MetricName }) => [
      { Namespace, MetricName },
      ...(Metrics ?? []).map((each: { MetricStat?: { Metric: object } }) => each.MetricStat?.Metric),
    ])
    .filter((metric) => metric?.Namespace === 'GamePlan/prod')
    .map(({ MetricName }) => MetricName);
  const filtered = Object.values(template.findResources('AWS::Logs::MetricFilter')).map(
    ({ Properties }) => Properties.MetricTransformations[0].MetricName,
  );
  const emitted = new Set([...Object.keys(metrics), ...filtered]);
  expect(watched.length).toBeGreaterThan(routeNames.length);
  expect(watched.filter((name) => !emitted.has(name))).toEqual([]);
});

test('a feed that is not read at all raises an alarm, too', () => {
  const silent = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
  expect(silent.map(({ AlarmName }) => AlarmName)).toEqual(['GamePlan-prod-feed-age']);
});

test.each(['table-errors', 'table-throttles'])(
  '%s counts one kind of request in which no other fails',
  (name) => {
    const { Metrics } = alarms.find(({ AlarmName }) => AlarmName === `GamePlan-prod-${name}`) ?? {};
    const [{ Expression }, ...parts] = Metrics;
    expect(parts.map(({ MetricStat }: { MetricStat: { Metric: object } }) => MetricStat.Metric)).toEqual(
      ['GetItem', 'PutItem', 'DeleteItem', 'BatchGetItem', 'Query', 'UpdateItem', 'TransactWriteItems'].map(
        (operation) =>
          expect.objectContaining({
            Namespace: 'AWS/DynamoDB',
            Dimensions: expect.arrayContaining([{ Name: 'Operation', Value: operation }]),
          }),
      ),
    );
    expect(Expression).toBe(parts.map(({ Id }: { Id: string }) => `FILL(${Id}, 0)`).join(' + '));
  },
);

test('table-conflicts counts conflicts as a share of all transactions', () => {
  const { Metrics, Threshold } =
    alarms.find(({ AlarmName }) => AlarmName === 'GamePlan-prod-table-conflicts') ?? {};
  const used = Metrics.flatMap(
    ({ MetricStat }: { MetricStat?: { Metric: { MetricName: string }; Stat: string } }) =>
      MetricStat ? [[MetricStat.Metric.MetricName, MetricStat.Stat]] : [],
  );
  expect(used).toEqual([
    ['TransactionConflict', 'Sum'],
    ['SuccessfulRequestLatency', 'SampleCount'],
  ]);
  expect(Threshold).toBe(10);
});

test('pushes-failed counts failed pushes as a share of all of them', () => {
  const { Metrics, Threshold } =
    alarms.find(({ AlarmName }) => AlarmName === 'GamePlan-prod-pushes-failed') ?? {};
  const names = Metrics.flatMap(({ MetricStat }: { MetricStat?: { Metric: { MetricName: string } } }) =>
    MetricStat ? [MetricStat.Metric.MetricName] : [],
  );
  expect(new Set(names)).toEqual(new Set(['PushesFailed', 'PushesSent']));
  expect(Threshold).toBe(10);
});

describe('dashboards', () => {
  const bodies = Object.values(template.findResources('AWS::CloudWatch::Dashboard')).map(
    ({ Properties }) => ({
      name: Properties.DashboardName,
      body: JSON.stringify(Properties.DashboardBody),
    }),
  );
  const bodyOf = (name: string) => bodies.find((each) => each.name === `GamePlan-prod-${name}`)?.body ?? '';

  test.each(Object.keys(metrics))('%s is shown', (name) => {
    expect(bodies.filter(({ body }) => body.includes(name)).length).toBeGreaterThan(0);
  });

  test.each(routeNames)('%s has its row', (name) => {
    expect(bodyOf('service')).toContain(`### ${name}`);
  });

  test('cost is tokens times the prices of the stage', () => {
    expect(bodyOf('business')).toContain('(FILL(input, 0) * 0.4 + FILL(output, 0) * 1.6) / 1000000');
  });
});
