/** A team's games in which one side did not score, for and against. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { item, theTeam } from '../../table/words.ts';
import type { Own } from '../past.ts';
import { answerFor, gameWords, since } from '../team-games.ts';

const mostShown = 15;
const list = (games: readonly Own[]): string[] =>
  games.slice(0, mostShown).map((game) => item(gameWords(game)));

/** Whether a question about scores is about games in which a side did not score. */
export const isOfShutouts = ({ teams, detail }: FindQuery): boolean =>
  teams.length > 0 && detail === 'lowest';

export function shutouts(query: FindQuery, tables: Tables): QueryAnswer {
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    const [against, own] = [
      games.filter(({ scored }) => scored === 0),
      games.filter(({ conceded }) => conceded === 0),
    ];
    const who = theTeam(team, sport);
    const span = `in ${what} ${since(games)}`;
    return {
      text: [
        against.length === 0
          ? `${upperFirst(who)} have not been shut out ${span}.`
          : `${upperFirst(who)} have been shut out ${plural(against.length, 'time')} ${span}:`,
        ...list(against),
        own.length === 0
          ? 'They have not shut out an opponent.'
          : `They have shut out an opponent ${plural(own.length, 'time')}:`,
        ...list(own),
      ],
    };
  });
}
