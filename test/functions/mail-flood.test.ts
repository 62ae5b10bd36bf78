/** Email limits: nobody can flood a mailbox or put text into an email, and unverified accounts are removed. */
import { describe, expect, test } from 'vitest';
import { createUser, findUser, findUserByEmail, newUser } from '../../lambdas/data/accounts/users.ts';
import { beginRemoval } from '../../lambdas/data/removal.ts';
import { mailboxOf } from '../../lambdas/domain/platform/mailbox.ts';
import { handler as finishRemovals } from '../../lambdas/functions/finish-removals.ts';
import { limits } from '../../lambdas/http/limits.ts';
import { call, local } from '../support/api.ts';
import { exhaust } from '../support/limits.ts';
import { newAddress, newPerson, newVisitor, password, randomWord } from '../support/people.ts';

const register = (email: string, { visitor = newVisitor(), name = 'Test Person' } = {}) =>
  call('auth', { body: { action: 'register', name, email, password, agreeToTerms: true }, visitor });

const requestMail = (what: 'reset' | 'verify', email: string, visitor = newVisitor()) =>
  what === 'reset'
    ? call('auth-reset-password', { body: { action: 'request', email }, visitor })
    : call('auth', { body: { action: 'resend-verification', email }, visitor });

const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

/** Twice the limit, in case the hour ends in between. */
const expectAtMost = (count: number, max: number) => {
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(2 * max);
};

describe('one visitor', () => {
  test('gets an error, and nothing is sent, when registering more than thirty an hour', async () => {
    const visitor = newVisitor();
    const host = `${randomWord()}.example.com`;
    expect(limits.signUpFromAddress).toMatchObject({ max: 30, seconds: 3600 });
    expect((await register(`a@${host}`, { visitor })).status).toBe(201);
    const other = newVisitor();
    await exhaust(limits.signUpFromAddress, other);
    const { status, headers } = await register(`b@${host}`, { visitor: other });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await local.mailsToHost(host)).toHaveLength(1);
  });

  test('is sent ten links an hour, and gets no sign that those for more accounts are not', async () => {
    const visitor = newVisitor();
    const people = await Promise.all(Array.from({ length: 12 }, () => newPerson({ verified: false })));
    const answers = await Promise.all(
      people.flatMap(({ user }) => [
        requestMail('reset', user.email, visitor),
        requestMail('verify', user.email, visitor),
      ]),
    );
    expect(statuses(answers)).toEqual({ 200: 24 });
    const mails = await Promise.all(people.map(({ user }) => local.mailsTo(user.email)));
    expectAtMost(mails.flat().length, 10);
  });

  test('who moves within a network can send at most fifty', async () => {
    const network = `2001:db8:${randomWord().slice(0, 4)}`;
    const people = await Promise.all(Array.from({ length: 70 }, () => newPerson({ verified: false })));
    await Promise.all(
      people.map(({ user }, count) => requestMail('verify', user.email, `${network}:${count}::1`)),
    );
    const mails = await Promise.all(people.map(({ user }) => local.mailsTo(user.email)));
    expectAtMost(mails.flat().length, 50);
  });
});

describe('one mailbox', () => {
  test('gets three emails of a kind, however the address is labeled and whoever requests them', async () => {
    const [name, host] = [randomWord(), `${randomWord()}.example.com`];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => register(`${name}+${count}@${host}`)),
    );
    expect(Object.keys(statuses(answers))).toEqual(['201', '429']);
    expectAtMost((await local.mailsToHost(host)).length, 3);
    // A refused registration creates no account and sends no email.
    const made = await Promise.all(answers.map((_, count) => findUserByEmail(`${name}+${count}@${host}`)));
    expect(made.filter(Boolean)).toHaveLength(statuses(answers)[201] ?? 0);
  });

  test('is recognized under every label', () => {
    expect(
      ['jo+bets@a.co', 'jo+@a.co', 'jo+a+b@a.co', 'jo@a.co', '+jo@a.co', 'jo@a+b.co'].map(mailboxOf),
    ).toEqual(['jo@a.co', 'jo@a.co', 'jo@a.co', 'jo@a.co', '+jo@a.co', 'jo@a+b.co']);
    expect(['j.o+b@gmail.com', 'jo@googlemail.com', 'j.o@a.co'].map(mailboxOf)).toEqual([
      'jo@gmail.com',
      'jo@gmail.com',
      'j.o@a.co',
    ]);
  });
});

test('an email contains no text that a user typed', async () => {
  const name = 'your prize of $500 waits: https://evil.example/claim';
  const email = newAddress();
  expect((await register(email, { name })).status).toBe(201);
  await requestMail('reset', email);
  const mails = await local.mailsTo(email);
  expect(mails).toHaveLength(2);
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text} ${html}`).not.toMatch(/prize|evil|\$500/);
  }
});

describe('an unverified account', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

  async function registered(at: Date, verifiedAt: string | null = null) {
    const [id, email] = [`user-${randomWord()}`, newAddress()];
    await createUser(newUser({ id, email, name: 'Somebody', passwordHash: 'x', verifiedAt }, at));
    return id;
  }

  test('is removed after seven days, and no other account', async () => {
    const [late, early, verified] = [
      await registered(daysAgo(7.5)),
      await registered(daysAgo(6.9)),
      await registered(daysAgo(7.5), daysAgo(7).toISOString()),
    ];
    await finishRemovals();
    const left = await Promise.all([late, early, verified].map(findUser));
    expect(left.map((user) => user?.id)).toEqual([undefined, early, verified]);
  });

  test('stays if it is verified at the same moment', async () => {
    const id = await registered(daysAgo(7.5), daysAgo(0).toISOString());
    expect(await beginRemoval(id, daysAgo(0).toISOString(), { unlessVerified: true })).toBe(false);
    expect(await findUser(id)).toMatchObject({ deactivatedAt: null });
  });
});
