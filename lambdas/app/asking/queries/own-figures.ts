/** The asker's own figures, from the counters and lists that the tracker shows: one round trip for each question. */
import type { MineQuery } from '../../../contracts/asking/queries/own.ts';
import type { User } from '../../../data/accounts/users.ts';
import * as usage from '../../../data/asking/usage.ts';
import * as lists from '../../../data/picks/pick-lists.ts';
import * as records from '../../../data/picks/pick-records.ts';
import type { Pick as SavedPick } from '../../../data/picks/picks.ts';
import { dailyPrompts } from '../../../domain/accounts/play-limits.ts';
import { pickName } from '../../../domain/asking/english/pick.ts';
import { firstStart } from '../../../domain/asking/english/shared.ts';
import type { Own, OwnPick, OwnRecord } from '../../../domain/asking/queries/mine/answer.ts';
import { shownSubscription } from '../../../domain/billing/subscription.ts';
import type { Counts } from '../../../domain/platform/counts.ts';
import { previousDays, torontoDay } from '../../../domain/platform/toronto-day.ts';
import { breakdown } from '../../../domain/records/breakdown.ts';
import { type DatedTally, summary } from '../../../domain/records/record.ts';

/** The picks that an answer lists. */
const mostPicks = 20;
const days = 30;

export type Asker = Pick<User, 'id' | 'plan' | 'playLimits'> &
  Partial<Pick<User, 'subscription' | 'subscriptionStatus'>>;

/** @throws if the table cannot be read */
export type OwnFigures = (
  topic: MineQuery['topic'],
  user: Asker,
  now: Date,
  /** Days whose own record is wanted, earliest first. */
  span?: readonly string[] | null,
) => Promise<Own>;

const sources = { usage, lists, records };

/** Figures from the table. */
export const ownFigures =
  ({ usage, lists, records }: typeof sources = sources): OwnFigures =>
  async (topic, user, now, span = null) => {
    const today = torontoDay(now);
    const none: Own = {
      plan: user.plan,
      promptsPerDay: dailyPrompts(user, now),
      promptsUsed: 0,
      days30: null,
      allTime: null,
      picks: [],
      total: null,
    };
    switch (topic) {
      case 'plan':
        return {
          ...none,
          promptsUsed: await usage.usedPrompts(user.id, today, now),
          // The session has the account with its subscription already.
          subscription: shownSubscription({ subscriptionStatus: '', ...user }),
        };
      case 'prompts':
        return { ...none, promptsUsed: await usage.usedPrompts(user.id, today, now) };
      case 'clv':
      case 'uncounted':
        return none;
      case 'open':
      case 'streak':
      case 'told':
      case 'results': {
        const status = topic === 'open' ? ('pending' as const) : undefined;
        const [page, total] = await Promise.all([
          lists.pickPage(user.id, { status, sort: 'newest', place: undefined, limit: mostPicks }),
          records.countPicks(user.id, { status }),
        ]);
        return { ...none, picks: page.entries.flatMap(({ pick }) => (pick ? [ownPick(pick)] : [])), total };
      }
      default: {
        const from = previousDays(today, days)[0] ?? today;
        const [first, last] = [span?.[0], span?.at(-1)];
        const inSpan =
          first !== undefined && last !== undefined
            ? Promise.all([
                records.dailyTallies(user.id, first, last),
                records.countsByKind(user.id, first, last),
              ])
            : null;
        const [daily, kinds, months, own] = await Promise.all([
          records.dailyTallies(user.id, from, today),
          records.countsByKind(user.id, from, today),
          records.monthlyTallies(user.id),
          inSpan,
        ]);
        return {
          ...none,
          period: own && recordOf(...own),
          days30: recordOf(daily, kinds),
          allTime: recordOf(months.tallies, months.byKind),
        };
      }
    }
  };

const recordOf = (tallies: readonly DatedTally[], kinds: Counts): OwnRecord => ({
  whole: summary(tallies),
  ...breakdown(kinds),
});

function ownPick({ sport, status, profitCents, metadata, bet }: SavedPick): OwnPick {
  const stakeCents = bet?.bonusBet ? null : (bet?.stakeCents ?? null);
  return {
    name: pickName(metadata),
    sport,
    status,
    profit: profitCents === null ? null : profitCents / 100,
    startsAt: firstStart(metadata.legs),
    betType: metadata.bet_type[0] ?? 'general',
    ...(stakeCents !== null && { stake: stakeCents / 100 }),
  };
}
