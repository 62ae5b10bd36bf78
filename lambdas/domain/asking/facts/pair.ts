/** Compares the two teams of a game by one number each; only such a comparison may say that one is ahead of the other. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Fact, Pair } from './fact.ts';
import type { Lean } from './lean.ts';

type NumberOf = (values: Fact['values']) => number | undefined;

/**
 * Compares the same number of both teams' facts, of which the higher is the better.
 * @param leastGap the smallest difference that is worth a sentence
 */
export function byNumber(numberOf: NumberOf, leastGap: (sport: Sport) => number): Pair {
  return (fact, opponents) => {
    const [own, other] = [numberOf(fact.values), opponents && numberOf(opponents.values)];
    return own === undefined || other === undefined
      ? undefined
      : leanOfGap(own - other, leastGap(fact.sport));
  };
}

/** @param gap positive if the own number is better */
export function leanOfGap(gap: number, least: number): Lean {
  // Differences such as 0.8 − 0.6 have no exact binary representation.
  const slack = 1e-9;
  if (Math.abs(gap) < least - slack) return 0;
  return gap > 0 ? 1 : -1;
}
