/** Bets whose legs are chosen from the games of a day, in words that both readers know. */
import { withEachOfGames } from './each.ts';
import { withLegOfEachDay } from './each-day.ts';
import { withoutEnds } from './ends.ts';
import { betweenNearHours, withHoursInFigures } from './hours.ts';
import { withoutCountOfListed } from './listed-apart.ts';
import { withOddsInFigures } from './odds.ts';
import { withoutCountOfGames } from './of-games.ts';
import { withPointsOfScores } from './scores.ts';
import { withFirstSlip } from './several-slips.ts';
import { withSharedKind } from './shared-kind.ts';
import { withTotalsShared } from './shares.ts';
import { withPlainSlipWords } from './wordings.ts';

const steps = [
  withHoursInFigures,
  betweenNearHours,
  withoutCountOfListed,
  withLegOfEachDay,
  withOddsInFigures,
  withoutEnds,
  withPlainSlipWords,
  withFirstSlip,
  withPointsOfScores,
  withSharedKind,
  withTotalsShared,
  withEachOfGames,
  withoutCountOfGames,
];

/** @returns the question in these words; unchanged where it has none of the wordings */
export function withPlainSlates(prompt: string): string {
  const plain = steps.reduce((text, step) => step(text), prompt);
  return plain === prompt ? prompt : plain.replace(/ {2,}/g, ' ').replace(/[ ,]+(?=[.!?]|$)/g, '');
}
