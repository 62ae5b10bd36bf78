/** Small state files that survive a crash and report when they are broken. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something about this machine keeps the product from starting; the message is one line that says what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** What to do about a folder of state that cannot be used. */
export function broken(dataDir: string, what: string): CannotStart {
  return new CannotStart(
    `${what}: delete the folder ${dataDir} to begin afresh (its accounts and picks go with it), then start again.`,
  );
}

/** @throws CannotStart where the folder cannot be made or written to */
export function openState(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, '.write-test'), '');
  } catch (error) {
    throw broken(dataDir, `${dataDir} is not a folder this program can write to (${reasonOf(error)})`);
  }
}

/**
 * @returns undefined where the file is not there
 * @throws CannotStart where it is there and is not what was written
 */
export function readState<T>(
  dataDir: string,
  file: string,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const path = join(dataDir, file);
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isValid(value)) return value;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw broken(dataDir, `${path} cannot be read (${reasonOf(error)})`);
  }
  throw broken(dataDir, `${path} is not what this program wrote`);
}

/** Written whole or not at all, and readable by its owner only. */
export function writeState(dataDir: string, file: string, value: unknown): void {
  const path = join(dataDir, file);
  const next = `${path}.${process.pid}.new`;
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, path);
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
