/** The markets each sport has prices for now, in one small item that every dashboard reads. */

import type { NextGame } from '../../contracts/accounts/status.ts';
import { type Sport, sports } from '../../contracts/feed/sports.ts';
import type { Priced } from '../../domain/feed/board/priced.ts';
import { hour, isFresh } from '../../domain/feed/games/freshness.ts';
import { keys } from '../platform/keys.ts';
import { recently } from '../platform/recently.ts';
import { get, update } from '../platform/table.ts';

interface Stored extends Priced {
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Games are read every ten minutes; older data is ignored. */
const freshMs = hour;

interface Now extends Pick<Priced, 'games' | 'soonest'> {
  markets: string[];
  next: NextGame[];
}

/** AP: Get PRICED. @returns current data by sport, without games that have started */
export async function pricedNow(now: Date): Promise<Record<string, Now>> {
  const read = () => get<Partial<Record<Sport, Stored>>>(keys.priced());
  const item = (await recently('priced', read)) ?? {};
  return Object.fromEntries(
    sports.flatMap((sport) => {
      const stored = item[sport];
      if (!stored || !isFresh(stored.at, freshMs, now)) return [];
      const { markets, games, soonest, next = [] } = stored;
      const coming = next.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
      return [[sport, { markets: [...markets], games, ...(soonest && { soonest }), next: coming }]];
    }),
  );
}

export async function recordPriced(
  sport: Sport,
  { markets, games, soonest, next }: Priced,
  now: Date,
): Promise<void> {
  await update({
    Key: { ...keys.priced() },
    UpdateExpression: 'SET #sport = :noted',
    ExpressionAttributeNames: { '#sport': sport },
    ExpressionAttributeValues: { ':noted': { markets, games, soonest, next, at: now.toISOString() } },
  });
}
