/** Counters of a person's picks: per day for the record, and per status for the pages of the tracker. */
import type { PickStatus, Sport } from '../contracts/sports.ts';
import { deltaOf, emptyTally, type Tally } from '../domain/record.ts';
import { house } from '../domain/slate.ts';
import type { Settled } from '../domain/track-record.ts';
import { addTo } from './add-to.ts';
import { changeCounters } from './counters.ts';
import { keys } from './keys.ts';
import { get, queryAll, type Write } from './table.ts';

interface Counted {
  readonly userId: string;
  readonly day: string;
  readonly sport: Sport;
  readonly status: PickStatus;
  readonly profitCents: number | null;
}

/** The writes that keep all counters true when a pick appears or changes, for the transaction that changes it. */
export function changeRecord(before: Counted | null, after: Counted): Write[] {
  const writes = addTo(keys.record(after.userId, after.day), { ...deltaOf(before, after) });
  if (before?.status !== after.status) {
    writes.push(
      ...addTo(keys.tally(after.userId), {
        ...(before && { [before.status]: -1, [ofSport(before)]: -1 }),
        [after.status]: 1,
        [ofSport(after)]: 1,
      }),
    );
    // The house's picks are the slate: nobody saved them.
    if (after.userId !== house) writes.push(...countPick(before, after));
  }
  return writes;
}

function countPick(before: Counted | null, { userId, status, day }: Counted): Write[] {
  const steps = before ? { [`picks:${before.status}`]: -1 } : { picks: 1 };
  return changeCounters({ ...steps, [`picks:${status}`]: 1 }, { day, shardKey: userId });
}

/** AP: Query USER#id RECORD#from..RECORD#to. One tally a day, days without a pick left out. */
export function dailyTallies(userId: string, from: string, to: string): Promise<Tally[]> {
  const first = keys.record(userId, from);
  return queryAll<Tally>({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': first.pk, ':from': first.sk, ':to': keys.record(userId, to).sk },
  }).then((days) => days.map((day) => ({ ...emptyTally, ...day })));
}

/** AP: Get USER#id/TALLY. How many picks there are under a status, all of them where none is named. */
export async function countPicks(
  userId: string,
  { status, sport }: { status?: PickStatus | undefined; sport?: Sport | undefined },
): Promise<number> {
  const counts = (await get<Record<string, number>>(keys.tally(userId))) ?? {};
  const statuses: PickStatus[] = status ? [status] : ['pending', 'hit', 'miss', 'push'];
  return statuses.reduce(
    (sum, each) => sum + (counts[sport ? ofSport({ sport, status: each }) : each] ?? 0),
    0,
  );
}

/** AP: Get USER#id/TALLY. Hits and misses of all time, by sport. */
export async function settledBySport(userId: string): Promise<(sport: Sport) => Settled> {
  const counts = (await get<Record<string, number>>(keys.tally(userId))) ?? {};
  return (sport) => ({
    hits: counts[ofSport({ sport, status: 'hit' })] ?? 0,
    misses: counts[ofSport({ sport, status: 'miss' })] ?? 0,
  });
}

const ofSport = ({ sport, status }: { sport: Sport; status: PickStatus }) => `${sport}:${status}`;
