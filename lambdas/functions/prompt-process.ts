/** Answers a subscriber's question; only a play that fits it uses one of today's prompts. */
import { ulid } from 'ulid';
import { boardsOf, comingDays } from '../app/asking/boards.ts';
import { inform } from '../app/asking/inform.ts';
import { countModelCall, isFailure } from '../app/asking/model-metrics.ts';
import type { Answered, Outcome } from '../app/asking/outcome.ts';
import { daysAhead, understand, understandNext, wantsPlay } from '../app/asking/question.ts';
import { loadFor, suggest } from '../app/asking/suggest.ts';
import type { Note } from '../contracts/analysis.ts';
import { askForPlay, type Change } from '../contracts/ask.ts';
import type { QueryOf } from '../contracts/contract.ts';
import type { Sport } from '../contracts/sports.ts';
import { timeouts } from '../contracts/timeouts.ts';
import * as asks from '../data/asks.ts';
import * as states from '../data/feed-states.ts';
import * as usage from '../data/usage.ts';
import type { User } from '../data/users.ts';
import { follow, type Next } from '../domain/answer/follow.ts';
import { dailyPrompts, ownDailyLimit } from '../domain/play-limits.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { freeAnswersUsedUp, notAnswered, promptsUsedUp } from '../http/ask-errors.ts';
import { endpoint, type Prefetch } from '../http/endpoint.ts';
import { badRequest, HttpError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { breakAnswer, showAsk, showOutcome } from '../http/views/answer.ts';
import * as model from '../services/model.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

const dependencies = { asks, usage, states, inform, suggest, boardsOf, model };

type Play = Extract<Answered, { kind: 'play' }>;

/** Input shared by the steps of a call. */
interface Context {
  readonly user: User;
  readonly now: Date;
  readonly sport: Sport;
  readonly prompt: string;
  readonly slot: usage.AskSlot;
  /** Prompts per day. */
  readonly limit: number;
  readonly asks: typeof asks;
  readonly usage: typeof usage;
}

export const handler = endpoint(
  askForPlay,
  dependencies,
  async ({ body, user, now, remainingMs, prefetched: { earlier, ...known }, ...given }) => {
    const { prompt, sport, requestKey, change } = body;
    const { asks, usage, inform, suggest, boardsOf, model } = given;
    const askId = ulid(now.getTime());
    const slot = { userId: user.id, day: torontoDay(now), requestKey: requestKey ?? askId, askId };
    const limit = dailyPrompts(user, now);
    const context: Context = { user, now, sport, prompt, slot, limit, asks, usage };

    if (user.breakUntil && user.breakUntil > now.toISOString()) {
      return breakAnswer(user.breakUntil, sport, await promptsLeft(context));
    }
    const load = boardsOf(comingDays(now, daysAhead), now);
    const input = { prompt, sport, ...known, now, preferences: user.profile };
    const next = change && nextOf(earlier, change);
    const question = next ? understandNext({ ...input, next }) : understand(input);
    if (!wantsPlay(question)) return answerWithoutPick(context, inform(question, { load }));

    const reserving = usage.reserve(slot, limit, now);
    try {
      // The games load during the reservation; `suggest` gets them from `load` again.
      const [reserved] = await Promise.all([reserving, Promise.allSettled([loadFor(question, { load })])]);
      if (reserved.kind === 'repeated') return await earlierAnswer(context, reserved.askId);
      if (reserved.kind !== 'reserved') throw await refusal(context, reserved.kind);
      const withinMs = remainingMs() - storageMs;
      const outcome = await suggest({ ...question, withinMs }, { load, choose: model.choose });
      countAsk(sport, outcome);
      return outcome.kind === 'play'
        ? await storePlay(context, outcome, { reserved, prompt: question.prompt, next })
        : await refundPrompt(context, outcome, reserved);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      // An internal error uses no prompt. The reservation must have settled before it can be given back.
      await Promise.allSettled([reserving]);
      await usage.release(slot, { outcome: 'failed' });
      throw error;
    }
  },
  { limits: [limits.asks, limits.asksOfHour], prefetch },
);

/** Time reserved for storing the answer or giving the prompt back. */
const storageMs = 2 * timeouts.table.totalMs + 500;

async function promptsLeft({ user, now, slot, limit, usage }: Context): Promise<number> {
  return Math.max(0, limit - (await usage.usedPrompts(user.id, slot.day, now)));
}

/** Information, help and subjects other than sports use no prompt. */
async function answerWithoutPick(context: Context, informing: ReturnType<typeof inform>) {
  const { prompt, slot, asks } = context;
  const [outcome, remainingPrompts] = await Promise.all([informing, promptsLeft(context)]);
  metric(outcome.kind === 'care' ? 'CareAnswers' : 'AnswersWithoutPick', 1);
  // The answer is returned even if it could not be counted.
  await asks.countAnswer(outcome.kind, slot).catch((error) => log.error('answer not counted', error));
  return showOutcome(outcome, { prompt, promptLogId: null, remainingPrompts });
}

/** @throws HttpError 409 while the same request is still being answered */
async function earlierAnswer(context: Context, askId: string) {
  const ask = await context.asks.waitForAnswer(context.user.id, askId);
  if (!ask) throw new HttpError(409, 'This question is still being answered. Please try again.');
  return showAsk(ask, await promptsLeft(context));
}

async function refusal(context: Context, kind: 'used-up' | 'free-used-up'): Promise<HttpError> {
  const { user, now } = context;
  return kind === 'used-up'
    ? promptsUsedUp(ownDailyLimit(user, now), now)
    : freeAnswersUsedUp(await promptsLeft(context), now);
}

interface Details {
  readonly reserved: { readonly remaining: number };
  /** The prompt as it was interpreted. */
  readonly prompt: string;
  /** Set if the question changes an earlier answer. */
  readonly next: Next | undefined;
}

/** Stores the play and settles its reservation in one transaction. @throws HttpError 504 if the reservation is gone */
async function storePlay(
  { user, now, sport, prompt, slot, limit, asks }: Context,
  play: Play,
  details: Details,
) {
  const { charged, analysis, response, reading, model, tokens, dropped, read, changes } = play;
  log.info('answered', { sport, model, tokens, dropped, charged, legs: analysis.legs.length });
  const ask: asks.Ask = {
    id: slot.askId,
    userId: user.id,
    prompt: details.prompt,
    sport: analysis.legs[0]?.sport ?? sport,
    response,
    analysis,
    model,
    charged,
    ...(tokens && { tokens }),
    ...(play.notes.some(isSubstitution) && { substituted: true }),
    reading,
    read,
    changes,
    ...(details.next && { without: details.next.without }),
    createdAt: now.toISOString(),
  };
  if (!(await asks.storeAsk(ask, slot))) {
    metric('AsksFailed', 1, { Reason: 'lost' });
    throw notAnswered('timed-out');
  }
  const { remaining } = details.reserved;
  const remainingPrompts = charged ? remaining : Math.min(limit, remaining + 1);
  return showOutcome(play, { prompt, promptLogId: slot.askId, remainingPrompts });
}

/** Refunds the prompt of an answer without a play. @throws HttpError 502 or 504 if there is no answer at all */
async function refundPrompt(
  { sport, prompt, slot, limit, usage }: Context,
  outcome: Exclude<Outcome, Play>,
  reserved: { readonly remaining: number },
) {
  const tokens = 'tokens' in outcome ? outcome.tokens : undefined;
  await usage.release(slot, { outcome: isFailure(outcome) ? 'failed' : outcome.kind, tokens });
  const { kind } = outcome;
  if (isFailure(outcome))
    log.warn('not answered', { sport, kind, ...('why' in outcome && { why: outcome.why }) });
  else log.info('not charged', { sport, kind });
  const remainingPrompts = Math.min(limit, reserved.remaining + 1);
  if (kind === 'no-text' || kind === 'failed' || kind === 'timed-out')
    throw notAnswered(kind, remainingPrompts);
  return showOutcome(outcome, { prompt, promptLogId: null, remainingPrompts });
}

async function prefetch(call: Prefetch<QueryOf<typeof askForPlay>> & typeof dependencies) {
  const { accountId, asks, states } = call;
  const { follows } = call.query;
  const [names, earlier] = await Promise.all([
    knownNames(states),
    follows && asks.findAsk(accountId, follows),
  ]);
  return { ...names, earlier: earlier || undefined };
}

/** @throws HttpError 404 if the user has no such answer, 400 if the change does not apply to it */
function nextOf(earlier: asks.Ask | undefined, change: Change): Next {
  if (!earlier?.read) throw new HttpError(404, 'Prediction not found');
  const { read: reading, analysis, without = [] } = earlier;
  const next = follow({ reading, legs: analysis.legs, chance: analysis.confidence, without }, change);
  if (!next) throw badRequest('That change does not apply to this answer');
  return next;
}

/** All teams and golfers, so that names in the question are recognized before any game is loaded. */
async function knownNames({ allFeedStates }: Pick<typeof states, 'allFeedStates'>) {
  const all = await allFeedStates();
  return {
    teams: all.flatMap(({ sport, teams }) => teams.map(({ name }) => ({ sport, name }))),
    golfers: all.flatMap(({ golfers = [] }) => golfers),
  };
}

/** Whether a note says that the play differs from the question. */
const isSubstitution = ({ kind }: Note) => kind === 'substituted' || kind === 'fewer_legs';

function countAsk(sport: Sport, outcome: Outcome): void {
  metric('Asks', 1, { Sport: sport });
  countModelCall(outcome);
  if (isFailure(outcome)) metric('AsksFailed', 1, { Reason: outcome.kind });
}
