/** Declares a function that an SNS topic invokes. */
import type { SNSEvent } from 'aws-lambda';
import type { RouteName } from '../contracts/routes.ts';
import { beginCall, type Called } from '../telemetry/begin.ts';
import { log } from '../telemetry/log.ts';

/** @param take throws when the message could not be dealt with; it comes again, and in the end to the dead letters */
export function topic<Dependencies extends object>(
  name: RouteName,
  dependencies: Dependencies,
  take: (call: { message: string } & Dependencies) => Promise<void>,
): (event: SNSEvent, called?: Called) => Promise<void> {
  return async ({ Records }, called) => {
    beginCall(name, called?.awsRequestId);
    try {
      for (const { Sns } of Records) await take({ message: Sns.Message, ...dependencies });
    } catch (error) {
      log.error('failed', error instanceof Error ? error : String(error));
      throw error;
    }
  };
}
