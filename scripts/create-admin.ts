/** `npm run create-admin`: makes an administrator of the portal, gives one a new password, or closes one. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type * as z from 'zod/mini';
import { email, newPassword, personName } from '../lambdas/contracts/auth.ts';
import { environment } from '../lambdas/contracts/environment.ts';
import { firstProblem } from '../lambdas/contracts/problem.ts';
import { closeAdmin, findAdmin, saveAdmin } from '../lambdas/data/admins.ts';
import { hashPassword } from '../lambdas/services/passwords.ts';
import { tableName } from './local/environment.ts';
import { isRecord, readState } from './local/state.ts';

const help = `Usage: npm run create-admin -- --email <address> --name <name> [--local]
       npm run create-admin -- --email <address> --close [--local]

Makes an administrator of the portal. One that exists gets the new name and password, and is open again.
The password is asked for, or read from standard input: at least 8 characters with upper case, lower case and digits.
Every session of that administrator ends.

  --close   closes the account instead: it is out at once, and cannot sign in any more
  --local   the product that runs on this machine (in GAMEPLAN_DATA, or .local)

Otherwise the table is the one named in ${environment.table}, in the AWS account of the environment.`;

/** The command was called in a way it does not know, or with what it does not take; the message says what is wrong. */
export class WrongCall extends Error {}

export interface AdminCommand {
  readonly email: string;
  /** Undefined to close the account. */
  readonly name: string | undefined;
  readonly local: boolean;
}

/** @throws WrongCall */
export function readCommand(args: readonly string[]): AdminCommand | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const address = checked(email, values.email);
  const name = values.close ? undefined : checked(personName, values.name);
  return { email: address, name, local: values.local };
}

function parse(args: readonly string[]) {
  try {
    const options = {
      help: { type: 'boolean', short: 'h', default: false },
      email: { type: 'string' },
      name: { type: 'string' },
      close: { type: 'boolean', default: false },
      local: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.error) throw new WrongCall(firstProblem(result.error.issues, value));
  return result.data;
}

/**
 * @param readPassword asked only where one is needed
 * @returns what was done, in a sentence
 * @throws WrongCall
 */
export async function runCommand(
  { email, name }: AdminCommand,
  readPassword: () => Promise<string>,
  now: Date,
): Promise<string> {
  if (name === undefined) {
    if (await closeAdmin(email, now)) return `${email} is closed.`;
    throw new WrongCall(`There is no administrator ${email}`);
  }
  const passwordHash = await hashPassword(checked(newPassword, await readPassword()));
  const known = await findAdmin(email);
  await saveAdmin({ email, name, passwordHash }, now);
  return known ? `${email} has a new password.` : `${email} is an administrator now.`;
}

/** A password in the arguments would stay in the shell's history. */
async function askForPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await textOf(process.stdin)).split(/\r?\n/)[0] ?? '';
  process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/** @throws WrongCall where no product runs on this machine */
function pointToLocal(dataDir: string): void {
  const engine = readState(
    dataDir,
    'engine.json',
    (value): value is { port: number } => isRecord(value) && Number.isInteger(value.port),
  );
  const endpoint = process.env.DYNAMODB_ENDPOINT ?? (engine && `http://127.0.0.1:${engine.port}`);
  if (!endpoint) throw new WrongCall(`No product runs on ${dataDir}: start it first, with npm start`);
  Object.assign(process.env, {
    [environment.table]: tableName,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
}

if (import.meta.main) {
  try {
    const command = readCommand(process.argv.slice(2));
    if (command === 'help') console.log(help);
    else {
      if (command.local) pointToLocal(process.env.GAMEPLAN_DATA || '.local');
      else if (!process.env[environment.table]) throw new WrongCall(`${environment.table} is not set`);
      console.log(await runCommand(command, askForPassword, new Date()));
    }
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    console.error(`${error.message}\n\n${help}`);
    process.exitCode = 2;
  }
}
