/**
 * Parses every other market on the points of a match's teams: alternate lines, team totals, and parts of the game. Counts the
 * names that the registry of markets does not know.
 */
import type { Selection } from '../../../contracts/asking/analysis.ts';
import type { TeamSide } from '../../../contracts/feed/markets.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { hasDraw, isGradable } from '../../../domain/feed/games/settlement.ts';
import { marketNamed, type NamedMarket } from '../../../domain/feed/markets/feed-names.ts';
import type { GameKey } from '../../../domain/feed/markets/game-markets.ts';
import type { MarketPrice, PricedMarket } from '../../../domain/feed/markets/priced-market.ts';
import { registry } from '../../../domain/feed/markets/registry.ts';
import { netPrice } from '../../../domain/feed/odds/commission.ts';
import { flag, list, type Node, number, text } from '../shape.ts';
import { bookKey, bookName } from './book-names.ts';
import type { Names } from './lines.ts';
import { americanIn, timeOf } from './odd.ts';
import { isPlayerMarket } from './prop-markets.ts';

/** Of the whole game: their main lines are read elsewhere, their other lines are alternates. */
const alternates: Partial<Record<GameKey, GameKey>> = {
  spread: 'alternate_spread',
  total: 'alternate_total',
  alternate_spread: 'alternate_spread',
  alternate_total: 'alternate_total',
};

export interface GameMarkets {
  readonly markets: readonly PricedMarket[];
  /** Names of markets that no entry knows, each once. */
  readonly unknown: readonly string[];
}

/**
 * Stopped markets, books, lines and odds are skipped. If a book lists a line twice, the first wins.
 * @param odds the `odds` of a match, after `plain`
 * @param mainLineOf the line of a book's main spread or total, which is no alternate
 * @param requestedAt time of the request
 */
export function gameMarketsIn(
  odds: Node,
  { sport, names, requestedAt }: { sport: Sport; names: Names; requestedAt: Date },
  mainLineOf: (book: string, key: 'alternate_spread' | 'alternate_total') => number | null,
): GameMarkets {
  const found = new Map<
    string,
    { readonly key: GameKey; readonly team: TeamSide | null; readonly prices: Map<string, MarketPrice> }
  >();
  const unknown = new Set<string>();
  const ofMatch = timeOf(odds, requestedAt) ?? requestedAt;
  for (const type of list(odds.type)) {
    const name = text(type, 'value');
    const named = name === '' ? undefined : marketNamed(name, sport, names);
    if (!named) {
      if (name !== '' && !isPlayerMarket(name)) unknown.add(name);
      continue;
    }
    if (flag(type, 'stop')) continue;
    for (const bookmaker of list(type.bookmaker)) {
      const book = bookName(text(bookmaker, 'name'));
      if (book === '' || flag(bookmaker, 'stop')) continue;
      const at = (timeOf(bookmaker, requestedAt) ?? ofMatch).toISOString();
      for (const { key, team, line, prices } of readAll(named, bookmaker, sport, names)) {
        if ((key === 'alternate_spread' || key === 'alternate_total') && mainLineOf(book, key) === line)
          continue;
        const market = found.get(`${key} ${team}`) ?? { key, team, prices: new Map() };
        const place = `${bookKey(book)} ${line}`;
        const net = prices.map((price) => netPrice(price, book));
        if (!market.prices.has(place)) market.prices.set(place, { book, at, line, prices: net });
        found.set(`${key} ${team}`, market);
      }
    }
  }
  return {
    markets: [...found.values()].map(({ key, team, prices }) => ({
      key,
      team,
      prices: [...prices.values()],
    })),
    unknown: [...unknown],
  };
}

interface Read {
  readonly key: GameKey;
  readonly team: TeamSide | null;
  readonly line: number | null;
  readonly prices: readonly (number | null)[];
}

function readAll(named: NamedMarket, bookmaker: Node, sport: Sport, names: Names): Read[] {
  const key = alternates[named.key] ?? named.key;
  const entry = registry[key];
  if (key === 'moneyline') return [];
  if (!entry.hasLine) return winnerIn(key, list(bookmaker.odd), sport, names);
  if (entry.family === 'spread') return spreadsIn(key, bookmaker, names);
  return totalsIn({ ...named, key }, bookmaker, names);
}

/** The two-way and the three-way moneyline of a part: which of them it is, a price for the tie tells. */
function winnerIn(key: GameKey, odds: readonly Node[], sport: Sport, names: Names): Read[] {
  const of = (side: Selection) => americanIn(odds.find((odd) => sideOf(odd, names) === side));
  const [home, away, draw] = [of('home'), of('away'), of('draw')];
  if ((home === null && away === null) || hasDraw(sport)) return [];
  const isThreeWay = key.endsWith('.three_way') || draw !== null;
  const own = key.replace(/\.\w+$/, isThreeWay ? '.three_way' : '.moneyline') as GameKey;
  return [{ key: own, team: null, line: null, prices: isThreeWay ? [home, away, draw] : [home, away] }];
}

/** A line is named by the handicap of its first odd; the second has the opposite, unless an odd has its own. */
function spreadsIn(key: GameKey, bookmaker: Node, names: Names): Read[] {
  return list(bookmaker.handicap).flatMap((node): Read[] => {
    const odds = list(node.odd);
    const index = odds.findIndex((odd) => sideOf(odd, names) === 'home');
    const [own, listed] = [odds[index], number(node, 'name')];
    if (!own || flag(node, 'stop')) return [];
    const line = number(own, 'handicap') ?? (listed === null ? null : index === 0 ? listed : 0 - listed);
    const away = odds.find((odd) => sideOf(odd, names) === 'away');
    const prices = [americanIn(own), americanIn(away)];
    return isGradable(line) && prices.some((price) => price !== null)
      ? [{ key, team: null, line, prices }]
      : [];
  });
}

/** A team's total names its team in the market, the line or the odd; a yes or a no has no line. */
function totalsIn({ key, team, yes }: NamedMarket, bookmaker: Node, names: Names): Read[] {
  const isOfTeam = registry[key].whose === 'team';
  const flat = list(bookmaker.odd);
  const nodes = [...list(bookmaker.total), ...list(bookmaker.handicap)];
  if (nodes.length === 0 && yes) {
    const of = (...words: readonly string[]) =>
      americanIn(flat.find((odd) => words.includes(text(odd, 'name').toLowerCase())));
    const [isYes, isNo] = [of('yes'), of('no')];
    const over = of('over', 'yrfi') ?? (yes === 'over' ? isYes : isNo);
    const under = of('under', 'nrfi') ?? (yes === 'over' ? isNo : isYes);
    return over === null && under === null ? [] : [{ key, team: null, line: 0.5, prices: [over, under] }];
  }
  return nodes.flatMap((node): Read[] => {
    const odds = list(node.odd);
    const of = (side: string) => odds.find((odd) => sideOf(odd, names) === side);
    const [over, under] = [of('over'), of('under')];
    const [, line = ''] = /(\d+(?:\.\d+)?)$/.exec(text(node, 'name')) ?? [];
    const whose = team ?? teamNamed(text(node, 'name'), names);
    const prices = [americanIn(over), americanIn(under)];
    if (flag(node, 'stop') || line === '' || !isGradable(Number(line)) || (isOfTeam && !whose)) return [];
    return prices.some((price) => price !== null)
      ? [{ key, team: isOfTeam ? whose : null, line: Number(line), prices }]
      : [];
  });
}

function teamNamed(name: string, { home, away }: Names): TeamSide | null {
  const words = name.toLowerCase();
  if (words.startsWith(home.toLowerCase()) || words.startsWith('home')) return 'home';
  return words.startsWith(away.toLowerCase()) || words.startsWith('away') ? 'away' : null;
}

const sides = new Map<string, Selection>([
  ['home', 'home'],
  ['1', 'home'],
  ['away', 'away'],
  ['2', 'away'],
  ['draw', 'draw'],
  ['tie', 'draw'],
  ['x', 'draw'],
  ['over', 'over'],
  ['under', 'under'],
]);

function sideOf(odd: Node, { home, away }: Names): Selection | undefined {
  const name = text(odd, 'name').toLowerCase();
  if (name === home.toLowerCase()) return 'home';
  if (name === away.toLowerCase()) return 'away';
  return sides.get(name.split(' ')[0] ?? '');
}
