/**
 * The texts of the mails. Links use the configured origin, never one from a request. The texts contain no user input, not
 * even the name: someone may register with another person's address.
 */
import type { PlanName } from '../../contracts/billing/plans.ts';
import { promptsPerDay } from '../../domain/billing/plans.ts';
import type { AccountMail } from '../../domain/notifications/account-mail.ts';
import { dateLabel } from '../../domain/platform/calendar.ts';
import { dollars } from '../../domain/platform/format.ts';
import { escapeHtml } from '../../domain/platform/html.ts';
import type { Mail } from './mail.ts';

/** @param link absolute, with the token; valid for 24 hours */
export function verificationMail(to: string, link: string): Mail {
  return mailOf({
    to,
    subject: 'Verify your email for GamePlan',
    before: 'Please confirm your email address to finish setting up your account.',
    link: { href: link, button: 'Verify email' },
    after:
      'The link expires in 24 hours. If you did not register with GamePlan, you can ignore this email; the account is deleted after seven days.',
  });
}

/** @param link absolute, with the token; valid once, for 30 minutes */
export function resetMail(to: string, link: string): Mail {
  return mailOf({
    to,
    subject: 'Reset your GamePlan password',
    before: 'We received a request to reset your GamePlan password.',
    link: { href: link, button: 'Choose a new password' },
    after:
      'The link works once and expires in 30 minutes. If you did not request it, you can ignore this email; your password will not change.',
  });
}

/** A change of an account. */
export type Notice =
  | { readonly kind: 'new password' }
  | { readonly kind: 'new passkey' | 'passkey removed'; readonly of: 'user' | 'admin' }
  /** The fields that an administrator changed. */
  | { readonly kind: 'administrator'; readonly what: readonly ('name' | 'email' | 'plan' | 'password')[] };

const accounts = { user: 'account', admin: 'administrator account' } as const;

const notYou = {
  user: 'If this was not you, sign in, open My Account, remove any passkey you do not recognize, change your password, and sign out everywhere.',
  admin:
    'If this was not you, contact the operator of GamePlan right away. Your account can be closed or reset.',
} as const;

const changes = { name: 'name', email: 'email address', plan: 'plan', password: 'password' } as const;

/** Contains no link, so that it is easy to tell from phishing. */
export function noticeMail(to: string, notice: Notice): Mail {
  switch (notice.kind) {
    case 'new password':
      return mailOf({
        to,
        subject: 'Your GamePlan password was changed',
        before: 'Your password was changed and you were signed out on all devices.',
        after:
          'If this was not you, set a new password right away: open GamePlan, go to the sign-in page, and select "Forgot password".',
      });
    case 'new passkey':
      return mailOf({
        to,
        subject: 'A passkey was added to your GamePlan account',
        before: `A new passkey was added to your ${accounts[notice.of]}. It signs in without a password.`,
        after: notYou[notice.of],
      });
    case 'passkey removed':
      return mailOf({
        to,
        subject: 'A passkey was removed from your GamePlan account',
        before: `A passkey was removed from your ${accounts[notice.of]}. It can no longer be used to sign in.`,
        after: notYou[notice.of],
      });
    case 'administrator': {
      const what = new Intl.ListFormat('en-US').format(notice.what.map((each) => changes[each]));
      return mailOf({
        to,
        subject: 'Your GamePlan account was changed',
        before: `A GamePlan administrator changed the ${what} of your account.`,
        after: 'If you did not ask for this, please contact support.',
      });
    }
  }
}

/**
 * A notification by mail.
 * @param notice `href` is the absolute link to its page, `end` the unsubscribe link, `kind` the name of its kind
 */
export function subscribedMail(
  to: string,
  notice: {
    readonly title: string;
    readonly body: string;
    readonly href: string;
    readonly button: string;
    readonly end: string;
    readonly kind: string;
  },
): Mail {
  const { title, body, href, button, end, kind } = notice;
  const after = `You get this because you turned on "${kind}" by email in your settings.`;
  return {
    ...mailOf({ to, subject: title, before: body, link: { href, button }, after, end }),
    unsubscribe: end,
  };
}

const planWords = { free: 'Free', core: 'Core', pro: 'Pro' } as const satisfies Record<PlanName, string>;

/** Epoch seconds; ` on December 23, 2026`, or nothing if it is not known. */
const on = (seconds: number | null) =>
  seconds === null ? '' : ` on ${dateLabel(new Date(seconds * 1000).toISOString())}`;

/**
 * A mail about a plan or an account, which everyone gets.
 * @param origin of the site
 */
export function accountMail(to: string, mail: AccountMail, origin: string): Mail {
  const subscription = `${origin}/account/subscription`;
  switch (mail.kind) {
    case 'plan paid':
      return mailOf({
        to,
        subject: `Your GamePlan ${planWords[mail.plan]} plan is active`,
        before: `Thank you. Your ${planWords[mail.plan]} plan is active: ${dollars(mail.amount / 100)} a ${mail.interval}, with ${promptsPerDay(mail.plan)} prompts a day. It renews${on(mail.until)} until you cancel.`,
        link: { href: `${origin}/account/dashboard`, button: 'Ask for a play' },
        after:
          'You can cancel at any time on your Subscription page, and keep access until the end of the period you paid for.',
      });
    case 'plan canceled':
      return mailOf({
        to,
        subject: 'Your GamePlan plan is canceled',
        before: `Your ${planWords[mail.plan]} plan is canceled and will not renew. You keep access until ${mail.until === null ? 'the end of the period you paid for' : dateLabel(new Date(mail.until * 1000).toISOString())}.`,
        link: { href: subscription, button: 'View subscription' },
        after: 'If you change your mind, you can reactivate it on your Subscription page until then.',
      });
    case 'plan kept':
      return mailOf({
        to,
        subject: 'Your GamePlan plan continues',
        before: `Your ${planWords[mail.plan]} plan is no longer canceled. It renews${on(mail.until)} until you cancel.`,
        link: { href: subscription, button: 'View subscription' },
        after: 'If this was not you, please contact support.',
      });
    case 'account deleted':
      return mailOf({
        to,
        subject: 'Your GamePlan account was deleted',
        before:
          'Your account and all its data were deleted. If you had a plan, it has ended, and you will not be charged again.',
        after: 'If this was not you, please contact support.',
      });
  }
}

const hello = 'Hello,';

/** @param link with the label of its button */
function mailOf(mail: {
  to: string;
  subject: string;
  before: string;
  link?: { readonly href: string; readonly button: string };
  after: string;
  /** Unsubscribe link. */
  end?: string;
}): Mail {
  const { to, subject, before, link, after, end } = mail;
  const button = link
    ? `
<p style="margin:0 0 24px"><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0f1720;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(link.button)}</a></p>`
    : '';
  const plainLink = link
    ? `
<p style="margin:0;font-size:13px;line-height:1.5;color:#4a5560;word-break:break-all">${escapeHtml(link.href)}</p>`
    : '';
  return {
    to,
    subject,
    text: [
      hello,
      before,
      ...(link ? [link.href] : []),
      after,
      ...(end ? [`Unsubscribe: ${end}`] : []),
      'GamePlan',
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f2f4f5;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#0f1720">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:800;letter-spacing:.02em">GamePlan</p>
<p style="margin:0 0 12px;font-size:16px">${hello}</p>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${escapeHtml(before)}</p>${button}
<p style="margin:0 0 12px;font-size:13px;line-height:1.5;color:#4a5560">${escapeHtml(after)}</p>${end ? unsubscribeLink(end) : plainLink}
</div>
</body>
</html>`,
  };
}

const unsubscribeLink = (href: string) => `
<p style="margin:0;font-size:13px;line-height:1.5;color:#4a5560"><a href="${escapeHtml(href)}" style="color:#4a5560">Unsubscribe</a></p>`;
