/** Sends bounces and complaints from SES to the function that handles them. */
import { Duration } from 'aws-cdk-lib';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { DeadLetters } from './dead-letters.ts';
import type { DeployedFunction } from './functions/functions.ts';

/** Bounces are still worth handling hours later. */
const maxAge = Duration.hours(6);

interface Props {
  readonly configurationSet: ConfigurationSet;
  readonly functions: readonly DeployedFunction[];
  readonly deadLetters: DeadLetters;
}

export class MailFeedback extends Construct {
  constructor(scope: Construct, id: string, { configurationSet, functions, deadLetters }: Props) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    for (const { row, lambda } of functions) {
      if (row.access !== 'topic') continue;
      topic.addSubscription(new LambdaSubscription(lambda, { deadLetterQueue: deadLetters.queue }));
      deadLetters.receiveFailuresOf(lambda, maxAge);
    }
  }
}
