/** Whom a limit counts: a visitor, not one of the countless addresses that a visitor may have. */
import { expect, test } from 'vitest';
import { siteHeaders } from '../../lambdas/contracts/site-headers.ts';
import { visitorAddress } from '../../lambdas/http/request.ts';
import { eventOf } from '../support/event.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s is counted as %s', (address, counted) => {
  const event = eventOf('auth');
  const headers = { ...event.headers, [siteHeaders.visitor]: address };
  expect(visitorAddress({ ...event, headers })).toBe(counted);
});
