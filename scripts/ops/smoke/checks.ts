/** Checks without an account: pages, headers, public calls, and refused ones. Changes nothing. */
import { listPlans } from '../../../lambdas/contracts/billing/billing.ts';
import { basePath, pathOf, type RouteName, routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { ensure, type Probe, parsed, type Reply } from './probe.ts';

export interface Check {
  readonly name: string;
  /**
   * @returns a few words about the result
   * @throws CheckFailed
   */
  readonly run: (probe: Probe) => Promise<string>;
}

const isHtml = ({ headers }: Reply) => headers.get('content-type')?.startsWith('text/html') ?? false;

function ensurePage(path: string, reply: Reply): void {
  ensure(reply.status === 200, `${path} answers ${reply.status}`);
  ensure(isHtml(reply), `${path} is ${reply.headers.get('content-type')}, not a page`);
  ensure(/<title>[^<]*GamePlan/.test(reply.text), `${path} is not a GamePlan page`);
}

export const checks: readonly Check[] = [
  {
    name: 'landing page',
    async run({ get }) {
      const reply = await get('/');
      ensurePage('/', reply);
      return `${Math.round(reply.text.length / 1000)} KB`;
    },
  },
  {
    name: 'pages of the app',
    async run({ get }) {
      const paths = ['/login', '/terms', '/account/dashboard', '/management/login'];
      for (const path of paths) {
        const reply = await get(path);
        ensurePage(path, reply);
        const cached = reply.headers.get('cache-control') ?? '';
        ensure(
          !/max-age=[1-9]/.test(cached),
          `${path} is cached (${cached}), so a new release would not reach it`,
        );
      }
      return `${paths.length} paths`;
    },
  },
  {
    name: 'scripts and styles',
    async run({ get }) {
      const shell = await get('/login');
      const files = [...shell.text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
        ([, path]) => path,
      );
      ensure(files.length > 0, '/login has no script');
      for (const file of new Set(files as string[])) {
        const { status, headers } = await get(file);
        ensure(status === 200, `${file} answers ${status}`);
        const cached = headers.get('cache-control') ?? '';
        ensure(
          /immutable/.test(cached),
          `${file} is not cached as immutable (${cached || 'no cache-control'})`,
        );
      }
      return `${files.length} files`;
    },
  },
  {
    name: 'a missing file',
    async run({ get }) {
      const { status } = await get('/assets/nothing-00000000.js');
      ensure(status === 404, `it answers ${status}, so an old page would run it as a script`);
      return String(status);
    },
  },
  {
    name: 'security headers',
    async run({ get, origin }) {
      for (const path of ['/', '/login']) ensureHeaders(path, await get(path), origin);
      const { headers } = await get(pathOf('subscription-plans'));
      ensure(/no-store/.test(headers.get('cache-control') ?? ''), 'responses may be cached');
      return 'policy, framing, sniffing, referrer';
    },
  },
  {
    name: 'plans on sale',
    async run({ call }) {
      const { plans } = await call(listPlans);
      ensure(plans.length > 1, `only ${plans.length} plan on sale`);
      return plans.map(({ name, price }) => `${name} $${price}`).join(', ');
    },
  },
  {
    name: 'unknown calls',
    async run({ ask }) {
      const unknown = await ask(`${basePath}/nothing`);
      ensure(
        unknown.status === 404 && !isHtml(unknown),
        `an unknown call answers ${unknown.status} or a page, not 404`,
      );
      const wrong = await ask(pathOf('subscription-plans'), { method: 'PUT' });
      ensure(wrong.status === 405, `a wrong method answers ${wrong.status}, not 405`);
      return '404, 405';
    },
  },
  {
    name: 'calls without a session',
    async run({ ask }) {
      const closed = routeNames.filter((name) =>
        ['user', 'subscriber', 'admin'].includes(routeOf(name).access),
      );
      for (const name of closed) {
        await ensureClosed(name, (token) => ask(pathOf(name), { method: methodOf(name), ...token }));
      }
      return `${closed.length} calls answer 401`;
    },
  },
  {
    name: 'payment events without a signature',
    async run({ ask }) {
      const { status } = await ask(pathOf('stripe-webhook'), { body: { type: 'invoice.paid' } });
      // 429: several requests are refused before the signature is checked.
      ensure([400, 401, 429].includes(status), `the answer is ${status}`);
      return String(status);
    },
  },
];

const methodOf = (name: RouteName) => routeOf(name).methods[0] ?? 'GET';

async function ensureClosed(
  name: RouteName,
  ask: (token: { token?: string }) => Promise<Reply>,
): Promise<void> {
  for (const token of [{}, { token: 'not.a.token' }]) {
    const { status, text } = await ask(token);
    ensure(status === 401, `${name} answers ${status}, not 401, without a session`);
    const answer = parsed(text);
    ensure(
      typeof answer === 'object' && answer !== null && 'error' in answer,
      `${name} answers 401 without an error message: ${text.slice(0, 80)}`,
    );
  }
}

function ensureHeaders(path: string, { headers }: Reply, origin: string): void {
  const directives = new Map(
    (headers.get('content-security-policy') ?? '').split(/\s*;\s*/).map((directive) => {
      const [name = '', ...values] = directive.split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
  ensure(directives.size > 1, `${path} has no content security policy`);
  const script = directives.get('script-src') ?? '';
  ensure(script && !/unsafe-inline|unsafe-eval|\*/.test(script), `${path} allows any script: ${script}`);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    ensure(directives.get(name) === "'none'", `${path}: ${name} is not 'none'`);
  }
  ensure(headers.get('x-content-type-options') === 'nosniff', `${path} has no nosniff header`);
  ensure(headers.get('referrer-policy'), `${path} has no referrer policy`);
  if (origin.startsWith('https:')) {
    const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
    ensure(seconds >= 31_536_000, `${path} has no HSTS header of a year or more`);
  }
}
