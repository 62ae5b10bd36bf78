/** Declares a function that an SNS topic invokes. */
import type { SNSEvent } from 'aws-lambda';
import type { RouteName } from '../contracts/routes.ts';
import { beginCall, type LambdaContext } from '../telemetry/begin.ts';
import { log } from '../telemetry/log.ts';

/** @param handle throws on failure; Lambda then retries, and the message finally goes to the dead-letter queue */
export function topic<Dependencies extends object>(
  name: RouteName,
  dependencies: Dependencies,
  handle: (call: { message: string } & Dependencies) => Promise<void>,
): (event: SNSEvent, context?: LambdaContext) => Promise<void> {
  return async ({ Records }, context) => {
    beginCall(name, context?.awsRequestId);
    try {
      for (const { Sns } of Records) await handle({ message: Sns.Message, ...dependencies });
    } catch (error) {
      log.error('failed', error instanceof Error ? error : String(error));
      throw error;
    }
  };
}
