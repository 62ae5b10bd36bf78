/** A row per book for each market of a game: lines, prices, margin and age. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { sidesOf } from '../../../feed/board/board.ts';
import { pricedSides } from '../../../feed/board/sides.ts';
import { ageInWords } from '../../../feed/games/freshness.ts';
import type { Game } from '../../../feed/games/game.ts';
import { fairPrice } from '../../../feed/odds/value.ts';
import { percent } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { lineWords } from '../../english/leg.ts';
import { isBook } from '../../reading/names/books.ts';
import type { QueryAnswer } from '../answered.ts';
import { movesOf, playOn } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import {
  item,
  listed,
  marketWords,
  matchup,
  matchupAndStart,
  odds,
  sideName,
  theTeam,
} from '../table/words.ts';
import { numbersByBook } from './books/at-books.ts';
import { thanOthers } from './books/than-others.ts';
import { type BookRow, bookRows } from './margin.ts';
import { marketsIn } from './markets.ts';

/** The most games whose books are listed one by one. */
const mostGames = 3;

export function bookPrices(games: readonly Game[], query: MarketQuery, tables: Tables): QueryAnswer {
  const shown = games.slice(0, mostGames);
  const parts = shown.flatMap((game) =>
    marketsIn(query).map((market) => partOf(game, market, query, tables)),
  );
  const heads = shown.map((game) => `${matchupAndStart(game)}:`);
  const [game] = shown;
  return {
    response:
      apart(query, shown) +
      missingLine(query, shown) +
      shown
        .map((each, at) =>
          [heads[at], ...parts.filter((part) => part.game === each).flatMap(({ text }) => text)].join('\n'),
        )
        .join('\n'),
    cards: parts.flatMap(({ card }) => card ?? []).slice(0, 6),
    alternatives: game ? [movesOf(game), playOn(game)] : [],
  };
}

/** Says so where no book lists the line asked for, before the lines that there are. */
function missingLine({ line, market }: MarketQuery, games: readonly Game[]): string {
  if (line === null || (market !== 'spread' && market !== 'total')) return '';
  const lines = games.flatMap((game) => bookRows(game, market).map((row) => row.line));
  const isListed = lines.some((each) => each === line || (market === 'spread' && each === 0 - line));
  const named = market === 'spread' ? lineWords(line, 'spread') : `${line}`;
  return isListed ? '' : `No book lists ${named} now. The lines that are listed:\n`;
}

/** Two teams that do not meet have a game each. */
function apart({ teams, sports }: MarketQuery, games: readonly Game[]): string {
  const [sport] = sports;
  if (teams.length !== 2 || games.length < 2 || !sport) return '';
  return `${upperFirst(listed(teams.map((team) => theTeam(team, sport))))} don’t meet in the next 7 days. Each has a game:\n`;
}

interface Part {
  readonly game: Game;
  readonly text: readonly string[];
  readonly card?: CardOf<'table'>;
}

function partOf(game: Game, market: Market, query: MarketQuery, { books: own, now }: Tables): Part {
  const isOwn = ({ book }: BookRow) => own.some((name) => isBook(book, name));
  const all = bookRows(game, market);
  const named =
    query.books.length > 0 ? all.filter(({ book }) => query.books.some((n) => isBook(book, n))) : all;
  const rows = [...named.filter(isOwn), ...named.filter((row) => !isOwn(row))];
  const name = marketWords(market, game.sport);
  const missing = query.books.filter((each) => !all.some(({ book }) => isBook(book, each)));
  const absent =
    missing.length > 0 ? [`${listed(missing)} ${missing.length > 1 ? 'have' : 'has'} no ${name} here.`] : [];
  if (rows.length === 0) {
    return { game, text: absent.length > 0 ? absent : [item(`No book prices the ${name} yet.`)] };
  }
  const line = ({ book, line, prices, margin }: BookRow) => {
    const sides = sidesOf(market, game.sport).flatMap((side, at) => {
      const price = prices[at] ?? null;
      const ownLine = line !== null && market === 'spread' && side === 'away' ? 0 - line : line;
      return price === null ? [] : [`${sideName(game, market, side, ownLine)} ${odds(price)}`];
    });
    const kept = query.topic === 'margin' && margin !== null ? `, keeps ${margin}%` : '';
    return item(`${book}: ${sides.join(', ')}${kept}`);
  };
  return {
    game,
    text: [
      ...numbersByBook(game, query),
      ...lead(game, market, query, own),
      ...marginLead(rows, name, query),
      ...rows.map(line),
      ...thanOthers(game, market, query),
      ...absent,
    ],
    card: cardOf(game, market, { rows, all }, isOwn, now),
  };
}

/** The market's view in one line: who is favored, by how much. */
function lead(game: Game, market: Market, { topic }: MarketQuery, own: readonly string[]): string[] {
  if (topic !== 'books') return [];
  const sides = pricedSides(game, own).filter((side) => side.market === market);
  const known = sides.flatMap(({ selection, line, marketProbability }) =>
    marketProbability === null
      ? []
      : [
          `${sideName(game, market, selection, line)} ${percent(marketProbability)}${fairOf(marketProbability)}`,
        ],
  );
  return known.length > 0 ? [`By the market, without the margin: ${known.join(', ')}.`] : [];
}

/** ` (fair +130)` */
function fairOf(chance: number): string {
  const fair = fairPrice(chance);
  return fair === null ? '' : ` (fair ${odds(fair)})`;
}

function marginLead(rows: readonly BookRow[], name: string, { topic }: MarketQuery): string[] {
  if (topic !== 'margin') return [];
  const known = rows.flatMap(({ book, margin }) => (margin === null ? [] : [{ book, margin }]));
  const least = known.toSorted((a, b) => a.margin - b.margin)[0];
  const most = known.toSorted((a, b) => b.margin - a.margin)[0];
  if (!least || !most) return [`No book prices every side of the ${name}, so its margin is unknown.`];
  if (least.margin === most.margin) return [`On the ${name}, books keep ${least.margin}% of what is bet.`];
  return [
    `On the ${name}, books keep ${least.margin}% (${least.book}) to ${most.margin}% (${most.book}) of what is bet.`,
  ];
}

function cardOf(
  game: Game,
  market: Market,
  { rows, all }: { readonly rows: readonly BookRow[]; readonly all: readonly BookRow[] },
  isOwn: (row: BookRow) => boolean,
  now: Date,
): CardOf<'table'> {
  const sides = sidesOf(market, game.sport);
  const heading = (selection: (typeof sides)[number]) =>
    sideName(game, 'moneyline', selection, null).replace(' to win', '');
  const best = sides.map((_, at) =>
    Math.max(...all.map(({ prices }) => prices[at] ?? Number.NEGATIVE_INFINITY)),
  );
  return {
    type: 'table',
    title: `${matchup(game)}: ${marketWords(market, game.sport)}`,
    columns: [
      { label: 'Book', align: 'start' },
      ...sides.map((side) => ({ label: heading(side), align: 'end' as const })),
      { label: 'Margin', align: 'end' },
      { label: 'Age', align: 'end' },
    ],
    rows: rows.map((row) => [
      isOwn(row) ? `${row.book} (yours)` : row.book,
      ...sides.map((side, at) => {
        const price = row.prices[at] ?? null;
        if (price === null) return '–';
        const ownLine = row.line !== null && market === 'spread' && side === 'away' ? 0 - row.line : row.line;
        const lineText = ownLine === null ? '' : `${lineWords(ownLine, market)} `;
        return `${lineText}${odds(price)}${best[at] === price && market === 'moneyline' ? ' (best)' : ''}`;
      }),
      row.margin === null ? '–' : `${row.margin}%`,
      ageInWords(row.at, now),
    ]),
  };
}
