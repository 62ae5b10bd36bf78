/** The only way to create administrators. */
import { describe, expect, test } from 'vitest';
import { commandWith } from '../../../../scripts/ops/commands/create-admin.ts';
import { call } from '../../../support/api.ts';
import { runCommand } from '../../../support/command.ts';
import { newAddress, newVisitor, password } from '../../../support/people.ts';

const run = (args: readonly string[], given: string) =>
  runCommand(
    commandWith(async () => given),
    args,
  );

/** @returns the output of a successful command */
async function done(args: readonly string[], given: string): Promise<string | undefined> {
  const { code, stdout, stderr } = await run(args, given);
  expect([code, stderr]).toEqual([0, '']);
  return stdout[0];
}

const logIn = (email: string, given: string) =>
  call('admin-auth', { body: { action: 'login', email, password: given }, visitor: newVisitor() });

describe('create-admin', () => {
  test('creates, resets, closes and reopens an administrator', async () => {
    const email = newAddress();
    const named = ['--email', email, '--name', 'Test Admin'];
    expect(await done(named, password)).toBe(`${email} is now an administrator.`);
    const { body } = await logIn(email, password);
    expect(body.admin).toEqual({ name: 'Test Admin', email });
    expect(await done(named, 'Another-Horse-8')).toBe(`${email} has a new password and no passkeys.`);
    expect((await call('admin-analytics', { token: body.token })).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, 'Another-Horse-8')).status).toBe(200);
    expect(await done(['--email', email, '--close'], '')).toBe(`${email} is closed.`);
    expect((await logIn(email, 'Another-Horse-8')).status).toBe(401);
    await run(named, password);
    expect((await logIn(email, password)).status).toBe(200);
  });

  test.each(['short', 'alllowercase1', 'NoDigitsHere', '', `Aa1${'x'.repeat(70)}`])(
    'refuses the password %j and creates nobody',
    async (weak) => {
      const email = newAddress();
      expect((await run(['--email', email, '--name', 'Ann'], weak)).code).toBe(2);
      expect((await logIn(email, weak || 'x')).status).toBe(401);
    },
  );

  test.each([
    [['--name', 'Ann'], 'Email is required'],
    [['--email', 'nobody', '--name', 'Ann'], 'Please enter a valid email address'],
    [['--email', 'a@b.co'], 'Name is required'],
    [['--email', 'a@b.co', '--password', 'x'], /password/],
    [['--email', 'a@b.co', '--name', 'Ann', '--stage', 'dev', '--local'], 'Use either --stage or --local'],
    [['--email', 'a@b.co', '--name', 'Ann', '--stage', 'test'], 'There is no stage test'],
  ])('refuses %j as a usage error', async (args, problem) => {
    const { code, stdout, stderr } = await run(args, password);
    expect([code, stdout]).toEqual([2, []]);
    expect(stderr).toMatch(problem);
    expect(stderr).toContain('Usage: npm run create-admin');
  });

  test('refuses to close an unknown administrator', async () => {
    const { code, stderr } = await run(['--email', newAddress(), '--close'], '');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^There is no administrator \S+$/);
  });
});
