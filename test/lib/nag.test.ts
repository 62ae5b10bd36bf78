/** cdk-nag finds nothing that is not acknowledged, with a reason, where it is made. */
import type { App, Stack } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { expect, test, vi } from 'vitest';
import { synthesize } from './synthesized.ts';

/** Every rule looks at every resource, twice: slow where other tests run beside it. */
vi.setConfig({ testTimeout: 120_000 });

const packs = (app: App) => [new AwsSolutionsChecks(app), new ServerlessChecks(app)];

test.each([{ stage: 'dev' }, { stage: 'prod' }, { stage: 'prod', ownTableKey: 'true' }])(
  '%o passes AwsSolutions and Serverless',
  (context) => {
    expect(() => synthesize(context, packs)).not.toThrow();
  },
);

test('a queue that anybody may read in clear is found', () => {
  const withOpenQueue = (app: App) => {
    new Queue(app.node.findChild('GamePlan-dev') as Stack, 'Open');
    return packs(app);
  };
  expect(() => synthesize({}, withOpenQueue)).toThrow(/AwsSolutions-SQS4/);
});
