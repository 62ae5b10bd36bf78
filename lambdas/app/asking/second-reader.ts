/** The second reader: the model reads the words that the grammar left unread. No failure of it fails a question. */
import { briefOf } from '../../domain/asking/brief.ts';
import { matters } from '../../domain/asking/queries/reading/matters.ts';
import { queriesOfModel } from '../../domain/asking/queries/reading/queries-of-model.ts';
import { correctReading } from '../../domain/asking/reading/correct.ts';
import { leagueDay } from '../../domain/platform/calendar.ts';
import type * as model from '../../services/asking/model.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { asQueries, asRead, comingDays, daysAhead, type Understood } from './question.ts';

export interface Reread {
  readonly understood: Understood;
  /** Absent if the model was not called, or did not answer. */
  readonly tokens?: model.Tokens;
}

/**
 * Reads what the grammar left unread; a question that it read in full is returned as it is, without a call. Never throws.
 * @param withinMs time limit for the call
 */
export type SecondReader = (understood: Understood, withinMs: number) => Promise<Reread>;

/** @param read calls the model; never throws */
export function modelReader(read: typeof model.read): SecondReader {
  return async (understood, withinMs) => {
    const { prompt, result, teams, now } = understood;
    if (result.unread.length === 0) return { understood };
    const days = comingDays(now, daysAhead);
    const names = { teams: teams.map(({ name }) => name), days };
    const answer = await read(briefOf(prompt, result, names), withinMs);
    const tokens = 'tokens' in answer ? answer.tokens : undefined;
    count(answer.kind, tokens);
    if (answer.kind !== 'reply') {
      log.warn('not read by the model', { kind: answer.kind, ...('why' in answer && { why: answer.why }) });
      return { understood, ...(tokens && { tokens }) };
    }
    const { reply } = answer;
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
      teams: names.teams,
      today: leagueDay(now),
    });
    return {
      understood: queries ? { ...asQueries(understood, queries), ...byModel } : understood,
      tokens: answer.tokens,
    };
  };
}

/** Everybody whom a question can name. */
const playersOf = ({ players = [], golfers = [], roster = [] }: Understood): string[] => [
  ...new Set([...players, ...golfers, ...roster.map(({ name }) => name)]),
];

function count(kind: model.Answer['kind'], tokens: model.Tokens | undefined): void {
  metric('ModelCalls', 1);
  metric('ModelFailures', kind === 'reply' ? 0 : 1);
  if (!tokens) return;
  metric('ModelInputTokens', tokens.input);
  metric('ModelOutputTokens', tokens.output);
}
