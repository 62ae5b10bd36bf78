/** The favorites, the underdogs or the teams at a price of a slate, as rows in the order that is asked for. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { type MarketSide, pricedSides } from '../../../../feed/board/sides.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { costPerHundred } from '../../../../feed/odds/value.ts';
import { dollars, percent } from '../../../../platform/format.ts';
import { lineWords } from '../../../english/leg.ts';
import { nickname } from '../../../english/team-names.ts';
import { matchupAndStart, odds } from '../../table/words.ts';
import type { Row } from './row.ts';
import { isOfEven } from './wording.ts';

/** A team of one game, with its moneyline and its spread. */
interface Team {
  readonly game: Game;
  readonly at: 'home' | 'away';
  readonly win: MarketSide;
  readonly spread: MarketSide | undefined;
}

export function teamRows(games: readonly Game[], query: MarketQuery, books: readonly string[]): Row[] {
  const { side, venue, market } = query;
  const teams = games
    .flatMap((game) => teamsOf(game, books))
    .filter(
      (team) =>
        (venue === undefined || team.at === (venue === 'home' ? 'home' : 'away')) &&
        (side === null || isOnSide(team, side, books)) &&
        isWithin(team, query) &&
        (market !== 'spread' || team.spread !== undefined) &&
        (query.by !== 'value' || costOf(team) !== null),
    );
  const figure = figureOf(query);
  return teams.toSorted((a, b) => figure(a) - figure(b)).map((team) => rowOf(team, query));
}

function teamsOf(game: Game, books: readonly string[]): Team[] {
  const sides = pricedSides(game, books);
  return (['home', 'away'] as const).flatMap((at): Team[] => {
    const of = (market: 'moneyline' | 'spread') =>
      sides.find((each) => each.market === market && each.selection === at);
    const win = of('moneyline');
    return win ? [{ game, at, win, spread: of('spread') }] : [];
  });
}

/** Of two teams that are as likely, neither is the favorite. */
function isOnSide({ game, at, win }: Team, side: MarketQuery['side'], books: readonly string[]): boolean {
  const other = teamsOf(game, books).find((team) => team.at !== at);
  if (!other) return false;
  const gap = strength(win) - strength(other.win);
  return side === 'favorite' ? gap > 0 : gap < 0;
}

/** By the market's chance, or by the price where no book prices both sides. */
const strength = ({ marketProbability, price }: MarketSide): number =>
  marketProbability ?? 100 / americanToDecimal(price);

function isWithin({ win, spread }: Team, { price, lines }: MarketQuery): boolean {
  const decimal = americanToDecimal(win.price);
  if (price?.min != null && decimal < americanToDecimal(price.min) - rounding) return false;
  if (price?.max != null && decimal > americanToDecimal(price.max) + rounding) return false;
  if (!lines) return true;
  if (spread?.line == null) return false;
  const size = Math.abs(spread.line);
  return size >= (lines.min ?? 0) && size <= (lines.max ?? Number.POSITIVE_INFINITY);
}
const rounding = 1e-9;

const costOf = ({ win }: Team): number | null =>
  win.marketProbability === null ? null : costPerHundred(win.marketProbability, win.price);

/** The first rows have the least of it. Without an order the strongest favorite and the longest underdog come first. */
function figureOf(query: MarketQuery): (team: Team) => number {
  const { by, order, side, market } = query;
  if (isOfEven(query)) return ({ win }) => strength(win);
  if (by === 'value') return (team) => costOf(team) ?? Number.POSITIVE_INFINITY;
  const isLongFirst = order === null ? side === 'underdog' : order === 'most';
  const sign = isLongFirst ? -1 : 1;
  // An underdog's points grow with its price; a favorite's are negative.
  if (market === 'spread') return ({ spread }) => sign * (spread?.line ?? 0);
  return ({ win }) => sign * americanToDecimal(win.price);
}

function rowOf(team: Team, { market, by }: MarketQuery): Row {
  const { game, at, win, spread } = team;
  const name = nickname(game[at].name, game.sport);
  const chance = win.marketProbability === null ? null : percent(win.marketProbability);
  const line = spread?.line == null ? null : lineWords(spread.line, 'spread');
  const cost = costOf(team);
  const costWords = cost === null ? '–' : cost > 0 ? `costs ${dollars(cost)}` : `pays ${dollars(0 - cost)}`;
  const price = `${odds(win.price)} at ${win.book}`;
  const ofSpread = spread && line !== null ? `${line} (${odds(spread.price)} at ${spread.book})` : '–';
  const said =
    market === 'spread'
      ? [`${name} ${ofSpread}`, `${price} to win`]
      : [`${name} to win: ${price}`, ...(line === null ? [] : [`${line} on the spread`])];
  return {
    game,
    words: `${said.join(', ')}${chance === null ? '' : `, ${chance} by the market`}${by === 'value' ? `, ${costWords} per $100` : ''}. ${matchupAndStart(game)}`,
    cells: [
      ['Team', name],
      // Short, so that five columns fit a phone; the words have the time.
      [
        'Game',
        `${at === 'home' ? 'vs' : 'at'} ${nickname(game[at === 'home' ? 'away' : 'home'].name, game.sport)}`,
      ],
      ['Best price', odds(win.price)],
      ['Chance', chance ?? '–'],
      ['Spread', line ?? '–'],
      ...(by === 'value' ? [['Per $100', costWords] as const] : []),
    ],
  };
}
