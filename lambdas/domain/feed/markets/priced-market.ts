/** A market of a game other than its main lines and its players, with its prices at all books. */
import type { TeamSide } from '../../../contracts/feed/markets.ts';
import type { GameKey } from './game-markets.ts';

/** One book's prices at one line. */
export interface MarketPrice {
  readonly book: string;
  /** When the book last changed it, ISO 8601 in UTC. */
  readonly at: string;
  /** For a spread, the home team's; null without lines. */
  readonly line: number | null;
  /** American odds in the order of the market's sides; null for a side that is not priced. */
  readonly prices: readonly (number | null)[];
}

export interface PricedMarket {
  readonly key: GameKey;
  /** Whose total it is; null for a market of the game. */
  readonly team: TeamSide | null;
  /** At any lines; at most one per book and line. */
  readonly prices: readonly MarketPrice[];
}
