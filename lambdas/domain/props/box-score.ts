/** What each player did in a game that is over, and how a prop settles by it. */
import type { PropOf } from '../../contracts/props.ts';
import { nameWords } from './names.ts';
import type { StatLine } from './player.ts';

export interface BoxRow {
  /** The feed's id of the player; the name stands for it where there is none. */
  readonly playerId: string;
  readonly name: string;
  readonly side: 'home' | 'away';
  readonly stats: StatLine;
}

/** Of a game whose status is final. */
export interface BoxScore {
  /** As a game's: `<sport>-<the feed's id>`. */
  readonly gameId: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  /** The teams' ids. */
  readonly home: string;
  readonly away: string;
  /** Everybody who played. */
  readonly rows: readonly BoxRow[];
}

/** Statistics of one position: who is not in the box score at it did not play it. */
const ofPosition: readonly PropOf['stat'][] = [
  'strikeouts',
  'outs',
  'hits_allowed',
  'earned_runs',
  'walks_allowed',
  'saves',
];

/**
 * By the books' rules: a player who did not appear voids the bet, and one who appeared without the statistic has none of
 * it. A pitcher's statistics need an appearance as a pitcher, and a goalkeeper's saves one in goal. So the house rules of
 * DraftKings, FanDuel and BetMGM have it.
 * @returns null for a player who did not appear
 */
export function statIn({ playerId, stat }: PropOf, box: BoxScore): number | null {
  const row = box.rows.find((each) => each.playerId === playerId);
  if (!row) return null;
  return row.stats[stat] ?? (ofPosition.includes(stat) ? null : 0);
}

/** The same player under an id that the feed did not send. */
export const idOfName = (name: string): string => nameWords(name).join('-');
