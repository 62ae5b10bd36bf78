/** Prices by book of a part of a game, of a team's total, and of three-way markets; and the alternates of a line as a ladder. */
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { lineConsensus, marketSides } from '../../../feed/board/market-sides.ts';
import { type MarketSide, sidesAt } from '../../../feed/board/sides.ts';
import type { Game } from '../../../feed/games/game.ts';
import { percent } from '../../../platform/format.ts';
import { isBook } from '../../reading/names/books.ts';
import type { QueryAnswer } from '../answered.ts';
import { playOn, pricesOf } from '../table/next.ts';
import { alternateLines, apartWhy } from '../table/part-sides.ts';
import { sideOfTeam } from '../table/selections.ts';
import { nameOf } from '../table/side-name.ts';
import { isOf, type Tables } from '../table/tables.ts';
import { item, listed, marketWords, matchup, matchupAndStart, odds } from '../table/words.ts';

/** Whether its prices are stored apart from the main lines. */
export const isApart = ({ period = 'game', market, lines, teams }: MarketQuery): boolean =>
  period !== 'game' || market === 'team_total' || (lines !== undefined && teams.length > 0);

const mostRows = 40;

export function partPrices(games: readonly Game[], query: MarketQuery, tables: Tables): QueryAnswer {
  const answers = games.flatMap((game) =>
    query.lines !== undefined && query.period === undefined
      ? laddersOf(query).map((market) => ladder(game, market, query, tables))
      : [sidesOfPart(game, query, tables)],
  );
  const [game] = games;
  return {
    response: answers.map(({ text }) => text.join('\n')).join('\n'),
    cards: answers.flatMap(({ card }) => card ?? []).slice(0, 6),
    alternatives: game ? [pricesOf(game), playOn(game)] : [],
  };
}

interface Listed {
  readonly text: readonly string[];
  readonly card?: CardOf<'table'>;
}

/** Each side at each book, or at the books named. */
function sidesOfPart(game: Game, query: MarketQuery, { books: own }: Tables): Listed {
  const { period = 'game', market, side, line, books, teams } = query;
  const of = teams.filter((team) => isOf(game, team)).map((team) => sideOfTeam(game, team));
  const withTie =
    period === 'regulation' || (market === 'moneyline' && query.topic === 'books' && hasThree(game, period));
  const sides = marketSides(game, { period, line, withTie }, own).filter(
    (each) =>
      (market === null || each.market === market) &&
      (side === null || each.selection === side) &&
      (line === null || each.line === null || Math.abs(each.line) === Math.abs(line)) &&
      // A team's total is of the team named; other markets are of the game.
      (each.team === undefined || market !== 'team_total' || of.length !== 1 || of.includes(each.team)),
  );
  const head = `${matchupAndStart(game)}:`;
  if (sides.length === 0) {
    const named = { sports: [game.sport], player: null, stat: null, side: null, line, price: null };
    return {
      text: [head, apartWhy({ ...named, teams: [...teams], market: market ?? 'moneyline', period }, game)],
    };
  }
  const quoted = sides.map((each) => ({ each, quotes: quotesIn(each, books) }));
  const missing = books.filter((book) => !sides.some((each) => quotesIn(each, [book]).length > 0));
  return {
    text: [
      head,
      ...quoted.map(({ each, quotes }) =>
        item(
          `${nameOf(each)}${each.marketProbability === null ? '' : ` (${percent(each.marketProbability)})`}: ${quotes.length === 0 ? 'no price there' : quotes.map(({ book, price }) => `${book} ${odds(price)}`).join(', ')}`,
        ),
      ),
      ...(missing.length > 0
        ? [`${listed(missing)} ${missing.length > 1 ? 'have' : 'has'} no price here.`]
        : []),
      ...(withTie && sides.some(({ selection }) => selection === 'draw')
        ? ['A tie after the part loses a bet on either team.']
        : []),
    ],
    card: tableOf(
      `${matchup(game)}`,
      quoted.flatMap(({ each, quotes }) =>
        quotes.map(({ book, price }) => [nameOf(each), book, odds(price)]),
      ),
    ),
  };
}

const hasThree = ({ markets = [] }: Game, period: string) =>
  markets.some(({ key }) => key === `${period}.three_way`);

function quotesIn({ quotes, price, book }: MarketSide, books: readonly string[]) {
  const all = quotes?.all ?? [{ price, book, at: '' }];
  return books.length === 0 ? all : all.filter((quote) => books.some((named) => isBook(quote.book, named)));
}

/** The alternates of a game, of which no market is named, are those of both. */
function laddersOf({ market, side, teams, lines }: MarketQuery): readonly ('spread' | 'total')[] {
  if (market === 'total' || side !== null) return ['total'];
  const isWhole = lines?.min == null && lines?.max == null;
  return market === null && teams.length > 1 && isWhole ? ['spread', 'total'] : ['spread'];
}

/** Every listed line of a team's spread, or of the total, with its best price. */
function ladder(game: Game, market: 'spread' | 'total', query: MarketQuery, { books: own }: Tables): Listed {
  const { lines: bounds, teams } = query;
  const [team = ''] = teams.filter((each) => isOf(game, each));
  const selection = market === 'spread' ? sideOfTeam(game, team) : query.side === 'under' ? 'under' : 'over';
  const sign = market === 'spread' && selection === 'away' ? -1 : 1;
  const mains = mainLines(game, market, sign);
  const isWithin = (line: number) =>
    line >= (bounds?.min ?? Number.NEGATIVE_INFINITY) && line <= (bounds?.max ?? Number.POSITIVE_INFINITY);
  const all = [...new Set([...alternateLines(game, market, selection), ...mains])].filter(isWithin);
  const rows = all
    .toSorted((a, b) => (market === 'spread' ? b - a : a - b))
    .flatMap((line) => {
      const consensus = lineConsensus(game, market, sign * line + 0);
      const both = market === 'total' && query.side === null;
      return (consensus ? sidesAt(game, market, consensus, own) : []).filter(
        (each) => both || each.selection === selection,
      );
    });
  const what = `${marketWords(market, game.sport)}s`;
  const range = rangeWords(bounds);
  if (rows.length === 0)
    return { text: [`No book prices both sides of ${what}${range} in ${matchupAndStart(game)} now.`] };
  return {
    text: [
      `${matchupAndStart(game)}, ${what}${range}, best prices:`,
      ...rows
        .slice(0, mostRows)
        .map((each) =>
          item(
            `${nameOf(each)}: ${odds(each.price)} at ${each.book}${each.marketProbability === null ? '' : `, ${percent(each.marketProbability)}`}`,
          ),
        ),
    ],
    card: tableOf(
      `${matchup(game)}: ${what}`,
      rows.map((each) => [nameOf(each), each.book, odds(each.price)]),
    ),
  };
}

/** ` from -10.5 to -2.5`, ` of -10.5 or more`: of points given, more is a smaller number. */
function rangeWords(bounds: MarketQuery['lines']): string {
  const { min = null, max = null } = bounds ?? {};
  if (min !== null && max !== null) return ` from ${min} to ${max}`;
  if (min !== null) return ` of ${min} or ${min < 0 ? 'less' : 'more'}`;
  return max === null ? '' : ` of ${max} or ${max < 0 ? 'more' : 'less'}`;
}

/** The side's own lines that books have as their main one. */
function mainLines(game: Game, market: 'spread' | 'total', sign: number): number[] {
  return (game.books ?? []).flatMap(({ spread, total }) => {
    const line = market === 'spread' ? spread?.homeLine : total?.line;
    return line === undefined || line === null ? [] : [sign * line + 0];
  });
}

const tableOf = (title: string, rows: readonly (readonly string[])[]): CardOf<'table'> => ({
  type: 'table',
  title,
  columns: [
    { label: 'Bet', align: 'start' },
    { label: 'Book', align: 'start' },
    { label: 'Price', align: 'end' },
  ],
  rows: rows.slice(0, mostRows).map((row) => [...row]),
});
