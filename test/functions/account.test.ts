/** Account settings: profile, password, data export, referral code and deletion. */

import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as accounts from '../../lambdas/data/accounts/accounts.ts';
import { findReferral, ownReferral } from '../../lambdas/data/accounts/referrals.ts';
import { findUser, findUserByEmail } from '../../lambdas/data/accounts/users.ts';
import { noticesOf } from '../../lambdas/data/notifications/notices.ts';
import { newPick, openLegsOn, savePick } from '../../lambdas/data/picks/picks.ts';
import { lists } from '../../lambdas/data/platform/keys.ts';
import { queryAll } from '../../lambdas/data/platform/table.ts';
import { beginRemoval, finishRemoval, leavingUsers } from '../../lambdas/data/removal.ts';
import { entitiesOf } from '../../lambdas/domain/picks/entities.ts';
import { handler as exportData } from '../../lambdas/functions/export-data.ts';
import { handler as finishRemovals } from '../../lambdas/functions/finish-removals.ts';
import { limits } from '../../lambdas/http/limits.ts';
import { newAdmin } from '../support/admins.ts';
import { call, local } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { eventOf } from '../support/event.ts';
import { exhaust } from '../support/limits.ts';
import { newAddress, newPerson, newSubscriber, newVisitor, password, randomWord } from '../support/people.ts';

const preferences = {
  preferredSport: 'NFL',
  preferredTeam: 'Bears',
  bettingStyle: 'conservative',
  riskTolerance: 'low',
  oddsFormat: 'decimal',
};

describe('user-profile', () => {
  test('starts without preferences and returns what was saved', async () => {
    const { token, user } = await newPerson();
    const before = await call('user-profile', { token });
    expect(before.body).toEqual({
      knownBooks: expect.any(Array),
      profile: {
        mailProblem: null,
        name: user.name,
        email: user.email,
        createdAt: user.createdAt,
        preferredSport: null,
        preferredTeam: null,
        bettingStyle: null,
        riskTolerance: null,
        oddsFormat: 'american',
      },
    });
    const saved = await call('user-profile', {
      method: 'PUT',
      token,
      body: { ...preferences, preferredSport: 'nfl' },
    });
    expect(saved.body).toMatchObject({ success: true, profile: preferences });
    expect((await call('user-profile', { token })).body.profile).toMatchObject(preferences);
  });

  test('ignores read-only fields', async () => {
    const { token, user } = await newPerson();
    await call('user-profile', {
      method: 'PUT',
      token,
      body: {
        ...preferences,
        email: 'other@example.com',
        plan: 'pro',
        subscriptionStatus: 'active',
        role: 'admin',
      },
    });
    expect((await call('user-profile', { token })).body.profile.email).toBe(user.email);
    expect((await call('get-user-status', { token })).body).toMatchObject({ status: 'inactive' });
  });

  test.each([
    [{ preferredSport: 'chess' }, 'sport must be one of: NBA, NFL, NHL, MLB, MLS, CFL, GOLF'],
    [{ preferredTeam: 'x'.repeat(61) }, 'Team must be at most 60 characters long'],
    [{ preferredTeam: 'Bears\u0000' }, 'Team must not contain control characters'],
    [{ bettingStyle: 'wild' }, 'bettingStyle must be one of: conservative, balanced, aggressive'],
    [{ riskTolerance: 'none' }, 'riskTolerance must be one of: low, medium, high'],
    [{ oddsFormat: 'roman' }, 'oddsFormat must be one of: american, decimal'],
  ])('refuses %j with 400', async (wrong, error) => {
    const { token } = await newPerson();
    const answer = await call('user-profile', { method: 'PUT', token, body: { ...preferences, ...wrong } });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  test('applies the risk tolerance when the question does not name one', async () => {
    // A person gets no pick twice in a day, so another one asks each time.
    const askAt = async (riskTolerance: string, prompt: string) => {
      const { token } = await newSubscriber();
      await call('user-profile', { method: 'PUT', token, body: { ...preferences, riskTolerance } });
      const { body } = await call('prompt-process', { token, body: { prompt, sport: 'NFL' } });
      return body.promptAnalysis.legs[0].price;
    };
    const [open, named] = ['A moneyline pick', 'A safe moneyline pick'];
    expect(await askAt('low', named)).toBe(await askAt('high', named));
    expect(await askAt('low', open)).toBeLessThan(await askAt('high', open));
  });
});

describe('change-password', () => {
  const change = (token: string, body: object) => call('change-password', { token, body });

  test('requires the current password, ends every session, and signs in with the new password', async () => {
    const { token, user } = await newPerson();
    const answer = await change(token, { currentPassword: password, newPassword: 'Another-Horse-8' });
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    expect((await call('get-user-status', { token })).status).toBe(401);
    const logIn = (given: string) =>
      call('auth', { body: { action: 'login', email: user.email, password: given }, visitor: newVisitor() });
    expect((await logIn(password)).status).toBe(401);
    expect((await logIn('Another-Horse-8')).status).toBe(200);
  });

  test('accepts one of two simultaneous changes', async () => {
    const { token } = await newPerson();
    const answers = await Promise.all(
      ['Another-Horse-8', 'Another-Horse-9'].map((newPassword) =>
        change(token, { currentPassword: password, newPassword }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('counts a write that the SDK retries after a lost response as one change', async () => {
    const { user } = await newPerson();
    const hash = `hash-${randomWord()}`;
    expect(await accounts.changePassword(user, hash)).toBe(true);
    expect(await accounts.changePassword(user, hash)).toBe(true);
    expect(await findUser(user.id)).toMatchObject({
      passwordHash: hash,
      sessionVersion: user.sessionVersion + 1,
    });
    expect(await accounts.changePassword(user, `hash-${randomWord()}`)).toBe(false);
  });

  test('limits attempts to guess the current password', async () => {
    const { token } = await newPerson();
    const answers = [];
    for (let time = 0; time < 12; time += 1) {
      answers.push(await change(token, { currentPassword: 'Wrong-Horse-7', newPassword: 'Another-Horse-8' }));
    }
    expect(answers[0]?.body.error).toBe('Current password is incorrect');
    expect(answers.at(-1)?.status).toBe(429);
  });

  test.each([
    [{ newPassword: 'Another-Horse-8' }, 'Password is required'],
    [
      { currentPassword: password, newPassword: 'short' },
      'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
    ],
  ])('refuses %j with 400', async (body, error) => {
    const answer = await change((await newPerson()).token, body);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('data export', () => {
  test('contains everything stored about the user, and no password hash', async () => {
    const person = await newSubscriber();
    const ask = await storeAnswer(person.user.id, [legOn(newGame())]);
    await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
    const { body, text } = await call('export-data', { token: person.token });
    expect(body).toMatchObject({
      account: { id: person.user.id, email: person.user.email },
      asks: [{ id: ask.id }],
      picks: [{ promptLogId: ask.id }],
    });
    expect(text).not.toContain('$2b$');
  });

  test("uses the product's terms, without storage fields or the administrator's address", async () => {
    const person = await newSubscriber();
    const { token, user } = person;
    const { admin, token: adminToken } = await newAdmin();
    const ask = await storeAnswer(user.id, [legOn(newGame())]);
    await call('tracker-save', { token, body: { promptLogId: ask.id } });
    const { code } = (await call('referral', { token })).body;
    await call('get-users', {
      method: 'PUT',
      token: adminToken,
      body: { id: user.id, name: 'Another Name', email: user.email },
    });
    const { body, text } = await call('export-data', { token });
    expect(body).toMatchObject({
      account: { name: 'Another Name', registeredAt: user.createdAt, registeredWithReferralCode: false },
      subscription: { plan: 'pro', status: 'active' },
      referral: { code, signUps: 0 },
      promptsUsed: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), prompts: 1 }],
      asks: [{ prompt: ask.prompt, askedAt: ask.createdAt, charged: true }],
      picks: [{ promptLogId: ask.id, status: 'pending', history: [] }],
      changes: [{ by: 'a GamePlan administrator', what: 'account edited' }],
    });
    const stored = /"(pk|sk|ttl|expiresAt|statusOrder|version|sessionVersion|packed|passwordHash|resetHash)"/;
    expect(text).not.toMatch(stored);
    expect(text).not.toMatch(/USER#|PICK#|ASK#|\$2b\$/);
    expect(text).not.toContain(admin.email);
  });

  test("fits through Lambda's 6 MB limit for a user with thousands of answers", async () => {
    const { token, user } = await newSubscriber();
    const ask = await storeAnswer(user.id, [legOn(newGame()), legOn(newGame()), legOn(newGame())]);
    const asks = Array.from({ length: 6000 }, (_, index) => ({ ...ask, id: `${ask.id}${index}` }));
    const notices = await noticesOf(user.id);
    const none = {
      picks: [],
      changes: [],
      usage: [],
      turn: undefined,
      referral: undefined,
      credits: [],
      passkeys: [],
      notices,
    };
    const run = exportData.with({ everythingOf: async () => ({ ...none, asks }) });
    const answer = await run(eventOf('export-data', { method: 'GET', token }));
    expect([answer.statusCode, answer.headers?.['content-encoding']]).toEqual([200, 'gzip']);
    expect(JSON.stringify(answer).length).toBeLessThan(6 * 1024 * 1024);
    const body = gunzipSync(Buffer.from(answer.body ?? '', 'base64')).toString();
    expect(body.length).toBeGreaterThan(6 * 1024 * 1024);
    expect(JSON.parse(body).asks).toHaveLength(asks.length);
  });

  test('is limited to ten an hour, for both kinds together', async () => {
    const { token, user } = await newSubscriber();
    await exhaust(limits.exports, user.id);
    for (const name of ['export-data', 'export-tracker'] as const) {
      const answer = await call(name, { token });
      expect([answer.status, answer.body.error]).toEqual([429, 'Too many attempts. Please try again later.']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.text).not.toContain(user.email);
    }
  });

  test('exports the tracker as CSV without formulas that a spreadsheet would run', async () => {
    const person = await newSubscriber();
    const ask = await storeAnswer(person.user.id, [
      legOn(newGame({ home: { id: 'h', name: '=HYPERLINK("x")' } })),
    ]);
    await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
    const { text, headers, status } = await call('export-tracker', { token: person.token });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, line] = text.split('\r\n');
    expect(head).toMatch(
      /^saved_at,sport,bet_type,.*,my_stake_dollars,my_price,my_profit_dollars,my_book,my_note,book,same_game,.*my_book_paid$/,
    );
    expect(line).toContain('NFL,moneyline');
    expect(line).toContain(`"'=HYPERLINK(""x"") moneyline"`);
  });
});

describe('referral', () => {
  const register = (email: string, referralCode: string) =>
    call('auth', {
      visitor: newVisitor(),
      body: { action: 'register', name: 'A Friend', email, password, agreeToTerms: true, referralCode },
    });

  /** The token in the newest email. */
  async function tokenMailedTo(email: string): Promise<string> {
    const [mail] = await local.mailsTo(email);
    return /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  test('counts each user who registers with the code and verifies the address, once', async () => {
    const { token } = await newPerson();
    const { body } = await call('referral', { token });
    expect(body).toEqual({
      code: expect.stringMatching(/^[0-9A-Z]{10}$/),
      link: expect.stringMatching(new RegExp(`/login\\?tab=register&ref=${body.code}$`)),
      signUps: 0,
      percentPerFriend: 5,
      waiting: 0,
      credit: { left: 0, entries: [] },
    });
    const email = newAddress();
    expect((await register(email, body.code.toLowerCase())).status).toBe(201);
    expect((await call('referral', { token })).body.signUps).toBe(0);
    const verification = await tokenMailedTo(email);
    await Promise.all(
      Array.from({ length: 5 }, () => call('verify-email', { query: { token: verification } })),
    );
    expect((await call('referral', { token })).body).toMatchObject({ signUps: 1, credit: { left: 0 } });
  });

  test('counts an address verified by a reset link, and does not count the verification link again', async () => {
    const { token } = await newPerson();
    const { code } = (await call('referral', { token })).body;
    const email = newAddress();
    await register(email, code);
    const verification = await tokenMailedTo(email);
    await call('auth-reset-password', { body: { action: 'request', email } });
    const reset = await tokenMailedTo(email);
    const answers = [
      await call('auth-reset-password', {
        body: { action: 'reset', token: reset, password: 'Another-Horse-8' },
      }),
      await call('verify-email', { query: { token: verification } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call('referral', { token })).body).toMatchObject({ signUps: 1, credit: { left: 0 } });
  });

  test('stops working when its account is deleted, even for users who verify their address later', async () => {
    const { token } = await newPerson();
    const { code } = (await call('referral', { token })).body;
    const email = newAddress();
    await register(email, code);
    await call('deactivate-account', { token, body: { confirm: 'DELETE' } });
    const verification = await tokenMailedTo(email);
    expect((await call('verify-email', { query: { token: verification } })).status).toBe(200);
    expect((await register(newAddress(), code)).status).toBe(400);
  });

  test('refuses an unknown code with 400 and creates no account', async () => {
    const email = newAddress();
    for (const code of ['ZZZZZZZZZZ', 'short', '#'.repeat(10)]) {
      const answer = await register(email, code);
      expect([answer.status, answer.body.error]).toEqual([400, 'This referral code is not valid']);
    }
    expect(await findUserByEmail(email)).toBeUndefined();
  });
});

describe('deactivate-account', () => {
  const leftOf = (userId: string) =>
    queryAll({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': lists.everything(userId).pk },
    });

  async function busySubscriber() {
    const person = await newSubscriber();
    const game = newGame();
    const ask = await storeAnswer(person.user.id, [legOn(game)]);
    await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
    await call('referral', { token: person.token });
    return { ...person, game };
  }

  test('removes everything about the user, ends the session, and frees the address', async () => {
    const { token, user, game } = await busySubscriber();
    const answer = await call('deactivate-account', { token, body: { confirm: 'DELETE' } });
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    expect(await leftOf(user.id)).toEqual([]);
    expect(await openLegsOn(game.id)).toEqual([]);
    expect(await findUserByEmail(user.email)).toBeUndefined();
    expect((await call('get-user-status', { token })).status).toBe(401);
    const again = await call('auth', {
      visitor: newVisitor(),
      body: { action: 'register', name: 'Back Again', email: user.email, password, agreeToTerms: true },
    });
    expect(again.status).toBe(201);
  });

  test('ends access even if interrupted after its first step, and the job finishes the removal', async () => {
    const { token, user } = await busySubscriber();
    await beginRemoval(user.id, new Date().toISOString());
    expect((await call('get-user-status', { token })).status).toBe(401);
    const signIn = await call('auth', {
      visitor: newVisitor(),
      body: { action: 'login', email: user.email, password },
    });
    expect([signIn.status, signIn.body.error]).toEqual([401, 'Invalid credentials']);
    await finishRemovals();
    await finishRemovals();
    expect(await leftOf(user.id)).toEqual([]);
  });

  test('removes data written by calls in progress: a save, an answer, a referral code', async () => {
    const { user } = await busySubscriber();
    const game = newGame();
    await beginRemoval(user.id, new Date(Date.now() - 2 * 3600_000).toISOString());
    await finishRemoval(user.id, new Date());
    expect(await leftOf(user.id)).toEqual([]);
    // Writes of calls that were authorized before the deletion.
    const ask = await storeAnswer(user.id, [legOn(game)]);
    const metadata = entitiesOf(ask.analysis);
    const words = { sport: 'NFL', reasoning: ask.prompt, playText: ask.response, metadata } as const;
    await savePick(newPick({ ...words, id: ask.id, userId: user.id, promptLogId: ask.id, now: new Date() }));
    const { code } = await ownReferral(user.id);
    expect(await leftOf(user.id)).not.toEqual([]);
    await finishRemovals();
    expect(await leftOf(user.id)).toEqual([]);
    expect(await openLegsOn(game.id)).toEqual([]);
    expect(await findReferral(code)).toBeUndefined();
    // Later, no trace of the account is left.
    expect((await leavingUsers()).map(({ userId }) => userId)).not.toContain(user.id);
  });

  test.each([[{}], [{ confirm: 'delete' }], [{ confirm: true }]])(
    'refuses %j with 400 and deletes nothing',
    async (body) => {
      const { token, user } = await newPerson();
      const answer = await call('deactivate-account', { token, body });
      expect([answer.status, answer.body.error]).toEqual([400, 'Please type DELETE to confirm']);
      expect(await leftOf(user.id)).toHaveLength(1);
    },
  );
});
