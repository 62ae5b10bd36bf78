/** Runs an operating command in this process, and keeps what it said. */
import type { ParseArgsConfig } from 'node:util';
import { type Command, execute } from '../../scripts/ops/command.ts';

export interface Ran {
  readonly code: number;
  /** Standard output, a line each. */
  readonly said: readonly string[];
  /** Standard error, as one text. */
  readonly noted: string;
}

/** @param answer what a person types when asked */
export async function runCommand<O extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<O>,
  args: readonly string[],
  answer = '',
): Promise<Ran> {
  const said: string[] = [];
  const noted: string[] = [];
  const code = await execute(command, args, {
    say: (line) => said.push(line),
    note: (line) => noted.push(line),
    ask: async () => answer,
  });
  return { code, said, noted: noted.join('\n') };
}
