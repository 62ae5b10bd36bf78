/** A copy of the working tree in a folder of its own, where files can be spoiled without touching the original. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @returns path of the copy: every file that Git tracks or would add, and the packages as a link */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'gameplan-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0')) {
    // A deleted file is listed until the deletion is committed.
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

export const removeTree = (copy: string): void => rmSync(copy, { recursive: true, force: true });
