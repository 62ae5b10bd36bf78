/** The board of a sport or a day: every game with its main lines at the best price. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { type MarketSide, pricedSides } from '../../../feed/board/sides.ts';
import type { Game } from '../../../feed/games/game.ts';
import { startLabel } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { lineWords } from '../../english/leg.ts';
import type { QueryAnswer } from '../answered.ts';
import { playIn } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { item, listed, marketWords, matchup, odds, onDays, sideName } from '../table/words.ts';
import { marketsIn } from './markets.ts';

/** The most games of a board in words; the card has up to 40. */
const mostInWords = 16;
const mostRows = 40;

export function board(games: readonly Game[], query: MarketQuery, { books }: Tables): QueryAnswer {
  const markets = marketsIn(query);
  const sports = [...new Set(games.map(({ sport }) => sport))];
  const all = games.map((game) => ({ game, sides: pricedSides(game, books) }));
  const rows = all.filter(({ sides }) => isWithin(sides, query));
  const line = ({ game, sides }: (typeof rows)[number]) => {
    const priced = sides.filter(({ market }) => markets.some((each) => each === market));
    const all = priced.map(({ market, selection, line, price }) =>
      `${marketless(market) ? sideName(game, market as Market, selection, line) : ''} ${odds(price)}`.trim(),
    );
    return item(
      `${matchup(game)}, ${startLabel(game.startsAt)}: ${all.length > 0 ? all.join(', ') : 'not priced yet'}`,
    );
  };
  const more = rows.length - mostInWords;
  const days = query.days ?? [...new Set(games.map(({ day }) => day))];
  const range = rangeWords(query);
  if (rows.length === 0)
    return {
      response: `None of ${plural(games.length, `${listed(sports)} game`)}${onDays(days)} has a ${query.market ?? 'line'}${range} now.`,
      cards: [],
      alternatives: sports.slice(0, 3).map(playIn),
    };
  return {
    response: [
      `${listed(sports)}, ${plural(rows.length, 'game')}${range === '' ? '' : ` with a ${query.market ?? 'line'}${range}`}${onDays(days)}, ${query.books.length > 0 ? `prices at ${listed(query.books)}` : 'best prices'}:`,
      ...rows.slice(0, mostInWords).map(line),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join('\n'),
    cards: [cardOf(rows, markets, `${listed(sports)}${onDays(days)}`)],
    alternatives: sports.slice(0, 3).map(playIn),
  };
}

/** A spread counts by its size, whichever side gives it. */
function isWithin(sides: readonly MarketSide[], { lines, market }: MarketQuery): boolean {
  if (!lines) return true;
  const { min, max } = lines;
  return sides.some((side) => {
    if (side.market !== market || side.line === null) return false;
    const size = Math.abs(side.line);
    return size >= (min ?? 0) && size <= (max ?? Number.POSITIVE_INFINITY);
  });
}

/** ` of 5.5`, ` of 235 or more`, ` from 40 to 44` */
export function rangeWords({ lines }: Pick<MarketQuery, 'lines'>): string {
  if (!lines) return '';
  const { min, max } = lines;
  if (min === null) return max === null ? '' : ` of ${max} or less`;
  if (max === null) return ` of ${min} or more`;
  return min === max ? ` of ${min}` : ` from ${min} to ${max}`;
}

const marketless = (market: MarketSide['market']) => market !== 'prop' && market !== 'outright';

function cardOf(
  rows: readonly { readonly game: Game; readonly sides: readonly MarketSide[] }[],
  markets: readonly Market[],
  title: string,
): CardOf<'table'> {
  const sports = new Set(rows.map(({ game }) => game.sport));
  const [only] = sports.size === 1 ? sports : [];
  return {
    type: 'table',
    title,
    columns: [
      { label: 'Game', align: 'start' },
      ...markets.map((market) => ({
        label: upperFirst(only ? marketWords(market, only) : market),
        align: 'end' as const,
      })),
    ],
    rows: rows.slice(0, mostRows).map(({ game, sides }) => [
      `${matchup(game)}, ${startLabel(game.startsAt)}`,
      ...markets.map((market) => {
        const own = sides.filter((side) => side.market === market);
        return own.length === 0 ? '–' : own.map((side) => cellOf(side, market)).join(' / ');
      }),
    ]),
  };
}

/** `−3 −110`, `o44.5 −108`, `+140` */
function cellOf({ line, price, selection }: MarketSide, market: Market): string {
  if (line === null) return odds(price);
  return `${market === 'total' ? selection.charAt(0) : ''}${lineWords(line, market)} ${odds(price)}`;
}
