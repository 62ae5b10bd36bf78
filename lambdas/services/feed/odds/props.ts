/** Parses the player props of a match: every player market that a box score can grade. */

import type { Sport } from '../../../contracts/feed/sports.ts';
import { isGradable } from '../../../domain/feed/games/settlement.ts';
import { netPrice } from '../../../domain/feed/odds/commission.ts';
import { impliedProbability } from '../../../domain/feed/odds/odds.ts';
import { nameWords } from '../../../domain/feed/players/names.ts';
import type { Prop, PropPrice } from '../../../domain/feed/players/prop.ts';
import { flag, list, type Node, text } from '../shape.ts';
import { bookKey, bookName } from './book-names.ts';
import { americanIn, timeOf } from './odd.ts';
import { type PropMarket, propMarketOf } from './prop-markets.ts';

interface Found {
  readonly player: string;
  readonly market: PropMarket;
  readonly prices: Map<string, PropPrice>;
}

/**
 * A book's price of each line that it lists; if it lists one several times, with the two prices that are closest.
 * @param odds the `odds` of a match, after `plain`
 * @param requestedAt time of the request
 * @returns each player and statistic once
 */
export function propsIn(odds: Node, sport: Sport, requestedAt: Date): Prop[] {
  const found = new Map<string, Found>();
  const ofMatch = timeOf(odds, requestedAt) ?? requestedAt;
  for (const type of list(odds.type)) {
    const market = propMarketOf(text(type, 'value'), sport);
    if (!market || flag(type, 'stop')) continue;
    for (const bookmaker of list(type.bookmaker)) {
      const book = bookName(text(bookmaker, 'name'));
      if (book === '' || flag(bookmaker, 'stop')) continue;
      const changedAt = (timeOf(bookmaker, requestedAt) ?? ofMatch).toISOString();
      for (const { player, price } of pricesIn(bookmaker, market)) {
        const id = `${nameWords(player).join(' ')}|${market.stat}`;
        const prop = found.get(id) ?? { player, market, prices: new Map() };
        const at = `${bookKey(book)}|${price.line}`;
        const before = prop.prices.get(at);
        const own = {
          book,
          at: changedAt,
          ...price,
          over: netPrice(price.over, book),
          under: netPrice(price.under, book),
        };
        if (!before || lopsided(own) < lopsided(before)) prop.prices.set(at, own);
        found.set(id, prop);
      }
    }
  }
  return [...found.values()].map(({ player, market, prices }) => ({
    player,
    stat: market.stat,
    prices: [...prices.values()],
  }));
}

type Price = Pick<PropPrice, 'line' | 'over' | 'under'>;
interface Read {
  readonly player: string;
  readonly price: Price;
}

function pricesIn(bookmaker: Node, market: PropMarket): Read[] {
  const flat = list(bookmaker.odd);
  if (market.kind === 'milestone') return flat.flatMap(milestoneIn);
  const lines = [...list(bookmaker.total), ...list(bookmaker.handicap)].flatMap(lineIn);
  return [
    ...lines,
    ...(market.kind === 'yes' ? flat.flatMap((odd) => yesIn(odd, market.line)) : overUnderIn(flat)),
  ];
}

/** A line `Patrick Mahomes 275.5` with an over and an under. */
function lineIn(node: Node): Read[] {
  const named = splitName(text(node, 'name'));
  if (!named || flag(node, 'stop')) return [];
  const odds = list(node.odd);
  const of = (side: string) => propPriceIn(odds.find((odd) => sideOf(odd) === side));
  const [over, under] = [of('over'), of('under')];
  if (over === null && under === null) return [];
  return [{ player: named.player, price: { line: named.line, over, under } }];
}

/** A scorer market has one odd per player. */
function yesIn(odd: Node, line: number): Read[] {
  const player = text(odd, 'name');
  const over = propPriceIn(odd);
  return over === null || !isPersonName(player) ? [] : [{ player, price: { line, over, under: null } }];
}

/** `LeBron James 25+`: 25 or more, which is over 24.5. */
function milestoneIn(odd: Node): Read[] {
  const [, player = '', least = ''] = /^(.+?)\s*[-:,(]?\s*(\d{1,3})\+\)?$/.exec(text(odd, 'name')) ?? [];
  const over = propPriceIn(odd);
  if (over === null || !isPersonName(player) || Number(least) === 0) return [];
  return [{ player: player.trim(), price: { line: Number(least) - 0.5, over, under: null } }];
}

/** Longer prices than +20000 on a player are placeholders, such as +100000. */
const longestPrice = 20_000;

function propPriceIn(odd: Node | undefined): number | null {
  const price = americanIn(odd);
  return price !== null && price <= longestPrice && price >= -longestPrice ? price : null;
}

/** Pairs such as `Patrick Mahomes Over 275.5` and `Patrick Mahomes Under 275.5`. */
function overUnderIn(odds: readonly Node[]): Read[] {
  const sides = odds.flatMap((odd) => {
    const [, player = '', side = '', line = ''] =
      /^(.+?)\s*[-:]?\s+(over|under)\s+(\d+(?:\.\d+)?)$/i.exec(text(odd, 'name')) ?? [];
    const price = propPriceIn(odd);
    return isPersonName(player) && isGradable(Number(line)) && price !== null
      ? [{ player, side: side.toLowerCase(), line: Number(line), price }]
      : [];
  });
  const groups = Map.groupBy(sides, ({ player, line }) => `${player}|${line}`);
  return [...groups.values()].flatMap((both): Read[] => {
    const [first] = both;
    const of = (side: string) => both.find((each) => each.side === side)?.price ?? null;
    return first
      ? [{ player: first.player, price: { line: first.line, over: of('over'), under: of('under') } }]
      : [];
  });
}

function splitName(name: string): { player: string; line: number } | null {
  const [, player = '', line = ''] = /^(.+?)\s*[-:,(]?\s*(\d+(?:\.\d+)?)\)?$/.exec(name) ?? [];
  return isPersonName(player) && isGradable(Number(line)) && line !== ''
    ? { player: player.trim(), line: Number(line) }
    : null;
}

/** At least two words of letters; excludes `Over`, `Yes`, `No Goalscorer` and team totals. */
function isPersonName(name: string): boolean {
  return (
    /^\p{L}[\p{L}\p{M}.'’-]*( [\p{L}\p{M}.'’-]+)+$/u.test(name.trim()) &&
    !/\b(over|under|no|yes|any|other|own|field|scorer|goalscorer|touchdown|team)\b/i.test(name)
  );
}

function sideOf(odd: Node): string {
  return text(odd, 'name').toLowerCase().split(' ')[0] ?? '';
}

/** Distance between the two prices; largest if a side has no price. */
function lopsided({ over, under }: Price): number {
  if (over === null || under === null) return 2;
  return Math.abs(impliedProbability(over) - impliedProbability(under));
}
