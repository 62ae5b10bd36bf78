/** Books whose line or price differs from that of the others, game by game or prop by prop. */
import type { Market } from '../../../../../contracts/asking/analysis.ts';
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { sidesOf } from '../../../../feed/board/board.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { impliedProbability } from '../../../../feed/odds/odds.ts';
import { isMeant } from '../../../../feed/players/names.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { movesOf, playIn, playOn, pricesOf } from '../../table/next.ts';
import { allProps, type PlayerProp } from '../../table/props.ts';
import { gamesAbout, isOf, type Tables } from '../../table/tables.ts';
import {
  item,
  listed,
  marketWords,
  matchup,
  matchupAndStart,
  odds,
  onDays,
  sideName,
} from '../../table/words.ts';
import { type BookRow, bookRows } from '../margin.ts';
import { marketsIn } from '../markets.ts';

/** From this many percentage points of implied chance on, a price at the same line is another one. */
const farPoints = 2.5;
const [mostGames, mostProps] = [8, 12];

const seen = 'We see prices as they are, not which book moved first.';

/** @param games upcoming ones that the question is about */
export function apartBooks(games: readonly Game[], query: MarketQuery, _tables: Tables): QueryAnswer {
  const isOne = query.teams.length > 0;
  const found = games.map((game) => ({
    game,
    lines: marketsIn(query).flatMap((market) => differencesIn(game, market)),
  }));
  const apart = found.filter(({ lines }) => lines.length > 0);
  const [first] = isOne ? found : apart;
  const shown = (isOne ? found : apart.toSorted((a, b) => b.lines.length - a.lines.length)).slice(
    0,
    mostGames,
  );
  const text = shown.flatMap(({ game, lines }) => [
    `${matchupAndStart(game)}:`,
    ...(lines.length > 0 ? lines.map(item) : [item(agreementOf(game, marketsIn(query)))]),
  ]);
  const sport = games[0]?.sport;
  return {
    response: [
      ...(apart.length === 0 && !isOne
        ? [
            `No book differs from the others in ${plural(games.length, 'game')} by a line or by ${farPoints} points of chance.`,
          ]
        : text),
      ...(apart.length > 0 ? [seen] : []),
    ].join('\n'),
    cards: [],
    alternatives: first
      ? [pricesOf(first.game), movesOf(first.game), playOn(first.game)]
      : sport
        ? [playIn(sport)]
        : [],
  };
}

function agreementOf(game: Game, markets: readonly Market[]): string {
  const books = Math.max(0, ...markets.map((market) => bookRows(game, market).length));
  return books < 2
    ? `Only ${plural(books, 'book')} price it, so there is nothing to compare.`
    : `The ${books} books agree on its lines, and no price is ${farPoints} points of chance from the others.`;
}

/** The books at another line than most, and those whose price at that line is far from the middle one. */
function differencesIn(game: Game, market: Market): string[] {
  const rows = bookRows(game, market);
  if (rows.length < 2) return [];
  const main = mostOf(rows.map(({ line }) => line)) ?? null;
  const at = (own: boolean) => rows.filter(({ line }) => (line === main) === own);
  const sides = sidesOf(market, game.sport);
  const say = ({ book, line, prices }: BookRow) =>
    `${book} ${sides
      .flatMap((side, index) => {
        const price = prices[index] ?? null;
        return price === null
          ? []
          : [`${sideName(game, market, side, lineOf(market, side, line))} ${odds(price)}`];
      })
      .join(', ')}`;
  const [side = 'home'] = sides;
  const name = marketWords(market, game.sport);
  const others = at(false);
  const ofLines =
    others.length > 0
      ? [
          `${name}: ${plural(at(true).length, 'book')} at ${sideName(game, market, side, lineOf(market, side, main))}; not ${others.map(say).join('; ')}`,
        ]
      : [];
  const level = at(true).flatMap((row) => {
    const [price = null] = row.prices;
    return price === null ? [] : [{ row, chance: 100 * impliedProbability(price) }];
  });
  const middle = medianOf(level.map(({ chance }) => chance));
  const far = level.filter(({ chance }) => Math.abs(chance - middle) >= farPoints).map(({ row }) => row);
  const usual = level.filter(({ row }) => !far.includes(row)).flatMap(({ row }) => row.prices[0] ?? []);
  const ofPrices =
    far.length > 0 && usual.length > 0
      ? [
          `${name}: ${far.map(say).join('; ')}; the others have ${sideName(game, market, side, lineOf(market, side, main))} at ${rangeOf(usual)}`,
        ]
      : [];
  return [...ofLines, ...ofPrices];
}

const lineOf = (market: Market, side: string, line: number | null): number | null =>
  line !== null && market === 'spread' && side === 'away' ? 0 - line : line;

const rangeOf = (prices: readonly number[]): string => {
  const sorted = prices.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  return low === high ? odds(low) : `${odds(low)} to ${odds(high)}`;
};

/** The value that occurs most; the first of equal ones. */
function mostOf<T>(values: readonly T[]): T | undefined {
  const counts = [...Map.groupBy(values, (value) => value)];
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Props of which books list other lines, or other prices at one line. */
export function apartProps(query: MarketQuery, tables: Tables): QueryAnswer {
  const { players, stat, stats = [], teams, days, sports } = query;
  const wanted = stat === null ? stats : [stat];
  const [sport = tables.selectedSport] = sports;
  const games = new Set(gamesAbout({ sports: [sport], teams, days }, tables).map(({ id }) => id));
  const own = allProps(tables).filter(
    ({ of, game }) =>
      (teams.length === 0 ? games.has(game.id) : teams.some((team) => isOf(game, team))) &&
      (days === null || days.includes(game.day)) &&
      (wanted.length === 0 || wanted.some((each) => each === of.stat)) &&
      (players.length === 0 || players.some((player) => isMeant(player, of.player))),
  );
  const found = own.flatMap((prop) => spreadOf(prop) ?? []).toSorted((a, b) => b.size - a.size);
  const what = wanted.length > 0 ? `${listed(wanted.map((each) => statNames[each]))} props` : 'player props';
  const compared = own.filter(({ prices }) => new Set(prices.map(({ book }) => book)).size > 1);
  const [first] = found;
  if (!first)
    return {
      response:
        compared.length > 0
          ? `The books agree on all ${compared.length} ${sport} ${what}${onDays(days)} that more than one of them lists.`
          : `No ${sport} ${what}${onDays(days)} are listed at more than one book, so there is nothing to compare.`,
      cards: [],
      alternatives: [playIn(sport)],
    };
  const more = found.length - mostProps;
  return {
    response: [
      `${sport} ${what}${onDays(days)} on which the books differ, the widest gap first:`,
      ...found.slice(0, mostProps).map(({ text }) => item(text)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join('\n'),
    cards: [],
    alternatives: [playOn(first.prop.game)],
  };
}

/** How far the books are apart on a prop: a line counts more than any price. */
function spreadOf(
  prop: PlayerProp,
): { readonly prop: PlayerProp; readonly size: number; readonly text: string } | undefined {
  const { of, game, prices } = prop;
  const both = prices.filter(({ over, under }) => over !== null && under !== null);
  const byBook = Map.groupBy(both, ({ book }) => book);
  if (byBook.size < 2) return undefined;
  // A book's own line is the one whose two prices are closest; the others are alternates.
  const mains = [...byBook].flatMap(([book, own]) => {
    const gap = ({ over, under }: (typeof own)[number]) =>
      Math.abs(impliedProbability(over ?? 100) - impliedProbability(under ?? 100));
    const main = own.toSorted((a, b) => gap(a) - gap(b))[0];
    return main ? [{ book, line: main.line, over: main.over ?? 0 }] : [];
  });
  const lines = mains.map(({ line }) => line);
  const [low, high] = [Math.min(...lines), Math.max(...lines)];
  const chances = mains.map(({ over }) => 100 * impliedProbability(over));
  const range = Math.max(...chances) - Math.min(...chances);
  if (low === high && range < 2 * farPoints) return undefined;
  const said = low === high ? pricesOfSide(mains) : linesOf(mains);
  const size = low === high ? range / 100 : 1 + (high - low) / Math.max(high, 1);
  return { prop, size, text: `${of.player}, ${statNames[of.stat]} (${matchup(game)}): ${said}` };
}

interface Main {
  readonly book: string;
  readonly line: number;
  /** American odds. */
  readonly over: number;
}

/** `over 14.5 at FanDuel and PointsBet, 15.5 at BetMGM` */
function linesOf(mains: readonly Main[]): string {
  const lines = [...Map.groupBy(mains, ({ line }) => line)].toSorted(([a], [b]) => a - b);
  return `over ${lines.map(([line, own]) => `${line} at ${listed(own.map(({ book, over }) => `${book} (${odds(over)})`))}`).join(', ')}`;
}

/** `over 3.5 from −170 at Fanatics to −145 at BetMGM` */
function pricesOfSide(mains: readonly Main[]): string {
  const sorted = mains.toSorted((a, b) => impliedProbability(b.over) - impliedProbability(a.over));
  const [short, long] = [sorted[0], sorted.at(-1)];
  return short && long
    ? `over ${short.line} from ${odds(short.over)} at ${short.book} to ${odds(long.over)} at ${long.book}`
    : '';
}
