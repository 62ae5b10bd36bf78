/**
 * Answers a question, from its words to the stored play. A play reserves one of the day's prompts before the solver is asked;
 * the answer is then stored and the reservation settled in one transaction, or the prompt is given back.
 */
import type { Note } from '../../contracts/asking/analysis.ts';
import type { Change } from '../../contracts/asking/ask.ts';
import type { Turn } from '../../contracts/asking/turn.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import type { User } from '../../data/accounts/users.ts';
import type * as asks from '../../data/asking/asks.ts';
import type * as usage from '../../data/asking/usage.ts';
import { dailyPrompts } from '../../domain/accounts/play-limits.ts';
import { follow, type Next } from '../../domain/asking/answer/follow.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { boardsFor } from './boards.ts';
import { inform } from './inform.ts';
import { countModelCall } from './model-metrics.ts';
import { isFailure, type NoPlay, type Outcome, type Play, type Unparsable } from './outcome.ts';
import type { KnownNames, Reader, Understood } from './question.ts';
import { type Means as Suggesting, suggest } from './suggest.ts';
import { turnAfter } from './turn.ts';

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

/** The reader and the solver are the only parts of an answer that can be exchanged; the rest is where it comes from and goes. */
export interface Means extends Suggesting {
  readonly reader: Reader;
  readonly asks: Pick<typeof asks, 'storeAsk' | 'waitForAnswer' | 'countAnswer'>;
  readonly usage: Pick<typeof usage, 'reserve' | 'release' | 'usedPrompts'>;
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
  /** Anything else, which is not. */
  | {
      readonly kind: 'answered';
      readonly outcome: NoPlay | Unparsable;
      readonly askId: null;
      readonly remaining: number;
    }
  /** The same call was answered before. */
  | { readonly kind: 'repeated'; readonly ask: asks.Ask; readonly remaining: number }
  /** The same call is still being answered. */
  | { readonly kind: 'in-progress' }
  /** The user takes a break until then, ISO 8601. */
  | { readonly kind: 'on-break'; readonly until: string; readonly remaining: number }
  /** The prompts are used up, or the uncharged answers that need the model. */
  | { readonly kind: 'used-up' | 'free-used-up'; readonly remaining: number }
  | { readonly kind: 'nothing-to-change' | 'change-does-not-apply' }
  /** `remaining` is absent if the prompt was given back by another call. */
  | { readonly kind: 'not-answered'; readonly why: Silence; readonly remaining?: number };

/** The model returned nothing, an error, or nothing in time. */
export type Silence = 'no-text' | 'failed' | 'timed-out';

/** @throws if the games or the table fail; no prompt is used then */
export async function ask(asking: Asking, means: Means): Promise<Asked> {
  const { user, now, prompt, sport, teams, golfers, earlier, change } = asking;
  const { breakUntil: until, profile: preferences } = user;
  if (until && until > now.toISOString()) {
    return { kind: 'on-break', until, remaining: await promptsLeft(asking, means) };
  }
  if (change && !earlier?.read) return { kind: 'nothing-to-change' };
  const next = change && earlier ? nextOf(earlier, change) : undefined;
  if (next === null) return { kind: 'change-does-not-apply' };
  const understood = means.reader.read({ prompt, sport, teams, golfers, now, preferences, next });
  return understood.wantsPlay
    ? askForPlay(asking, understood, means)
    : askForWords(asking, understood, means);
}

/** @returns null if the change does not apply to the answer */
function nextOf({ read: reading, analysis, without = [] }: asks.Ask, change: Change): Next | null {
  return reading
    ? follow({ reading, legs: analysis.legs, chance: analysis.confidence, without }, change)
    : null;
}

async function promptsLeft({ user, now }: Asking, { usage }: Means): Promise<number> {
  return Math.max(0, dailyPrompts(user, now) - (await usage.usedPrompts(user.id, torontoDay(now), now)));
}

/** Information, help and subjects other than sports use no prompt. */
async function askForWords(asking: Asking, understood: Understood, means: Means): Promise<Asked> {
  const informing = inform(understood, means.load);
  const [outcome, remaining] = await Promise.all([informing, promptsLeft(asking, means)]);
  metric(outcome.kind === 'care' ? 'CareAnswers' : 'AnswersWithoutPick', 1);
  // The answer is returned even if it could not be counted.
  const counting = means.asks.countAnswer(outcome.kind, slotOf(asking), turnAfter(outcome, null));
  await counting.catch((error) => log.error('answer not counted', error));
  return { kind: 'answered', outcome, askId: null, remaining };
}

function slotOf({ id, user, now, requestKey = id }: Asking): usage.AskSlot {
  return { userId: user.id, day: torontoDay(now), requestKey, askId: id };
}

async function askForPlay(asking: Asking, understood: Understood, means: Means): Promise<Asked> {
  const { asks, usage } = means;
  const { user, now, sport } = asking;
  const slot = slotOf(asking);
  const limit = dailyPrompts(user, now);
  // The games load during the reservation.
  const loading = boardsFor(understood, means.load);
  try {
    const [reserved] = await Promise.all([usage.reserve(slot, limit, now), Promise.allSettled([loading])]);
    if (reserved.kind === 'used-up') return { kind: 'used-up', remaining: 0 };
    if (reserved.kind === 'repeated') {
      const ask = await asks.waitForAnswer(user.id, reserved.askId);
      if (!ask) return { kind: 'in-progress' };
      return { kind: 'repeated', ask, remaining: await promptsLeft(asking, means) };
    }
    if (reserved.kind === 'free-used-up')
      return { kind: 'free-used-up', remaining: await promptsLeft(asking, means) };
    const outcome = await suggest(understood, await loading, means, asking.remainingMs() - storageMs);
    countAsk(sport, outcome);
    const refunded = Math.min(limit, reserved.remaining + 1);
    if (outcome.kind !== 'play') return await refundPrompt(outcome, slot, refunded, means);
    const ask = askOf(asking, understood, outcome);
    const turn = turnAfter(outcome, ask.id, understood.next && asking.turn);
    // Stores the play and settles its reservation in one transaction.
    if (await asks.storeAsk(ask, slot, turn)) {
      const remaining = outcome.charged ? reserved.remaining : refunded;
      return { kind: 'answered', outcome, askId: ask.id, remaining };
    }
    metric('AsksFailed', 1, { Reason: 'lost' });
    return { kind: 'not-answered', why: 'timed-out' };
  } catch (error) {
    // An internal error uses no prompt.
    await usage.release(slot, { outcome: 'failed' });
    throw error;
  }
}

/** Time reserved for storing the answer or giving the prompt back. */
const storageMs = 2 * timeouts.table.totalMs + 500;

function countAsk(sport: Sport, outcome: Outcome): void {
  metric('Asks', 1, { Sport: sport });
  countModelCall(outcome);
  if (isFailure(outcome)) metric('AsksFailed', 1, { Reason: outcome.kind });
}

/** Gives back the prompt of an answer without a play. */
async function refundPrompt(
  outcome: Exclude<Outcome, Play>,
  slot: usage.AskSlot,
  remaining: number,
  { usage }: Means,
): Promise<Asked> {
  const { kind } = outcome;
  const tokens = 'tokens' in outcome ? outcome.tokens : undefined;
  await usage.release(
    slot,
    isFailure(outcome)
      ? { outcome: 'failed', tokens }
      : { outcome: outcome.kind, tokens, turn: turnAfter(outcome, null) },
  );
  if (isFailure(outcome)) log.warn('not answered', { kind, ...('why' in outcome && { why: outcome.why }) });
  else log.info('not charged', { kind });
  return kind === 'no-text' || kind === 'failed' || kind === 'timed-out'
    ? { kind: 'not-answered', why: kind, remaining }
    : { kind: 'answered', outcome, askId: null, remaining };
}

/** The play as it is stored. */
function askOf({ id, user, now, sport }: Asking, { prompt, next }: Understood, play: Play): asks.Ask {
  const { response, analysis, model, tokens, charged, reading, read, changes, notes, dropped } = play;
  log.info('answered', { sport, model, tokens, dropped, charged, legs: analysis.legs.length });
  return {
    id,
    userId: user.id,
    prompt,
    sport: analysis.legs[0]?.sport ?? sport,
    response,
    analysis,
    model,
    charged,
    ...(tokens && { tokens }),
    ...(notes.some(isSubstitution) && { substituted: true }),
    reading,
    read,
    changes,
    ...(next && { without: next.without }),
    createdAt: now.toISOString(),
  };
}

/** Whether a note says that the play differs from the question. */
const isSubstitution = ({ kind }: Note) => kind === 'substituted' || kind === 'fewer_legs';
