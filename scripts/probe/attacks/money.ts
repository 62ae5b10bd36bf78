/** Getting paid features for free, and abusing payments. */
import { createHmac } from 'node:crypto';
import { hasPath, routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { type Attack, countOf, ensure, ensureStatus } from '../attack.ts';
import { methodOf, newAddress, newVisitor, someWord, until } from '../site.ts';

/** A subscription as in the provider's event. */
const bought = (email: string) => ({
  id: `evt_${someWord()}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  type: 'customer.subscription.updated',
  created: Math.floor(Date.now() / 1000),
  data: {
    object: {
      object: 'subscription',
      id: `sub_${someWord()}`,
      customer: 'cus_x',
      status: 'active',
      customer_email: email,
    },
  },
});

export const money: readonly Attack[] = [
  {
    name: 'a subscriber’s calls without paying',
    async run({ call, register }) {
      const { token } = await register();
      const paid = routeNames.filter((name) => hasPath(name) && routeOf(name).access === 'subscriber');
      for (const name of paid) {
        const method = methodOf(routeOf(name).methods);
        ensureStatus(name, await call(name, { method, token, ...(method !== 'GET' && { body: {} }) }), 403);
      }
      return `${paid.length} calls`;
    },
  },
  {
    name: 'forged payment events',
    async run({ call, register }) {
      const { email, token } = await register();
      const body = JSON.stringify(bought(email));
      const now = Math.floor(Date.now() / 1000);
      const hash = (secret: string, at: number | string = now) =>
        createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      const headers: readonly Record<string, string>[] = [
        {},
        { 'stripe-signature': '' },
        { 'stripe-signature': `t=${now},v1=${hash('whsec_guess')}` },
        { 'stripe-signature': `t=${now},v0=${hash('')}` },
        { 'stripe-signature': `t=NaN,v1=${hash('', 'NaN')}` },
        { 'stripe-signature': `t=${now - 10 ** 6},v1=${hash('')}` },
        { 'stripe-signature': `t=${now}` },
        { 'Stripe-Signature': 'v1=,t=' },
      ];
      for (const each of headers)
        ensureStatus('a forged event', await call('stripe-webhook', { body, headers: each }), 400);
      const visitor = newVisitor();
      const flood = await Promise.all(
        Array.from({ length: 20 }, () => call('stripe-webhook', { body, visitor })),
      );
      ensure(countOf(flood, 429) >= 15, `${20 - countOf(flood, 429)} of one visitor were checked`);
      ensure(
        (await call('get-user-status', { token })).body.subscription_plan === 'free',
        'the plan was changed',
      );
      return `${headers.length} forgeries refused, and few of one visitor are checked`;
    },
  },
  {
    name: 'redirecting a buyer to another site',
    async run({ startCheckout, register, origin }) {
      const { token } = await register();
      const { host } = new URL(origin);
      const urls = [
        'https://evil.example/',
        '//evil.example/',
        '/\\evil.example',
        `https://${host}@evil.example/`,
        `http://${host}.evil.example/`,
        'javascript:alert(1)',
        'data:text/html,x',
        `${origin}\\@evil.example/`,
      ];
      for (const url of urls) {
        ensureStatus(url, await startCheckout(token, 'core', { successUrl: url }), 400);
      }
      return `${urls.length} addresses`;
    },
  },
  {
    name: 'exhausting the provider’s rate limit',
    async run({ startCheckout, register, origin }) {
      const { token } = await register();
      const answers = [];
      for (let nth = 0; nth < 14; nth += 1) {
        answers.push(await startCheckout(token, 'core', { cancelUrl: `${origin}/?${nth}` }));
      }
      ensure(countOf(answers, 429) >= 4, `${countOf(answers, 200)} checkouts were created`);
      return `${countOf(answers, 200)} of 14 created`;
    },
  },
  {
    name: 'paying for a deleted account',
    async run({ startCheckout, register, call, pay }) {
      const { token } = await register();
      const { url } = (await startCheckout(token)).body;
      ensureStatus(
        'the deletion',
        await call('deactivate-account', { token, body: { confirm: 'DELETE' } }),
        200,
      );
      const page = await (await pay(url)).text();
      ensure(/expired|no such|not found/i.test(page), 'the checkout can still be paid');
      return 'the checkout has expired';
    },
  },
  {
    name: 'buying two plans in two windows',
    async run({ startCheckout, register, call, pay }) {
      const { token } = await register();
      const [core, pro] = [await startCheckout(token, 'core'), await startCheckout(token, 'pro')];
      await pay(pro.body.url);
      await until(
        'the plan',
        async () => (await call('get-user-status', { token })).body.status === 'active',
      );
      const page = await (await pay(core.body.url)).text();
      ensure(/expired|already/i.test(page), 'the other checkout can still be paid');
      return 'the other checkout has expired';
    },
  },
  {
    name: 'referring oneself',
    async run({ call, subscriber, register, buy }) {
      const referrer = await subscriber('pro');
      const { code } = (await call('referral', { token: referrer.token })).body;
      const friend = await register(referrer.email.replace('@', '+friend@'), { referralCode: code });
      await buy(friend);
      const { body } = await call('referral', { token: referrer.token });
      ensure(body.credit?.entries.length === 0 && body.waiting === 0, `it earned ${JSON.stringify(body)}`);
      ensureStatus(
        'an unknown code',
        await call('auth', {
          body: {
            action: 'register',
            name: 'T',
            email: newAddress(),
            password: 'Correct-Horse-7',
            agreeToTerms: true,
            referralCode: 'AAAAAAAAAA',
          },
        }),
        400,
      );
      return 'earns nothing';
    },
  },
];
