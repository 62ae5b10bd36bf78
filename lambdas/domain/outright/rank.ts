/** Our own ranking of a tournament's field. Every winner is a long shot, so the ranges of team games do not apply. */
import type { Reading } from '../../contracts/reading.ts';

/** What golf calls a long shot, percent: about +4000. */
const longShot = 2.5;

/**
 * @param percent the player's chance
 * @param cost dollars per $100
 * @returns higher goes first: what the price costs, against how likely the player is or how near a long shot is to one.
 * Both by how many times, since one percentage point is much at the long end and nothing at the short one
 */
export function outrightScore(percent: number, cost: number, { risk, value }: Reading): number {
  if (value) return -10 * cost;
  if (risk === 'safe' || risk === 'safest') return percent;
  if (risk === 'long_shot') return -6 * Math.abs(Math.log(percent / longShot)) - cost / 2;
  return 4 * Math.log(percent) - cost / 2;
}
