/** A question with who asks it, what it is answered with, and how it can end. */
import type { Change } from '../../contracts/asking/change.ts';
import type { Turn } from '../../contracts/asking/turn.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import type { User } from '../../data/accounts/users.ts';
import type * as asks from '../../data/asking/asks.ts';
import type * as usage from '../../data/asking/usage.ts';
import { dailyPrompts } from '../../domain/accounts/play-limits.ts';
import type { Before } from '../../domain/asking/brief.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import type { NoPlay, Play } from './outcome.ts';
import type { OwnFigures } from './queries/own-figures.ts';
import type { QueryMeans } from './queries/query-means.ts';
import type { KnownNames, Question, Reader, Understood } from './question.ts';
import { lastQuestionOf } from './reading/rewritten.ts';
import type { SecondReader } from './second-reader.ts';
import type { Means as Suggesting } from './suggest.ts';

export interface Asking extends KnownNames {
  /** A ULID, under which the answer is stored. */
  readonly id: string;
  readonly user: Pick<User, 'id' | 'plan' | 'playLimits' | 'breakUntil' | 'profile'>;
  readonly prompt: string;
  /** The sport selected next to the question. */
  readonly sport: Sport;
  /** The client's idempotency key: a repeated call gets the answer of the first. */
  readonly requestKey?: string | undefined;
  /** Asks for an earlier answer with a change, whatever the prompt says. */
  readonly change?: Change | undefined;
  /** The answer to change, if the user has it. */
  readonly earlier?: asks.Ask | undefined;
  /** What was asked last today and shown. */
  readonly turn?: Turn | undefined;
  readonly now: Date;
  /** Milliseconds until the caller stops waiting. */
  readonly remainingMs: () => number;
}

/** The readers and the solver are the only parts of an answer that can be exchanged; the rest is where it comes from and goes. */
export interface Means extends Suggesting {
  readonly reader: Reader;
  readonly secondReader: SecondReader;
  readonly asks: Pick<typeof asks, 'storeAsk' | 'storeOwn' | 'findAsk' | 'waitForAnswer' | 'countAnswer'>;
  readonly usage: Pick<typeof usage, 'reserve' | 'release' | 'usedPrompts'>;
  readonly figures: OwnFigures;
  readonly ourRecord: QueryMeans['ourRecord'];
}

/** `remaining` is the number of prompts left today. */
export type Asked =
  /** A play, which is stored. */
  | {
      readonly kind: 'answered';
      readonly outcome: Play;
      readonly askId: string;
      readonly remaining: number;
    }
  /** Anything else, which is not; `askId` is then of the answer that it is about. */
  | {
      readonly kind: 'answered';
      readonly outcome: NoPlay;
      readonly askId: string | null;
      readonly remaining: number;
    }
  /** The same call was answered before. */
  | { readonly kind: 'repeated'; readonly ask: asks.Ask; readonly remaining: number }
  /** The same call is still being answered. */
  | { readonly kind: 'in-progress' }
  /** The user takes a break until then, ISO 8601. */
  | { readonly kind: 'on-break'; readonly until: string; readonly remaining: number }
  | { readonly kind: 'used-up'; readonly remaining: number }
  | { readonly kind: 'nothing-to-change' | 'change-does-not-apply' }
  /** The prompt was given back by another call in the meantime. */
  | { readonly kind: 'not-answered' };

export async function promptsLeft({ user, now }: Asking, { usage }: Means): Promise<number> {
  return Math.max(0, dailyPrompts(user, now) - (await usage.usedPrompts(user.id, torontoDay(now), now)));
}

export function slotOf({ id, user, now, requestKey = id }: Asking): usage.AskSlot {
  return { userId: user.id, day: torontoDay(now), requestKey, askId: id };
}

/** Whether this call wrote the last turn before. */
export const isRepeated = ({ requestKey, turn }: Asking): boolean =>
  requestKey !== undefined && turn?.requestKey === requestKey;

/** What the turn of an answer says about the question. */
export const writtenBy = (
  { requestKey, turn: before, change, earlier }: Asking,
  understood: Understood,
  askId: string | null,
) => ({
  askId,
  understood,
  requestKey,
  before,
  versions: versionsOf(before, change ? earlier?.id : (before?.askId ?? undefined)),
});

/** The versions before the one that is changed, and that one. */
function versionsOf(turn: Turn | undefined, changed: string | undefined): readonly string[] {
  if (changed === undefined) return [];
  return turn?.askId === changed ? [...(turn.versions ?? []), changed] : [changed];
}

/** A turn that was stored without words has none. */
function beforeOf(turn: Turn): Before | undefined {
  const { said } = turn;
  return said === undefined ? undefined : { question: lastQuestionOf(turn) ?? null, answer: said };
}

/** The question as the readers get it. */
export function questionOf({
  prompt,
  sport,
  teams,
  golfers,
  players,
  roster,
  now,
  user,
  turn,
}: Asking): Question {
  const names = { teams, golfers, players, roster };
  const before = turn && beforeOf(turn);
  return {
    prompt,
    typed: prompt,
    sport,
    ...names,
    now,
    preferences: user.profile,
    before,
    shown: turn?.shown,
  };
}
