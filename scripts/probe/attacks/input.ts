/** Malformed input: broken and huge text, wrong types, methods and paths. */
import { basePath, hasPath, pathOf, routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { type Attack, ensure, ensureStatus } from '../attack.ts';
import { newAddress, password } from '../site.ts';

const withPath = routeNames.filter(hasPath);
/** What an error must never show. */
const inside = /\bat \S+ \(|node_modules|\/lambdas\/|\/scripts\/|ValidationException|dynamodb/i;

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const texts = [
  'NFL \ud800',
  '\udfff',
  '\ufdfa'.repeat(254),
  '\u0000',
  'x'.repeat(60_000),
  '__proto__',
  "' OR 1=1--",
  '{{7*7}}',
  '\u202e',
  '🏈'.repeat(500),
];

const bodies: readonly string[] = [
  '',
  'null',
  '[]',
  '7',
  '"text"',
  '{',
  '{"action":{"$ne":null}}',
  '{"__proto__":{"action":"login"}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `{"a":${nested(9000)}}`,
  JSON.stringify({ action: 'login', email: ['a'], password: { length: 9 } }),
  JSON.stringify({ action: '__proto__' }),
  JSON.stringify({ action: 'constructor' }),
  JSON.stringify({ pickIds: Array.from({ length: 5000 }, () => 'x') }),
];

export const input: readonly Attack[] = [
  {
    name: 'malformed text in every field',
    async run({ call, subscriber }) {
      const { token } = await subscriber();
      const fields = (
        text: string,
      ): readonly (readonly [
        (
          | 'auth'
          | 'prompt-process'
          | 'user-profile'
          | 'tracker-save'
          | 'tracker-update'
          | 'passkeys'
          | 'admin-auth'
        ),
        object,
        string?,
      ])[] => [
        ['auth', { action: 'register', name: text, email: newAddress(), password, agreeToTerms: true }],
        ['auth', { action: 'login', email: text, password: text }],
        ['admin-auth', { email: text, password: text }],
        ['prompt-process', { prompt: text, sport: 'GOLF', requestKey: text }],
        [
          'user-profile',
          {
            preferredSport: null,
            preferredTeam: text,
            bettingStyle: null,
            riskTolerance: null,
            oddsFormat: 'american',
          },
          'PUT',
        ],
        ['tracker-save', { promptLogId: text, playText: text }],
        ['tracker-update', { pickId: text, status: 'hit' }, 'PUT'],
        ['passkeys', { action: 'rename', id: text, name: text }],
      ];
      let tried = 0;
      for (const text of texts) {
        for (const [name, body, method = 'POST'] of fields(text)) {
          const { status, text: shown } = await call(name, { method, token, body });
          ensure(status < 500, `${name} was answered ${status} to ${JSON.stringify(text).slice(0, 30)}`);
          ensure(!inside.test(shown), `${name} shows ${shown.slice(0, 120)}`);
          tried += 1;
        }
      }
      for (const name of [
        'get-prediction-by-id',
        'verify-email',
        'goalserve-stats',
        'get-predictions',
        'tracker-get',
      ] as const) {
        for (const text of texts.slice(1, 8)) {
          const query = {
            id: text.slice(0, 2000),
            token: text.slice(0, 2000),
            sport: text.slice(0, 2000),
            cursor: text.slice(0, 2000),
            from: text.slice(0, 2000),
          };
          const { status } = await call(name, { token, query });
          ensure(status < 500, `${name} was answered ${status} to ${JSON.stringify(text).slice(0, 30)}`);
          tried += 1;
        }
      }
      return `${tried} calls`;
    },
  },
  {
    name: 'malformed bodies to every call',
    async run({ call, subscriber }) {
      const { token } = await subscriber();
      const writing = withPath.filter(
        (name) => routeOf(name).methods.some((method) => method !== 'GET') && name !== 'stripe-webhook',
      );
      for (const name of writing) {
        const method = routeOf(name).methods.find((each) => each !== 'GET') ?? 'POST';
        for (const body of bodies) {
          const { status, text } = await call(name, { method, token, body });
          ensure(status < 500, `${name}: status ${status} for ${body.slice(0, 40)}`);
          ensure(!inside.test(text), `${name} shows ${text.slice(0, 120)}`);
        }
        ensureStatus(
          `${name}, 200 KB`,
          await call(name, { method, token, body: `{"a":"${'x'.repeat(200_000)}"}` }),
          413,
        );
        const asText = await call(name, {
          method,
          token,
          body: '{}',
          headers: { 'content-type': 'text/plain' },
        });
        // `unsubscribe` ignores the body: mail programs post a form to it (RFC 8058).
        if (name !== 'unsubscribe') ensureStatus(`${name} as text/plain`, asText, 401, 403, 415, 429);
      }
      return `${writing.length} calls, ${bodies.length + 2} bodies each`;
    },
  },
  {
    name: 'unsupported methods',
    async run({ bare, call, register }) {
      const { token } = await register();
      for (const name of withPath) {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
          if ((routeOf(name).methods as readonly string[]).includes(method)) continue;
          const headers = { authorization: `Bearer ${token}` };
          const { status } = await bare(pathOf(name), { method, headers });
          ensure([404, 405, 501].includes(status), `${method} ${name}: status ${status}`);
        }
      }
      const overridden = await call('get-user-status', {
        token,
        headers: { 'x-http-method-override': 'DELETE' },
      });
      ensureStatus('a method in a header', overridden, 200);
      return `${withPath.length} calls`;
    },
  },
  {
    name: 'path traversal',
    async run({ bare }) {
      const paths = [
        '/../../../../etc/passwd',
        '/..%2f..%2f..%2fetc%2fpasswd',
        '/assets/..%2f..%2f..%2fpackage.json',
        '/assets/%2e%2e/%2e%2e/package.json',
        '/assets/....//....//package.json',
        '/assets/%00.js',
        '/%c0%ae%c0%ae/package.json',
        '/assets/%',
        '/.env',
        '/.git/config',
        '/@fs/etc/passwd',
        `${basePath}/../../package.json`,
        `${basePath}/__proto__`,
        `${basePath}/constructor`,
        `${basePath}/finish-removals`,
        '//evil.example/%2e%2e',
      ];
      for (const path of paths) {
        const { status, text } = await bare(path, {});
        ensure(status < 500, `${path}: status ${status}`);
        ensure(!/root:.*:0:0|"devDependencies"|\[core\]/.test(text), `${path} shows a file`);
      }
      return `${paths.length} paths`;
    },
  },
];
