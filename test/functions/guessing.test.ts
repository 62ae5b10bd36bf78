/** Guessing at passwords is slow from everywhere together, and keeps no owner out. */
import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../lambdas/http/limits.ts';
import { newAdmin } from '../support/admins.ts';
import { call } from '../support/api.ts';
import { exhaust } from '../support/limits.ts';
import { newPerson, newVisitor, password, randomWord } from '../support/people.ts';

const wrong = 'Wrong-Horse-7';

const signInTo = {
  auth: (email: string, given: string, visitor: string) =>
    call('auth', { body: { action: 'login', email, password: given }, visitor }),
  'admin-auth': (email: string, given: string, visitor: string) =>
    call('admin-auth', { body: { action: 'login', email, password: given }, visitor }),
};

const portals = [
  { portal: 'auth', owner: async () => (await newPerson()).user.email, prefix: '' },
  { portal: 'admin-auth', owner: async () => (await newAdmin()).admin.email, prefix: 'admin|' },
] as const;

const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe.each(portals)('$portal', ({ portal, owner, prefix }) => {
  const logIn = signInTo[portal];

  test('counts the /48 of who has one, whatever /64 he comes from', async () => {
    const email = await owner();
    const network = `2001:db8:${randomWord().slice(0, 4)}`;
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, count) => logIn(email, wrong, `${network}:${count.toString(16)}::1`)),
    );
    // Two windows of fifty at the most, should one end in between.
    expect(countOf(answers, 401)).toBeGreaterThanOrEqual(50);
    expect(countOf(answers, 401)).toBeLessThanOrEqual(100);
    expect(countOf(answers, 429)).toBe(120 - countOf(answers, 401));
    expect((await logIn(email, password, newVisitor())).status).toBe(200);
  });

  test('counts the /24 of an IPv4 address, and one busy address leaves its neighbors their own', async () => {
    const email = await owner();
    const network = [10, randomInt(256), randomInt(256)].join('.');
    for (let burst = 0; burst < 3; burst += 1) {
      await Promise.all(Array.from({ length: 30 }, () => logIn(email, wrong, `${network}.1`)));
    }
    expect((await logIn(email, wrong, `${network}.1`)).status).toBe(429);
    expect((await logIn(email, password, `${network}.2`)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, count) => logIn(email, wrong, `${network}.${count + 3}`)),
    );
    expect(countOf(answers, 429)).toBeGreaterThanOrEqual(10);
  });

  test('leaves three tries to every network where the whole world guesses, and lets the owner in', async () => {
    const email = await owner();
    await exhaust(limits.guessesAtAccount, `${prefix}${email}`);
    const visitor = newVisitor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(email, wrong, visitor)));
    // Two windows of three at the most, should one end in between.
    expect(countOf(answers, 401)).toBeGreaterThanOrEqual(3);
    expect(countOf(answers, 401)).toBeLessThanOrEqual(6);
    const home = newVisitor();
    expect((await logIn(email, wrong, home)).status).toBe(401);
    expect((await logIn(email, password, home)).status).toBe(200);
    expect((await logIn(email, password, home)).status).toBe(200);
  });
});
