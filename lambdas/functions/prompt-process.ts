/** Answers what a subscriber asks in plain words; only a play that is what was asked for costs one of today's prompts. */
import { ulid } from 'ulid';
import { boardsOf, comingDays } from '../app/asking/boards.ts';
import { inform } from '../app/asking/inform.ts';
import { countModelCall, isFailure } from '../app/asking/model-metrics.ts';
import type { Outcome } from '../app/asking/outcome.ts';
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
import { follow, type Next } from '../domain/answer/follow.ts';
import { dailyPrompts, ownDailyLimit } from '../domain/play-limits.ts';
import { secondsToTorontoMidnight, torontoDay } from '../domain/toronto-day.ts';
import { endpoint, type Prefetch } from '../http/endpoint.ts';
import { badRequest, HttpError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { breakAnswer, shownAsk, shownOutcome } from '../http/views/answer.ts';
import * as model from '../services/model.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

const dependencies = { asks, usage, states, inform, suggest, boardsOf, model };

export const handler = endpoint(
  askForPlay,
  dependencies,
  async ({
    body,
    user,
    now,
    remainingMs,
    prefetched: { earlier, ...known },
    asks,
    usage,
    inform,
    suggest,
    boardsOf,
    model,
  }) => {
    const { prompt, sport, requestKey } = body;
    const limit = dailyPrompts(user, now);
    const left = (used: number) => Math.max(0, limit - used);
    const day = torontoDay(now);
    const unused = async () => left(await usage.usedPrompts(user.id, day, now));
    const askId = ulid(now.getTime());
    const slot = { userId: user.id, day, requestKey: requestKey ?? askId, askId };

    if (user.breakUntil && user.breakUntil > now.toISOString()) {
      return breakAnswer(user.breakUntil, sport, await unused());
    }
    const load = boardsOf(comingDays(now, daysAhead), now);
    const asked = { prompt, sport, ...known, now, preferences: user.profile };
    const next = body.change && nextOf(earlier, body.change);
    const understood = next ? understandNext({ ...asked, next }) : understand(asked);
    if (!wantsPlay(understood)) {
      const [said, remaining] = await Promise.all([inform(understood, { load }), unused()]);
      metric(said.kind === 'care' ? 'CareAnswers' : 'AnswersWithoutPick', 1);
      // The answer is given whether or not it can be counted.
      await asks.countAnswer(said.kind, slot).catch((error) => log.error('answer not counted', error));
      return shownOutcome(said, { prompt, promptLogId: null, remainingPrompts: remaining });
    }

    const reserving = usage.reserve(slot, limit, now);
    try {
      // Read beside the reservation: the answer takes them from here.
      const loading = Promise.allSettled([loadFor(understood, { load })]);
      const [reserved] = await Promise.all([reserving, loading]);
      if (reserved.kind === 'used-up') {
        const own = ownDailyLimit(user, now);
        throw usedUp(
          own === null ? 'You have used all your prompts for today' : ownLimitReached(own),
          now,
          0,
        );
      }
      if (reserved.kind === 'free-used-up') {
        throw usedUp('You have used all your free questions for today', now, await unused());
      }
      if (reserved.kind === 'repeated') {
        const ask = await asks.whenAnswered(user.id, reserved.askId);
        if (!ask) throw new HttpError(409, 'This question is still being answered. Please try again.');
        return shownAsk(ask, await unused());
      }

      const said = await suggest(
        // What it costs to store the answer, or to give the prompt back, is kept free.
        { ...understood, withinMs: remainingMs() - 2 * timeouts.table.totalMs - spareMs },
        { load, choose: model.choose },
      );
      countAsk(sport, said);
      if (said.kind === 'play') {
        const { charged, analysis, response, reading, model, tokens, dropped } = said;
        log.info('answered', { sport, model, tokens, dropped, charged, legs: analysis.legs.length });
        const createdAt = now.toISOString();
        const ask: asks.Ask = {
          id: askId,
          userId: user.id,
          prompt: understood.prompt,
          sport: analysis.legs[0]?.sport ?? sport,
          response,
          analysis,
          model,
          charged,
          ...(tokens && { tokens }),
          ...(said.notes.some(isSubstitution) && { substituted: true }),
          reading,
          read: said.read,
          changes: said.changes,
          ...(next && { without: next.without }),
          createdAt,
        };
        const remaining = charged ? reserved.remaining : Math.min(limit, reserved.remaining + 1);
        if (await asks.storeAsk(ask, slot))
          return shownOutcome(said, { prompt, promptLogId: askId, remainingPrompts: remaining });
        metric('AsksFailed', 1, { Reason: 'lost' });
        throw new HttpError(504, failed);
      }

      const tokens = 'tokens' in said ? said.tokens : undefined;
      await usage.giveBack(slot, { outcome: isFailure(said) ? 'failed' : said.kind, tokens });
      const remaining = Math.min(limit, reserved.remaining + 1);
      if (isFailure(said))
        log.warn('not answered', { sport, kind: said.kind, ...('why' in said && { why: said.why }) });
      else log.info('not charged', { sport, kind: said.kind });
      if ('response' in said || said.kind === 'unparsable')
        return shownOutcome(said, { prompt, promptLogId: null, remainingPrompts: remaining });
      throw notAnswered(said.kind, remaining);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      // Ours to mend, and not the asker's to pay for; but what is still being reserved cannot be given back yet.
      await Promise.allSettled([reserving]);
      await usage.giveBack(slot, { outcome: 'failed' });
      throw error;
    }
  },
  { limits: [limits.asks, limits.asksOfHour], prefetch },
);

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

/** For everything that is not waiting. */
const spareMs = 500;

const ownLimitReached = (own: number) =>
  `You have reached your own limit of ${own} ${own === 1 ? 'prompt' : 'prompts'} a day`;

const failed = 'Failed to process prompt';

function countAsk(sport: Sport, said: Outcome): void {
  metric('Asks', 1, { Sport: sport });
  countModelCall(said);
  if (isFailure(said)) metric('AsksFailed', 1, { Reason: said.kind });
}

function usedUp(message: string, now: Date, remainingPrompts: number): HttpError {
  return new HttpError(429, message, {
    headers: { 'retry-after': String(secondsToTorontoMidnight(now)) },
    fields: { remainingPrompts },
  });
}

function notAnswered(kind: 'no-text' | 'failed' | 'timed-out', remainingPrompts: number): HttpError {
  const fields = { remainingPrompts };
  switch (kind) {
    case 'no-text':
      return new HttpError(502, 'The AI did not provide a response. Please try again.', { fields });
    case 'failed':
      return new HttpError(502, failed, { fields });
    case 'timed-out':
      return new HttpError(504, failed, { fields });
  }
}
