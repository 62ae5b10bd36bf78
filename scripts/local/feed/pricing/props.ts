/** Prices of player props in the replayed games. */

import { type Player, playerOf } from '../players.ts';
import { number, numbers, type Row, type RowsByGame, rowsByGame } from '../seasons/csv.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import type { ReplayedSport } from '../seasons/teams.ts';
import { type PropMarket, propMarkets } from './prop-markets.ts';

/** American odds. Scorer markets have only a `yes` price; the others have a line, some of them without an under. */
export type PropPrice =
  | { readonly kind: 'line'; readonly line: number; readonly over: number; readonly under: number | null }
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

/** A book's other lines of a player's market. */
export interface Ladder {
  readonly player: Player;
  readonly market: PropMarket;
  readonly book: string;
  /** The under is null where the source has one side: so many or more. */
  readonly rungs: readonly (PropPrice & { readonly kind: 'line' })[];
}

/** Book names by column of the files. */
const books: Readonly<Record<string, string>> = {
  // Of no named book.
  closing: 'Replayed closing line',
  consensus: 'Replayed closing line',
  draftkings: 'DraftKings',
  fanduel: 'FanDuel',
  bet365: 'bet365',
  betmgm: 'BetMGM',
  betonline: 'BetOnline.ag',
  betrivers: 'BetRivers',
  bovada: 'Bovada',
  caesars: 'Caesars',
  fanatics: 'Fanatics',
  mybookie: 'MyBookie',
  pinnacle: 'Pinnacle',
  pointsbet: 'PointsBet (US)',
};

const props: Partial<Record<ReplayedSport, RowsByGame>> = {
  NFL: rowsByGame('nfl-props.csv.gz'),
  NBA: rowsByGame('nba-props.csv.gz'),
  NHL: rowsByGame('nhl-props.csv.gz'),
  MLB: rowsByGame('mlb-props.csv.gz'),
};

const ladders: Partial<Record<ReplayedSport, RowsByGame>> = {
  NFL: rowsByGame('nfl-alternates.csv.gz'),
  NBA: rowsByGame('nba-alternates.csv.gz'),
  MLB: rowsByGame('mlb-alternates.csv.gz'),
};

type Which = Pick<ReplayedGame, 'sport' | 'index'>;

const known = new Map<string, readonly Prop[]>();

/** Empty if the source has no props of the game. Cached, because a game is asked for at many hours. */
export function propsOf({ sport, index }: Which): readonly Prop[] {
  const name = `${sport} ${index}`;
  const read = known.get(name) ?? (props[sport]?.of(index) ?? []).map((row) => readProp(sport, row));
  known.set(name, read);
  return read;
}

/** Other lines of the same markets; empty if the source has none. */
export function laddersOf({ sport, index }: Which): Ladder[] {
  return (ladders[sport]?.of(index) ?? []).map(({ player, market, book, lines = '' }) => ({
    player: playerOf(sport, player),
    market: marketIn(market),
    book: books[book ?? ''] ?? '',
    rungs: lines.split(';').flatMap((line) => {
      const price = lineIn(line);
      return price ? [price] : [];
    }),
  }));
}

/** Prop markets of a sport, in the order of the list. */
export function marketsOnPlayers(sport: ReplayedSport): PropMarket[] {
  return (Object.keys(propMarkets) as PropMarket[]).filter((market) =>
    propMarkets[market].sports.some((each) => each === sport),
  );
}

function readProp(sport: ReplayedSport, { game: _, player, market, early, ...columns }: Row): Prop {
  const named = marketIn(market);
  const begun = priceIn(named, early);
  return {
    player: playerOf(sport, player),
    market: named,
    quotes: Object.entries(columns).flatMap(([column, field]): PropQuote[] => {
      const close = priceIn(named, field);
      return close ? [{ book: books[column] ?? column, close, early: begun }] : [];
    }),
  };
}

/** @throws for a market that is not in the list */
function marketIn(name: string | undefined): PropMarket {
  if (name === undefined || !(name in propMarkets)) throw new Error(`there is no prop market ${name}`);
  return name as PropMarket;
}

/** @param field `275.5 -110 -120` is a line with the prices of over and under; `-125` is a scorer's price */
function priceIn(market: PropMarket, field: string | undefined): PropPrice | null {
  if (!field) return null;
  return propMarkets[market].isScorer ? { kind: 'yes', price: number(field) } : lineIn(field);
}

function lineIn(field: string): (PropPrice & { readonly kind: 'line' }) | null {
  const [line, over, under = null] = numbers(field) ?? [];
  return line === undefined || over === undefined ? null : { kind: 'line', line, over, under };
}
