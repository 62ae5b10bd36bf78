/** `npm run create-admin`: makes an administrator of the portal, gives one a new password, or closes one. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type * as z from 'zod/mini';
import { email as emailSchema, newPassword, personName } from '../lambdas/contracts/credentials.ts';
import { firstProblem } from '../lambdas/contracts/problem.ts';
import { closeAdmin, findAdmin, saveAdmin } from '../lambdas/data/admins.ts';
import { hashPassword } from '../lambdas/services/passwords.ts';
import { CannotDo, defineCommand, main, WrongCall } from './ops/command.ts';
import { pointToTable, targetHelp, targetOptions } from './ops/stage.ts';

function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.error) throw new WrongCall(firstProblem(result.error.issues, value));
  return result.data;
}

/** @returns what was done, in a sentence */
async function close(email: string): Promise<string> {
  if (await closeAdmin(email, new Date())) return `${email} is closed.`;
  throw new CannotDo(`There is no administrator ${email}`);
}

/** @returns what was done, in a sentence */
async function open(email: string, name: string, password: string): Promise<string> {
  const passwordHash = await hashPassword(checked(newPassword, password));
  const known = await findAdmin(email);
  await saveAdmin({ email, name, passwordHash }, new Date());
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

export const commandWith = (readPassword: () => Promise<string>) =>
  defineCommand({
    help: `Usage: npm run create-admin -- --email <address> --name <name> [--stage dev|prod | --local]
       npm run create-admin -- --email <address> --close [--stage dev|prod | --local]

Makes an administrator of the portal. One that exists gets the new name and password, and is open again.
The password is asked for, or read from standard input: at least 8 characters with upper case, lower case and digits.
Every session of that administrator ends.

  --close   closes the account instead: it is out at once, and cannot sign in any more
${targetHelp}`,
    options: {
      ...targetOptions,
      email: { type: 'string' },
      name: { type: 'string' },
      close: { type: 'boolean', default: false },
    },
    async run({ close: isClosing, ...values }, { say }) {
      const email = checked(emailSchema, values.email);
      const name = isClosing ? '' : checked(personName, values.name);
      await pointToTable(values);
      say(isClosing ? await close(email) : await open(email, name, await readPassword()));
      return true;
    },
  });

export const command = commandWith(askForPassword);

if (import.meta.main) await main(command);
