/**
 * Answers a question, from its words to the stored play. A play reserves one of the day's prompts before anything is chosen;
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
import type { Tokens } from '../../services/asking/model.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { boardsFor, type Loaded } from './boards.ts';
import { clarify } from './clarify.ts';
import { inform } from './inform.ts';
import type { Answered, NoPlay, Play } from './outcome.ts';
import { answerQueries } from './queries/answer-queries.ts';
import type { OwnFigures } from './queries/own-figures.ts';
import type { KnownNames, Reader, Understood } from './question.ts';
import type { SecondReader } from './second-reader.ts';
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

/** The readers and the solver are the only parts of an answer that can be exchanged; the rest is where it comes from and goes. */
export interface Means extends Suggesting {
  readonly reader: Reader;
  readonly secondReader: SecondReader;
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
      readonly outcome: NoPlay;
      readonly askId: null;
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
  const understood = means.reader({ prompt, sport, teams, golfers, now, preferences, next });
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
  const needsModel = understood.result.unread.length > 0;
  // The games load during the reservation.
  const loading = boardsFor(understood, means.load);
  try {
    const [reserved] = await Promise.all([
      usage.reserve(slot, limit, now, needsModel),
      Promise.allSettled([loading]),
    ]);
    if (reserved.kind === 'used-up') return { kind: 'used-up', remaining: 0 };
    if (reserved.kind === 'repeated') {
      const ask = await asks.waitForAnswer(user.id, reserved.askId);
      if (!ask) return { kind: 'in-progress' };
      return { kind: 'repeated', ask, remaining: await promptsLeft(asking, means) };
    }
    if (reserved.kind === 'free-used-up') {
      // The model is not asked any more today, so what the grammar did not read is asked back.
      const outcome = await clarify(understood, await loading, means.load);
      return { kind: 'answered', outcome, askId: null, remaining: await promptsLeft(asking, means) };
    }
    const { understood: reread, tokens } = await means.secondReader(
      understood,
      asking.remainingMs() - storageMs,
    );
    const boards = await (reread === understood ? loading : boardsFor(reread, means.load));
    const outcome = await answerOf(reread, boards, means);
    metric('Asks', 1, { Sport: sport });
    const reservation = { asking, understood: reread, tokens, slot, limit, left: reserved.remaining };
    return await settle(outcome, reservation, means);
  } catch (error) {
    // An internal error uses no prompt.
    await usage.release(slot, { outcome: 'failed' });
    throw error;
  }
}

/** A play only where every word was read and a bet is asked for; otherwise it is asked back. */
function answerOf(understood: Understood, boards: readonly Loaded[], means: Means): Promise<Answered> {
  const { result, wantsPlay } = understood;
  if (!wantsPlay) return inform(understood, means.load);
  if (result.unread.length > 0 || result.isBare) return clarify(understood, boards, means.load);
  return suggest(understood, boards, means);
}

/** Time reserved for storing the answer or giving the prompt back. */
const storageMs = 2 * timeouts.table.totalMs + 500;

interface Reservation {
  readonly asking: Asking;
  readonly understood: Understood;
  /** Of the model, if it read the question too. */
  readonly tokens: Tokens | undefined;
  readonly slot: usage.AskSlot;
  /** Prompts per day. */
  readonly limit: number;
  /** Prompts left without the reserved one. */
  readonly left: number;
}

/** Stores a play and settles its reservation, in one transaction; gives back the prompt of everything else. */
async function settle(
  outcome: Answered,
  { asking, understood, tokens, slot, limit, left }: Reservation,
  { asks, usage }: Means,
): Promise<Asked> {
  const { sport } = asking;
  const refunded = Math.min(limit, left + 1);
  if (outcome.kind !== 'play') {
    const { kind } = outcome;
    await usage.release(slot, { outcome: kind, tokens, turn: turnAfter(outcome, null) });
    log.info('not charged', { sport, kind });
    return { kind: 'answered', outcome, askId: null, remaining: refunded };
  }
  const { analysis, charged } = outcome;
  log.info('answered', { sport, tokens, charged, legs: analysis.legs.length });
  const ask = askOf(outcome, understood, asking);
  const turn = turnAfter(outcome, ask.id, understood.next && asking.turn);
  if (await asks.storeAsk({ ...ask, ...(tokens && { tokens }) }, slot, turn))
    return { kind: 'answered', outcome, askId: ask.id, remaining: charged ? left : refunded };
  metric('AsksFailed', 1, { Reason: 'lost' });
  return { kind: 'not-answered' };
}
function askOf(
  { response, analysis, charged, readBy, reading, read, changes, notes }: Play,
  { prompt, next }: Understood,
  { id, user, now, sport }: Asking,
): asks.Ask {
  return {
    id,
    userId: user.id,
    prompt,
    sport: analysis.legs[0]?.sport ?? sport,
    response,
    analysis,
    charged,
    readBy,
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
