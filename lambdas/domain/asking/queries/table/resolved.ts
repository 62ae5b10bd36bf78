/** A bet that was looked for on the board: as it is listed, or why it is not. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { PropOf } from '../../../../contracts/feed/props.ts';
import type { Game } from '../../../feed/games/game.ts';
import type { Offer } from './selections.ts';

/** The side of a game, or of a player's prop. */
export interface ResolvedSide {
  readonly game: Game;
  readonly market: Market | 'prop';
  readonly selection: 'home' | 'away' | 'over' | 'under';
  /** For props only. */
  readonly prop?: PropOf;
}

/** A bet at a line that the board has. */
export interface Resolved {
  readonly kind: 'listed';
  readonly side: ResolvedSide;
  /** The side's own; null for a moneyline. */
  readonly line: number | null;
  /** `Bills −3`, and the same in words that read back. */
  readonly name: string;
  readonly words: string;
  /** The price that was named; otherwise the best one listed. */
  readonly price: number;
  /** Prices at this line, best first, and the best of them. */
  readonly offers: readonly Offer[];
  readonly best: Offer;
  /** The market's chance in percent; null if no book prices every side. */
  readonly chance: number | null;
  /** Percent. */
  readonly breakEven: number;
  /** Dollars lost on average per $100, and American odds at which it costs nothing; null without a chance. */
  readonly cost: number | null;
  readonly fair: number | null;
}

/** A bet that the board does not have, with the reason in one sentence. */
export interface Unlisted {
  readonly kind: 'unlisted';
  readonly name: string;
  readonly why: string;
  /** The same bet as it is listed now; absent if it is not. */
  readonly instead?: Resolved;
}
