/** "Three players to score at least 20": what is scored in tens are points, and not points and rebounds together. */
import type { LegWish, Reading } from '../../../../../contracts/asking/reading.ts';

const scores =
  /\b(?:to |who |that |will )?(?:score|scores|scoring|drop|drops|dropping) (?:at least |over |more than )?\d{2}\b/i;
/** Below it, goals are meant. */
const fewest = 9;

type Terms = Pick<LegWish, 'markets' | 'stat' | 'line' | 'teams'>;

const isOfAnyStat = ({ markets, stat, line, teams }: Terms): boolean =>
  markets.length === 1 &&
  markets[0] === 'prop' &&
  stat === null &&
  line !== null &&
  line > fewest &&
  teams.every(({ stance }) => stance !== 'back');

/** @returns the reading with points for what players are to score; unchanged where a statistic is said, or a team is to score */
export function withPointsScored(reading: Reading, prompt: string): Reading {
  if (!scores.test(prompt)) return reading;
  const own: Reading = isOfAnyStat(reading) ? { ...reading, stat: 'points' } : reading;
  if (!own.wishes.some(isOfAnyStat)) return own;
  return {
    ...own,
    wishes: own.wishes.map((wish) => (isOfAnyStat(wish) ? { ...wish, stat: 'points' } : wish)),
  };
}
