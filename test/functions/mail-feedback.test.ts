/** Bounces and complaints: the address is marked, and gets no more email. */
import type { SNSEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { recordMailProblem } from '../../lambdas/data/accounts/addresses.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
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

describe('an email that', () => {
  test('bounces permanently marks the address, once however often it is reported', async () => {
    const { user } = await newPerson();
    await handler(records(bounce(`Somebody <${user.email.toUpperCase()}>`)));
    await Promise.all(Array.from({ length: 5 }, () => handler(records(bounce(user.email)))));
    expect(await problemOf(user.id)).toEqual({ problem: 'bounced', at: at(0) });
  });

  test('is marked as spam marks the address, and the newest report counts in any order of arrival', async () => {
    const { user } = await newPerson();
    await handler(records(complaint(user.email, at(9)), bounce(user.email, 'Permanent', at(3))));
    expect(await problemOf(user.id)).toEqual({ problem: 'complained', at: at(9) });
  });

  test.each([
    ['bounced from a full mailbox', (email: string) => bounce(email, 'Transient')],
    ['arrived', () => ({ eventType: 'Delivery', delivery: {} })],
    ['was sent to an unknown address', () => bounce(newAddress())],
  ])('%s marks nothing', async (_name, message) => {
    const { user } = await newPerson();
    await handler(records(message(user.email)));
    expect(await problemOf(user.id)).toBeUndefined();
  });

  test('is reported in an unknown format fails for a retry and marks nothing', async () => {
    await expect(handler(records({ eventType: 'Bounce', bounce: {} }))).rejects.toThrow();
    await expect(handler(records({ other: 1 }))).rejects.toThrow();
  });
});

test("SES's test message for a new topic is accepted", async () => {
  const Message = 'Successfully validated SNS topic for Amazon SES event publishing.';
  await expect(handler({ Records: [{ Sns: { Message } }] } as SNSEvent)).resolves.toBeUndefined();
  await expect(handler({ Records: [{ Sns: { Message: 'Another text' } }] } as SNSEvent)).rejects.toThrow();
});

describe('a marked address', () => {
  test('gets no email, and the response does not reveal it', async () => {
    const [marked, other] = await Promise.all([newPerson(), newPerson()]);
    await recordMailProblem(marked.user.email, { problem: 'bounced', at: at(0) });
    const answers = await Promise.all([requestReset(marked.user.email), requestReset(other.user.email)]);
    expect(answers[0]).toMatchObject({ status: 200, body: answers[1]?.body });
    expect(await Promise.all([mailsTo(marked.user.email), mailsTo(other.user.email)])).toEqual([0, 1]);
  });

  test('is shown to its owner, whose session and password still work', async () => {
    const { user, token } = await newPerson();
    const shown = async () => (await call('user-profile', { token })).body.profile.mailProblem;
    expect(await shown()).toBeNull();
    await recordMailProblem(user.email, { problem: 'complained', at: at(0) });
    expect(await shown()).toBe('complained');
    const login = { action: 'login', email: user.email, password };
    expect((await call('auth', { body: login, visitor: newVisitor() })).status).toBe(200);
  });

  test('loses the mark when the account changes its address', async () => {
    const { user } = await newPerson();
    const { token } = await newAdmin();
    await recordMailProblem(user.email, { problem: 'bounced', at: at(0) });
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

test('a bounce reported by SES itself marks an address that does not exist', async () => {
  const { user } = await newPerson();
  await local.control({ mail: { mode: 'bounced', match: user.email } });
  await requestReset(user.email);
  await expect.poll(() => problemOf(user.id)).toMatchObject({ problem: 'bounced' });
  expect(await mailsTo(user.email)).toBe(0);
});
