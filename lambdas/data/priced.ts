/** Which bets each sport has prices for now, in one small item that every dashboard reads. */
import { type Sport, sports } from '../contracts/sports.ts';
import type { NextGame } from '../contracts/status.ts';
import { hour, isFresh } from '../domain/freshness.ts';
import type { Priced } from '../domain/priced.ts';
import { keys } from './keys.ts';
import { get, update } from './table.ts';

interface Noted extends Priced {
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Games are read every ten minutes; what is older says nothing of now. */
const freshMs = hour;

/** AP: Get PRICED. @returns sports of which nothing is known are left out, and so are games that have started */
export async function pricedNow(
  now: Date,
): Promise<Record<string, { markets: string[]; games: number; next: NextGame[] }>> {
  const item = (await get<Partial<Record<Sport, Noted>>>(keys.priced())) ?? {};
  return Object.fromEntries(
    sports.flatMap((sport) => {
      const noted = item[sport];
      if (!noted || !isFresh(noted.at, freshMs, now)) return [];
      const { markets, games, next = [] } = noted;
      const coming = next.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
      return [[sport, { markets: [...markets], games, next: coming }]];
    }),
  );
}

export async function notePriced(sport: Sport, { markets, games, next }: Priced, now: Date): Promise<void> {
  await update({
    Key: { ...keys.priced() },
    UpdateExpression: 'SET #sport = :noted',
    ExpressionAttributeNames: { '#sport': sport },
    ExpressionAttributeValues: { ':noted': { markets, games, next, at: now.toISOString() } },
  });
}
