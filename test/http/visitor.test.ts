/** What a rate limit counts: a visitor's network, not each of its many addresses. */
import { expect, test } from 'vitest';
import { siteHeaders } from '../../lambdas/contracts/platform/site-headers.ts';
import type { Limit } from '../../lambdas/data/platform/rates.ts';
import { consumeOf, visitorOf } from '../../lambdas/http/visitor.ts';
import { eventOf } from '../support/event.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
])('%s is counted as %s and in %s', (written, address, network) => {
  const event = eventOf('auth');
  const headers = { ...event.headers, [siteHeaders.visitor]: written };
  expect(visitorOf({ ...event, headers })).toEqual({ address, network });
});

test.each([
  ['nobody', [], true, []],
  ['the address', ['198.51.100.4'], false, ['198.51.100.0/24']],
  ['the network', ['198.51.100.0/24'], false, []],
])('beyond the limit of %s, %j, a request is allowed: %s', async (_whose, full, allowed, refunded) => {
  const given: string[] = [];
  const counts = {
    consume: async (_limit: Limit, who: string) => ({ allowed: !full.includes(who), retryAfter: 60 }),
    refund: async (_limit: Limit, who: string) => void given.push(who),
  };
  const visitor = { address: '198.51.100.4', network: '198.51.100.0/24' };
  const limit = { scope: 'sign-in', max: 2, seconds: 60 };
  expect((await consumeOf(visitor, limit, new Date(0), counts)).allowed).toBe(allowed);
  expect(given).toEqual(refunded);
});
