/** Each player's statistics in a finished game, and how they settle a prop. */
import type { PropOf } from '../../../contracts/feed/props.ts';
import { nameWords } from './names.ts';
import type { StatLine } from './player.ts';

export interface BoxRow {
  /** The feed's id of the player, or one made from the name. */
  readonly playerId: string;
  readonly name: string;
  readonly side: 'home' | 'away';
  readonly stats: StatLine;
  /** On the court, the ice or the field, in whole minutes; absent where the feed has none. */
  readonly minutes?: number;
}

/** The box score of a game with status `final`. */
export interface BoxScore {
  /** Like a game's id: `<sport>-<the feed's id>`. */
  readonly gameId: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  /** The teams' ids. */
  readonly home: string;
  readonly away: string;
  /** All players who appeared. */
  readonly rows: readonly BoxRow[];
}

/** Statistics of one position: a player without them did not play at that position. */
export const ofPosition: readonly PropOf['stat'][] = [
  'strikeouts',
  'outs',
  'hits_allowed',
  'earned_runs',
  'walks_allowed',
  'saves',
];

/** Statistics of the scoring plays: without them in the feed, it is not known who scored first. */
export const ofEvents: readonly PropOf['stat'][] = [
  'first_touchdowns',
  'last_touchdowns',
  'first_goals',
  'last_goals',
];

/**
 * Follows the rules of DraftKings, FanDuel and BetMGM: the bet is void if the player did not appear, and a missing
 * statistic of a player who appeared is 0. A pitcher's statistics need an appearance as a pitcher, and saves need one
 * in goal.
 * @returns null for a player who did not appear; undefined for one who did, if the feed did not say who scored when
 */
export function statIn({ playerId, stat }: PropOf, box: BoxScore): number | null | undefined {
  const row = box.rows.find((each) => each.playerId === playerId);
  if (!row) return null;
  if (ofEvents.includes(stat)) return row.stats[stat];
  return countIn(row.stats, stat);
}

/** @returns null if the player appeared, but not at the position whose statistic it is: a pitcher who only batted */
export function countIn(stats: StatLine, stat: PropOf['stat']): number | null {
  return stats[stat] ?? (ofPosition.includes(stat) ? null : 0);
}

/** The id of a player for whom the feed sends none. */
export const idOfName = (name: string): string => nameWords(name).join('-');
