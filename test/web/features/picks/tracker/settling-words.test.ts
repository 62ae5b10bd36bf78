/** How a pick is settled, in words: graded again, void, or waiting for an overdue game. */
import { expect, test } from 'vitest';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { entitiesOf } from '../../../../../lambdas/domain/picks/entities.ts';
import { dayAndTime } from '../../../../../web/src/components/ui/display/dates.ts';
import { graderWords, settlingWords } from '../../../../../web/src/features/picks/tracker/settling-words.ts';
import { legWith } from '../../../../domain/feed/games/games.ts';
import { analysisOf } from '../../../../support/asks.ts';

const by = '2026-11-26T04:59:00.000Z';

const pickWith = (legs: number, changes: Partial<SavedPick> = {}) => ({
  gradedBy: 'feed' as const,
  status: 'miss' as const,
  metadata: entitiesOf(analysisOf(Array.from({ length: legs }, () => legWith()))),
  ...changes,
});

test.each<[number, Partial<SavedPick>, string[]]>([
  [1, {}, []],
  [
    1,
    { regraded: { from: 'hit' } },
    ['Graded again after the result was corrected. It was graded Hit before.'],
  ],
  [
    2,
    { regraded: { from: 'miss' }, status: 'pending' },
    [
      'Graded again after the result was corrected. It was graded Miss before. It now waits for its other legs.',
    ],
  ],
  [
    2,
    { regraded: { from: 'hit' }, status: 'hit' },
    ['Graded again after the result was corrected. The payout changed.'],
  ],
  [1, { regraded: { from: 'hit' }, gradedBy: 'user' }, []],
  [1, { voided: [0], status: 'push' }, ['Void because the game was canceled or not played in time.']],
  [2, { voided: [1] }, ['Leg 2: void because the game was canceled or not played in time.']],
  [
    1,
    { awaited: [{ leg: 0, must: 'start', by }] },
    [`No result yet. If postponed, the game is void unless it starts by ${dayAndTime(by)}.`],
  ],
  [
    3,
    { awaited: [{ leg: 2, must: 'resume', by }] },
    [`Leg 3: no result yet. If suspended, the game is void unless it resumes by ${dayAndTime(by)}.`],
  ],
  [
    2,
    { awaited: [{ leg: 1, must: 'result', by: null }] },
    ['Leg 2: no result in our feed yet. You can mark it once your book has settled it.'],
  ],
])('of %d legs, %j', (legs, changes, sentences) => {
  expect(settlingWords(pickWith(legs, changes))).toEqual(sentences);
});

test('a pick is graded by a final score or its owner, or is void', () => {
  expect(graderWords(pickWith(2, { voided: [0] }))).toBe('Final score');
  expect(graderWords(pickWith(1, { voided: [0] }))).toBe('Void');
  expect(graderWords(pickWith(1, { voided: [0], gradedBy: 'user' }))).toBe('You');
});
