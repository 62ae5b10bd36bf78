/** Mails after paying, canceling and deleting: each once, with its date, and kept until it is sent. */
import { expect, test } from 'vitest';
import { sendAccountMails } from '../../lambdas/app/accounts/account-mails.ts';
import type { WaitingMail } from '../../lambdas/data/accounts/account-mails.ts';
import { dateLabel } from '../../lambdas/domain/platform/calendar.ts';
import { handler as sendNotices } from '../../lambdas/functions/send-notices.ts';
import { MailNotSent } from '../../lambdas/services/notifications/mail.ts';
import { call, local } from '../support/api.ts';
import { newBuyer } from '../support/billing.ts';
import { newPerson } from '../support/people.ts';

/** Newest first, without what registering sends. */
async function mailsTo(address: string) {
  await sendNotices();
  const mails = await local.mailsTo(address);
  return mails.filter(({ subject }) => !subject.startsWith('Verify'));
}

test('paying, canceling, keeping and deleting send one mail each', async () => {
  const { user, token } = await newBuyer('pro');
  const manage = (action: string) => call('manage-subscription', { token, body: { action } });
  const { subscription } = (await call('user-subscription', { token })).body;
  const end = dateLabel(new Date(subscription.next_billing_date * 1000).toISOString());

  const [paid, ...others] = await mailsTo(user.email);
  expect(others, 'each event of the payment provider tells the same').toEqual([]);
  expect(paid?.subject).toBe('Your GamePlan Pro plan is active');
  expect(paid?.text).toContain('$24.99 a month, with 50 prompts a day');
  expect(paid?.text).toContain(`It renews on ${end}`);

  await manage('cancel');
  const [canceled] = await mailsTo(user.email);
  expect(canceled?.subject).toBe('Your GamePlan plan is canceled');
  expect(canceled?.text).toContain(`You keep access until ${end}.`);
  await manage('reactivate');
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    'Your GamePlan plan continues',
    'Your GamePlan plan is canceled',
    'Your GamePlan Pro plan is active',
  ]);

  await call('deactivate-account', { token, body: { confirm: 'DELETE' } });
  const [deleted, ...before] = await mailsTo(user.email);
  expect(deleted?.subject).toBe('Your GamePlan account was deleted');
  expect(deleted?.text).toContain('you will not be charged again');
  expect(before).toHaveLength(3);
});

test('an address that was never verified gets none', async () => {
  const { user, token } = await newPerson({ verified: false });
  expect((await call('deactivate-account', { token, body: { confirm: 'DELETE' } })).status).toBe(200);
  expect(await mailsTo(user.email)).toEqual([]);
});

test('a mail that cannot be sent stays, until it is too old', async () => {
  const now = new Date();
  const seconds = now.getTime() / 1000;
  const waiting = (to: string, expiresAt = seconds + 60) => {
    const mail: WaitingMail['mail'] = { kind: 'account deleted' };
    return { pk: 'MAILS#WAITING', sk: to, to, expiresAt, mail };
  };
  const list = [waiting('old', seconds - 1), waiting('failing'), waiting('good')];
  const forgotten: string[] = [];
  const tried: string[] = [];
  const sent = await sendAccountMails(now, () => false, {
    mails: {
      waitingMails: async () => list,
      forgetMail: async ({ sk }) => void forgotten.push(sk),
    },
    send: async ({ to }) => {
      tried.push(to);
      if (to === 'failing') throw new MailNotSent(new Error('down'));
    },
  });
  expect([sent, tried, forgotten]).toEqual([1, ['failing', 'good'], ['good']]);
});
