/** The person of the rehearsal: one new account that goes through the whole product. */
import { login, register, verifyEmail } from '../../../lambdas/contracts/accounts/auth.ts';
import { getUserStatus } from '../../../lambdas/contracts/accounts/status.ts';
import { cancelSubscription, startCheckout } from '../../../lambdas/contracts/billing/billing.ts';
import { mounts } from '../../local/process/environment.ts';
import { type Probe, probeOf } from '../../ops/smoke/probe.ts';
import { eventually } from './eventually.ts';
import { sentMails } from './mails.ts';
import { ensure, type Proof } from './proof.ts';

export const person = { email: 'person@rehearsal.test', password: 'Rehearsal-2026' } as const;

/** @returns a new session's token */
export async function signIn({ call }: Probe): Promise<string> {
  const body = { action: 'login', ...person, rememberMe: false };
  return (await call(login, { body })).token;
}

export const registers: Proof = {
  name: 'a person registers, and verifies the address by mail',
  async run({ front, emulatorUrl }) {
    const { call } = probeOf(front.origin);
    await call(register, {
      body: { action: 'register', name: 'Rehearsal Person', ...person, agreeToTerms: true },
    });
    const [mail] = await sentMails(emulatorUrl, person.email);
    ensure(mail, 'SES has no mail to the person');
    const token = /\/verify-email\?token=([\w-]+)/.exec(mail.text)?.[1];
    ensure(token, `the mail "${mail.subject}" has no verification link`);
    await call(verifyEmail, { query: { token } });
    return `by "${mail.subject}" from ${mail.from}`;
  },
};

export const subscribes: Proof = {
  name: 'a person subscribes through checkout, and the webhook activates the plan',
  async run({ front }) {
    const probe = probeOf(front.origin);
    const token = await signIn(probe);
    const urls = { successUrl: `${front.siteOrigin()}/`, cancelUrl: `${front.siteOrigin()}/` };
    const { url } = await probe.call(startCheckout, { token, body: { planName: 'pro', ...urls } });
    await pay(url);
    const plan = await eventually('the subscription to be active', async () => {
      const { status, subscription_plan } = await probe.call(getUserStatus, { token });
      return status === 'active' && subscription_plan;
    });
    return `plan ${plan}`;
  },
};

export const cancels: Proof = {
  name: 'a person cancels the subscription',
  async run({ front }) {
    const probe = probeOf(front.origin);
    const token = await signIn(probe);
    const { subscription } = await probe.call(cancelSubscription, { token, body: { action: 'cancel' } });
    ensure(subscription?.cancel_at_period_end, 'the subscription is not set to end');
    return 'at the end of the period';
  },
};

/** Presses the button of the stand-in's hosted checkout page. */
async function pay(url: string): Promise<void> {
  ensure(new URL(url).pathname.startsWith(`${mounts.payments}/checkout/`), `checkout is at ${url}`);
  const { status } = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay' }),
    redirect: 'manual',
  });
  ensure(status === 303 || status === 302, `the checkout page answers ${status} to the payment`);
}
