/** How many games of his team a player has missed, by who stands in the box scores. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { dayLabel } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { namedTeam } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { item } from '../../table/words.ts';
import type { Own } from '../past.ts';
import { agoWords, gameWords, since } from '../team-games.ts';
import { boxesOf } from './boxes.ts';
import type { PlayerSeason } from './player-games.ts';

const mostListed = 8;

export function gamesMissed(
  season: PlayerSeason,
  { last, since: from }: Pick<FindQuery, 'last' | 'since'>,
  tables: Tables,
): Pick<QueryAnswer, 'response'> {
  const { name, team, sport, games } = season;
  const table = tables.sports.find((each) => each.sport === sport);
  const boxes = table && boxesOf(season, team, table, tables.now);
  const known = (boxes?.known ?? [])
    .filter(({ day }) => from === null || day >= from)
    .slice(0, last ?? undefined);
  const owner = namedTeam(team, sport).possessive;
  const [newest] = games;
  const lastOne = newest
    ? ` His last game was on ${dayLabel(newest.day)}, ${agoWords(newest.day, tables.now)}.`
    : '';
  if (!boxes || known.length === 0)
    return { response: `We keep no box score that says whether ${name} played.${lastOne}` };
  const missed = known.filter(({ gameId }) => !boxes.played.has(gameId));
  if (known.length === 1)
    return { response: `${oneWords(name, owner, known[0] as Own, missed.length > 0)}${lastOne}` };
  const span = `${owner} ${last === null ? '' : 'last '}${plural(known.length, 'game')} ${since(known)}`;
  return {
    response: [
      `${name} has missed ${missed.length === 0 ? 'none' : missed.length} of ${span} that we keep box scores of, and played in ${known.length - missed.length}.${lastOne}`,
      ...missed.slice(0, mostListed).map((game) => item(gameWords(game))),
      ...(missed.length > mostListed ? [`And ${missed.length - mostListed} more.`] : []),
    ].join('\n'),
  };
}

const oneWords = (name: string, owner: string, game: Own, isMissed: boolean): string =>
  `${isMissed ? 'No' : 'Yes'}, ${name} ${isMissed ? 'missed' : 'played in'} ${owner} last game: ${gameWords(game)}.`;
