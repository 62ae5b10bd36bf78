/** Access without a session, with a forged one, and with one that has ended. */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { hasPath, routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { type Attack, countOf, ensure, ensureStatus } from '../attack.ts';
import { methodOf, password, type Site } from '../site.ts';

const another = 'Another-Horse-8';

const closed = routeNames.filter(
  (name) => hasPath(name) && ['user', 'subscriber', 'admin'].includes(routeOf(name).access),
);

const text64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens forged from a genuine one. */
function forged(token: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const jwk = publicKey.export({ format: 'jwk' });
  const signed = (given: object, claims: object = payload) => {
    const input = `${text64({ ...header, ...given })}.${text64(claims)}`;
    return `${input}.${sign(null, Buffer.from(input), privateKey).toString('base64url')}`;
  };
  const hmac = (secret: string) => {
    const input = `${text64({ ...header, alg: 'HS256' })}.${body}`;
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  };
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  return {
    'no signature': `${text64({ ...header, alg: 'none' })}.${body}.`,
    'no signature, in mixed case': `${text64({ ...header, alg: 'None' })}.${body}.${signature}`,
    'HMAC with an empty secret': hmac(''),
    'HMAC with the key id': hmac(String(header.kid)),
    'a key of one’s own': signed({}),
    'an own key in the header': signed({ jwk }),
    'a remote key set': signed({ jku: 'https://keys.example/jwks.json', x5u: 'https://keys.example' }),
    'a path as key id': signed({ kid: '../../../dev/null' }),
    'a prototype as key id': signed({ kid: '__proto__' }),
    'an unknown critical header': signed({ crit: ['exp'] }),
    'another user': `${head}.${text64({ ...payload, sub: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })}.${signature}`,
    'a later expiry': `${head}.${text64({ ...payload, exp: payload.exp + 10 ** 9 })}.${signature}`,
    'a changed signature': `${head}.${body}.${flipped}`,
    'half a token': `${head}.${body}`,
    'a very long token': `${token}${'A'.repeat(9000)}`,
  };
}

async function ensureOver({ call }: Site, token: string, after: string): Promise<void> {
  ensureStatus(`a session after ${after}`, await call('get-user-status', { token }), 401);
}

export const sessions: readonly Attack[] = [
  {
    name: 'calls without a session',
    async run({ call }) {
      for (const name of closed) {
        const method = methodOf(routeOf(name).methods);
        const body = method === 'GET' ? {} : { body: {} };
        ensureStatus(name, await call(name, { method, ...body }), 401);
      }
      return `${closed.length} calls`;
    },
  },
  {
    name: 'forged tokens',
    async run({ call, register }) {
      const { token } = await register();
      const tokens = forged(token);
      for (const [what, each] of Object.entries(tokens)) {
        ensureStatus(what, await call('get-user-status', { token: each }), 401);
        ensureStatus(`${what}, in the portal`, await call('get-users', { token: each }), 401);
      }
      ensureStatus(
        'the token as a cookie',
        await call('get-user-status', { headers: { cookie: `token=${token}` } }),
        401,
      );
      ensureStatus('the token in the URL', await call('get-user-status', { query: { token } }), 401);
      return `${Object.keys(tokens).length} forgeries`;
    },
  },
  {
    name: 'a user’s session in the portal',
    async run({ call, register }) {
      const { token } = await register();
      const portal = closed.filter((name) => routeOf(name).access === 'admin');
      for (const name of portal) ensureStatus(name, await call(name, { token }), 401);
      return `${portal.length} calls`;
    },
  },
  {
    name: 'a session that has ended',
    async run(site) {
      const { email, token } = await site.register();
      const [one, two] = [await site.logIn(email), await site.logIn(email)];
      await site.call('change-password', { token, body: { action: 'sign-out' } });
      await ensureOver(site, token, 'signing out');
      ensureStatus('another session', await site.call('get-user-status', { token: one }), 200);
      await site.call('change-password', { token: one, body: { action: 'sign-out-everywhere' } });
      for (const each of [one, two]) await ensureOver(site, each, 'signing out everywhere');
      const three = await site.logIn(email);
      const change = { currentPassword: password, newPassword: another };
      await site.call('change-password', { token: three, body: change });
      await ensureOver(site, three, 'a new password');
      const four = await site.logIn(email, another);
      await site.call('auth-reset-password', { body: { action: 'request', email } });
      const reset = { action: 'reset', token: await site.mailedToken(email), password };
      ensureStatus('the reset', await site.call('auth-reset-password', { body: reset }), 200);
      await ensureOver(site, four, 'a reset');
      const last = await site.logIn(email);
      ensureStatus(
        'the deletion',
        await site.call('deactivate-account', { token: last, body: { confirm: 'DELETE' } }),
        200,
      );
      await ensureOver(site, last, 'the deletion');
      return 'refused after each of five ways to end it';
    },
  },
  {
    name: 'using mailed links twice',
    async run({ call, register, mailedToken }) {
      const { email } = await register();
      const request = () => call('auth-reset-password', { body: { action: 'request', email } });
      const use = (token: string) =>
        call('auth-reset-password', { body: { action: 'reset', token, password: another } });
      await request();
      const older = await mailedToken(email);
      await request();
      const newer = await mailedToken(email);
      ensure(older !== newer, 'two links are the same');
      ensureStatus('an older link', await use(older), 400);
      ensureStatus(
        'a reset link as a verification link',
        await call('verify-email', { query: { token: newer } }),
        400,
      );
      const answers = await Promise.all(Array.from({ length: 8 }, () => use(newer)));
      ensure(countOf(answers, 200) === 1, `one link set ${countOf(answers, 200)} passwords`);
      ensureStatus('a used link', await use(newer), 400);
      return 'one of eight concurrent requests succeeded';
    },
  },
];
