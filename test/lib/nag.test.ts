/** cdk-nag reports nothing that is not acknowledged, with a reason, where it is created. */
import { App, Stack, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { inOwnFolder, validate } from './synthesized.ts';

/** Milliseconds. Every rule checks every resource, twice: slow next to other tests. */
const timeout = 120_000;

const packs = (app: App) => [new AwsSolutionsChecks(app), new ServerlessChecks(app)];

test.each([{ stage: 'dev' }, { stage: 'prod', ownTableKey: 'true' }])(
  '%o passes AwsSolutions and Serverless',
  { timeout },
  (context) => {
    expect(() => validate(context, packs)).not.toThrow();
  },
);

test('an unencrypted, public queue is reported', () => {
  const synthesizeOpen = (outdir: string) => {
    const app = new App({ outdir });
    new Queue(new Stack(app, 'Any'), 'Open');
    Validations.of(app).addPlugins(...packs(app));
    app.synth();
  };
  expect(() => inOwnFolder(synthesizeOpen)).toThrow(/AwsSolutions-SQS4/);
});
