/** A bet that was looked for on the board: as it is listed, or why it is not. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { PropOf } from '../../../../contracts/feed/props.ts';
import type { MarketSide } from '../../../feed/board/sides.ts';
import type { Game } from '../../../feed/games/game.ts';
import type { Offer } from './selections.ts';

/** The side of a game, of a team's total, or of a player's prop. */
export interface ResolvedSide {
  readonly game: Game;
  readonly market: Market | 'prop' | 'team_total';
  readonly selection: 'home' | 'away' | 'draw' | 'over' | 'under';
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
  /** The market's chance in percent, or the measured one of a price that has one side; null if neither is known. */
  readonly chance: number | null;
  /** Percent. */
  readonly breakEven: number;
  /** Dollars lost on average per $100, and American odds at which it costs nothing; null without a chance. */
  readonly cost: number | null;
  readonly fair: number | null;
  /** As the board prices it, with what its chance rests on; absent if no book prices every side and it is not measured. */
  readonly priced?: MarketSide | undefined;
}

/** A bet that the board does not have, with the reason in one sentence. */
export interface Unlisted {
  readonly kind: 'unlisted';
  readonly name: string;
  readonly why: string;
  /** The same bet as it is listed now; absent if it is not. */
  readonly instead?: Resolved;
  /** The market's own line, where another listed one is nearer to what was asked for. */
  readonly main?: Resolved;
  /** The line that was asked for; null for none. */
  readonly line?: number | null;
}

/**
 * The same bet at a listed line that is close enough to be judged in its place: half a point in hockey, baseball and soccer, one
 * point elsewhere, and a twentieth of a player's line.
 */
export function nearTo({ instead, line = null }: Unlisted): Resolved | undefined {
  if (!instead || line === null || instead.line === null) return undefined;
  const gap = Math.abs(instead.line - line);
  const { game, market } = instead.side;
  const most = market === 'prop' ? line / 20 : lowScoring.has(game.sport) ? 0.5 : 1;
  return gap <= most ? instead : undefined;
}

const lowScoring: ReadonlySet<string> = new Set(['NHL', 'MLB', 'MLS']);
