/** The files that people can download about themselves. */
import * as contracts from '../../../lambdas/contracts/own-data.ts';
import { call } from './client.ts';

/** Milliseconds; over the server's own 29 seconds, so that its error message arrives. */
const patience = 35_000;

/** @returns everything that is stored about the person, as a JSON document */
export async function exportData(): Promise<string> {
  return JSON.stringify(await call(contracts.exportData, { timeout: patience }), null, 2);
}

/** @returns the tracker as CSV */
export const exportTracker = (): Promise<string> => call(contracts.exportTracker, { timeout: patience });
