/** Prices of player props in the replayed games. */

import { type Player, playerOf } from '../players.ts';
import { number, numbers, type Row, rowsOf } from '../seasons/csv.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import type { ReplayedSport } from '../seasons/teams.ts';

/** American odds. Scorer markets have only a `yes` price; the others have a line with both sides. */
export type PropPrice =
  | { readonly kind: 'line'; readonly line: number; readonly over: number; readonly under: number }
  | { readonly kind: 'yes'; readonly price: number };

export interface PropQuote {
  readonly book: string;
  readonly close: PropPrice;
  /** Null if the source has none. */
  readonly early: PropPrice | null;
}

export interface Prop {
  readonly player: Player;
  readonly market: PropMarket;
  readonly quotes: readonly PropQuote[];
}

/**
 * The feed's names of the markets. The id of the scorer market is the vendor's; the others are invented, because no list of
 * the vendor has them.
 */
export const propMarkets = {
  passing_yards: { id: '22901', name: 'Player Passing Yards' },
  passing_tds: { id: '22902', name: 'Player Passing Touchdowns' },
  rushing_yards: { id: '22903', name: 'Player Rushing Yards' },
  receptions: { id: '22904', name: 'Player Receptions' },
  receiving_yards: { id: '22905', name: 'Player Receiving Yards' },
  touchdown: { id: '22163', name: 'Anytime Touchdown Scorer' },
  points_rebounds_assists: { id: '22911', name: 'Player Points + Rebounds + Assists' },
} as const;

export type PropMarket = keyof typeof propMarkets;

/** Book names by column of the files. */
const books: Readonly<Record<string, string>> = {
  draftkings: 'DraftKings',
  fanduel: 'FanDuel',
  bet365: 'bet365',
  betmgm: 'BetMGM',
  caesars: 'Caesars',
  betonline: 'BetOnline.ag',
  bovada: 'Bovada',
  pointsbet: 'PointsBet (US)',
  betrivers: 'BetRivers',
  unibet: 'Unibet',
  barstool: 'Barstool',
};

const files: Partial<Record<ReplayedSport, string>> = { NFL: 'nfl-props.csv', NBA: 'nba-props.csv' };

const known = new Map<ReplayedSport, ReadonlyMap<number, readonly Prop[]>>();

/** Empty if the source has no props of the game. */
export function propsOf({ sport, index }: Pick<ReplayedGame, 'sport' | 'index'>): readonly Prop[] {
  return allProps(sport).get(index) ?? [];
}

/** Prop markets that occur in a sport. */
export function marketsOnPlayers(sport: ReplayedSport): PropMarket[] {
  const priced = new Set([...allProps(sport).values()].flat().map(({ market }) => market));
  return (Object.keys(propMarkets) as PropMarket[]).filter((market) => priced.has(market));
}

/** By the game's index in its season; read once, at the first use. */
function allProps(sport: ReplayedSport): ReadonlyMap<number, readonly Prop[]> {
  const props = known.get(sport) ?? readProps(sport);
  known.set(sport, props);
  return props;
}

function readProps(sport: ReplayedSport): Map<number, Prop[]> {
  const file = files[sport];
  const rows = file ? rowsOf(file) : [];
  const byGame = Map.groupBy(rows, ({ game }) => number(game) - 1);
  return new Map([...byGame].map(([index, of]) => [index, of.map((row) => readProp(sport, row))]));
}

function readProp(sport: ReplayedSport, { game: _, player, market, early, ...columns }: Row): Prop {
  if (!isMarket(market)) throw new Error(`there is no prop market ${market}`);
  const begun = priceIn(early);
  return {
    player: playerOf(sport, player),
    market,
    quotes: Object.entries(columns).flatMap(([column, field]): PropQuote[] => {
      const close = priceIn(field);
      return close ? [{ book: books[column] ?? column, close, early: begun }] : [];
    }),
  };
}

function isMarket(name: string | undefined): name is PropMarket {
  return name !== undefined && name in propMarkets;
}

/** @param field `275.5 -110 -120` is a line with the prices of over and under; `-125` is a scorer's price */
function priceIn(field: string | undefined): PropPrice | null {
  const [first, over, under] = numbers(field) ?? [];
  if (first === undefined) return null;
  return over === undefined || under === undefined
    ? { kind: 'yes', price: first }
    : { kind: 'line', line: first, over, under };
}
