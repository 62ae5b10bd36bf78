/** Games to come with the record of each team. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { startLabel } from '../../../../platform/calendar.ts';
import { isStarting } from '../../../answer/terms.ts';
import type { QueryAnswer } from '../../answered.ts';
import { boardOf, playOn, pricesOf, scheduleOf } from '../../table/next.ts';
import { gamesAbout, type Tables } from '../../table/tables.ts';
import { item, matchup, onDays } from '../../table/words.ts';
import { standingWords } from '../records.ts';

const mostGames = 16;

export function gamesWithRecords({ sports, teams, days, starts }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const rows = tables.sports.find((each) => each.sport === sport)?.sheet?.standings?.rows ?? [];
  const games = gamesAbout({ sports: [sport], teams, days }, tables).filter(({ startsAt }) =>
    isStarting(startsAt, starts ?? null),
  );
  const recordOf = (name: string) => {
    const row = rows.find(({ team }) => team.name === name);
    return `${name}: ${(row && standingWords(row)) ?? 'no record known'}`;
  };
  const [first, ...more] = games;
  if (!first)
    return {
      response: `No ${sport} game is listed${onDays(days) || ' in the next 7 days'} at that time.`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  return {
    response: games
      .slice(0, mostGames)
      .flatMap((game) => [
        `${matchup(game)}, ${startLabel(game.startsAt)}.`,
        item(recordOf(game.away.name)),
        item(recordOf(game.home.name)),
      ])
      .join('\n'),
    cards: [],
    alternatives: more.length > 0 ? [boardOf(sport)] : [pricesOf(first), playOn(first)],
  };
}
