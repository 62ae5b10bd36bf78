/** Report of the CloudFormation template, compared with CloudFormation's limits. */
import { type MeasuredStack, measureStack } from '../stack.ts';
import { type Bench, beside, table } from './report.ts';

export const stackBench: Bench<MeasuredStack> = {
  measure(say) {
    say('synthesizing');
    return measureStack('prod');
  },
  json: (measured) => ({ stack: measured }),
  print: ({ resources, kilobytes, seconds }) =>
    table(
      ['stack', 'is', '≤'],
      [
        ['resources', beside(resources, 500), '500'],
        ['template, KB', beside(Math.round(kilobytes), 1000), '1000'],
        ['synthesis, s', seconds.toFixed(1), '–'],
      ],
    ),
};
