/** Starts a call: every later log line carries its context. */
import type { RouteName } from '../contracts/routes.ts';
import { log } from './log.ts';
import { metric } from './metrics.ts';

/** Lambda loads a function once, and calls what it has loaded many times. */
let isCold = true;

/** @param requestId undefined where nobody made one: a test, a command */
export function beginCall(name: RouteName, requestId: string | undefined): void {
  log.resetKeys();
  log.appendKeys({ function: name, ...(requestId && { requestId }) });
  if (isCold) metric('ColdStarts', 1, { Function: name });
  isCold = false;
}

/** What Lambda hands a function beside the event, as far as we look. */
export interface Called {
  readonly awsRequestId: string;
}
