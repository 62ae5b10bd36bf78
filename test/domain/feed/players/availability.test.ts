/** Status words of injury reports, as the leagues write them. */
import { expect, test } from 'vitest';
import { availabilityOf } from '../../../../lambdas/domain/feed/players/availability.ts';

test.each([
  [
    'out',
    ['Out', 'Sidelined', 'Doubtful', 'PUP', 'I.L.', 'IL', 'IR', 'IR-LT', 'LTIR', '10-Day-IL', '60-day IL'],
  ],
  ['out', ['Injured Reserve', 'Reserve PUP', 'Suspended', 'Out for season', 'NFI-R']],
  ['questionable', ['Questionable', 'Day-To-Day', 'day to day', 'Probable', 'Game Time Decision', 'GTD']],
  ['back', ['Active', 'Returned to practice']],
  [undefined, ['', 'Rested', 'Illness', 'Ill', 'First round pick', 'Outstanding', 'Third']],
] as const)('%s', (availability, words) => {
  expect(words.map((word) => [word, availabilityOf(word)])).toEqual(
    words.map((word) => [word, availability]),
  );
});
