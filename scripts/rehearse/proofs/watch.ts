/** Alarms and dashboards are deployed, and look at the metrics that the functions really emit. */
import { DescribeAlarmsCommand, GetDashboardCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeMetricFiltersCommand } from '@aws-sdk/client-cloudwatch-logs';
import { type MetricName, metrics } from '../../../lambdas/contracts/platform/metrics.ts';
import { routeNames } from '../../../lambdas/contracts/routes.ts';
import { isRecord } from '../../local/process/state.ts';
import type { Clients } from '../clients.ts';
import { failingFunction } from './dead-letters.ts';
import { isOwn, linesOf, logGroupOf } from './logs.ts';
import { ensure, type Proof } from './proof.ts';
import { functionNames, resourcesOf } from './stack.ts';

/**
 * Metrics that only failures, rare questions, overfull items, markets new to the registry and people with push
 * notifications emit.
 */
const notEmitted: readonly MetricName[] = [
  'AsksFailed',
  'CareAnswers',
  'AnswersWithoutPick',
  'CheckoutsFailed',
  'MailsFailed',
  'MailProblems',
  'PushesSent',
  'PushesFailed',
  'PricesDropped',
  'UnknownMarkets',
];

export const isWatched: Proof = {
  name: 'alarms and dashboards watch what the functions emit',
  async run({ aws }) {
    const alarms = await resourcesOf(aws, 'AWS::CloudWatch::Alarm');
    const { MetricAlarms = [] } = await aws.cloudWatch.send(new DescribeAlarmsCommand({}));
    const missing = alarms.filter(({ id }) => !MetricAlarms.some(({ AlarmName }) => AlarmName === id));
    ensure(alarms.length > 0 && missing.length === 0, `${missing.length} alarms are missing`);

    const dashboards = await dashboardsOf(aws);
    ensure(dashboards.length === 2, `there are ${dashboards.length} dashboards, not two`);
    const drawn = dashboards.join('\n');
    const functions = await functionNames(aws, routeNames);
    const unwatched = Object.entries(functions).filter(([, id]) => !drawn.includes(`"FunctionName","${id}"`));
    ensure(unwatched.length === 0, `no dashboard shows ${unwatched.map(([name]) => name).join(', ')}`);

    const lines = await ownLines(aws, Object.values(functions));
    const emitted = emittedIn(lines);
    const lost = [...emitted.values()].filter((metric) => !isDrawn(metric, drawn));
    ensure(
      lost.length === 0,
      `no dashboard shows ${lost.map(({ name, by }) => `${name} by ${by}`).join(', ')}`,
    );
    const silent = (Object.keys(metrics) as MetricName[]).filter(
      (name) => !emitted.has(name) && !notEmitted.includes(name),
    );
    ensure(silent.length === 0, `no function emitted ${silent.join(', ')}`);

    await ensureCounted(aws, functions[failingFunction] ?? '');
    return `${alarms.length} alarms, ${dashboards.length} dashboards, ${emitted.size} metrics of ours`;
  },
};

/** @returns each dashboard as JSON without spaces */
async function dashboardsOf(aws: Clients): Promise<string[]> {
  const bodies: string[] = [];
  for (const { id } of await resourcesOf(aws, 'AWS::CloudWatch::Dashboard')) {
    const { DashboardBody = '' } = await aws.cloudWatch.send(new GetDashboardCommand({ DashboardName: id }));
    bodies.push(JSON.stringify(JSON.parse(DashboardBody)));
  }
  return bodies;
}

/** @returns the lines that functions themselves wrote */
async function ownLines(aws: Clients, functions: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const name of functions) lines.push(...(await linesOf(aws, name)).filter(isOwn));
  return lines;
}

interface Emitted {
  readonly namespace: string;
  readonly name: string;
  /** Its dimension; empty if it has none. */
  readonly by: string;
}

/** @returns metrics in embedded metric format, by their names */
function emittedIn(lines: readonly string[]): Map<string, Emitted> {
  const found = new Map<string, Emitted>();
  for (const line of lines) {
    const { _aws: embedded }: { _aws?: unknown } = JSON.parse(line);
    if (!isRecord(embedded) || !Array.isArray(embedded.CloudWatchMetrics)) continue;
    for (const { Namespace, Dimensions, Metrics } of embedded.CloudWatchMetrics) {
      for (const { Name } of Metrics) {
        found.set(Name, { namespace: Namespace, name: Name, by: Dimensions.flat().join() });
      }
    }
  }
  return found;
}

/** By itself, or by a search over its dimension. */
const isDrawn = ({ namespace, name, by }: Emitted, drawn: string): boolean =>
  drawn.includes(by ? `["${namespace}","${name}","${by}",` : `["${namespace}","${name}"`) ||
  drawn.includes(`{\\"${namespace}\\"${by && `,${by}`}} MetricName=\\"${name}\\"`);

/** The metric filter on a function's log group counts the line that its failure left there. */
async function ensureCounted(aws: Clients, functionName: string): Promise<void> {
  const logGroupName = await logGroupOf(aws, functionName);
  const { metricFilters: [filter] = [] } = await aws.logs.send(
    new DescribeMetricFiltersCommand({ logGroupName }),
  );
  const pattern = filter?.filterPattern?.replaceAll(/\s/g, '');
  ensure(pattern === '{$.level="ERROR"}', `the metric filter of ${functionName} is ${pattern}`);
  const errors = (await ownLines(aws, [functionName])).filter((line) => JSON.parse(line).level === 'ERROR');
  ensure(errors.length > 0, `${functionName} failed, and logged no line of level ERROR`);
}
