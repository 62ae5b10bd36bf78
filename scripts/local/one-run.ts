/** Allows one product per data folder: two would open the same database file. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { healthPath } from './local.ts';
import { CannotStart, isRecord, readState, writeState } from './process/state.ts';

const runFile = 'product.json';

/** @throws CannotStart if a product is already running with this folder */
export async function refuseSecondRun(dataDir: string): Promise<void> {
  const other = runningOn(dataDir);
  if (other && (await runIdAt(other.origin)) === other.id) {
    throw new CannotStart(
      `GamePlan is already running with ${dataDir}, at ${other.origin.replace('127.0.0.1', 'localhost')}: use that one, or stop it first.`,
    );
  }
}

interface Run {
  readonly id: string;
  readonly origin: string;
}

function isRun(value: unknown): value is Run {
  return isRecord(value) && typeof value.id === 'string' && URL.canParse(String(value.origin));
}

/** @returns the run that was last started with a folder; undefined if there was none @throws CannotStart */
export function runningOn(dataDir: string): Run | undefined {
  return readState(dataDir, runFile, isRun);
}

/** @returns ID of the run at an origin; undefined if no GamePlan answers there */
export async function runIdAt(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(origin + healthPath, { signal: AbortSignal.timeout(2000) });
    const health: unknown = await response.json();
    return isRecord(health) && health.product === 'gameplan' ? String(health.id) : undefined;
  } catch {
    // No server, or another program.
    return undefined;
  }
}

/** Records this run in the data folder. @returns removes the record */
export function markRun(dataDir: string, run: Run): () => void {
  writeState(dataDir, runFile, run);
  return () => rmSync(join(dataDir, runFile), { force: true });
}
