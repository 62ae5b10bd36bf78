/** Attacks by other sites in a visitor's browser: reading responses, framing, caching, scripts, and forged requests. */
import { pathOf } from '../../../lambdas/contracts/routes.ts';
import { type Attack, ensure, ensureStatus } from '../attack.ts';

const evil = 'https://evil.example';

export const browser: readonly Attack[] = [
  {
    name: 'reading responses from another site',
    async run({ call, get, register }) {
      const { token } = await register();
      const reply = await call('get-user-status', { token, headers: { origin: evil } });
      const allowed = reply.headers.get('access-control-allow-origin');
      ensure(allowed === null, `responses are readable by ${allowed}`);
      const preflight = await get(pathOf('auth'), {
        method: 'OPTIONS',
        headers: {
          origin: evil,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      ensure(preflight.headers.get('access-control-allow-origin') === null, 'a preflight is allowed');
      return 'no CORS permission';
    },
  },
  {
    name: 'cached responses',
    async run({ call, register }) {
      const { token } = await register();
      for (const [name, query] of [
        ['get-user-status', {}],
        ['user-profile', { 'x.css': '' }],
        ['export-data', {}],
        ['subscription-plans', {}],
      ] as const) {
        const { headers } = await call(name, { token, query });
        ensure(/no-store/.test(headers.get('cache-control') ?? ''), `${name} may be cached`);
        ensure(headers.get('set-cookie') === null, `${name} sets a cookie`);
      }
      return 'none';
    },
  },
  {
    name: 'framing pages and running scripts in them',
    async run({ get }) {
      for (const path of ['/', '/login', '/account/dashboard', '/management/login']) {
        const { headers } = await get(path);
        const policy = headers.get('content-security-policy') ?? '';
        ensure(/frame-ancestors 'none'/.test(policy), `${path} can be framed`);
        const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
        ensure(
          scripts && !/unsafe-(inline|eval)|\*|https?:/.test(scripts),
          `${path} allows scripts from ${scripts}`,
        );
        ensure(/base-uri 'none'/.test(policy) && /object-src 'none'/.test(policy), `${path}: ${policy}`);
        ensure(headers.get('x-content-type-options') === 'nosniff', `${path} has no nosniff header`);
        ensure(
          /max-age=\d{7,}/.test(headers.get('strict-transport-security') ?? ''),
          `${path} is not limited to HTTPS`,
        );
      }
      return 'policy, framing, sniffing, transport';
    },
  },
  {
    name: 'source maps and secrets in the site',
    async run({ get }) {
      const { text } = await get('/login');
      const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
      ensure(files.length > 0, 'the page has no script');
      for (const file of files) {
        const script = await get(file);
        ensure(
          !/sk_(test|live)_|whsec_|AKIA[0-9A-Z]{16}|BEGIN [A-Z ]*PRIVATE KEY/.test(script.text),
          `${file} contains a secret`,
        );
        const map = await get(`${file}.map`);
        ensure(map.status === 404 || !map.text.includes('"mappings"'), `${file} has a source map`);
      }
      return `${files.length} files`;
    },
  },
  {
    name: 'controlling the local stand-ins from another site',
    async run({ get, bare }) {
      const body = JSON.stringify({ mail: { mode: 'normal' } });
      for (const headers of [
        { origin: evil },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: evil, 'content-type': 'text/plain' },
      ]) {
        const { status } = await get('/_local/controls', {
          body,
          headers: headers as Record<string, string>,
        });
        ensure(status === 403, `the controls answer ${status} to ${JSON.stringify(headers)}`);
      }
      for (const path of ['/_local/mail.json', '/_local/controls']) {
        ensureStatus(
          `${path} with another host name`,
          await bare(path, { headers: { host: 'evil.example' } }),
          403,
        );
      }
      return 'refused';
    },
  },
];
