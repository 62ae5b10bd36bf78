/** Two questions in one whose words the rules do not all read. */
import { expect, test } from 'vitest';
import type { Question } from '../../../lambdas/app/asking/question.ts';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import { teams } from '../../../scripts/eval/teams.ts';

const question: Omit<Question, 'prompt'> = {
  sport: 'NBA',
  teams,
  players: ['Tyrese Maxey'],
  roster: [{ sport: 'NBA', team: 'Philadelphia 76ers', name: 'Tyrese Maxey' }],
  now: new Date('2026-11-21T15:00:00Z'),
};
const queries = (prompt: string) => grammar({ ...question, prompt }).queries;

test.each<readonly [string, readonly object[]]>([
  [
    'What was the score last time OKC saw Memphis, and what’s the total for tonight’s game?',
    [
      { ask: 'find', teams: ['Oklahoma City Thunder', 'Memphis Grizzlies'] },
      { ask: 'market', market: 'total', teams: ['Oklahoma City Thunder', 'Memphis Grizzlies'] },
    ],
  ],
  [
    'how many points do the Nuggets score at home lately + what is the over under tonight at each book',
    [
      { ask: 'find', teams: ['Denver Nuggets'] },
      { ask: 'market', market: 'total', teams: ['Denver Nuggets'] },
    ],
  ],
])('“%s” is two questions', (prompt, expected) => {
  expect(queries(prompt)).toMatchObject(expected);
});

test.each([
  'Lakers last three games and the over in their game tonight please my man',
  'who is better at home and on the road, the Lakers or the Warriors, by their record this season',
])('“%s” is none of two', (prompt) => {
  expect(queries(prompt)?.length ?? 0).toBeLessThan(2);
});
