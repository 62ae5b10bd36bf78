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
import { breakAnswer, shownAsk, shownOutcome } from '../http/views/answer.ts';
import * as model from '../services/model.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

const dependencies = { asks, usage, states, inform, suggest, boardsOf, model };

type Play = Extract<Answered, { kind: 'play' }>;

/** What each step needs of a call. */
interface Asking {
  readonly user: User;
  readonly now: Date;
  readonly sport: Sport;
  readonly prompt: string;
  readonly slot: usage.AskSlot;
  /** Prompts a day. */
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
    const asking: Asking = { user, now, sport, prompt, slot, limit, asks, usage };

    if (user.breakUntil && user.breakUntil > now.toISOString()) {
      return breakAnswer(user.breakUntil, sport, await promptsLeft(asking));
    }
    const load = boardsOf(comingDays(now, daysAhead), now);
    const asked = { prompt, sport, ...known, now, preferences: user.profile };
    const next = change && nextOf(earlier, change);
    const question = next ? understandNext({ ...asked, next }) : understand(asked);
    if (!wantsPlay(question)) return answerWithoutPick(asking, inform(question, { load }));

    const reserving = usage.reserve(slot, limit, now);
    try {
      // The games load during the reservation; `suggest` gets them from `load` again.
      const [reserved] = await Promise.all([reserving, Promise.allSettled([loadFor(question, { load })])]);
      if (reserved.kind === 'repeated') return await earlierAnswer(asking, reserved.askId);
      if (reserved.kind !== 'reserved') throw await refusal(asking, reserved.kind);
      const withinMs = remainingMs() - afterwardsMs;
      const outcome = await suggest({ ...question, withinMs }, { load, choose: model.choose });
      countAsk(sport, outcome);
      return outcome.kind === 'play'
        ? await keep(asking, outcome, { reserved, prompt: question.prompt, next })
        : await giveBack(asking, outcome, reserved);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      // The fault is ours, so the prompt is given back, after the reservation has ended one way or the other.
      await Promise.allSettled([reserving]);
      await usage.giveBack(slot, { outcome: 'failed' });
      throw error;
    }
  },
  { limits: [limits.asks, limits.asksOfHour], prefetch },
);

/** Time kept free for storing the answer or giving the prompt back, and for everything that is not waiting. */
const afterwardsMs = 2 * timeouts.table.totalMs + 500;

async function promptsLeft({ user, now, slot, limit, usage }: Asking): Promise<number> {
  return Math.max(0, limit - (await usage.usedPrompts(user.id, slot.day, now)));
}

/** Information, help and subjects other than sports use no prompt. */
async function answerWithoutPick(asking: Asking, informing: ReturnType<typeof inform>) {
  const { prompt, slot, asks } = asking;
  const [outcome, remainingPrompts] = await Promise.all([informing, promptsLeft(asking)]);
  metric(outcome.kind === 'care' ? 'CareAnswers' : 'AnswersWithoutPick', 1);
  // A failure to count it does not withhold the answer.
  await asks.countAnswer(outcome.kind, slot).catch((error) => log.error('answer not counted', error));
  return shownOutcome(outcome, { prompt, promptLogId: null, remainingPrompts });
}

/** @throws HttpError 409 while the same request is still being answered */
async function earlierAnswer(asking: Asking, askId: string) {
  const ask = await asking.asks.whenAnswered(asking.user.id, askId);
  if (!ask) throw new HttpError(409, 'This question is still being answered. Please try again.');
  return shownAsk(ask, await promptsLeft(asking));
}

async function refusal(asking: Asking, kind: 'used-up' | 'free-used-up'): Promise<HttpError> {
  const { user, now } = asking;
  return kind === 'used-up'
    ? promptsUsedUp(ownDailyLimit(user, now), now)
    : freeAnswersUsedUp(await promptsLeft(asking), now);
}

interface Kept {
  readonly reserved: { readonly remaining: number };
  /** As it was understood. */
  readonly prompt: string;
  /** Set for a change of an earlier answer. */
  readonly next: Next | undefined;
}

/** Stores the play and settles its reservation, in one transaction. @throws HttpError 504 if another call took it */
async function keep({ user, now, sport, prompt, slot, limit, asks }: Asking, play: Play, kept: Kept) {
  const { charged, analysis, response, reading, model, tokens, dropped, read, changes } = play;
  log.info('answered', { sport, model, tokens, dropped, charged, legs: analysis.legs.length });
  const ask: asks.Ask = {
    id: slot.askId,
    userId: user.id,
    prompt: kept.prompt,
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
    ...(kept.next && { without: kept.next.without }),
    createdAt: now.toISOString(),
  };
  if (!(await asks.storeAsk(ask, slot))) {
    metric('AsksFailed', 1, { Reason: 'lost' });
    throw notAnswered('timed-out');
  }
  const { remaining } = kept.reserved;
  const remainingPrompts = charged ? remaining : Math.min(limit, remaining + 1);
  return shownOutcome(play, { prompt, promptLogId: slot.askId, remainingPrompts });
}

/** Gives the prompt back for an answer without a play. @throws HttpError 502 or 504 if there is no answer at all */
async function giveBack(
  { sport, prompt, slot, limit, usage }: Asking,
  outcome: Exclude<Outcome, Play>,
  reserved: { readonly remaining: number },
) {
  const tokens = 'tokens' in outcome ? outcome.tokens : undefined;
  await usage.giveBack(slot, { outcome: isFailure(outcome) ? 'failed' : outcome.kind, tokens });
  const { kind } = outcome;
  if (isFailure(outcome))
    log.warn('not answered', { sport, kind, ...('why' in outcome && { why: outcome.why }) });
  else log.info('not charged', { sport, kind });
  const remainingPrompts = Math.min(limit, reserved.remaining + 1);
  if (kind === 'no-text' || kind === 'failed' || kind === 'timed-out')
    throw notAnswered(kind, remainingPrompts);
  return shownOutcome(outcome, { prompt, promptLogId: null, remainingPrompts });
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

/** @throws HttpError 404 where the answer to change is not this person's, 400 where the change means nothing for it */
function nextOf(earlier: asks.Ask | undefined, change: Change): Next {
  if (!earlier?.read) throw new HttpError(404, 'Prediction not found');
  const { read: reading, analysis, without = [] } = earlier;
  const next = follow({ reading, legs: analysis.legs, chance: analysis.confidence, without }, change);
  if (!next) throw badRequest('That change does not apply to this answer');
  return next;
}

/** The teams of every sport and the golfers, so that one named in the words is known before any game is read. */
async function knownNames({ allFeedStates }: Pick<typeof states, 'allFeedStates'>) {
  const all = await allFeedStates();
  return {
    teams: all.flatMap(({ sport, teams }) => teams.map(({ name }) => ({ sport, name }))),
    golfers: all.flatMap(({ golfers = [] }) => golfers),
  };
}

/** Whether a note says that the play is not quite what was asked for. */
const isSubstitution = ({ kind }: Note) => kind === 'substituted' || kind === 'fewer_legs';

function countAsk(sport: Sport, said: Outcome): void {
  metric('Asks', 1, { Sport: sport });
  countModelCall(said);
  if (isFailure(said)) metric('AsksFailed', 1, { Reason: said.kind });
}
