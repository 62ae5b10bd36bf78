/** The games of a team that were won or lost, covered or not, and went over or under. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { item, theTeam } from '../../table/words.ts';
import { coverMargin, type Own, totalMargin } from '../past.ts';
import { answerFor, gameWords, since } from '../team-games.ts';

/** Whether games themselves are asked for, and not how many there were. */
export const isOfList = ({ teams, limit, side, order }: FindQuery): boolean =>
  teams.length > 0 && limit !== null && order === null && (side === 'over' || side === 'under');

/** By topic: what a game is measured by, and what is said of it on either side. */
const sorts = {
  spread: {
    by: coverMargin,
    over: 'covered the closing spread in',
    under: 'did not cover the closing spread in',
  },
  total: {
    by: totalMargin,
    over: 'went over the closing total in',
    under: 'stayed under the closing total in',
  },
  record: { by: ({ scored, conceded }: Own) => scored - conceded, over: 'won', under: 'lost' },
} as const;

export function listedGames(query: FindQuery, tables: Tables): QueryAnswer {
  const topic = query.topic === 'spread' || query.topic === 'total' ? query.topic : 'record';
  const { by, ...words } = sorts[topic];
  const side = query.side === 'under' ? 'under' : 'over';
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    const measured = games.flatMap((game) => {
      const margin = by(game);
      return margin === null ? [] : [{ game, margin }];
    });
    const who = upperFirst(theTeam(team, sport));
    if (measured.length === 0)
      return { text: [`We keep no closing ${topic} of ${theTeam(team, sport)}’ games.`] };
    const found = measured.filter(({ margin }) => (side === 'over' ? margin > 0 : margin < 0));
    const level = measured.filter(({ margin }) => margin === 0);
    const least = games.length - measured.length;
    return {
      text: [
        `${who} ${words[side]} ${found.length} of ${what} ${since(games)}${least > 0 ? ` (${least} without a closing line)` : ''}${found.length > 0 ? ':' : '.'}`,
        ...found.slice(0, query.limit ?? found.length).map(({ game }) => item(gameWords(game))),
        ...(level.length > 0 && topic !== 'record' ? [`${level.length} landed on the number.`] : []),
      ],
    };
  });
}
