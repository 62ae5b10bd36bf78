/** Games to come with the record of each team. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { startLabel } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { isStarting } from '../../../answer/terms.ts';
import type { QueryAnswer } from '../../answered.ts';
import { boardOf, playOn, pricesOf, scheduleOf } from '../../table/next.ts';
import { gamesAbout, type Tables } from '../../table/tables.ts';
import { item, matchup, onDays } from '../../table/words.ts';
import { standingWords } from '../records.ts';
import { evenWords, isBeside } from '../standings.ts';

const mostGames = 16;

/** @param query with the share of wins that both teams of a game are above or below, if only such games are asked for */
export function gamesWithRecords(query: FindQuery, tables: Tables): QueryAnswer {
  const { sports, teams, days, starts, over, side } = query;
  const [sport = tables.selectedSport] = sports;
  const rows = tables.sports.find((each) => each.sport === sport)?.sheet?.standings?.rows ?? [];
  const isMeant = ({ home, away }: Game) =>
    over === null ||
    [home, away].every(({ name }) => {
      const row = rows.find(({ team }) => team.name === name);
      return row !== undefined && isBeside(row, side !== 'under');
    });
  const games = gamesAbout({ sports: [sport], teams, days }, tables)
    .filter(({ startsAt }) => isStarting(startsAt, starts ?? null))
    .filter(isMeant);
  const recordOf = (name: string) => {
    const row = rows.find(({ team }) => team.name === name);
    return `${name}: ${(row && standingWords(row)) ?? 'no record known'}`;
  };
  const [first, ...more] = games;
  if (!first)
    return {
      response: `No ${sport} game ${over === null ? '' : `between two teams ${evenWords(side)} `}is listed${onDays(days) || ' in the next 7 days'}${starts ? ' at that time' : ''}.`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  return {
    response: [
      ...(over === null
        ? []
        : [
            `${plural(games.length, `${sport} game`)}${onDays(days)} ${more.length === 0 ? 'is' : 'are'} between two teams ${evenWords(side)}:`,
          ]),
      ...games
        .slice(0, mostGames)
        .flatMap((game) => [
          `${matchup(game)}, ${startLabel(game.startsAt)}.`,
          item(recordOf(game.away.name)),
          item(recordOf(game.home.name)),
        ]),
    ].join('\n'),
    cards: [],
    alternatives: more.length > 0 ? [boardOf(sport)] : [pricesOf(first), playOn(first)],
  };
}
