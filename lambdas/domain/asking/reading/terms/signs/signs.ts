/** Recognizes texts that show distress or minority by the weights of their words (docs/decisions/0026). */
import { featuresOf, lengthOf } from './features.ts';
import { isOnlyOfBets } from './of-bets.ts';
import { zero } from './scale.ts';
import { type Sign, weights } from './weights.ts';

/**
 * @param features of the text
 * @returns how much a text looks like those with the sign, in the unit of the table: comparable for one sign only
 */
export function scoreOf(sign: Sign, features: readonly number[]): number {
  const { base, table } = weights[sign];
  const sum = features.reduce((total, place) => total + table.charCodeAt(place) - zero, 0);
  return base + sum / lengthOf(features);
}

/**
 * The sign that a text shows: its score reaches the one that the fit chose on texts held out. Of both, the clearer one.
 * @param spoken lower case, without apostrophes and punctuation
 */
export function signOf(spoken: string): Sign | undefined {
  if (isOnlyOfBets(spoken)) return undefined;
  const features = featuresOf(spoken);
  const over = (sign: Sign) => scoreOf(sign, features) - weights[sign].enough;
  const [care, age] = [over('care'), over('age')];
  if (Math.max(care, age) < 0) return undefined;
  return care >= age ? 'care' : 'age';
}
