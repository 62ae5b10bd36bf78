/** The only way to become an administrator. */
import { describe, expect, test } from 'vitest';
import { readCommand, runCommand, WrongCall } from '../../scripts/create-admin.ts';
import { call } from '../support/api.ts';
import { newAddress, newVisitor, password } from '../support/people.ts';

const run = (args: readonly string[], given: string) => {
  const command = readCommand(args);
  if (command === 'help') throw new Error('only help was asked for');
  return runCommand(command, async () => given, new Date());
};

const logIn = (email: string, given: string) =>
  call('admin-auth', { body: { action: 'login', email, password: given }, visitor: newVisitor() });

describe('create-admin', () => {
  test('makes an administrator, gives a new password, closes, and opens again', async () => {
    const email = newAddress();
    const named = ['--email', email, '--name', 'Test Admin'];
    expect(await run(named, password)).toBe(`${email} is an administrator now.`);
    const { body } = await logIn(email, password);
    expect(body.admin).toEqual({ name: 'Test Admin', email });
    expect(await run(named, 'Another-Horse-8')).toBe(`${email} has a new password.`);
    expect((await call('admin-analytics', { token: body.token })).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, 'Another-Horse-8')).status).toBe(200);
    expect(await run(['--email', email, '--close'], '')).toBe(`${email} is closed.`);
    expect((await logIn(email, 'Another-Horse-8')).status).toBe(401);
    await run(named, password);
    expect((await logIn(email, password)).status).toBe(200);
  });

  test.each(['short', 'alllowercase1', 'NoDigitsHere', '', `Aa1${'x'.repeat(70)}`])(
    'refuses the password %j, and makes nobody',
    async (weak) => {
      const email = newAddress();
      await expect(run(['--email', email, '--name', 'Ann'], weak)).rejects.toThrow(WrongCall);
      expect((await logIn(email, weak || 'x')).status).toBe(401);
    },
  );

  test.each([
    [['--name', 'Ann'], 'Email is required'],
    [['--email', 'nobody', '--name', 'Ann'], 'Please enter a valid email address'],
    [['--email', 'a@b.co'], 'Name is required'],
    [['--email', 'a@b.co', '--password', 'x'], /password/],
  ])('%j is a wrong call', (args, problem) => {
    expect(() => readCommand(args)).toThrow(problem);
  });

  test('nobody can be closed who is not there', async () => {
    await expect(run(['--email', newAddress(), '--close'], '')).rejects.toThrow('There is no administrator');
  });

  test('tells how it is called', () => {
    expect(readCommand(['--help'])).toBe('help');
  });
});
