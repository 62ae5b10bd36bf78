/** Hours at the end of a bet: of the last leg where it names nobody and those before it do, and of all legs otherwise. */
import { expect, test } from 'vitest';
import { asMeant } from '../../../../../../lambdas/domain/asking/reading/meant/as-meant.ts';
import { readQuestion } from '../../../../../../lambdas/domain/asking/reading/read.ts';
import { teams } from '../../../../../../scripts/eval/teams.ts';

const now = new Date('2026-11-21T15:00:00Z');
const read = (prompt: string) => {
  const { reading } = readQuestion(prompt, { selectedSport: 'NBA', teams, now });
  const { starts, wishes } = asMeant(reading, prompt, '2026-11-21');
  return {
    whole: starts,
    legs: wishes.map((wish) => [wish.teams.map(({ name }) => name).join(), wish.starts]),
  };
};
const late = { from: 21 * 60 + 30, before: null };

test.each([
  'lakers ml and an over from the late games',
  'lakers ml, plus any over in the late games',
  'lakers ml with an over out of the late games',
])('“%s” leaves the Lakers their hour', (prompt) => {
  expect(read(prompt)).toEqual({
    whole: null,
    legs: [
      ['Los Angeles Lakers', null],
      ['', late],
    ],
  });
});

test('the team of the leg before is none of the last', () => {
  expect(read('lakers ml and bulls ml plus an over from the late games').legs).toEqual([
    ['Los Angeles Lakers', null],
    ['Chicago Bulls', null],
    ['', late],
  ]);
});

test.each(['an over and a dog from the late games', 'from the late games, lakers ml and an over'])(
  '“%s” is of those hours as a whole',
  (prompt) => {
    expect(read(prompt).whole).toEqual(late);
  },
);
