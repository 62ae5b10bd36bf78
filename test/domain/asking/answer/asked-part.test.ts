/** Which kind of prices a question needs that we do not have. */
import { expect, test } from 'vitest';
import { partAsked } from '../../../../lambdas/domain/asking/answer/unmet/asked-part.ts';

test('is none that the sport prices on its teams and games', () => {
  const asked = 'any race to 20 points or first half bets on the Cavs';
  expect(partAsked(asked, ['NBA'])).toBe('race-to-points');
  expect(partAsked('a first half bet on the Cavs', ['NBA'])).toBeNull();
  expect(partAsked('a tie in the first inning', ['MLB'])).toBeNull();
  expect(partAsked('a run in the third inning', ['MLB'])).toBe('single-inning');
  expect(partAsked('double chance on Seattle', ['MLS'])).toBe('double-chance');
  expect(partAsked('Seattle or draw on Sunday', ['MLS'])).toBe('double-chance');
  expect(partAsked('Draws on Sunday', ['MLS'])).toBeNull();
  expect(partAsked('Miami dnb', ['MLS'])).toBe('draw-no-bet');
  // Players have no first halves, and hockey has none at all.
  expect(partAsked('LeBron first half points')).toBe('first-half');
  expect(partAsked('first half goals', ['NHL'])).toBe('first-half');
});
