/** What a rate limit counts: a visitor's network, not each of its many addresses. */
import { expect, test } from 'vitest';
import { siteHeaders } from '../../lambdas/contracts/platform/site-headers.ts';
import { visitorOf } from '../../lambdas/http/visitor.ts';
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
