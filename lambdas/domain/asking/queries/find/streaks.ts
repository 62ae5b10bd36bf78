/** How many games in a row a team has won or lost, and when it last won or lost. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import type { QueryAnswer } from '../answered.ts';
import type { Tables } from '../table/tables.ts';
import { item, theTeam } from '../table/words.ts';
import { streakOf } from './past.ts';
import { answerFor, gameWords, since } from './team-games.ts';

/** How many a team has won or lost in a row. */
export function streaks(query: FindQuery, tables: Tables): QueryAnswer {
  return answerFor(query, tables, ({ team, sport, games }) => {
    const { isWin, count } = streakOf(games);
    const what =
      count === 0
        ? 'tied their last game'
        : `have ${isWin ? 'won' : 'lost'} ${count === 1 ? 'their last game' : `${count} straight`}`;
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} ${what}:`,
        ...games.slice(0, Math.max(1, Math.min(count, 10))).map((game) => item(gameWords(game))),
      ],
    };
  });
}

/** The last game that a team won or lost. */
export function lastOf(query: FindQuery, tables: Tables): QueryAnswer {
  const isWin = query.detail === 'last_win';
  return answerFor(query, tables, ({ team, sport, games }) => {
    const who = upperFirst(theTeam(team, sport));
    const found = games.find(({ scored, conceded }) => (isWin ? scored > conceded : scored < conceded));
    const ago = found ? games.indexOf(found) : 0;
    return {
      text: found
        ? [
            `${who}’ last ${isWin ? 'win' : 'loss'}: ${gameWords(found)}${ago > 0 ? `, ${plural(ago, 'game')} before the last one` : ''}.`,
          ]
        : [
            `${who} have not ${isWin ? 'won' : 'lost'} in the ${plural(games.length, 'game')} ${since(games)}.`,
          ],
    };
  });
}
