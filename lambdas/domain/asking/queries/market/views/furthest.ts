/** The book with the highest or the lowest number on a side, before every other one. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import type { QueryAnswer } from '../../answered.ts';
import { movesOf, playOn, pricesOf } from '../../table/next.ts';
import { offersOf, type Side, sideOfTeam } from '../../table/selections.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { item, listed, marketWords, matchupAndStart, odds, sideName } from '../../table/words.ts';

type Asked = Side & { readonly selection: 'home' | 'away' | 'over' | 'under' };

export function furthest(games: readonly Game[], query: MarketQuery, { books }: Tables): QueryAnswer {
  const [team = ''] = query.teams;
  const game = games.find((each) => isOf(each, team)) ?? games[0];
  if (!game) throw new RangeError('a game');
  return {
    response: wordsOf(rowsOf(game, team, query, books), game, query),
    cards: [],
    alternatives: [pricesOf(game), movesOf(game), playOn(game)],
  };
}

/** A book's number, and its price on each side that is asked about. */
interface Row {
  readonly book: string;
  readonly isOwn: boolean;
  readonly line: number;
  readonly prices: readonly { readonly name: string; readonly price: number }[];
}

function rowsOf(game: Game, team: string, { market, side }: MarketQuery, books: readonly string[]): Row[] {
  const sides: Asked[] =
    market === 'total'
      ? totals
          .filter((each) => side === null || side === each)
          .map((selection) => ({ game, market, selection }))
      : [{ game, market: 'spread', selection: sideOfTeam(game, team) }];
  const rows = new Map<string, Row>();
  for (const asked of sides)
    for (const { book, isOwn, line, price } of offersOf(asked, books)) {
      if (line === null) continue;
      const key = `${book} ${line}`;
      const own = rows.get(key) ?? { book, isOwn, line, prices: [] };
      const name = sideName(game, asked.market, asked.selection, line);
      rows.set(key, { ...own, prices: [...own.prices, { name, price }] });
    }
  return [...rows.values()];
}
const totals = ['over', 'under'] as const;

/** Of a team that gives points, the most is the lowest number. */
function wordsOf(rows: readonly Row[], game: Game, { order, market }: MarketQuery): string {
  const size = ({ line }: Row) => Math.abs(line);
  const first = ({ prices: [price] }: Row) => americanToDecimal(price?.price ?? 100);
  const way = order === 'least' ? 1 : -1;
  const ranked = rows.toSorted((a, b) => way * (size(a) - size(b)) || first(b) - first(a));
  const [best] = ranked;
  if (!best)
    return `No book prices the ${marketWords(market === 'total' ? 'total' : 'spread', game.sport)} of ${matchupAndStart(game)} yet.`;
  const same = ranked.filter(({ line }) => line === best.line);
  const rest = ranked.filter(({ line }) => line !== best.line);
  const where = matchupAndStart(game);
  const number = market === 'total' ? `${best.line}` : (best.prices[0]?.name ?? '');
  const have = same.length === 1 ? 'has' : 'have';
  return [
    rest.length === 0 && same.length > 1
      ? `Every book has the same number, ${number}: ${where}.`
      : `${listed(same.map(({ book }) => book))} ${have} the ${order === 'least' ? 'lowest' : 'highest'} number, ${number}: ${where}.`,
    ...ranked.map((row) => item(said(row))),
  ].join('\n');
}

const said = ({ book, isOwn, prices }: Row): string =>
  `${book}${isOwn ? ' (yours)' : ''}: ${prices.map(({ name, price }) => `${name} ${odds(price)}`).join(', ')}`;
