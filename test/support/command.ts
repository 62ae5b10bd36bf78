/** Runs an operations command in this process and records its output. */
import type { ParseArgsConfig } from 'node:util';
import { type Command, execute } from '../../scripts/ops/command.ts';

export interface Ran {
  readonly code: number;
  /** Lines of standard output. */
  readonly stdout: readonly string[];
  /** All of standard error, as one string. */
  readonly stderr: string;
}

/** @param answer the reply to any prompt of the command */
export async function runCommand<O extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<O>,
  args: readonly string[],
  answer = '',
): Promise<Ran> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const code = await execute(command, args, {
    say: (line) => stdout.push(line),
    note: (line) => stderr.push(line),
    ask: async () => answer,
  });
  return { code, stdout, stderr: stderr.join('\n') };
}
