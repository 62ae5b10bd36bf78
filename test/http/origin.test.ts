/** Only requests through CloudFront are served, and the header's secret can be rotated while both ends are updated. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { siteHeaders } from '../../lambdas/contracts/platform/site-headers.ts';
import { hasPath, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { handler as plans } from '../../lambdas/functions/subscription-plans.ts';
import type { Handler } from '../../lambdas/http/serve.ts';
import { log } from '../../lambdas/telemetry/log.ts';
import { throughSite } from '../../scripts/local/process/environment.ts';
import { eventOf } from '../support/event.ts';

const called = routeNames.filter(hasPath);

afterEach(() => {
  vi.unstubAllEnvs();
});

const plansAsked = (headers: Record<string, string>) =>
  plans({ ...eventOf('subscription-plans', { method: 'GET' }), headers });

describe('bypassing CloudFront', () => {
  test.each(called)('%s returns 403, whatever else is sent', async (name) => {
    const module = await import(`../../lambdas/functions/${name}.ts`);
    const handler: Handler = module.handler;
    const event = eventOf(name, { method: routeOf(name).methods[0] ?? 'GET', body: {} });
    for (const claimed of [{}, { [siteHeaders.origin]: '' }, { [siteHeaders.origin]: 'guessed' }]) {
      const { [siteHeaders.origin]: _proof, ...headers } = event.headers;
      const answer = await handler({ ...event, headers: { ...headers, ...claimed } });
      expect(answer.statusCode).toBe(403);
      expect(JSON.parse(String(answer.body))).toEqual({
        error: 'Forbidden',
        requestId: event.requestContext.requestId,
      });
    }
  });

  test('a digest, which is public, is not accepted as the secret', async () => {
    const digest = String(process.env[environment.originDigests]);
    expect((await plansAsked({ [siteHeaders.origin]: digest })).statusCode).toBe(403);
  });
});

test('a call through CloudFront is served', async () => {
  expect((await plansAsked(throughSite)).statusCode).toBe(200);
});

test('any of several digests is accepted', async () => {
  const known = process.env[environment.originDigests];
  vi.stubEnv(environment.originDigests, ['0'.repeat(64), known, 'f'.repeat(64)].join(','));
  expect((await plansAsked(throughSite)).statusCode).toBe(200);
});

test('a deployment without a digest serves nobody and logs it', async () => {
  vi.stubEnv(environment.originDigests, undefined);
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  expect((await plansAsked(throughSite)).statusCode).toBe(500);
  expect(error.mock.calls[0]?.[1]).toMatchObject({ message: `${environment.originDigests} is not set` });
  error.mockRestore();
});
