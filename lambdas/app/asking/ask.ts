/**
 * Answers a question, from its words to the stored play. A play reserves one of the day's prompts before the solver is asked;
 * the answer is then stored and the reservation settled in one transaction, or the prompt is given back.
 */
import type { Note } from '../../contracts/asking/analysis.ts';
import type { Change } from '../../contracts/asking/change.ts';
import type { MineQuery } from '../../contracts/asking/queries/own.ts';
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
import { countAsk } from './model-metrics.ts';
import { isFailure, type NoPlay, type Outcome, type Play, type Unparsable } from './outcome.ts';
import { answerQueries } from './queries/answer-queries.ts';
import type { OwnFigures } from './queries/own-figures.ts';
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
  readonly figures: OwnFigures;
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
  let next: Next | undefined;
  if (change) {
    if (!earlier?.read) return { kind: 'nothing-to-change' };
    const { read: reading, analysis, without = [] } = earlier;
    const given = { reading, legs: analysis.legs, chance: analysis.confidence, without };
    next = follow(given, change) ?? undefined;
    if (!next) return { kind: 'change-does-not-apply' };
  }
  const understood = means.reader.read({ prompt, sport, teams, golfers, now, preferences, next });
  return understood.wantsPlay
    ? askForPlay(asking, understood, means)
    : askForWords(asking, understood, means);
}

async function promptsLeft({ user, now }: Asking, { usage }: Means): Promise<number> {
  return Math.max(0, dailyPrompts(user, now) - (await usage.usedPrompts(user.id, torontoDay(now), now)));
}

/** Information, help and subjects other than sports use no prompt. */
async function askForWords(asking: Asking, understood: Understood, means: Means): Promise<Asked> {
  const { queries } = understood;
  const { load } = means;
  const figures = (topic: MineQuery['topic']) => means.figures(topic, asking.user, asking.now);
  const informing = queries
    ? answerQueries(queries, { understood, load, figures })
    : inform(understood, load);
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
    return await settle(outcome, { asking, understood, slot, limit, left: reserved.remaining }, means);
  } catch (error) {
    // An internal error uses no prompt.
    await usage.release(slot, { outcome: 'failed' });
    throw error;
  }
}

/** Time reserved for storing the answer or giving the prompt back. */
const storageMs = 2 * timeouts.table.totalMs + 500;

interface Reservation {
  readonly asking: Asking;
  readonly understood: Understood;
  readonly slot: usage.AskSlot;
  /** Prompts per day. */
  readonly limit: number;
  /** Prompts left without the reserved one. */
  readonly left: number;
}

/** Stores a play and settles its reservation, in one transaction; gives back the prompt of everything else. */
async function settle(
  outcome: Outcome,
  { asking: { id, user, now, sport, turn }, understood: { prompt, next }, slot, limit, left }: Reservation,
  { asks, usage }: Means,
): Promise<Asked> {
  const refunded = Math.min(limit, left + 1);
  if (outcome.kind !== 'play') {
    const { kind } = outcome;
    const tokens = 'tokens' in outcome ? outcome.tokens : undefined;
    await usage.release(
      slot,
      isFailure(outcome)
        ? { outcome: 'failed', tokens }
        : { outcome: outcome.kind, tokens, turn: turnAfter(outcome, null) },
    );
    if (isFailure(outcome))
      log.warn('not answered', { sport, kind, ...('why' in outcome && { why: outcome.why }) });
    else log.info('not charged', { sport, kind });
    return kind === 'no-text' || kind === 'failed' || kind === 'timed-out'
      ? { kind: 'not-answered', why: kind, remaining: refunded }
      : { kind: 'answered', outcome, askId: null, remaining: refunded };
  }
  const { response, analysis, model, tokens, charged, reading, read, changes, notes, dropped } = outcome;
  log.info('answered', { sport, model, tokens, dropped, charged, legs: analysis.legs.length });
  const ask: asks.Ask = {
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
  if (await asks.storeAsk(ask, slot, turnAfter(outcome, id, next && turn)))
    return { kind: 'answered', outcome, askId: id, remaining: charged ? left : refunded };
  metric('AsksFailed', 1, { Reason: 'lost' });
  return { kind: 'not-answered', why: 'timed-out' };
}

/** Whether a note says that the play differs from the question. */
const isSubstitution = ({ kind }: Note) => kind === 'substituted' || kind === 'fewer_legs';
