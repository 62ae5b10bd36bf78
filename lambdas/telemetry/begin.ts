/** Starts a call: every later log line carries its context. */
import type { RouteName } from '../contracts/routes.ts';
import { log } from './log.ts';
import { metric } from './metrics.ts';

/** Module state: true only for the first call of a Lambda instance. */
let isCold = true;

/** @param requestId undefined outside Lambda, in a test or a command */
export function beginCall(name: RouteName, requestId: string | undefined): void {
  log.resetKeys();
  log.appendKeys({ function: name, ...(requestId && { requestId }) });
  if (isCold) metric('ColdStarts', 1, { Function: name });
  isCold = false;
}

/** The part of Lambda's context object that is used. */
export interface LambdaContext {
  readonly awsRequestId: string;
}
