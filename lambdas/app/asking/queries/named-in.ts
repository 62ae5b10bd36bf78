/** A question about whom an answer names first: "who do they play" after a list of teams. */
import type { RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import type { KnownNames } from '../question.ts';

/** @returns undefined where the answer names nobody that the question could be about */
export function namedIn(
  answer: string,
  query: RuledQuery,
  { teams, roster = [] }: Pick<KnownNames, 'teams' | 'roster'>,
): RuledQuery | undefined {
  if (query.ask !== 'find' && query.ask !== 'market') return undefined;
  const [sport] = query.sports;
  const isOfTeam = query.teams.length > 0;
  const names = (isOfTeam ? teams : roster)
    .filter((each) => sport === undefined || each.sport === sport)
    .map(({ name }) => name);
  const [first] = names
    .map((name) => ({ name, at: answer.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length);
  if (!first) return undefined;
  if (isOfTeam) return { ...query, teams: [first.name] };
  // A schedule is that of his team.
  const team = roster.find(({ name }) => name === first.name)?.team;
  return query.ask === 'find' && query.topic === 'schedule' && team !== undefined
    ? { ...query, teams: [team], players: [] }
    : { ...query, players: [first.name] };
}
