/** The parts of an operating command: help, options, exit codes, and one sentence on failure. */
import { createInterface } from 'node:readline/promises';
import { debuglog, type ParseArgsConfig, parseArgs } from 'node:util';
import { CannotStart, reasonOf } from '../local/state.ts';
import { awsProblem } from './aws-problem.ts';

/** The command was called in a way it does not know, or with what it does not take: exit code 2, and its help. */
export class UsageError extends Error {}

/** The command cannot do its work; the message says why and what to do: exit code 1. */
export class CommandError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** Where a command speaks: what it found on standard output, how far it is on standard error. */
export interface Terminal {
  readonly say: (line: string) => void;
  readonly note: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
}

export interface Command<O extends Options> {
  readonly help: string;
  readonly options: O;
  /** How many words without a dash it takes at most; none where it does not say. */
  readonly wordsMax?: number;
  /**
   * @param words those without a dash
   * @returns false where the command did its work and what it found is not good: exit code 1
   * @throws UsageError, CommandError, and what AWS throws
   */
  readonly run: (
    values: ValuesOf<O>,
    terminal: Terminal,
    words: readonly string[],
  ) => Promise<boolean | undefined>;
}

/** Only so that each option's type is known in `run`. */
export const defineCommand = <const O extends Options>(command: Command<O>): Command<O> => command;

const debug = debuglog('gameplan');

const terminal: Terminal = {
  say: (line) => console.log(line),
  note: (line) => console.error(line),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
};

/**
 * @param args what stands behind the command's name
 * @returns the exit code: 0 done, 1 not done or not good, 2 called wrongly
 */
export async function execute<O extends Options>(
  { help, options, wordsMax = 0, run }: Command<O>,
  args: readonly string[],
  { say, note, ask }: Terminal = terminal,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    say(help);
    return 0;
  }
  try {
    const { values, positionals } = read(options, args, wordsMax);
    return (await run(values, { say, note, ask }, positionals)) ? 0 : 1;
  } catch (error) {
    debug('%s', error instanceof Error ? error.stack : error);
    if (error instanceof UsageError) {
      note(`${error.message}\n\n${help}`);
      return 2;
    }
    note(sentenceOf(error));
    return 1;
  }
}

function read<O extends Options>(options: O, args: readonly string[], wordsMax: number) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const tooMuch = positionals[wordsMax];
    if (tooMuch !== undefined) throw new Error(`Unexpected argument '${tooMuch}'`);
    return { values, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Where the fault is ours, `NODE_DEBUG=gameplan` shows the place. */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof CannotStart) return error.message;
  return awsProblem(error) ?? `It failed: ${reasonOf(error)} (NODE_DEBUG=gameplan shows where)`;
}

/** Runs a command as this process. */
export async function main<O extends Options>(command: Command<O>): Promise<void> {
  process.exitCode = await execute(command, process.argv.slice(2));
}
