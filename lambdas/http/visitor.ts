/** Identifies a visitor for rate limits by the address that CloudFront wrote; a `X-Forwarded-For` from outside is ignored. */
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { siteHeaders } from '../contracts/site-headers.ts';
import type * as rates from '../data/rates.ts';

export interface Visitor {
  /** An IPv4 address, or the /64 of an IPv6 one: whoever has one such address has all 2^64 of its network. */
  readonly address: string;
  /** What one customer of a provider may have all of: an IPv4 /24, an IPv6 /48. */
  readonly network: string;
}

export function visitorOf(event: APIGatewayProxyEventV2): Visitor {
  const written = event.headers[siteHeaders.visitor] ?? event.requestContext.http.sourceIp;
  const address = written.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return { address, network: `${address.split('.').slice(0, 3).join('.')}.0/24` };
  const [head = [], tail] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16).toString(16));
  return { address: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

/** So many times an address's uses a whole network has: an office shares one, and a guesser's own is soon used up. */
const networkFactor = 5;

type Rates = Pick<typeof rates, 'consume' | 'refund'>;

const ofNetwork = ({ scope, max, seconds }: rates.Limit): rates.Limit => ({
  scope: `${scope}-network`,
  max: max * networkFactor,
  seconds,
});

/**
 * Counts one use of a visitor, for the address and for its network.
 * @param of what of the visitor's is counted apart, such as an account; all of it together where absent
 */
export async function consumeOf(
  visitor: Visitor,
  limit: rates.Limit,
  now: Date,
  { consume, refund }: Rates,
  of = '',
): Promise<rates.Consumed> {
  const [one, all] = await Promise.all([
    consume(limit, of + visitor.address, now),
    consume(ofNetwork(limit), of + visitor.network, now),
  ]);
  // Whoever is refused uses nothing up for the neighbors.
  if (!one.allowed) await refund(ofNetwork(limit), of + visitor.network, now);
  return one.allowed ? all : one;
}

/** What `consumeOf` counts, for whoever removes it. */
export function usesOf(visitor: Visitor, limit: rates.Limit, now: Date, of = ''): rates.Use[] {
  return [
    { limit, who: of + visitor.address, now },
    { limit: ofNetwork(limit), who: of + visitor.network, now },
  ];
}

/** Takes one use back, where only failures are to count. */
export function refundOf(
  visitor: Visitor,
  limit: rates.Limit,
  now: Date,
  { refund }: Pick<Rates, 'refund'>,
  of = '',
): Promise<unknown> {
  return Promise.all([
    refund(limit, of + visitor.address, now),
    refund(ofNetwork(limit), of + visitor.network, now),
  ]);
}
