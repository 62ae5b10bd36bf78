/** The second reader: the model reads the words that the grammar left unread. No failure of it fails a question. */
import { briefOf } from '../../domain/asking/brief.ts';
import { matters } from '../../domain/asking/queries/reading/matters.ts';
import { queriesOfModel } from '../../domain/asking/queries/reading/queries-of-model.ts';
import { correctReading } from '../../domain/asking/reading/correct.ts';
import { leagueDay } from '../../domain/platform/calendar.ts';
import type * as model from '../../services/asking/model.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import {
  asQueries,
  asRead,
  comingDays,
  daysAhead,
  playersOf,
  type Reader,
  type Understood,
} from './question.ts';
import { readRestated } from './reading/restated.ts';

export interface Reread {
  readonly understood: Understood;
  /** Absent if the model was not called, or did not answer. */
  readonly tokens?: model.Tokens;
}

/** Whether words were left unread, or nobody heard what a follow-up asks of the answer before it. */
export const needsModel = ({ result, unclear }: Understood): boolean =>
  result.unread.length > 0 || unclear !== undefined;

/**
 * Reads what the grammar left unread; a question that it read in full is returned as it is, without a call. Never throws.
 * @param withinMs time limit for the call
 */
export type SecondReader = (understood: Understood, withinMs: number) => Promise<Reread>;

/**
 * @param read calls the model; never throws
 * @param reader reads the question as the model wrote it out
 */
export function modelReader(read: typeof model.read, reader: Reader): SecondReader {
  return async (understood, withinMs) => {
    const { prompt, result, teams, sports, now, before } = understood;
    if (!needsModel(understood)) return { understood };
    const days = comingDays(now, daysAhead);
    const listed = teams.filter(({ sport }) => sports.includes(sport));
    const names = { teams: listed.map(({ name }) => name), days };
    const answer = await read(briefOf(prompt, result, names, before), withinMs);
    const tokens = 'tokens' in answer ? answer.tokens : undefined;
    count(answer.kind, tokens);
    if (answer.kind !== 'reply') {
      log.warn('not read by the model', { kind: answer.kind, ...('why' in answer && { why: answer.why }) });
      return { understood, ...(tokens && { tokens }) };
    }
    const { reply } = answer;
    const restated = isAlarmed(reply) ? undefined : readRestated(understood, reply, reader);
    if (restated) return { understood: restated, tokens: answer.tokens };
    // Terms and queries are of a question by itself.
    if (understood.unclear) return { understood, tokens: answer.tokens };
    const byModel = { hardWords: result.unread, readBy: 'model' } as const;
    const corrected = correctReading(result, reply, {
      prompt,
      teams,
      days,
      players: playersOf(understood),
      matters,
    });
    if (corrected !== result) {
      return { understood: { ...asRead(understood, corrected), ...byModel }, tokens: answer.tokens };
    }
    const queries = queriesOfModel(reply, {
      prompt,
      unread: result.unread,
      named: result.reading.teams.map(({ name }) => name),
      teams: teams.map(({ name }) => name),
      today: leagueDay(now),
    });
    return {
      understood: queries ? { ...asQueries(understood, queries), ...byModel } : understood,
      tokens: answer.tokens,
    };
  };
}

/** Distress and age go before what else was understood. */
const isAlarmed = (reply: object): boolean =>
  ('care' in reply && reply.care === true) || ('age' in reply && reply.age === true);

function count(kind: model.Answer['kind'], tokens: model.Tokens | undefined): void {
  metric('ModelCalls', 1);
  metric('ModelFailures', kind === 'reply' ? 0 : 1);
  if (!tokens) return;
  metric('ModelInputTokens', tokens.input);
  metric('ModelOutputTokens', tokens.output);
}
