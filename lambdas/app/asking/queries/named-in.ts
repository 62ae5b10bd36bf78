/** Whom an answer names first, and a question about them: "who do they play" after a list of teams. */

import type { FindQuery } from '../../../contracts/asking/queries/find.ts';
import { rowsOf } from '../../../domain/asking/conversation/shown/rows.ts';
import type { RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { type QuestionContext, sentenceOf } from '../../../domain/asking/queries/reading/sentence.ts';

/** @returns undefined where the answer names nobody that the question could be about */
export function namedIn(answer: string, query: RuledQuery, context: QuestionContext): RuledQuery | undefined {
  if (query.ask !== 'find' && query.ask !== 'market') return undefined;
  const { teams, roster = [] } = context;
  const [sport] = query.sports;
  const isOfTeam = query.teams.length > 0;
  const written = firstNamed(
    answer,
    (isOfTeam ? teams : roster).filter((each) => sport === undefined || each.sport === sport),
  );
  // A list of prices has short names.
  const name = written ?? (isOfTeam ? teamOfRow(rowsOf(answer)[0] ?? '', sport, context) : undefined);
  if (name === undefined) return undefined;
  if (isOfTeam) return { ...query, teams: [name] };
  // A schedule is that of his team.
  const team = roster.find((each) => each.name === name)?.team;
  return query.ask === 'find' && query.topic === 'schedule' && team !== undefined
    ? { ...query, teams: [team], players: [] }
    : { ...query, players: [name] };
}

/** Of these names, the first in the answer; of two at one place, the longer. */
export function firstNamed(answer: string, of: readonly { readonly name: string }[]): string | undefined {
  const [first] = of
    .map(({ name }) => ({ name, at: answer.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length);
  return first?.name;
}

/** The team that a row of an answer names first. */
function teamOfRow(
  row: string,
  sport: QuestionContext['selectedSport'] | undefined,
  context: QuestionContext,
): string | undefined {
  const of = sport ?? context.selectedSport;
  const { tokens } = sentenceOf(row, { ...context, selectedSport: of });
  return tokens.find(({ team }) => team?.sport === of)?.team?.name;
}

const mostTeams = 4;

/**
 * The teams that the rows of an answer name first, compared: "which one has covered the least"; of pitchers and of games to come, the
 * players of the rows.
 * @returns undefined where it names fewer than two teams, or no player
 */
export function namedAllIn(
  answer: string,
  query: RuledQuery,
  context: QuestionContext,
): RuledQuery | undefined {
  if (query.ask !== 'find') return undefined;
  const [sport = context.selectedSport] = query.sports;
  const rows = rowsOf(answer);
  if (ofPlayers.has(query.topic)) return playersIn(rows, { ...query, sports: [sport] }, context);
  const teams = [...new Set(rows.flatMap((row) => teamOfRow(row, sport, context) ?? []))].slice(0, mostTeams);
  return teams.length < 2 ? undefined : { ...query, sports: [sport], teams };
}

/** Which players of a list pitch, are hurt, or play with their teams: "are any of them pitching today". */
const ofPlayers: ReadonlySet<FindQuery['topic']> = new Set(['starters', 'schedule', 'injuries']);

function playersIn(
  rows: readonly string[],
  query: FindQuery,
  { roster = [] }: Pick<QuestionContext, 'roster'>,
): FindQuery | undefined {
  const [sport] = query.sports;
  const own = roster.filter((each) => each.sport === sport);
  const names = [...new Set(rows.flatMap((row) => firstNamed(row, own) ?? []))].slice(0, mostPlayers);
  if (query.topic !== 'schedule') return names.length > 0 ? { ...query, players: names } : undefined;
  const teams = [...new Set(names.flatMap((name) => own.find((each) => each.name === name)?.team ?? []))];
  return teams.length > 0 ? { ...query, teams } : undefined;
}
const mostPlayers = 10;

/** The number of the first line in an answer with prices of a player; without one, his games alone. */
export function overIn(answer: string, query: RuledQuery): RuledQuery {
  const line = Number(/\bover (\d+(?:\.\d+)?)/i.exec(answer)?.[1]);
  if (query.ask !== 'find') return query;
  return Number.isFinite(line)
    ? { ...query, over: line }
    : { ...query, side: null, unkept: ['a line that no book lists now'] };
}
