/** The queue for events that a function failed to handle. */
import { Duration, Validations } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Retries of asynchronous invocations: three attempts in all. */
export const retryAttempts = 2;

export class DeadLetters extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.queue).acknowledge(
      { id: 'AwsSolutions-SQS3', reason: 'It is itself the dead-letter queue.' },
      { id: 'Serverless-SQSRedrivePolicy', reason: 'It is itself the dead-letter queue.' },
    );
  }

  /**
   * Receives the events on which an asynchronously invoked function keeps failing.
   * @param maxAge age after which an event is no longer retried
   */
  receiveFailuresOf(lambda: IFunction, maxAge: Duration): void {
    lambda.configureAsyncInvoke({
      retryAttempts,
      maxEventAge: maxAge,
      onFailure: new SqsDestination(this.queue),
    });
  }
}
