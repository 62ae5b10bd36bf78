/** Mails that come back or are called spam: the address is marked, and written to no more. */
import type { SNSEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { noteMailProblem } from '../../lambdas/data/addresses.ts';
import { findUser } from '../../lambdas/data/users.ts';
import { handler } from '../../lambdas/functions/mail-feedback.ts';
import { newAdmin } from '../support/admins.ts';
import { call, local } from '../support/api.ts';
import { newAddress, newPerson, newVisitor, password } from '../support/people.ts';

const records = (...messages: object[]): SNSEvent =>
  ({ Records: messages.map((message) => ({ Sns: { Message: JSON.stringify(message) } })) }) as SNSEvent;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();

const bounce = (emailAddress: string, bounceType = 'Permanent', timestamp = at(0)) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress }], timestamp },
});
const complaint = (emailAddress: string, timestamp = at(0)) => ({
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress }], timestamp },
});

const problemOf = async (id: string) => (await findUser(id))?.mailProblem;
const requestReset = (email: string) =>
  call('auth-reset-password', { body: { action: 'request', email }, visitor: newVisitor() });
const mailsTo = async (email: string) => (await local.mailsTo(email)).length;

describe('a mail that', () => {
  test('comes back for good marks its address, once however often it is told', async () => {
    const { user } = await newPerson();
    await handler(records(bounce(`Somebody <${user.email.toUpperCase()}>`)));
    await Promise.all(Array.from({ length: 5 }, () => handler(records(bounce(user.email)))));
    expect(await problemOf(user.id)).toEqual({ problem: 'bounced', at: at(0) });
  });

  test('is called spam marks it, and the newest word stands in whatever order they come', async () => {
    const { user } = await newPerson();
    await handler(records(complaint(user.email, at(9)), bounce(user.email, 'Permanent', at(3))));
    expect(await problemOf(user.id)).toEqual({ problem: 'complained', at: at(9) });
  });

  test.each([
    ['found a full mailbox', (email: string) => bounce(email, 'Transient')],
    ['arrived', () => ({ eventType: 'Delivery', delivery: {} })],
    ['was to nobody we know', () => bounce(newAddress())],
  ])('%s marks nothing', async (_name, message) => {
    const { user } = await newPerson();
    await handler(records(message(user.email)));
    expect(await problemOf(user.id)).toBeUndefined();
  });

  test('is told of in words we do not know is tried again, and marks nothing', async () => {
    await expect(handler(records({ eventType: 'Bounce', bounce: {} }))).rejects.toThrow();
    await expect(handler(records({ other: 1 }))).rejects.toThrow();
  });
});

test('the text that the mail service tries the topic with at the first deploy is no failure', async () => {
  const Message = 'Successfully validated SNS topic for Amazon SES event publishing.';
  await expect(handler({ Records: [{ Sns: { Message } }] } as SNSEvent)).resolves.toBeUndefined();
  await expect(handler({ Records: [{ Sns: { Message: 'Another text' } }] } as SNSEvent)).rejects.toThrow();
});

describe('an address with a mark', () => {
  test('gets no mail, and the answer does not tell', async () => {
    const [marked, other] = await Promise.all([newPerson(), newPerson()]);
    await noteMailProblem(marked.user.email, { problem: 'bounced', at: at(0) });
    const answers = await Promise.all([requestReset(marked.user.email), requestReset(other.user.email)]);
    expect(answers[0]).toMatchObject({ status: 200, body: answers[1]?.body });
    expect(await Promise.all([mailsTo(marked.user.email), mailsTo(other.user.email)])).toEqual([0, 1]);
  });

  test('is told to its owner, whose session and password stay', async () => {
    const { user, token } = await newPerson();
    const shown = async () => (await call('user-profile', { token })).body.profile.mailProblem;
    expect(await shown()).toBeNull();
    await noteMailProblem(user.email, { problem: 'complained', at: at(0) });
    expect(await shown()).toBe('complained');
    const login = { action: 'login', email: user.email, password };
    expect((await call('auth', { body: login, visitor: newVisitor() })).status).toBe(200);
  });

  test('loses it with the account’s next address', async () => {
    const { user } = await newPerson();
    const { token } = await newAdmin();
    await noteMailProblem(user.email, { problem: 'bounced', at: at(0) });
    const edit = (email: string) =>
      call('get-users', { token, method: 'PUT', body: { id: user.id, name: 'Test Person', email } });
    expect((await edit(user.email)).status).toBe(200);
    expect(await problemOf(user.id)).toBeDefined();
    const next = newAddress();
    expect((await edit(next)).status).toBe(200);
    expect(await problemOf(user.id)).toBeUndefined();
    await requestReset(next);
    expect(await mailsTo(next)).toBe(1);
  });
});

test('SES’s own words find their way: a link to an address that does not exist marks it', async () => {
  const { user } = await newPerson();
  await local.control({ mail: { mode: 'bounced', match: user.email } });
  await requestReset(user.email);
  await expect.poll(() => problemOf(user.id)).toMatchObject({ problem: 'bounced' });
  expect(await mailsTo(user.email)).toBe(0);
});
