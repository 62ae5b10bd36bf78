/** `npm run create-admin`: creates, resets or closes an administrator's account. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type * as z from 'zod/mini';
import {
  email as emailSchema,
  newPassword,
  personName,
} from '../../../lambdas/contracts/accounts/credentials.ts';
import { firstProblem } from '../../../lambdas/contracts/platform/problem.ts';
import { closeAdmin, findAdmin, newEnrollment, saveAdmin } from '../../../lambdas/data/accounts/admins.ts';
import { hashPassword } from '../../../lambdas/services/accounts/passwords.ts';
import { CommandError, defineCommand, main, UsageError } from '../command.ts';
import { pointToTable, siteOf, targetHelp, targetOptions } from '../stage.ts';

function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.error) throw new UsageError(firstProblem(result.error.issues, value));
  return result.data;
}

/** @returns one sentence about what was done */
async function close(email: string): Promise<string> {
  if (await closeAdmin(email, new Date())) return `${email} is closed.`;
  throw new CommandError(`There is no administrator ${email}`);
}

/** Milliseconds. */
const linkMs = 24 * 3600_000;
const enrollmentPath = '/management/passkey';

/** @returns lines: what was done, and the link that adds the first passkey */
async function open(
  { email, name, password }: { email: string; name: string; password: string },
  origin: string,
): Promise<string[]> {
  const passwordHash = await hashPassword(checked(newPassword, password));
  const known = await findAdmin(email);
  const now = new Date();
  const { token, enrollment } = newEnrollment(new Date(now.getTime() + linkMs));
  await saveAdmin({ email, name, passwordHash, enrollment }, now);
  return [
    known ? `${email} has a new password and no passkeys.` : `${email} is now an administrator.`,
    `To add a passkey, open this link within 24 hours on the device that will hold it. It works once, with the password.`,
    `${origin}${enrollmentPath}?token=${token}`,
  ];
}

/** Not an argument: it would end up in the shell's history. */
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

Creates an administrator of the portal, and prints a link that adds a passkey to the account: it works once, within 24
hours, with the password. An existing account is reset: new name and password, no passkeys, and open again if it was
closed. The password is prompted for, or read from standard input: at least 8 characters with upper case, lower case and
digits. All sessions of the administrator end.

  --close   close the account instead: its sessions end at once, and it cannot sign in any more
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
      if (isClosing) {
        say(await close(email));
        return true;
      }
      const origin = await siteOf(values);
      for (const line of await open({ email, name, password: await readPassword() }, origin)) say(line);
      return true;
    },
  });

export const command = commandWith(askForPassword);

if (import.meta.main) await main(command);
