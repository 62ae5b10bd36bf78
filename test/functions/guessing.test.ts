/** Password guessing is limited per network and across all networks, and never locks out the owner. */
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

  test('counts all /64 networks of a /48 together', async () => {
    const email = await owner();
    const network = `2001:db8:${randomWord().slice(0, 4)}`;
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, count) => logIn(email, wrong, `${network}:${count.toString(16)}::1`)),
    );
    // At most two windows of fifty, if one ends in between.
    expect(countOf(answers, 401)).toBeGreaterThanOrEqual(50);
    expect(countOf(answers, 401)).toBeLessThanOrEqual(100);
    expect(countOf(answers, 429)).toBe(120 - countOf(answers, 401));
    expect((await logIn(email, password, newVisitor())).status).toBe(200);
  });

  test('counts a /24 of IPv4 addresses together, while one busy address does not block its neighbors', async () => {
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

  test('leaves three tries per network during a distributed attack, and the owner can sign in', async () => {
    const email = await owner();
    await exhaust(limits.guessesAtAccount, `${prefix}${email}`);
    const visitor = newVisitor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(email, wrong, visitor)));
    // At most two windows of three, if one ends in between.
    expect(countOf(answers, 401)).toBeGreaterThanOrEqual(3);
    expect(countOf(answers, 401)).toBeLessThanOrEqual(6);
    const ownNetwork = newVisitor();
    expect((await logIn(email, wrong, ownNetwork)).status).toBe(401);
    expect((await logIn(email, password, ownNetwork)).status).toBe(200);
    expect((await logIn(email, password, ownNetwork)).status).toBe(200);
  });
});
