/** Answers a subscriber who asks for a play in plain words, for one of today's prompts. */
import { ulid } from 'ulid';
import * as advice from '../app/asking/advice.ts';
import { countModelCall, isFailure } from '../app/asking/model-metrics.ts';
import * as outlook from '../app/feed/outlook.ts';
import { askForPlay } from '../contracts/ask.ts';
import { timeouts } from '../contracts/timeouts.ts';
import * as asks from '../data/asks.ts';
import * as usage from '../data/usage.ts';
import { addDays, leagueDay } from '../domain/calendar.ts';
import { promptsPerDay } from '../domain/plans.ts';
import { secondsToTorontoMidnight, torontoDay } from '../domain/toronto-day.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

export const handler = endpoint(
  askForPlay,
  { asks, usage, outlook, advice },
  async ({ body, user, now, remainingMs, asks, usage, outlook, advice }) => {
    const { prompt, sport, requestKey } = body;
    const askId = ulid(now.getTime());
    const slot = { userId: user.id, day: torontoDay(now), requestKey: requestKey ?? askId, askId };
    const limit = promptsPerDay(user.plan);
    const left = (used: number) => Math.max(0, limit - used);
    const today = leagueDay(now);
    const days = Array.from({ length: advice.daysAhead }, (_, index) => addDays(today, index));
    const reserving = usage.reserve(slot, limit, now);
    try {
      const [reserved, kept] = await Promise.all([reserving, outlook.kept(sport, days)]);
      if (reserved.kind === 'used-up') throw usedUp(now);
      if (reserved.kind === 'repeated') {
        const ask = await asks.whenAnswered(user.id, reserved.askId);
        if (!ask) throw new HttpError(409, 'This question is still being answered. Please try again.');
        return shown(ask, left(await usage.usedPrompts(user.id, slot.day, now)));
      }

      const offered = await outlook.outlook(kept, now);
      const said = await advice.advise({
        prompt,
        sport,
        ...offered,
        preferences: user.profile,
        now,
        // What it costs to store the answer, or to give the prompt back, is kept free.
        withinMs: remainingMs() - timeouts.table.totalMs - spareMs,
      });
      metric('Asks', 1, { Sport: sport });
      countModelCall(said);
      if (said.kind === 'answer') {
        const { response, analysis, model, tokens, dropped } = said;
        log.info('answered', { sport, model, tokens, dropped, legs: analysis.legs.length });
        const createdAt = now.toISOString();
        const ask = { id: askId, userId: user.id, prompt, sport, response, analysis, model, createdAt };
        if (await asks.storeAsk(ask, slot)) return shown(ask, reserved.remaining);
        metric('AsksFailed', 1, { Reason: 'lost' });
        throw new HttpError(504, failed);
      }

      if (isFailure(said)) metric('AsksFailed', 1, { Reason: said.kind });
      const remainingPrompts = left(await usage.giveBack(slot, now));
      log.warn('not answered', { sport, kind: said.kind, ...('why' in said && { why: said.why }) });
      if (said.kind === 'no-bet' || said.kind === 'unparsable') {
        const { response, analysis: promptAnalysis } = said;
        return { response, promptAnalysis, promptLogId: null, remainingPrompts };
      }
      throw notAnswered(said.kind, remainingPrompts);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      // Ours to mend, and not the asker's to pay for; but what is still being reserved cannot be given back yet.
      await Promise.allSettled([reserving]);
      await usage.giveBack(slot, now);
      throw error;
    }
  },
  { limit: limits.asks },
);

/** For everything that is not waiting. */
const spareMs = 500;

const failed = 'Failed to process prompt';

function shown(ask: asks.Ask, remainingPrompts: number) {
  const { response, analysis: promptAnalysis, id: promptLogId } = ask;
  return { response, promptAnalysis, promptLogId, remainingPrompts };
}

function usedUp(now: Date): HttpError {
  return new HttpError(429, 'You have used all your prompts for today', {
    headers: { 'retry-after': String(secondsToTorontoMidnight(now)) },
    fields: { remainingPrompts: 0 },
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
