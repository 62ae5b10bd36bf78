/** Answers a subscriber's question; only a play that fits it uses one of today's prompts. */
import { ulid } from 'ulid';
import { ask } from '../app/asking/ask.ts';
import { boardsOf } from '../app/asking/boards.ts';
import { ownFigures } from '../app/asking/queries/own-figures.ts';
import { comingDays, daysAhead } from '../app/asking/question.ts';
import { grammar } from '../app/asking/reading/grammar.ts';
import { readWritten } from '../app/asking/reading/written.ts';
import { recall } from '../app/asking/recall.ts';
import { modelReader } from '../app/asking/second-reader.ts';
import { ranking } from '../app/asking/solver.ts';
import { slateRecord } from '../app/picks/slate-record.ts';
import { askForPlay } from '../contracts/asking/ask.ts';
import type { QueryOf } from '../contracts/platform/contract.ts';
import * as asks from '../data/asking/asks.ts';
import * as turns from '../data/asking/turns.ts';
import * as usage from '../data/asking/usage.ts';
import * as boards from '../data/feed/boards.ts';
import * as names from '../data/feed/players/player-names.ts';
import { refusalOf } from '../http/asking/ask-errors.ts';
import { endpoint, type Prefetch } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import { breakAnswer, showAsk, showOutcome } from '../http/views/asking/answer.ts';
import * as model from '../services/asking/model.ts';

const dependencies = {
  asks,
  usage,
  turns,
  boards,
  names,
  boardsOf,
  model,
  figures: ownFigures(),
  ourRecord: slateRecord(),
};

export const handler = endpoint(
  askForPlay,
  dependencies,
  async ({
    body,
    user,
    now,
    remainingMs,
    prefetched: { known, ...given },
    asks,
    usage,
    boardsOf,
    model,
    figures,
    ourRecord,
  }) => {
    const load = boardsOf(comingDays(now, daysAhead), now, known);
    const asking = { ...body, ...given, id: ulid(now.getTime()), user, now, remainingMs };
    const asked = await ask(asking, {
      asks,
      usage,
      figures,
      ourRecord,
      load,
      reader: grammar,
      secondReader: modelReader(model.read, readWritten),
      solver: ranking,
    });
    switch (asked.kind) {
      case 'answered':
        return showOutcome(asked.outcome, asked);
      case 'repeated':
        return showAsk(asked.ask, asked.remaining);
      case 'on-break':
        return breakAnswer(asked.until, body.sport, asked.remaining);
      default:
        throw refusalOf(asked, user, now);
    }
  },
  { limits: [limits.asks, limits.asksOfHour], prefetch },
);

function prefetch({
  accountId,
  now,
  query,
  ...given
}: Prefetch<QueryOf<typeof askForPlay>> & typeof dependencies) {
  return recall({ accountId, now, follows: query.follows }, given);
}
