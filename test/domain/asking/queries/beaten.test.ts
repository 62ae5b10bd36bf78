/** A line that is taken beside the one of now: "I got the Seahawks -1.5, it's -3 now, good value?" */
import { expect, test } from 'vitest';
import { answerCheck } from '../../../../lambdas/domain/asking/queries/check/answer.ts';
import { promptOf } from '../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { game, now, tablesOf, teams } from './boards.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  now,
};
function answer(prompt: string): string {
  const [query, ...others] = readQueries(prompt, context) ?? [];
  if (query?.ask !== 'check' || others.length > 0) throw new Error(`not read: ${prompt}`);
  expect(readQueries(promptOf(query), context)).toEqual([query]);
  return answerCheck(query, tablesOf([game])).response;
}

test.each([
  [
    "i got the seahawks -1.5, line's now -3. did i get good value",
    'You beat the line: −1.5 is 1.5 points better than −3.',
  ],
  [
    'took the packers +3 and now its +4, good number?',
    'You did not beat the line: +3 is 1 point worse than +4.',
  ],
  [
    'i have over 44.5 in the seahawks game and it is 47 now, did i beat it',
    'You beat the line: 44.5 is 2.5 points better than 47.',
  ],
  [
    'i have under 44.5 in the seahawks game and it is 47 now, did i beat it',
    'You did not beat the line: 44.5 is 2.5 points worse than 47.',
  ],
  ['got seahawks -1 early and its -3 now, good clv?', 'You beat the line: −1 is 2 points better than −3.'],
  [
    'i took the packers +3 on monday and its +4 now, did i beat the line',
    'You did not beat the line: +3 is 1 point worse than +4.',
  ],
  ['i grabbed seahawks -3 and the line is still -3, any clv?', 'Neither: −3 is the same number as now.'],
])('%s', (prompt, expected) => {
  expect(answer(prompt).split('\n')[0]).toBe(expected);
});

test.each([
  [
    'got seahawks -1.5 on tuesday, did i beat the market',
    'You beat the line: −1.5 is 1.5 points better than −3.',
  ],
  [
    'got seahawks -1.5 at -105 on tuesday, did i beat the market or is it better now',
    'You beat the line: −1.5 is 1.5 points better than −3.',
  ],
  [
    'grabbed seahawks -1.5 -110 on monday, did the line move my way',
    'You beat the line: −1.5 is 1.5 points better than −3.',
  ],
  [
    'did i beat the line with the packers +2.5',
    'You did not beat the line: +2.5 is 0.5 points worse than +3.',
  ],
  [
    'i took over 44.5 in the seahawks game on monday, where is it now, good number',
    'You beat the line: 44.5 is 2.5 points better than 47.',
  ],
])('%s: against the line of the board', (prompt, expected) => {
  const [query] = readQueries(prompt, context) ?? [];
  if (query?.ask !== 'check') throw new Error(`not read: ${prompt}`);
  expect(answerCheck(query, tablesOf([game])).response.split('\n')[0]).toBe(expected);
});

test('another line at a price that no main line has is not compared by its points', () => {
  const [query] = readQueries('got seahawks -1.5 at -190 on tuesday, did i beat the market', context) ?? [];
  if (query?.ask !== 'check') throw new Error('not read');
  expect(answerCheck(query, tablesOf([game])).response).not.toContain('You beat the line');
});

test('the line of now is compared by its price', () => {
  const [query] = readQueries('did i beat the line with the seahawks -3', context) ?? [];
  if (query?.ask !== 'check') throw new Error('not read');
  expect(answerCheck(query, tablesOf([game])).response).toMatch(/^Neither: Seahawks −3 at −110 is still/);
});

test('a line that is listed has its chance, too', () => {
  expect(answer("i got the seahawks -3, it's -4 now, good value?")).toMatch(
    /\nThe market’s chance of −3 is \d+(?:\.\d)?% now, so its fair price is/,
  );
});

test.each([
  'i got the seahawks at -150, now -180, good value?',
  'i got the seahawks -3 for sunday, good value?',
])('%s names no other line', (prompt) => {
  expect(readQueries(prompt, context)).not.toMatchObject([{ lineNow: expect.any(Number) }]);
});
