/** A mutant: one small mistake in one file, which the named tests must notice. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Loader, transformSync } from 'esbuild';

export interface Mutant {
  /** Unique; by subject, then mistake: `passkeys-limit-dropped`. */
  readonly id: string;
  /** Path of the file in the repository. */
  readonly file: string;
  /** The text to replace, which stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Paths of the test files that must notice: the fewest, and the nearest to the file. */
  readonly tests: readonly string[];
  /** What a user would see if nobody noticed. */
  readonly why: string;
}

/** The list no longer matches the code: the mutant must be rewritten or removed. */
export class Stale extends Error {}

/**
 * @param root folder of the repository, or a copy of it
 * @returns the file's text before and after the mistake
 * @throws Stale
 */
export function mutate({ file, find, replace }: Mutant, root: string): { before: string; after: string } {
  const before = read(join(root, file), file);
  const times = before.split(find).length - 1;
  if (times !== 1) throw new Stale(`"${find}" stands ${times} times in ${file}`);
  const after = before.replace(find, () => replace);
  if (after === before) throw new Stale(`${file} stays the same`);
  requireSyntax(after, file);
  return { before, after };
}

/** @returns why a mutant can no longer be applied to the code, or judged; undefined if it can */
export function staleness(mutant: Mutant, root: string): string | undefined {
  const missing = mutant.tests.find((test) => !existsSync(join(root, test)));
  if (missing) return `${mutant.id}: ${missing} does not exist`;
  try {
    mutate(mutant, root);
    return undefined;
  } catch (error) {
    if (error instanceof Stale) return `${mutant.id}: ${error.message}`;
    throw error;
  }
}

function read(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Stale(`${name} does not exist`);
  }
}

/** A file that cannot be parsed would fail every test, whatever the tests check. */
function requireSyntax(text: string, file: string): void {
  try {
    transformSync(text, { loader: extname(file).slice(1) as Loader, logLevel: 'silent' });
  } catch {
    throw new Stale(`${file} with the mistake cannot be parsed`);
  }
}
