/** An event that a function fails on three times arrives in the dead-letter queue. */
import { InvokeCommand } from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { eventually } from './eventually.ts';
import { ensure, type Proof } from './proof.ts';
import { functionNames, onlyOne } from './stack.ts';
import { addVariables } from './variables.ts';

export const failingFunction = 'count-accounts';

export const deadLetterArrives: Proof = {
  name: 'an event that a function fails on arrives in the dead-letter queue',
  async run({ aws }) {
    const { [failingFunction]: functionName = '' } = await functionNames(aws, [failingFunction]);
    const QueueUrl = await onlyOne(aws, 'AWS::SQS::Queue');
    const restore = await addVariables(aws, functionName, { [environment.table]: 'no-such-table' });
    try {
      await aws.lambda.send(
        new InvokeCommand({ FunctionName: functionName, InvocationType: 'Event', Payload: '{}' }),
      );
      const message = await eventually(`the failed event of ${failingFunction}`, async () => {
        const { Messages = [] } = await aws.sqs.send(new ReceiveMessageCommand({ QueueUrl }));
        return Messages[0];
      });
      const text = message.Body ?? '';
      ensure(text.includes(functionName), `the dead letter is of another function: ${text.slice(0, 200)}`);
      await aws.sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }));
      const [, attempts = 'some'] = /"approximateInvokeCount":\s*(\d+)/.exec(text) ?? [];
      return `of ${failingFunction}, after ${attempts} attempts`;
    } finally {
      await restore();
    }
  },
};
