/** The parts of an operating command: help, options, exit codes, and one sentence on failure. */
import { createInterface } from 'node:readline/promises';
import { debuglog, type ParseArgsConfig, parseArgs } from 'node:util';
import { CannotStart, reasonOf } from '../local/process/state.ts';
import { awsProblem } from './aws-problem.ts';

/** Unknown options or invalid values: exit code 2, and the help is printed. */
export class UsageError extends Error {}

/** The command cannot do its work: exit code 1. The message says why and what to do. */
export class CommandError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** `say` prints results to standard output, `note` progress to standard error. */
export interface Terminal {
  readonly say: (line: string) => void;
  readonly note: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
}

export interface Command<O extends Options> {
  readonly help: string;
  readonly options: O;
  /** Maximum number of positional arguments, 0 by default. */
  readonly wordsMax?: number;
  /**
   * @param words positional arguments
   * @returns false if the command ran and a check failed: exit code 1
   * @throws UsageError, CommandError, and errors of AWS
   */
  readonly run: (
    values: ValuesOf<O>,
    terminal: Terminal,
    words: readonly string[],
  ) => Promise<boolean | undefined>;
}

/** Infers the types of the options for `run`. */
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
 * @param args arguments after the command's name
 * @returns the exit code: 0 success, 1 failure or a failed check, 2 usage error
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

/** For unexpected errors, `NODE_DEBUG=gameplan` prints the stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof CannotStart) return error.message;
  return (
    awsProblem(error) ??
    `The command failed: ${reasonOf(error)} (set NODE_DEBUG=gameplan for the stack trace)`
  );
}

/** @throws UsageError if it is not a whole number in the range */
export function numberOption(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}

/** Runs a command with this process's arguments, and sets the exit code. */
export async function main<O extends Options>(command: Command<O>): Promise<void> {
  process.exitCode = await execute(command, process.argv.slice(2));
}
