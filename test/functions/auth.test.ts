/** Registration, email verification and sign-in. */
import { describe, expect, inject, test } from 'vitest';
import { canonicalEmail, findUserByEmail } from '../../lambdas/data/accounts/users.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { get } from '../../lambdas/data/platform/table.ts';
import { limits } from '../../lambdas/http/limits.ts';
import { call, local } from '../support/api.ts';
import { exhaust } from '../support/limits.ts';
import { newAddress, newPerson, newVisitor, password, randomWord } from '../support/people.ts';

const registration = (email: string, more: object = {}) => ({
  action: 'register',
  name: 'Test Person',
  email,
  password,
  agreeToTerms: true,
  ...more,
});

async function register(email: string, more: object = {}) {
  return call('auth', { body: registration(email, more), visitor: newVisitor() });
}

async function logIn(email: string, given = password, visitor = newVisitor()) {
  return call('auth', { body: { action: 'login', email, password: given, rememberMe: false }, visitor });
}

async function linkIn(address: string): Promise<URL> {
  const [mail] = await local.mailsTo(address);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('no link in the mail');
  return new URL(link);
}

describe('register', () => {
  test('returns 201, creates an unverified account, and mails a link', async () => {
    const email = newAddress();
    const answer = await register(email);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Registration successful. Please check your email to verify your account.',
    });
    expect(await findUserByEmail(email)).toMatchObject({
      email,
      plan: 'free',
      role: 'user',
      verifiedAt: null,
    });
    const link = await linkIn(email);
    expect(link.origin).toBe(inject('origin'));
    expect(link.pathname).toBe('/verify-email');
  });

  test('creates exactly one account when a hundred people register one address at once', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 100 }, () => register(email)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(99);
    expect(refused[0]?.body.error).toBe('A user with this email already exists');
    expect(await local.mailsTo(email)).toHaveLength(1);
  });

  test('ignores case and surrounding spaces of the address', async () => {
    const word = randomWord();
    const email = `jo.${word}+tag@example.com`;
    expect((await register(email)).status).toBe(201);
    const first = await findUserByEmail(email);
    const again = { name: 'Somebody Else', password: 'Another-Horse-8' };
    expect((await register(`  Jo.${word.toUpperCase()}+Tag@EXAMPLE.com `, again)).status).toBe(409);
    expect(await findUserByEmail(email)).toEqual(first);
  });

  test.each([
    ['no name', { name: '' }, 'Name is required'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'Name must be at most 100 characters long'],
    [
      'a name with a forged mail header',
      { name: 'Test Person\r\nBcc: c@d.co' },
      'Name must not contain control characters',
    ],
    ['no address', { email: undefined }, 'Email is required'],
    ['a malformed address', { email: 'nobody' }, 'Please enter a valid email address'],
    ['dots that mail services do not accept', { email: 'a@b..co' }, 'Please enter a valid email address'],
    [
      'letters that mail services do not accept',
      { email: 'jos\u00e9@b.co' },
      'Please enter a valid email address',
    ],
    [
      'the same letters in another Unicode form',
      { email: 'jose\u0301@b.co' },
      'Please enter a valid email address',
    ],
    ['a list as address', { email: ['a@b.co'] }, 'Email is required'],
    ['an object as address', { email: { $gt: '' } }, 'Email is required'],
    [
      'a forged mail header in the address',
      { email: 'a@b.co\r\nBcc: c@d.co' },
      'Please enter a valid email address',
    ],
    [
      'an address of 255 characters',
      { email: `${'a'.repeat(250)}@b.co` },
      'Email must be at most 254 characters long',
    ],
    ['no password', { password: undefined }, 'Password is required'],
    ['a number as password', { password: 12345678 }, 'Password is required'],
    [
      '7 characters',
      { password: 'Abcdef1' },
      'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
    ],
    [
      'no digit',
      { password: 'Abcdefgh' },
      'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
    ],
    ['73 bytes', { password: `Aa1${'x'.repeat(70)}` }, 'Password must be at most 72 bytes long.'],
    [
      '73 bytes in 39 characters',
      { password: `Aa${'\u{1F3C8}'.repeat(17)}1é` },
      'Password must be at most 72 bytes long.',
    ],
    ['no consent', { agreeToTerms: false }, 'You must agree to the Terms and Conditions to register'],
    [
      'consent as a string',
      { agreeToTerms: 'true' },
      'You must agree to the Terms and Conditions to register',
    ],
  ])('refuses %s with 400 and writes nothing', async (_name, wrong, error) => {
    const email = newAddress();
    const answer = await register(email, wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(error);
    expect(await findUserByEmail(email)).toBeUndefined();
  });

  test.each([8, 64, 72])(
    'accepts a password of %i characters for registration and sign-in',
    async (length) => {
      const email = newAddress();
      const long = `Aa1${'x'.repeat(length - 3)}`;
      expect((await register(email, { password: long })).status).toBe(201);
      expect((await logIn(email, long)).status).toBe(403);
      expect((await logIn(email, `${long}y`)).status).toBe(401);
    },
  );

  test('ignores unknown and inherited fields', async () => {
    const email = newAddress();
    const extraFields = { role: 'admin', plan: 'pro', subscriptionStatus: 'active', id: 'mine' };
    const inherited = { ['__proto__']: extraFields, constructor: { prototype: extraFields } };
    expect((await register(email, { ...extraFields, ...inherited })).status).toBe(201);
    expect(await findUserByEmail(email)).toMatchObject({
      role: 'user',
      plan: 'free',
      subscriptionStatus: 'inactive',
    });
  });

  test('allows 30 addresses per visitor and hour, to prevent account enumeration', async () => {
    const visitor = newVisitor();
    const { user } = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 65 }, () => call('auth', { body: registration(user.email), visitor })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    const conflicts = answers.filter(({ status }) => status === 409).length;
    expect(conflicts + refused.length).toBe(65);
    expect(conflicts).toBeGreaterThanOrEqual(30);
    // Up to sixty, if the hour ends in between.
    expect(conflicts).toBeLessThanOrEqual(60);
    for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('keeps the account if the mail service is down, and the user can request a new link', async () => {
    const email = newAddress();
    await local.control({ mail: { mode: 'down', match: email } });
    const answer = await register(email);
    expect(answer.status).toBe(502);
    expect(answer.body.error).toContain('could not be sent');
    await local.control({ mail: { mode: 'normal', match: email } });
    expect((await call('auth', { body: { action: 'resend-verification', email } })).status).toBe(200);
    expect(await local.mailsTo(email)).toHaveLength(1);
  });
});

describe('verify-email', () => {
  test('verifies the address, and succeeds again while the link is valid', async () => {
    const email = newAddress();
    await register(email);
    const token = (await linkIn(email)).searchParams.get('token') ?? '';
    expect((await logIn(email)).body.error).toBe('Please verify your email before logging in');
    for (const _time of ['once', 'again']) {
      const answer = await call('verify-email', { query: { token } });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ message: 'Email verified', email });
    }
    expect((await logIn(email)).status).toBe(200);
  });

  test.each([
    ['unknown', { token: 'unknown' }, 'Invalid or expired verification link.'],
    ['missing', {}, 'No token provided'],
    ['endless', { token: 'x'.repeat(1000) }, 'Invalid or expired verification link.'],
  ])('refuses a token that is %s with 400', async (_name, query, error) => {
    const answer = await call('verify-email', { query });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(error);
  });
});

describe('resend verification', () => {
  test('answers every address alike, and mails only unverified accounts, three times an hour', async () => {
    const { user } = await newPerson({ verified: false });
    const ask = () => call('auth', { body: { action: 'resend-verification', email: user.email } });
    const known = await Promise.all(Array.from({ length: 8 }, ask));
    const unknown = await call('auth', { body: { action: 'resend-verification', email: newAddress() } });
    for (const answer of known) expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
    // Up to six, if the hour ends in between.
    expect((await local.mailsTo(user.email)).length).toBeLessThanOrEqual(6);
    expect((await local.mailsTo(user.email)).length).toBeGreaterThanOrEqual(3);
  });

  test('sends nothing to a verified address', async () => {
    const { user } = await newPerson();
    await call('auth', { body: { action: 'resend-verification', email: user.email } });
    expect(await local.mailsTo(user.email)).toEqual([]);
  });
});

describe('login', () => {
  test('returns a token, the user and a message', async () => {
    const { user } = await newPerson();
    const answer = await logIn(` ${user.email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      user: { id: user.id, email: user.email, name: user.name, role: 'user' },
      message: 'Login successful',
    });
    expect((await call('get-user-status', { token: answer.body.token })).status).toBe(200);
  });

  test('lasts a day by default and thirty days with "remember me"', async () => {
    const { user } = await newPerson();
    const life = async (rememberMe: boolean) => {
      const { body } = await call('auth', {
        body: { action: 'login', email: user.email, password, rememberMe },
        visitor: newVisitor(),
      });
      const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
      expect(claims).toMatchObject({ sub: user.id, email: user.email, role: 'user' });
      return claims.exp - claims.iat;
    };
    expect(await life(false)).toBe(24 * 3600);
    expect(await life(true)).toBe(30 * 24 * 3600);
  });

  test('gives the same answer to an unknown address and a wrong password', async () => {
    const { user } = await newPerson();
    const wrong = await logIn(user.email, 'Wrong-Horse-7');
    const unknown = await logIn(newAddress(), 'Wrong-Horse-7');
    expect([wrong.status, wrong.body.error]).toEqual([401, 'Invalid credentials']);
    expect([unknown.status, unknown.body.error]).toEqual([401, 'Invalid credentials']);
  });

  test('reveals that an account is unverified only to the right password', async () => {
    const { user } = await newPerson({ verified: false });
    expect((await logIn(user.email, 'Wrong-Horse-7')).status).toBe(401);
    expect((await logIn(user.email)).status).toBe(403);
  });

  test('limits a burst of wrong passwords without locking out the owner elsewhere', async () => {
    const { user } = await newPerson();
    const visitor = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => logIn(user.email, 'Wrong-Horse-7', visitor)),
    );
    // At most two windows of ten, if one ends in between.
    const compared = answers.filter(({ status }) => status === 401).length;
    expect(compared).toBeGreaterThanOrEqual(10);
    expect(compared).toBeLessThanOrEqual(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.error).toBe('Too many attempts. Please try again later.');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('limits a visitor who tries one password on many accounts', async () => {
    const { user } = await newPerson();
    const visitor = newVisitor();
    await exhaust(limits.signInFromAddress, visitor);
    const refused = await logIn(user.email, password, visitor);
    expect([refused.status, refused.body.error]).toEqual([429, 'Too many attempts. Please try again later.']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const forged = { 'x-forwarded-for': newVisitor(), 'cloudfront-viewer-address': `${newVisitor()}:1` };
    const body = { action: 'login', email: user.email, password };
    expect((await call('auth', { body, visitor, headers: forged })).status).toBe(429);
    expect((await findUserByEmail(user.email))?.lastLoginAt).toBeNull();
    expect((await logIn(user.email)).status).toBe(200);
  });

  test.each([
    ['no address', { email: undefined }, 'Email is required'],
    ['an object as address', { email: { $gt: '' } }, 'Email is required'],
    ['a list as address', { email: ['a@b.co'] }, 'Email is required'],
    ['no password', { password: undefined }, 'Password is required'],
    ['null as password', { password: null }, 'Password is required'],
    ['a number as password', { password: 12345678 }, 'Password is required'],
    ['an empty password', { password: '' }, 'Password is required'],
    ['an overlong password', { password: 'x'.repeat(1001) }, 'Password is too long'],
  ])('refuses %s with 400', async (_name, wrong, error) => {
    const body = { action: 'login', email: newAddress(), password, ...wrong };
    const answer = await call('auth', { body, visitor: newVisitor() });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  test('does not count right passwords', async () => {
    const { user } = await newPerson();
    const visitor = newVisitor();
    for (let time = 0; time < 12; time += 1) {
      expect((await logIn(user.email, password, visitor)).status).toBe(200);
    }
  });

  test('ties the address lock to the account', async () => {
    const { user } = await newPerson();
    expect(await get(keys.emailLock(canonicalEmail(user.email)))).toMatchObject({ userId: user.id });
  });
});
