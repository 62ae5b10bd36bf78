/** The service dashboard: functions, table, mail, feed, payments. */
import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Api } from '../api.ts';
import type { DataTable } from '../data-table.ts';
import type { DeployedFunction } from '../functions/functions.ts';
import type { Stage } from '../stage.ts';
import { graph } from './business-dashboard.ts';
import { type Numbers, fiveMinutes as period } from './numbers.ts';

export interface Watched {
  readonly stage: Stage;
  readonly numbers: Numbers;
  readonly api: Api;
  readonly functions: readonly DeployedFunction[];
  readonly table: DataTable;
  readonly configurationSet: ConfigurationSet;
  readonly deadLetters: Queue;
}

/** Table operations that functions use, alone or in a transaction. */
const operations = [
  Operation.GET_ITEM,
  Operation.PUT_ITEM,
  Operation.DELETE_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.UPDATE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/**
 * Requests that the table throttled, or that failed with a system error, for all operations together. Missing values are
 * filled, because DynamoDB reports these metrics only when they occur, and a sum with a missing value is missing.
 */
export function troubles(table: DataTable, metricName: 'ThrottledRequests' | 'SystemErrors', label: string) {
  const each = operations.map((operation, index) => {
    const dimensionsMap = { TableName: table.liveName, Operation: operation };
    const metric = new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap,
      statistic: 'Sum',
      period,
    });
    return [`${label}${index}`, metric] as const;
  });
  return new MathExpression({
    expression: each.map(([id]) => `FILL(${id}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(each),
    label,
    period,
  });
}

/** Writes refused because another transaction was writing the same item. A few are normal, and repeated. */
export const conflicts = (table: DataTable) =>
  ofTable(table, 'TransactionConflict', { statistic: 'Sum', label: 'conflicts' });

/** Transactions that were written. */
export const transactions = (table: DataTable) =>
  ofTable(table, 'SuccessfulRequestLatency', {
    statistic: 'SampleCount',
    label: 'transactions',
    operation: Operation.TRANSACT_WRITE_ITEMS,
  });

function ofTable(
  table: DataTable,
  metricName: string,
  { statistic, label, operation }: { statistic: string; label: string; operation?: Operation },
): Metric {
  const dimensionsMap = { TableName: table.liveName, ...(operation && { Operation: operation }) };
  return new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic, label, period });
}

/** Fraction of the mails sent through the configuration set, between 0 and 1. */
export const reputation = (kind: 'Bounce' | 'Complaint', { configurationSetName }: ConfigurationSet) =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${kind}Rate`,
    dimensionsMap: { 'ses:configuration-set': configurationSetName },
    statistic: 'Maximum',
    period: Duration.hours(1),
    label: `${kind.toLowerCase()} rate`,
  });

export class ServiceDashboard extends Dashboard {
  constructor(scope: Construct, id: string, watched: Watched) {
    const { stage, numbers, api, functions, table, configurationSet, deadLetters } = watched;
    super(scope, id, { dashboardName: `GamePlan-${stage.name}-service`, defaultInterval: Duration.days(1) });
    this.addWidgets(
      graph(
        'All calls: milliseconds',
        percentiles((statistic) => api.latency(statistic)),
      ),
      graph('All calls: count and failures', [api.calls()], [api.failures()]),
    );
    this.addWidgets(
      graph('Table: capacity units', [
        table.metricConsumedReadCapacityUnits({ period, label: 'read' }),
        table.metricConsumedWriteCapacityUnits({ period, label: 'write' }),
      ]),
      graph('Table: throttled and failed requests', [
        troubles(table, 'ThrottledRequests', 'refused'),
        troubles(table, 'SystemErrors', 'failed'),
      ]),
      graph('Table: transactions, and conflicts between them', [transactions(table)], [conflicts(table)]),
    );
    this.addWidgets(
      graph('Mails: sent, failed, bounced, complaints', [
        numbers.of('MailsSent', undefined, { label: 'sent' }),
        numbers.of('MailsFailed', undefined, { label: 'failed' }),
        numbers.each('MailProblems'),
      ]),
      graph('Push messages: sent and failed', [
        numbers.of('PushesSent', undefined, { label: 'sent' }),
        numbers.of('PushesFailed', undefined, { label: 'failed' }),
      ]),
      graph('Mails: SES bounce and complaint rates', [
        reputation('Bounce', configurationSet),
        reputation('Complaint', configurationSet),
      ]),
    );
    this.addWidgets(
      graph('Feed: minutes since the last good read, by sport', [
        numbers.each('FeedAgeMinutes', { statistic: 'Maximum' }),
      ]),
      graph('Feed: failed reads', [numbers.each('FeedFailures')]),
      graph('Prices that did not fit into an item, by sport', [numbers.each('PricesDropped')]),
      graph('Markets that are not known, by sport', [numbers.each('UnknownMarkets')]),
    );
    this.addWidgets(
      graph('Payment events, by outcome', [numbers.each('PaymentEvents')]),
      graph('Model: calls and failures', [
        numbers.of('ModelCalls', undefined, { label: 'calls' }),
        numbers.of('ModelFailures', undefined, { label: 'failures' }),
      ]),
    );
    this.addWidgets(
      graph(
        'Dead letters, and age of the oldest in seconds',
        [deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' })],
        [deadLetters.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' })],
      ),
    );
    for (const each of functions) this.addWidgets(...rowOf(each, numbers));
  }
}

/** One row per function: its name and failure impact, and its metrics. */
function rowOf({ name, row, lambda }: DeployedFunction, numbers: Numbers): IWidget[] {
  const third = (title: string, left: IMetric[]) =>
    new GraphWidget({ title, left, width: 6, height: 4, leftYAxis: { min: 0 } });
  return [
    new TextWidget({ markdown: `### ${name}\n${row.failureImpact}`, width: 6, height: 4 }),
    third(
      'milliseconds',
      percentiles((statistic) => lambda.metricDuration({ statistic, period, label: statistic })),
    ),
    third('calls, errors, throttles', [
      lambda.metricInvocations({ period, label: 'calls' }),
      lambda.metricErrors({ period, label: 'errors' }),
      lambda.metricThrottles({ period, label: 'throttles' }),
    ]),
    third('cold starts', [numbers.of('ColdStarts', { Function: name }, { label: 'cold starts' })]),
  ];
}

const percentiles = (of: (statistic: string) => IMetric) => ['p50', 'p95', 'p99'].map(of);
