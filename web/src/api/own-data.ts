/** Downloads of the user's own data. */
import * as contracts from '../../../lambdas/contracts/accounts/own-data.ts';
import { call } from './client/client.ts';

/** Milliseconds. Longer than the server's limit of 29 seconds, so that its error message arrives. */
const timeout = 35_000;

/** @returns everything stored about the user, as a JSON document */
export async function exportData(): Promise<string> {
  return JSON.stringify(await call(contracts.exportData, { timeout }), null, 2);
}

/** @returns the tracker as CSV */
export const exportTracker = (): Promise<string> => call(contracts.exportTracker, { timeout });
