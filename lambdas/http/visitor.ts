/** Identifies a visitor for rate limits by the IP address from CloudFront; `X-Forwarded-For` from the client is ignored. */
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { siteHeaders } from '../contracts/platform/site-headers.ts';
import type * as rates from '../data/platform/rates.ts';

export interface Visitor {
  /** An IPv4 address, or the /64 of an IPv6 address, because one customer usually has a whole /64. */
  readonly address: string;
  /** The largest block a single customer commonly has: an IPv4 /24 or an IPv6 /48. */
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

/** Limit of a network as a multiple of that of an address: high enough for an office, low enough for an attacker. */
const networkFactor = 5;

type Rates = Pick<typeof rates, 'consume' | 'refund'>;

const ofNetwork = ({ scope, max, seconds }: rates.Limit): rates.Limit => ({
  scope: `${scope}-network`,
  max: max * networkFactor,
  seconds,
});

/**
 * Counts one use by a visitor, for the address and for its network.
 * @param of prefix for a separate count, such as an account
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
  // A refused request does not count against the rest of the network.
  if (!one.allowed) await refund(ofNetwork(limit), of + visitor.network, now);
  return one.allowed ? all : one;
}

/** The counts of `consumeOf`, for deletion. */
export function usesOf(visitor: Visitor, limit: rates.Limit, now: Date, of = ''): rates.Use[] {
  return [
    { limit, who: of + visitor.address, now },
    { limit: ofNetwork(limit), who: of + visitor.network, now },
  ];
}

/** Undoes one use, for limits that count only failures. */
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
