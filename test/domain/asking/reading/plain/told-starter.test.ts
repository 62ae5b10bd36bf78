/** Who pitches narrows no bet on his team. */
import { expect, test } from 'vitest';
import { withoutToldStarter } from '../../../../../lambdas/domain/asking/reading/plain/bets/told-state.ts';

test.each([
  ['dodgers f5 ml tonight w dustin may on the bump', 'dodgers f5 ml tonight'],
  ['dodgers ml with yamamoto pitching', 'dodgers ml'],
  ['yankees f5 ml tonight, clarke schmidt on the mound', 'yankees f5 ml tonight'],
  ['yankees ml schmidt on the hill', 'yankees ml'],
  ['dodgers run line w/ glasnow on the mound tonight', 'dodgers run line tonight'],
  ['yankees over since cole is pitching', 'yankees over'],
  ['yanks ml, cole gets the ball', 'yanks ml'],
])('“%s” is “%s”', (prompt, plain) => {
  expect(withoutToldStarter(prompt)).toBe(plain);
});

test.each([
  // A bet on the pitcher, or on the team that has him.
  'over 5.5 ks for may on the bump, dodgers ml',
  'team with skubal on the mound ml',
  'yankees ml with a lefty on the mound',
  // A condition, a question, another game.
  'yankees ml if cole is on the mound',
  'how often do the dodgers win with yamamoto pitching',
  'lakers ml with lebron starting',
  'a parlay with pitching props',
])('“%s” stays', (prompt) => {
  expect(withoutToldStarter(prompt)).toBe(prompt);
});
