/**
 * Every side that the books price at the eval's clock, and whether it meets the terms of a question. Written from the rules,
 * independent of the product's filter: reasons for "no play" are compared with it.
 */
import type { LegMarket, Market } from '../../../lambdas/contracts/asking/analysis.ts';
import type { Bounds, Reading } from '../../../lambdas/contracts/asking/reading.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { addDays } from '../../../lambdas/domain/platform/calendar.ts';
import { allBooksOf } from '../../local/feed/pricing/common-book.ts';
import { otherLines } from '../../local/feed/pricing/lines.ts';
import type { ReplayedGame } from '../../local/feed/seasons/replay.ts';
import { replayedSports, teamsOf, type UsSport } from '../../local/feed/seasons/teams.ts';
import { clock, days } from '../clock.ts';
import { decimalOf, rawGames } from '../raw.ts';
import { boardOf, favoriteOf } from './board.ts';

export interface Offered {
  readonly sport: Sport;
  readonly game: ReplayedGame;
  readonly market: LegMarket;
  readonly selection: 'home' | 'away' | 'draw' | 'over' | 'under';
  /** The side's own line; null for a moneyline. */
  readonly line: number | null;
  /** American odds by book, at this line. */
  readonly prices: ReadonlyMap<string, number>;
  /** The highest of them. */
  readonly price: number;
  /** Percent. */
  readonly chance: number;
}

/** The last day that an answer covers. */
export const lastDay = (): string => addDays(days.today, 7);

/** Games of a sport that have not begun, through the last day that an answer covers. */
export function coming(sport: Sport): ReplayedGame[] {
  return rawGames(sport).filter(({ startsAt, day }) => startsAt > clock && day <= lastDay());
}

const markets = ['moneyline', 'spread', 'total'] as const;
const sides = {
  moneyline: ['home', 'away', 'draw'],
  spread: ['home', 'away'],
  total: ['over', 'under'],
} as const;

/**
 * Both sides of each market, at the line that most books have.
 * @param line the sides at this line too, where a book lists it
 */
export function offeredIn(sport: Sport, line: number | null = null): Offered[] {
  return coming(sport).flatMap((game) =>
    markets.flatMap((market) => {
      const main = sidesIn(sport, game, market);
      if (line === null || market === 'moneyline') return main;
      const others = market === 'spread' ? [...new Set([line, 0 - line])] : [line];
      return [...main, ...others.flatMap((each) => sidesIn(sport, game, market, each))];
    }),
  );
}

function sidesIn(sport: Sport, game: ReplayedGame, market: Market, at?: number): Offered[] {
  const board = boardOf(game, market, at);
  if (!board || board.offers.length === 0) return [];
  return board.chances.flatMap((chance, place) => {
    const selection = sides[market][place];
    const prices = new Map(board.offers.map(({ book, prices: all }) => [book, all[place] ?? Number.NaN]));
    const price = [...prices.values()].sort((a, b) => decimalOf(b) - decimalOf(a))[0];
    if (selection === undefined || price === undefined) return [];
    const line = market === 'spread' && place === 1 ? 0 - (board.line ?? 0) : board.line;
    return [{ sport, game, market, selection, line, prices, price, chance }];
  });
}

const isOfUs = (sport: Sport): sport is UsSport =>
  sport === 'NFL' || sport === 'NBA' || sport === 'NHL' || sport === 'MLB';

/** Every line that a book lists with both sides, other lines included; those of the home side for a spread. */
export function linesOf(sport: Sport, game: ReplayedGame, market: 'spread' | 'total'): number[] {
  return allBooksOf(game, clock).flatMap((prices) => {
    const { spread, total } = prices;
    const other = isOfUs(sport) ? otherLines(sport, prices) : { spreads: [], totals: [] };
    const own = market === 'spread' ? spread : total?.under === null ? null : total;
    return [...(own ? [own] : []), ...(market === 'spread' ? other.spreads : other.totals)].map(
      ({ line }) => line,
    );
  });
}

type Term =
  | 'sports'
  | 'days'
  | 'teams'
  | 'nightGame'
  | 'starts'
  | 'group'
  | 'markets'
  | 'notMarkets'
  | 'sides'
  | 'notSides'
  | 'line'
  | 'price'
  | 'legChance'
  | 'risk';
type Test = (side: Offered, reading: Reading) => boolean;

/** In the order in which a reason names the first that nothing meets. */
const tests: Readonly<Record<Term, Test>> = {
  sports: ({ sport }, { sports }) => sports.length === 0 || sports.includes(sport),
  days: ({ game }, { days: wanted }) => wanted === null || wanted.includes(game.day),
  teams: isOnTeams,
  nightGame: ({ sport, game }, { nightGame }) => !nightGame || isLastOfEvening(sport, game),
  starts: ({ game }, { starts }) => isStarting(game, starts),
  group: isOfGroup,
  markets: ({ market }, { markets: wanted }) => wanted.length === 0 || wanted.includes(market),
  notMarkets: ({ market }, { notMarkets }) => !notMarkets.includes(market),
  sides: isOnSides,
  notSides: (side, { notSides }) => !notSides.some((each) => isOn(side, each)),
  line: ({ market, line: own }, { line, markets: wanted }) =>
    line === null ||
    own === line ||
    (wanted.includes(market) && (market === 'moneyline' || (market === 'total' && line < 0))),
  price: ({ price }, { price: bounds }) => isBetween(price, bounds),
  legChance: ({ chance }, { legChance }) =>
    legChance === null || (chance >= (legChance.min ?? 0) - 0.05 && chance <= (legChance.max ?? 100) + 0.05),
  risk: ({ chance }, { risk }) =>
    risk === 'coin_flip' ? chance > 44.95 && chance < 55.05 : risk !== 'safe' || chance > 59.95,
};

/** @returns the sides that meet all terms before this one; all terms without it */
export function fitting(all: readonly Offered[], reading: Reading, before?: Term): Offered[] {
  const names = Object.keys(tests) as Term[];
  const used = before === undefined ? names : names.slice(0, names.indexOf(before));
  return all
    .flatMap((side) => atBook(side, reading))
    .filter((side) => used.every((term) => tests[term](side, reading)));
}

/** At the price of the book that is named. */
function atBook(side: Offered, { book }: Reading): Offered[] {
  if (book === null) return [side];
  const listed = [...side.prices].find(([name]) => name.toLowerCase().startsWith(book.toLowerCase()));
  return listed ? [{ ...side, price: listed[1], prices: new Map([listed]) }] : [];
}

/** Whether it starts at 7 PM ET or later, and none of its day later. */
function isLastOfEvening(sport: Sport, game: ReplayedGame): boolean {
  const isEvening = isStarting(game, { from: 19 * 60, before: null });
  return (
    isEvening && rawGames(sport).every(({ day, startsAt }) => day !== game.day || startsAt <= game.startsAt)
  );
}

function isStarting({ startsAt }: ReplayedGame, starts: Reading['starts']): boolean {
  if (starts === null) return true;
  const [hour = 0, minute = 0] = startsAt
    .toLocaleString('en-US', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'America/New_York',
    })
    .split(':')
    .map(Number);
  const at = 60 * hour + minute;
  return at >= (starts.from ?? 0) && at < (starts.before ?? 24 * 60);
}

/** Of a total, both teams are in the group; of a team, its own. */
function isOfGroup({ sport, game, selection }: Offered, { group }: Reading): boolean {
  if (group === null) return true;
  const replayed = replayedSports.find((each) => each === sport);
  const all = replayed ? teamsOf(replayed) : [];
  const isIn = (name: string) =>
    all.some(
      (team) =>
        team.name === name &&
        `${team.conference} ${team.division}`.toLowerCase().includes(group.toLowerCase()),
    );
  if (selection === 'home' || selection === 'away') return isIn(game[selection].name);
  return isIn(game.home.name) && isIn(game.away.name);
}

/** Without a day, a team's next game is meant; of two teams that meet, their next game. */
export function isNextOf(sport: Sport, game: ReplayedGame, { teams, days: wanted }: Reading): boolean {
  const own = teams.filter(({ name, stance }) => stance !== 'avoid' && plays(game, name));
  if (wanted !== null || own.length === 0) return true;
  return !coming(sport).some(
    (other) => other.startsAt < game.startsAt && own.every(({ name }) => plays(other, name)),
  );
}

const plays = ({ home, away }: ReplayedGame, name: string) => home.name === name || away.name === name;

function isOnTeams({ sport, game, market, selection }: Offered, reading: Reading): boolean {
  const { teams, markets: wanted } = reading;
  const own = teams.filter(({ name }) => plays(game, name));
  if (own.some(({ stance }) => stance === 'avoid') || !isNextOf(sport, game, reading)) return false;
  if (!teams.some(({ stance }) => stance !== 'avoid')) return true;
  if (own.length === 0) return false;
  return own.some(({ name, stance }) => {
    if (stance === 'game') return true;
    if (market === 'total') return wanted.includes('total');
    const isOwn = selection !== 'draw' && game[selection as 'home' | 'away'].name === name;
    return selection !== 'draw' && isOwn === (stance === 'back');
  });
}

function isOnSides(side: Offered, { sides: wanted, markets: named }: Reading): boolean {
  const isOfRole = wanted.includes('favorite') || wanted.includes('underdog');
  if (isOfRole && named.length === 0 && side.market !== 'moneyline') return false;
  const groups = [
    ['favorite', 'underdog'],
    ['home', 'away', 'draw'],
    ['over', 'under'],
  ];
  return groups.every((group) => {
    const own = wanted.filter((each) => group.includes(each));
    return own.length === 0 || own.some((each) => isOn(side, each));
  });
}

function isOn({ game, market, selection, line }: Offered, wanted: Reading['sides'][number]): boolean {
  if (wanted !== 'favorite' && wanted !== 'underdog') return selection === wanted;
  if (selection !== 'home' && selection !== 'away') return false;
  const favorite = favoriteOf(game);
  if (market === 'spread' && line) {
    const isFixed = game.sport === 'MLB' || game.sport === 'NHL';
    const isAgainst = isFixed && favorite !== undefined && (favorite === selection) !== line < 0;
    return !isAgainst && line < 0 === (wanted === 'favorite');
  }
  return favorite !== undefined && (favorite === selection) === (wanted === 'favorite');
}

/** American odds, compared by what they pay. */
export function isBetween(american: number, bounds: Bounds): boolean {
  if (bounds === null) return true;
  const decimal = decimalOf(american);
  const tiny = 1e-9;
  return (
    (bounds.min === null || decimal >= decimalOf(bounds.min) - tiny) &&
    (bounds.max === null || decimal <= decimalOf(bounds.max) + tiny)
  );
}
