/** Allows one product per data folder: two would open the same database file. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { healthPath } from './local.ts';
import { CannotStart, isRecord, readState, writeState } from './state.ts';

const runFile = 'product.json';

/** @throws CannotStart where a product runs on this folder */
export async function refuseSecondRun(dataDir: string): Promise<void> {
  const other = runningOn(dataDir);
  if (other && (await runIdAt(other.origin)) === other.id) {
    throw new CannotStart(
      `GamePlan runs on ${dataDir} already, at ${other.origin.replace('127.0.0.1', 'localhost')}: use that one, or stop it first.`,
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

/** Where the product of a folder answers. @returns undefined where none has begun to, @throws CannotStart */
export function runningOn(dataDir: string): Run | undefined {
  return readState(dataDir, runFile, isRun);
}

/** @returns which run answers there; undefined where none does */
export async function runIdAt(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(origin + healthPath, { signal: AbortSignal.timeout(2000) });
    const said: unknown = await response.json();
    return isRecord(said) && said.product === 'gameplan' ? String(said.id) : undefined;
  } catch {
    // Nobody there, or somebody else.
    return undefined;
  }
}

/** Says where this run answers. @returns takes it back */
export function markRun(dataDir: string, run: Run): () => void {
  writeState(dataDir, runFile, run);
  return () => rmSync(join(dataDir, runFile), { force: true });
}
