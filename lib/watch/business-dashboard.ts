/** The business dashboard: sign-ups, questions, payments, and the cost of answers. */
import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  SingleValueWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import type { Numbers } from './numbers.ts';

const day = Duration.days(1);
const hour = Duration.hours(1);

/** Dollars in a period, from tokens and the configured prices. */
export function modelCost(numbers: Numbers, { price }: Stage['model'], period: Duration): MathExpression {
  return new MathExpression({
    expression: `(FILL(input, 0) * ${price.input} + FILL(output, 0) * ${price.output}) / 1000000`,
    usingMetrics: {
      input: numbers.of('ModelInputTokens', undefined, { period }),
      output: numbers.of('ModelOutputTokens', undefined, { period }),
    },
    label: 'dollars',
    period,
  });
}

export class BusinessDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stage, numbers }: { stage: Stage; numbers: Numbers }) {
    super(scope, id, {
      dashboardName: `GamePlan-${stage.name}-business`,
      defaultInterval: Duration.days(14),
    });
    const daily = { period: day };
    this.addWidgets(
      new TextWidget({
        markdown: `# GamePlan ${stage.name}: business\nDays are in UTC. The metrics are described in \`lambdas/contracts/platform/metrics.ts\`.`,
        width: 24,
        height: 2,
      }),
    );
    this.addWidgets(
      new SingleValueWidget({
        title: 'Yesterday and today',
        metrics: [
          numbers.of('SignUps', undefined, { ...daily, label: 'sign-ups' }),
          numbers.of('ModelCalls', undefined, { ...daily, label: 'model calls' }),
          modelCost(numbers, stage.model, day),
        ],
        period: day,
        width: 12,
      }),
      graph('Accounts by plan (paid: core and pro)', [
        numbers.each('Accounts', { statistic: 'Maximum', period: hour }),
      ]),
    );
    this.addWidgets(
      graph('Sign-ups', [numbers.of('SignUps', undefined, daily)]),
      graph('Checkouts started by plan, and failed', [
        numbers.each('Checkouts', daily),
        numbers.of('CheckoutsFailed', undefined, { ...daily, label: 'failed' }),
      ]),
    );
    this.addWidgets(
      graph('Asks by sport', [numbers.each('Asks', daily)]),
      graph('Asks without an answer, by reason', [numbers.each('AsksFailed', daily)]),
    );
    this.addWidgets(
      graph('Picks saved, by sport', [numbers.each('PicksSaved', daily)]),
      graph('Picks graded, by sport', [numbers.each('PicksGraded', daily)]),
    );
    this.addWidgets(
      graph('Questions without a pick', [
        numbers.of('AnswersWithoutPick', undefined, { ...daily, label: 'information, or not about sports' }),
        numbers.of('CareAnswers', undefined, { ...daily, label: 'support message' }),
      ]),
    );
    this.addWidgets(
      graph('Model tokens', [
        numbers.of('ModelInputTokens', undefined, { ...daily, label: 'input' }),
        numbers.of('ModelOutputTokens', undefined, { ...daily, label: 'output' }),
      ]),
      graph(`Model cost, dollars (${stage.model.name})`, [modelCost(numbers, stage.model, day)]),
    );
  }
}

/** A graph of half the dashboard's width. */
export function graph(title: string, left: IMetric[], right: IMetric[] = []): IWidget {
  return new GraphWidget({ title, left, right, width: 12, height: 6, leftYAxis: { min: 0 } });
}
