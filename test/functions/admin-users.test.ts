/** Users in the admin portal: list, create, edit, view, questions and audit trail. */
import { beforeAll, describe, expect, test } from 'vitest';
import { storeResetLink } from '../../lambdas/data/accounts/addresses.ts';
import { auditOf, writeAudit } from '../../lambdas/data/accounts/audit.ts';
import { putExclusion } from '../../lambdas/data/accounts/mailboxes.ts';
import { newLinkToken } from '../../lambdas/data/accounts/tokens.ts';
import { editUser, findUser, findUserByEmail } from '../../lambdas/data/accounts/users.ts';
import { transact } from '../../lambdas/data/platform/table.ts';
import { newAdmin } from '../support/admins.ts';
import { call } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { billing, newBuyer, waitForUser } from '../support/billing.ts';
import { newAddress, newPerson, newSubscriber, newVisitor, password, randomWord } from '../support/people.ts';

let token: string;
let by: string;
beforeAll(async () => {
  const { admin, token: given } = await newAdmin();
  token = given;
  by = `admin:${admin.email}`;
});

const list = (query: Record<string, string> = {}) => call('get-users', { token, query });
const create = (body: object) => call('get-users', { token, body });
const edit = (body: object) => call('get-users', { token, method: 'PUT', body });
const logIn = (email: string, given: string) =>
  call('auth', { body: { action: 'login', email, password: given }, visitor: newVisitor() });

/** Users whose names share one word that no other user has. */
async function newUsers(plans: readonly string[]): Promise<{ word: string; emails: string[] }> {
  const word = `w${randomWord()}`;
  const emails: string[] = [];
  for (const [nth, subscription_plan] of plans.entries()) {
    const email = `${word}-${nth}@example.com`;
    const answer = await create({ name: `Person ${nth % 2}`, email, password, subscription_plan });
    expect(answer.status).toBe(201);
    emails.push(email);
  }
  return { word, emails };
}

describe('GET', () => {
  test("returns the columns of the portal's table, newest first, ten to a page", async () => {
    const { word, emails } = await newUsers(Array.from({ length: 12 }, () => 'free'));
    const first = await list({ search: word });
    expect(first.status).toBe(200);
    expect(first.body.pagination).toEqual({ page: 1, limit: 10, total: 12, pages: 2 });
    expect(first.body.users).toHaveLength(10);
    expect(first.body.users[0]).toEqual({
      id: expect.any(String),
      name: 'Person 1',
      email: emails[11],
      subscription_plan: 'free',
      paid: false,
      subscription_status: 'inactive',
      next_billing_date: null,
      cancel_at_period_end: false,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      last_login: null,
    });
    const second = await list({ search: word, page: '2' });
    const seen = [...first.body.users, ...second.body.users].map(({ email }) => email);
    expect(seen).toEqual(emails.toReversed());
    expect((await list({ search: word, page: '3' })).body.users).toEqual([]);
  });

  test('marks a plan as paid in list and search until the subscription ends', async () => {
    const { user } = await newBuyer('core');
    const isPaid = async (query: Record<string, string>) =>
      (await list(query)).body.users.find(({ id }: { id: string }) => id === user.id)?.paid;
    expect(await isPaid({ search: user.email })).toBe(true);
    expect(await isPaid({ subscription_plan: 'core', limit: '100' })).toBe(true);
    expect((await edit({ id: user.id, name: user.name, email: user.email })).body.user.paid).toBe(true);
    const { body } = await list({ search: user.email });
    expect(body.users).toMatchObject([
      { subscription_status: 'active', next_billing_date: expect.any(Number), cancel_at_period_end: false },
    ]);
    await billing({ user, token: '' }, 'end');
    await waitForUser(user.id, { plan: 'free' });
    expect(await isPaid({ search: user.email })).toBe(false);
  });

  test('does not mark a granted plan as paid', async () => {
    const { user } = await newPerson();
    const granted = await edit({ id: user.id, name: user.name, email: user.email, subscription_plan: 'pro' });
    expect(granted.body.user).toMatchObject({ subscription_plan: 'pro', paid: false });
    expect((await list({ search: user.email })).body.users).toMatchObject([{ paid: false }]);
  });

  test('lists all users without a search, with the newest on the first page', async () => {
    const { emails } = await newUsers(['core']);
    for (const subscription_plan of ['', 'all', 'core', 'CORE']) {
      const { body } = await list({ limit: '100', subscription_plan });
      expect(body.users.map(({ email }: { email: string }) => email)).toContain(emails[0]);
      expect(body.pagination).toMatchObject({ page: 1, limit: 100, total: expect.any(Number) });
    }
    const { body } = await list({ limit: '100', subscription_plan: 'pro' });
    for (const user of body.users) expect(user.subscription_plan).toBe('pro');
  });

  test('filters and sorts search results', async () => {
    const { word, emails } = await newUsers(['free', 'core', 'pro', 'core']);
    const emailsOf = async (query: Record<string, string>) => {
      const { body } = await list({ search: word, ...query });
      return body.users.map(({ email }: { email: string }) => email);
    };
    expect(await emailsOf({ subscription_plan: 'core', sort_by: 'email', sort_order: 'asc' })).toEqual([
      emails[1],
      emails[3],
    ]);
    expect(await emailsOf({ sort_by: 'name', sort_order: 'asc' })).toEqual([
      emails[0],
      emails[2],
      emails[1],
      emails[3],
    ]);
    await logIn(emails[2] ?? '', password);
    expect(await emailsOf({ sort_by: 'last_login', sort_order: 'desc', limit: '1' })).toEqual([emails[2]]);
    expect(await emailsOf({ search: `${word.toUpperCase()}-3@example.com` })).toEqual([emails[3]]);
  });

  test.each([
    [{ page: '0' }, 'page must be a whole number from 1 to 1000000'],
    [{ page: '-1' }, 'page must be a whole number from 1 to 1000000'],
    [{ page: '1e9' }, 'page must be a whole number from 1 to 1000000'],
    [{ page: '1000000000' }, 'page must be a whole number from 1 to 1000000'],
    [{ page: 'NaN' }, 'page must be a whole number from 1 to 1000000'],
    [{ limit: '0' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '10001' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '1.5' }, 'limit must be a whole number from 1 to 100'],
    [{ sort_by: '__proto__' }, 'sort_by must be one of: created_at, last_login, name, email'],
    [{ sort_by: 'passwordHash' }, 'sort_by must be one of: created_at, last_login, name, email'],
    [{ sort_order: 'constructor' }, 'sort_order must be one of: asc, desc'],
    [{ subscription_plan: '__proto__' }, 'subscription_plan must be one of: free, core, pro'],
    [{ search: 'x'.repeat(255) }, 'search must be at most 254 characters long'],
  ])('refuses %j with 400', async (query, error) => {
    const answer = await list(query as Record<string, string>);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  test.each(['%', '*', '.*', '(.+)+$', '\u{1F600}', '"; drop', '\u0000'])(
    'searches for %j literally, not as a pattern',
    async (search) => {
      const answer = await list({ search });
      expect(answer.status).toBe(200);
      expect(answer.body.users).toEqual([]);
      expect(answer.body.pagination).toMatchObject({ total: 0, pages: 0 });
    },
  );

  test('matches the beginning of a word by a single character', async () => {
    await newUsers(['free']);
    const answer = await list({ search: 'W' });
    expect(answer.status).toBe(200);
    for (const { name, email } of answer.body.users) expect(`${name} ${email}`).toMatch(/(^|[^a-z0-9])w/i);
  });

  test('returns an empty page far past the end', async () => {
    const answer = await list({ page: '1000000', limit: '100' });
    expect([answer.status, answer.body.users]).toEqual([200, []]);
  });

  test('never returns a password or its hash', async () => {
    await newUsers(['pro']);
    expect((await list()).text).not.toMatch(/password|\$2[aby]\$/i);
  });
});

describe('POST', () => {
  test('creates an account that can sign in at once, and records it in the audit trail', async () => {
    const email = newAddress();
    const answer = await create({ name: '  New One ', email, password, subscription_plan: 'core' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      user: { name: 'New One', email, subscription_plan: 'core' },
    });
    const session = await logIn(email, password);
    expect(session.status).toBe(200);
    expect((await call('get-user-status', { token: session.body.token })).body).toMatchObject({
      status: 'active',
      subscription_plan: 'core',
      remainingPrompts: 10,
      breakUntil: null,
    });
    expect(await auditOf(answer.body.user.id, 10)).toMatchObject([
      { by, what: 'account created', before: {}, after: { name: 'New One', email, plan: 'core' } },
    ]);
  });

  test('defaults to the free plan and ignores unknown fields', async () => {
    const email = newAddress();
    const answer = await create({
      name: 'New One',
      email,
      password,
      id: 'mine',
      role: 'admin',
      sessionVersion: 99,
      subscriptionStatus: 'active',
    });
    expect(answer.body.user.subscription_plan).toBe('free');
    expect(await findUserByEmail(email)).toMatchObject({
      id: expect.not.stringMatching('mine'),
      role: 'user',
      sessionVersion: 1,
      plan: 'free',
      subscriptionStatus: 'inactive',
      verifiedAt: expect.any(String),
    });
  });

  test('creates one account from ten spellings of one address', async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        create({ name: 'New One', email: nth % 2 ? email.toUpperCase() : ` ${email}`, password }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body.error]).toEqual([409, 'A user with this email already exists']);
    }
  });

  test.each([
    ['no name', { name: '' }, 'Name is required'],
    ['no address', { email: undefined }, 'Email is required'],
    [
      'an address with one long Unicode ligature',
      { email: `${'\ufdfa'.repeat(100)}@b.co` },
      'Please enter a valid email address',
    ],
    ['no password', { password: undefined }, 'Password is required'],
    [
      'a weak password',
      { password: 'weak' },
      'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
    ],
    ['an unknown plan', { subscription_plan: 'elite' }, 'subscription_plan must be one of: free, core, pro'],
    ['a plan as an object', { subscription_plan: {} }, 'subscription_plan must be one of: free, core, pro'],
  ])('refuses %s with 400 and writes nothing', async (_name, wrong, error) => {
    const email = newAddress();
    const answer = await create({ name: 'New One', email, password, ...wrong });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
    expect(await findUserByEmail(email)).toBeUndefined();
  });
});

describe('PUT', () => {
  const bodyOf = ({ id, name, email }: { id: string; name: string; email: string }, more: object = {}) => ({
    id,
    name,
    email,
    ...more,
  });

  test('applies a plan to the next call; free ends access at once', async () => {
    const { user, token: session } = await newPerson();
    expect((await call('tracker-get', { token: session })).status).toBe(403);
    const granted = await edit(bodyOf(user, { subscription_plan: 'pro' }));
    expect(granted.body).toMatchObject({ success: true, user: { id: user.id, subscription_plan: 'pro' } });
    expect((await call('tracker-get', { token: session })).status).toBe(200);
    expect((await call('user-subscription', { token: session })).body.subscription).toMatchObject({
      plan: 'pro',
      status: 'active',
      amount: null,
      next_billing_date: null,
    });
    expect((await edit(bodyOf(user, { subscription_plan: 'free' }))).status).toBe(200);
    expect((await call('tracker-get', { token: session })).status).toBe(403);
    expect(await auditOf(user.id, 10)).toMatchObject([
      { by, before: { plan: 'pro', status: 'active' }, after: { plan: 'free', status: 'inactive' } },
      { by, before: { plan: 'free' }, after: { plan: 'pro', status: 'active' } },
    ]);
  });

  test('leaves the subscription alone if the plan does not change', async () => {
    const { user } = await newPerson({ plan: 'core', status: 'past_due' });
    expect((await edit(bodyOf(user, { name: 'Renamed', subscription_plan: 'core' }))).status).toBe(200);
    expect(await findUser(user.id)).toMatchObject({ name: 'Renamed', subscriptionStatus: 'past_due' });
  });

  test('signs in and finds the user by the new address, and frees the old one', async () => {
    const { user } = await newPerson();
    const email = newAddress();
    expect((await edit(bodyOf(user, { email }))).status).toBe(200);
    expect((await logIn(email, password)).status).toBe(200);
    expect((await logIn(user.email, password)).status).toBe(401);
    expect((await list({ search: user.email })).body.users).toEqual([]);
    expect((await list({ search: email })).body.users).toMatchObject([{ id: user.id, email }]);
    expect((await create({ name: 'Other', email: user.email, password })).status).toBe(201);
  });

  test.each([
    ['sent to the old address', () => ({ email: newAddress() })],
    ['for the old password', () => ({ password: 'Another-Horse-8' })],
  ])('refuses a reset link %s', async (_name, change) => {
    const { user } = await newPerson();
    const { token: reset, hash } = newLinkToken(user.id);
    const expiresAt = Math.floor(Date.now() / 1000) + 600;
    await storeResetLink({ hash, purpose: 'reset', userId: user.id, expiresAt });
    expect((await edit(bodyOf(user, change()))).status).toBe(200);
    const before = await findUser(user.id);
    const answer = await call('auth-reset-password', {
      body: { action: 'reset', token: reset, password: 'Stolen-Horse-1' },
    });
    expect(answer.status).toBe(400);
    expect(await findUser(user.id)).toEqual(before);
  });

  test('refuses a taken address with 409 and saves nothing', async () => {
    const { user } = await newPerson();
    const { user: other } = await newPerson();
    const answer = await edit(
      bodyOf(user, {
        name: 'Half',
        email: other.email.toUpperCase(),
        subscription_plan: 'pro',
        password: 'New-Horse-88',
      }),
    );
    expect([answer.status, answer.body.error]).toEqual([409, 'A user with this email already exists']);
    expect(await findUser(user.id)).toEqual(user);
    expect(await auditOf(user.id, 10)).toEqual([]);
  });

  test('ends every session on a new password, ignores an empty one, and keeps both out of the audit trail', async () => {
    const { user, token: session } = await newPerson();
    expect((await edit(bodyOf(user, { password: '' }))).status).toBe(200);
    expect((await call('get-user-status', { token: session })).status).toBe(200);
    expect((await edit(bodyOf(user, { password: 'Another-Horse-8' }))).status).toBe(200);
    expect((await call('get-user-status', { token: session })).status).toBe(401);
    expect((await logIn(user.email, password)).status).toBe(401);
    expect((await logIn(user.email, 'Another-Horse-8')).status).toBe(200);
    const audit = await auditOf(user.id, 10);
    expect(audit).toMatchObject([{ after: { newPassword: true } }]);
    expect(JSON.stringify(audit)).not.toMatch(/Horse|\$2/);
  });

  test('leaves one account, one lock and one list entry after ten simultaneous edits', async () => {
    const { user } = await newPerson();
    const word = `w${randomWord()}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        edit(bodyOf(user, { name: `${word} ${nth}`, email: `${word}${nth}@example.com` })),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const now = await findUser(user.id);
    const { body } = await list({ search: word });
    expect(body.users).toMatchObject([{ id: user.id, name: now?.name, email: now?.email }]);
    for (let nth = 0; nth < 10; nth += 1) {
      const email = `${word}${nth}@example.com`;
      expect((await findUserByEmail(email))?.id).toBe(email === now?.email ? user.id : undefined);
    }
  });

  test('gives an address to one of ten users edited to it at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => newPerson()));
    const email = newAddress();
    const answers = await Promise.all(people.map(({ user }) => edit(bodyOf(user, { email }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('ignores unknown fields', async () => {
    const { user } = await newPerson();
    await edit(
      bodyOf(user, { role: 'admin', sessionVersion: 99, subscriptionStatus: 'active', createdAt: 'x' }),
    );
    expect(await findUser(user.id)).toEqual(user);
  });

  test.each([
    ['an unknown id', { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, 404, 'User not found'],
    ["an administrator's address as id", { id: 'admin@example.com' }, 404, 'User not found'],
    ['no id', { id: undefined }, 400, 'id is required'],
    ['no name', { name: ' ' }, 400, 'Name is required'],
    ['no mail address', { email: 'nobody' }, 400, 'Please enter a valid email address'],
    [
      'a weak password',
      { password: 'short' },
      400,
      'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
    ],
  ])('refuses %s', async (_name, wrong, status, error) => {
    const { user } = await newPerson();
    const answer = await edit({ ...bodyOf(user, { name: 'Changed' }), ...wrong });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await findUser(user.id)).toEqual(user);
  });
});

describe('one user', () => {
  const view = (id: string) => call('get-users', { token, body: { action: 'view', id } });
  const asksOf = (id: string) => call('get-users', { token, body: { action: 'asks', id } });
  const older = (id: string, before: unknown) =>
    call('get-users', { token, body: { action: 'audit', id, before } });

  test('shows the plan, billing, picks and audit trail', async () => {
    const person = await newBuyer('core');
    const { user } = person;
    const ask = await storeAnswer(user.id, [legOn(newGame())]);
    await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
    const { status, body, text } = await view(user.id);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      id: user.id,
      email: user.email,
      subscription_plan: 'core',
      subscription_status: 'active',
      amount: 9.99,
      interval: 'month',
      next_billing_date: expect.any(Number),
      customer_id: user.customerId,
      deactivated_at: null,
      mail_problem: null,
      prompts_used_today: 1,
      prompts_per_day: 10,
      break_until: null,
      excluded_until: null,
      picks: { pending: 1, hit: 0, miss: 0, push: 0 },
    });
    expect(body.audit.entries[0]).toMatchObject({
      by: expect.stringMatching(/^payments:/),
      before: { plan: 'free' },
      after: { plan: 'core' },
    });
    expect(body.audit.next).toBeNull();
    // An event of the provider may be called checkout.session.completed.
    expect(text).not.toMatch(/password|hash|session(?!\.completed)|\$2[aby]\$/i);
    expect(text).not.toContain(ask.prompt);
  });

  test('shows the questions on request and records each view in the audit trail', async () => {
    const { user } = await newSubscriber();
    const old = await storeAnswer(user.id, [legOn(newGame())], new Date(Date.now() - 60_000));
    const ask = await storeAnswer(user.id, [legOn(newGame())], new Date(), { substituted: true });
    const { status, body } = await asksOf(user.id);
    expect(status).toBe(200);
    expect(body.asks).toEqual([
      {
        id: ask.id,
        asked_at: ask.createdAt,
        prompt: ask.prompt,
        sport: 'NFL',
        answer: ['Home Town moneyline'],
        charged: true,
        substituted: true,
      },
      expect.objectContaining({ id: old.id, substituted: false }),
    ]);
    await asksOf(user.id);
    const auditEntry = { by, what: 'questions viewed', before: {}, after: { questions: 2 } };
    expect(await auditOf(user.id, 10)).toMatchObject([auditEntry, auditEntry]);
    expect((await view(user.id)).body.audit.entries).toMatchObject([auditEntry, auditEntry]);
    expect(JSON.stringify(await auditOf(user.id, 10))).not.toContain(ask.prompt);
  });

  test('pages through the audit trail from newest to oldest, each entry once', async () => {
    const { user } = await newPerson();
    for (let nth = 0; nth < 45; nth += 1) {
      const entry = {
        userId: user.id,
        at: new Date(1_790_000_000_000 + nth).toISOString(),
        by,
        what: `${nth}`,
      };
      await writeAudit({ ...entry, before: {}, after: {} }, { keptDays: 1 });
    }
    const { audit } = (await view(user.id)).body;
    const pages = [audit];
    while (pages.at(-1).next) pages.push((await older(user.id, pages.at(-1).next)).body);
    expect(pages.map(({ entries }) => entries.length)).toEqual([20, 20, 5]);
    expect(pages.flatMap(({ entries }) => entries.map(({ what }: { what: string }) => what))).toEqual(
      Array.from({ length: 45 }, (_, nth) => `${44 - nth}`),
    );
  });

  test.each([undefined, '', 'x', '2026-11-20T12:00:00.000Z#', `${'9'.repeat(24)}#`, { at: 1 }])(
    'refuses a page of the audit trail after %j with 400',
    async (before) => {
      expect((await older('somebody', before)).status).toBe(400);
    },
  );

  test.each(['view', 'asks'])('%s of an unknown user is 404 and writes nothing', async (action) => {
    const id = `nobody-${randomWord()}`;
    const answer = await call('get-users', { token, body: { action, id } });
    expect([answer.status, answer.body.error]).toEqual([404, 'User not found']);
    expect(await auditOf(id, 1)).toEqual([]);
  });

  test('is closed to users', async () => {
    const { user, token: session } = await newSubscriber();
    for (const action of ['view', 'asks', 'audit']) {
      expect((await call('get-users', { token: session, body: { action, id: user.id } })).status).toBe(401);
    }
    expect(await auditOf(user.id, 1)).toEqual([]);
  });
});

describe('an account that is moved to an excluded mailbox', () => {
  const at = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();
  const moved = async (own: string | undefined, mailboxUntil: string) => {
    const { user } = await newPerson();
    const before = { ...user, ...(own && { excludedUntil: own }) };
    expect(await editUser(user, before, new Date())).toBe('edited');
    const email = newAddress();
    await transact([putExclusion(email, mailboxUntil)]);
    expect((await edit({ id: user.id, name: user.name, email })).status).toBe(200);
    return (await findUser(user.id))?.excludedUntil;
  };

  test('is excluded until the later of both times, so that no exclusion is shortened', async () => {
    const [soon, late] = [at(200), at(400)];
    expect(await moved(undefined, soon)).toBe(soon);
    expect(await moved(soon, late)).toBe(late);
    expect(await moved(late, soon)).toBe(late);
  });
});
