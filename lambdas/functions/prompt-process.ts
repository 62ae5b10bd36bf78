/** Answers a subscriber's question; only a play that fits it uses one of today's prompts. */
import { ulid } from 'ulid';
import { type Asked, ask } from '../app/asking/ask.ts';
import { boardsOf } from '../app/asking/boards.ts';
import { knownNames } from '../app/asking/known-names.ts';
import { comingDays, daysAhead, reader } from '../app/asking/question.ts';
import { modelSolver } from '../app/asking/solver.ts';
import { askForPlay } from '../contracts/asking/ask.ts';
import type { QueryOf } from '../contracts/platform/contract.ts';
import * as asks from '../data/asking/asks.ts';
import * as turns from '../data/asking/turns.ts';
import * as usage from '../data/asking/usage.ts';
import * as boards from '../data/feed/boards.ts';
import { ownDailyLimit } from '../domain/accounts/play-limits.ts';
import { freeAnswersUsedUp, notAnswered, promptsUsedUp } from '../http/asking/ask-errors.ts';
import { endpoint, type Prefetch } from '../http/endpoint.ts';
import { badRequest, HttpError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { breakAnswer, showAsk, showOutcome } from '../http/views/asking/answer.ts';
import * as model from '../services/asking/model.ts';

const dependencies = { asks, usage, turns, boards, boardsOf, model };

export const handler = endpoint(
  askForPlay,
  dependencies,
  async ({ body, user, now, remainingMs, prefetched: { known, ...given }, asks, usage, boardsOf, model }) => {
    const load = boardsOf(comingDays(now, daysAhead), now, known);
    const solver = modelSolver(model.choose);
    const asking = { ...body, ...given, id: ulid(now.getTime()), user, now, remainingMs };
    const asked = await ask(asking, { asks, usage, load, reader, solver });
    switch (asked.kind) {
      case 'answered':
        return showOutcome(asked.outcome, { ...asked, prompt: body.prompt });
      case 'repeated':
        return showAsk(asked.ask, asked.remaining);
      case 'on-break':
        return breakAnswer(asked.until, body.sport, asked.remaining);
      default:
        throw refusal(asked, ownDailyLimit(user, now), now);
    }
  },
  { limits: [limits.asks, limits.asksOfHour], prefetch },
);

type Refused = Exclude<Asked, { kind: 'answered' | 'repeated' | 'on-break' }>;

/** @param ownLimit prompts a day, if the user set a lower limit than the plan's */
function refusal(asked: Refused, ownLimit: number | null, now: Date): HttpError {
  switch (asked.kind) {
    case 'used-up':
      return promptsUsedUp(ownLimit, now);
    case 'free-used-up':
      return freeAnswersUsedUp(asked.remaining, now);
    case 'in-progress':
      return new HttpError(409, 'This question is still being answered. Please try again.');
    case 'nothing-to-change':
      return new HttpError(404, 'Prediction not found');
    case 'change-does-not-apply':
      return badRequest('That change does not apply to this answer');
    case 'not-answered':
      return notAnswered(asked.why, asked.remaining);
  }
}

/** The boards of all sports with the names that a question can contain, the answer that it changes, and the last turn. */
async function prefetch(call: Prefetch<QueryOf<typeof askForPlay>> & typeof dependencies) {
  const { accountId, now, asks, boards, turns } = call;
  const { follows } = call.query;
  const [known, earlier, turn] = await Promise.all([
    boards.allBoards(now),
    follows ? asks.findAsk(accountId, follows) : undefined,
    turns.turnOf(accountId, now),
  ]);
  return { ...knownNames(known), known, earlier, turn };
}
