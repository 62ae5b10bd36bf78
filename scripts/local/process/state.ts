/** Small state files that survive a crash and report when they are broken. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product cannot start on this machine; the message is one line that says what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** @param what is wrong with the data folder @returns an error that also says what to do */
export function broken(dataDir: string, what: string): CannotStart {
  return new CannotStart(
    `${what}: delete the folder ${dataDir} (with all its accounts and picks), then start again.`,
  );
}

/** @throws CannotStart if the folder cannot be created or written to */
export function openState(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, '.write-test'), '');
  } catch (error) {
    throw broken(dataDir, `${dataDir} is not a folder this program can write to (${reasonOf(error)})`);
  }
}

/**
 * @returns undefined if the file does not exist
 * @throws CannotStart if its content is not valid
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
  throw broken(dataDir, `${path} is not valid`);
}

/** Writes atomically, readable by the owner only. */
export function writeState(dataDir: string, file: string, value: unknown): void {
  const path = join(dataDir, file);
  const next = `${path}.${process.pid}.new`;
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, path);
}

/** Appends the values to a file, all or none of them: a crash leaves at most part of a line, which is not read. */
export function appendState(dataDir: string, file: string, values: readonly unknown[]): void {
  appendFileSync(join(dataDir, file), `${JSON.stringify(values)}\n`, { mode: 0o600 });
}

/**
 * @returns the values of all calls of `appendState`; none if the file does not exist
 * @throws CannotStart if its content is not valid
 */
export function readAppended<T>(
  dataDir: string,
  file: string,
  isValid: (value: unknown) => value is T,
): readonly T[] {
  const path = join(dataDir, file);
  try {
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    const values: unknown[] = lines.flatMap((line) => JSON.parse(line));
    if (values.every(isValid)) return values;
  } catch (error) {
    if (isMissing(error)) return [];
    throw broken(dataDir, `${path} cannot be read (${reasonOf(error)})`);
  }
  throw broken(dataDir, `${path} is not valid`);
}

export function removeState(dataDir: string, file: string): void {
  rmSync(join(dataDir, file), { force: true });
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
