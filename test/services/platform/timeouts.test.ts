/** Every outside service, failing in every way a server can: the call ends in time, after the allowed attempts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import {
  cloudFrontMs,
  gatewayMs,
  longestWait,
  timeouts,
} from '../../../lambdas/contracts/platform/timeouts.ts';
import { hasPath, type RouteName, routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { emptyBrief } from '../../domain/feed/games/games.ts';
import {
  type Fault,
  type FaultyService,
  faults,
  startFaultyService,
} from '../../support/faults/faulty-service.ts';

/** Added to a wait for a busy machine. */
const slackMs = 2_500;

const named = ['table', 'secrets', 'mail', 'payments', 'model', 'feed'] as const;
type Client = (typeof named)[number];

/** The model and feed clients get shorter timeouts here to save time. */
const allowedMs: Readonly<Record<Client, number>> = {
  table: timeouts.table.totalMs,
  secrets: timeouts.secrets.totalMs,
  mail: timeouts.mail.totalMs,
  payments: timeouts.payments.totalMs,
  model: 2_000,
  feed: 2_000,
};

let service: FaultyService;
let withSharedDeadline: typeof import('../../../lambdas/services/billing/payments.ts')['withSharedDeadline'];
let clients: Readonly<Record<Client, (word: string) => Promise<unknown>>>;
const feedConfig = () => ({ baseUrl: `${service.url}/feed`, key: 'local' });

beforeAll(async () => {
  service = await startFaultyService(({ url, fault }) => {
    if (url.startsWith('/secrets')) {
      return fault
        ? { status: 400, body: JSON.stringify({ __type: 'ThrottlingException', message: 'slow down' }) }
        : { status: 200, body: JSON.stringify({ SecretString: 'a-key' }) };
    }
    if (url.startsWith('/table')) {
      const __type = 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException';
      return fault === 'throttle'
        ? { status: 400, body: JSON.stringify({ __type, message: 'slow down' }) }
        : { status: 503, body: JSON.stringify({ __type: 'ServiceUnavailable' }) };
    }
    if (url.startsWith('/mail')) {
      const xml = '<ErrorResponse><Error><Type>Sender</Type><Code>Throttling</Code></Error></ErrorResponse>';
      return { status: fault === 'throttle' ? 400 : 503, body: xml, headers: { 'content-type': 'text/xml' } };
    }
    const status = fault === 'throttle' ? 429 : 503;
    return { status, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after': '60' } };
  });
  Object.assign(process.env, {
    // As in AWS.
    [environment.awsTimeoutFactor]: '1',
    AWS_ENDPOINT_URL_DYNAMODB: `${service.url}/table`,
    AWS_ENDPOINT_URL_SES: `${service.url}/mail`,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${service.url}/secrets`,
    [environment.modelBaseUrl]: `${service.url}/model`,
    [environment.paymentsBaseUrl]: `${service.url}/payments`,
  });
  // Each client reads its endpoint from the environment when it is first used.
  const [table, secrets, mail, payments, model, feed] = await Promise.all([
    import('../../../lambdas/data/platform/table.ts'),
    import('../../../lambdas/services/platform/secrets.ts'),
    import('../../../lambdas/services/notifications/mail.ts'),
    import('../../../lambdas/services/billing/payments.ts'),
    import('../../../lambdas/services/asking/model.ts'),
    import('../../../lambdas/services/feed/client.ts'),
  ]);
  withSharedDeadline = payments.withSharedDeadline;
  clients = {
    table: (word) => table.get({ pk: word, sk: 'x' }),
    secrets: (word) => secrets.readSecret(word),
    mail: (word) => mail.sendMail({ to: `${word}@example.com`, subject: 's', text: 't', html: 'h' }),
    payments: (word) => payments.findSubscription(word),
    model: (word) => model.read({ ...emptyBrief, question: word }, allowedMs.model).then(refuse),
    feed: (word) => feed.request(word, {}, { ...feedConfig(), timeoutMs: allowedMs.feed }).then(refuse),
  };
});

afterAll(() => service.close());

/** Some clients report a failure by its kind instead of an error. */
function refuse({ kind }: { kind: string }): never {
  throw new Error(kind);
}

interface Outcome {
  readonly failed: boolean;
  readonly tookMs: number;
  readonly attempts: number;
}

async function use(client: Client, fault: Fault): Promise<Outcome> {
  const word = `${client}-fault-${fault}`;
  const started = performance.now();
  const failed = await clients[client](word).then(
    () => false,
    () => true,
  );
  return { failed, tookMs: performance.now() - started, attempts: service.asked(word) };
}

describe('a service that is', () => {
  let outcomes: ReadonlyMap<string, Outcome>;
  const name = (client: Client, fault: Fault) => `${client} ${fault}`;

  // All in parallel: they only wait.
  beforeAll(async () => {
    const pairs = named.flatMap((client) => faults.map((fault) => [client, fault] as const));
    outcomes = new Map(
      await Promise.all(
        pairs.map(async ([client, fault]) => [name(client, fault), await use(client, fault)] as const),
      ),
    );
  }, 60_000);

  describe.each(faults)('%s', (fault) => {
    test.each(named)('%s fails in time, after the allowed attempts', (client) => {
      const { failed, tookMs, attempts } = outcomes.get(name(client, fault)) as Outcome;
      expect(failed).toBe(true);
      expect(tookMs).toBeLessThan(allowedMs[client] + slackMs);
      expect(attempts).toBeGreaterThan(0);
      expect(attempts).toBeLessThanOrEqual(timeouts[client].maxAttempts);
    });
  });

  test.each(named)('unavailable for a moment is called again: %s', (client) => {
    expect(outcomes.get(name(client, 'reset'))?.attempts).toBe(timeouts[client].maxAttempts);
    expect(outcomes.get(name(client, 'busy'))?.attempts).toBe(timeouts[client].maxAttempts);
  });

  test('silent costs parallel calls one timeout together', async () => {
    const ask = withSharedDeadline();
    const started = performance.now();
    for (let nth = 1; nth <= 3; nth += 1) {
      await expect(ask((stripe) => stripe.customers.retrieve('together-fault-silent'))).rejects.toThrow();
    }
    expect(performance.now() - started).toBeLessThan(timeouts.payments.totalMs + slackMs);
  }, 30_000);

  test('silent uses the whole timeout', () => {
    for (const client of ['table', 'secrets', 'mail'] as const) {
      const { requestMs, maxAttempts } = timeouts[client];
      expect(outcomes.get(name(client, 'silent'))?.tookMs).toBeGreaterThan(requestMs * maxAttempts - slackMs);
    }
  });
});

describe('the sum', () => {
  const sum = (name: RouteName, without?: string) =>
    longestWait[name].reduce((all, step) => all + (step === without ? 0 : timeouts[step].totalMs), 0);

  test.each(routeNames.filter(hasPath))(
    "of all that %s waits for is less than its Lambda timeout, which is less than the gateway's",
    (name) => {
      const { timeoutSeconds } = routeOf(name);
      // The model gets the time that the others leave, and never less than this.
      const least = longestWait[name].includes('model') ? 8_000 : 0;
      expect(sum(name, 'model') + least).toBeLessThanOrEqual(timeoutSeconds * 1000);
      expect(timeoutSeconds * 1000).toBeLessThan(gatewayMs);
    },
  );

  test("of one client's attempts is within its total", () => {
    for (const { connectMs, requestMs, maxAttempts, totalMs } of Object.values(timeouts)) {
      expect(connectMs).toBeLessThanOrEqual(requestMs);
      expect(totalMs).toBeGreaterThanOrEqual(requestMs);
      expect(totalMs).toBeLessThanOrEqual(requestMs * maxAttempts + 500);
    }
  });

  test.each(routeNames)('covers only services that %s may use', (name) => {
    const uses = routeOf(name).uses.map((resource) => resource.split(':')[0]);
    const steps = longestWait[name].filter((step) => step !== 'secrets');
    for (const step of steps) expect(uses).toContain(step === 'feedWhileAsked' ? 'feed' : step);
  });

  test("leaves the gateway's timeout below CloudFront's", () => {
    expect(cloudFrontMs).toBeGreaterThan(gatewayMs);
  });
});
