/** The SES stand-in, called with the real SDK. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SESClient, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-ses';
import { describe, expect, test, vi } from 'vitest';
import { makeControls } from '../../../scripts/local/controls.ts';
import type { TellTrouble } from '../../../scripts/local/mail/feedback.ts';
import { openMailbox } from '../../../scripts/local/mail/mailbox.ts';
import { answerMailPage } from '../../../scripts/local/mail/page.ts';
import { answerMail } from '../../../scripts/local/mail.ts';
import { CannotStart } from '../../../scripts/local/process/state.ts';
import { newFolder } from './folder.ts';
import { serve } from './serve.ts';

const mail = (changes: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  Source: 'GamePlan <no-reply@gameplan.test>',
  Destination: { ToAddresses: ['Somebody <somebody@example.com>'] },
  Message: {
    Subject: { Data: 'Héllo & <welcome>' },
    Body: { Text: { Data: 'See http://localhost/x?a=1&b=2' }, Html: { Data: '<p>Hi</p>' } },
  },
  ...changes,
});

async function setUp() {
  const mailbox = openMailbox(newFolder());
  const controls = makeControls();
  const tell = vi.fn<TellTrouble>();
  const endpoint = await serve((request) =>
    answerMail({ mailbox, controls, verifiedDomain: 'gameplan.test', tell }, request),
  );
  const client = new SESClient({
    endpoint,
    region: 'ca-central-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
  });
  return {
    mailbox,
    controls,
    tell,
    send: (input: SendEmailCommandInput) => client.send(new SendEmailCommand(input)),
  };
}

test('stores an email as sent and returns its id', async () => {
  const { mailbox, send } = await setUp();
  const { MessageId } = await send(mail());
  expect(mailbox.list()).toEqual([
    {
      id: MessageId,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      from: 'GamePlan <no-reply@gameplan.test>',
      to: 'somebody@example.com',
      subject: 'Héllo & <welcome>',
      text: 'See http://localhost/x?a=1&b=2',
      html: '<p>Hi</p>',
    },
  ]);
});

test.each([
  ['a sender whose domain is not verified', { Source: 'me@elsewhere.test' }, 'MessageRejected'],
  ['no recipient', { Destination: {} }, 'InvalidParameterValue'],
  ['an address without a domain', { Destination: { ToAddresses: ['somebody'] } }, 'InvalidParameterValue'],
  ['two addresses in one', { Destination: { ToAddresses: ['a@b.c\nBcc: d@e.f'] } }, 'InvalidParameterValue'],
  [
    'more than fifty recipients',
    { Destination: { ToAddresses: Array.from({ length: 51 }, (_, n) => `p${n}@example.com`) } },
    'InvalidParameterValue',
  ],
  [
    'a line break in the subject',
    { Message: { Subject: { Data: 'a\r\nBcc: x@y.z' }, Body: { Text: { Data: 'x' } } } },
    'InvalidParameterValue',
  ],
  ['no subject', { Message: { Subject: { Data: '' }, Body: { Text: { Data: 'x' } } } }, 'ValidationError'],
])('refuses %s as SES does, and stores nothing', async (_what, changes, name) => {
  const { mailbox, send } = await setUp();
  await expect(send(mail(changes))).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
  expect(mailbox.list()).toEqual([]);
});

test('refuses an unsigned request', async () => {
  const mailbox = openMailbox(newFolder());
  const url = await serve((request) =>
    answerMail(
      { mailbox, controls: makeControls(), verifiedDomain: 'gameplan.test', tell: vi.fn() },
      request,
    ),
  );
  const response = await fetch(url, { method: 'POST', body: 'Action=SendEmail' });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('<Code>MissingAuthenticationToken</Code>');
});

test('throttles or fails the selected emails only', async () => {
  const { mailbox, controls, send } = await setUp();
  controls.set({ mail: { mode: 'throttled', match: 'unlucky@example.com' } });
  const unlucky = mail({ Destination: { ToAddresses: ['unlucky@example.com'] } });
  await expect(send(unlucky)).rejects.toMatchObject({ name: 'Throttling' });
  await send(mail());
  controls.set({ mail: { mode: 'down', match: 'unlucky@example.com' } });
  await expect(send(unlucky)).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } });
  controls.set({ mail: { mode: 'normal', match: 'unlucky@example.com' } });
  await send(unlucky);
  expect(mailbox.list().map(({ to }) => to)).toEqual(['unlucky@example.com', 'somebody@example.com']);
});

describe('the mailbox', () => {
  const kept = { from: 'a@gameplan.test', subject: 'S', html: '', text: 'T' };

  test('finds its emails again, newest first, and by address in any case', () => {
    const folder = newFolder();
    const before = openMailbox(folder);
    before.keep({ ...kept, to: 'One@example.com' });
    before.keep({ ...kept, to: 'two@example.com' });
    const after = openMailbox(folder);
    expect(after.list()).toEqual(before.list());
    expect(after.list().map(({ to }) => to)).toEqual(['two@example.com', 'One@example.com']);
    expect(after.list('one@EXAMPLE.com').map(({ to }) => to)).toEqual(['One@example.com']);
  });

  test('loses only an email whose write was interrupted', () => {
    const folder = newFolder();
    openMailbox(folder).keep({ ...kept, to: 'one@example.com' });
    appendFileSync(join(folder, 'mail.jsonl'), '{"id":"2","at":"2026');
    const after = openMailbox(folder);
    expect(after.list()).toHaveLength(1);
    after.keep({ ...kept, to: 'two@example.com' });
    expect(openMailbox(folder).list()).toHaveLength(2);
  });

  test('explains how to fix a file of another format', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'mail.jsonl'), 'not ours\n');
    expect(() => openMailbox(folder)).toThrow(CannotStart);
    expect(() => openMailbox(folder)).toThrow(/delete the folder/);
  });
});

describe('the inbox page', () => {
  test('shows the email with its links, and its HTML in a sandbox', () => {
    const mailbox = openMailbox(newFolder());
    const id = mailbox.keep({
      to: 'one@example.com',
      from: 'a@gameplan.test',
      subject: '<b>Hi</b>',
      html: '<html><head></head><body><a href="http://localhost/v?t=1">Go</a><script>alert(1)</script></body></html>',
      text: 'Go to http://localhost/v?t=1&u=2',
    });
    const get = (path: string) => answerMailPage(mailbox, path, new URLSearchParams());
    const list = String(get('/mail')?.body);
    expect(list).toContain(`href="/_local/mail/${id}"`);
    expect(list).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    const single = String(get(`/mail/${id}`)?.body);
    expect(single).toContain('<a href="http://localhost/v?t=1&amp;u=2">');
    expect(single).not.toContain('alert(1)');
    const framed = get(`/mail/${id}/html`);
    expect(String(framed?.body)).toContain('<base target="_top">');
    const policy = String(framed?.headers?.['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-scripts)/);
    expect(get('/mail/unknown')).toBeUndefined();
  });
});

test.each(['bounced', 'complained'] as const)('accepts an email that is %s, and reports it', async (mode) => {
  const { mailbox, controls, tell, send } = await setUp();
  controls.set({ mail: { mode } });
  const { MessageId } = await send(mail());
  expect(tell.mock.calls).toEqual([[mode, MessageId, ['somebody@example.com']]]);
  expect(mailbox.list()).toHaveLength(mode === 'bounced' ? 0 : 1);
});
