/** A team's games by their margin: those that were close or were not, its widest win and loss, and shutouts. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { namedTeam } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { item, theTeam } from '../../table/words.ts';
import { type Own, results, tallyWords } from '../past.ts';
import { answerFor, gameWords, since } from '../team-games.ts';

const mostShown = 15;
const marginOf = ({ scored, conceded }: Own): number => scored - conceded;
const list = (games: readonly Own[]): string[] =>
  games.slice(0, mostShown).map((game) => item(gameWords(game)));

/** Whether a question about scores is one of these. */
export const isOfMargins = ({ teams, over, detail }: FindQuery): boolean =>
  teams.length > 0 && (over !== null || detail === 'lowest');

export function byMargin(query: FindQuery, tables: Tables): QueryAnswer {
  if (query.detail === 'lowest') return shutouts(query, tables);
  const { over, side, detail } = query;
  const line = over ?? 0;
  const isMost = side === 'under';
  const most = Math.floor(line);
  const bound = isMost ? (most === 1 ? 'one' : `${most} or less`) : `${Math.ceil(line)} or more`;
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    const found = games.filter((game) =>
      isMost ? Math.abs(marginOf(game)) < line : Math.abs(marginOf(game)) > line,
    );
    const tally = results(found);
    const who = upperFirst(theTeam(team, sport));
    const named = detail === 'last_loss' ? found.filter((game) => marginOf(game) < 0) : found;
    const shown = detail === 'last_win' ? found.filter((game) => marginOf(game) > 0) : named;
    const head =
      detail === 'last_loss'
        ? `${who} lost ${plural(tally.lost, 'game')} by ${bound}, of ${what} ${since(games)}, and won ${tally.won} by ${bound}.`
        : detail === 'last_win'
          ? `${who} won ${plural(tally.won, 'game')} by ${bound}, of ${what} ${since(games)}, and lost ${tally.lost} by ${bound}.`
          : found.length === 0
            ? `${who} played no game that was decided by ${bound}, of ${what} ${since(games)}.`
            : `${who} played ${plural(found.length, 'game')} decided by ${bound}, of ${what} ${since(games)}, and are ${tallyWords(tally)} in them.`;
    return { text: [head, ...list(shown)] };
  });
}

function shutouts(query: FindQuery, tables: Tables): QueryAnswer {
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

/** The widest win of a team, or its heaviest loss. */
export function widest(query: FindQuery, tables: Tables): QueryAnswer {
  const isWin = query.detail === 'highest';
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    const sign = isWin ? 1 : -1;
    const all = games
      .filter((game) => sign * marginOf(game) > 0)
      .toSorted((a, b) => sign * (marginOf(b) - marginOf(a)));
    const [first] = all;
    if (!first)
      return {
        text: [
          `${upperFirst(theTeam(team, sport))} have no ${isWin ? 'win' : 'loss'} in ${what} ${since(games)}.`,
        ],
      };
    const level = all.filter((game) => marginOf(game) === marginOf(first));
    return {
      text: [
        `${upperFirst(namedTeam(team, sport).possessive)} widest ${isWin ? 'win' : 'loss'}, by ${Math.abs(marginOf(first))}, of ${what} ${since(games)}:`,
        ...list(level),
      ],
    };
  });
}
