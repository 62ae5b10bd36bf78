/** The result of a prediction in words. */
import { expect, test } from 'vitest';
import { resultWords, scoreWords } from '../../../../../web/src/features/records/predictions/result-words.ts';
import { legOn, newGame } from '../../../../support/asks.ts';

const leg = legOn(
  newGame({ home: { id: 'h', name: 'Buffalo Bills' }, away: { id: 'a', name: 'New York Jets' } }),
);
const score = { home: 27, away: 20 };

test.each([
  [{ game: 'final', score }, 'Final: Jets 20, Bills 27'],
  [{ game: 'live', score }, 'Live: Jets 20, Bills 27'],
  [{ game: 'final', score: null }, 'Final'],
  [{ game: 'unknown', score: null }, 'Started, no score yet'],
  [{ game: 'scheduled', score: null }, 'Not started'],
  [{ game: 'postponed', score: null }, 'Postponed'],
  [{ game: 'cancelled', score: null }, 'Canceled'],
] as const)('%j is %s', (played, words) => {
  expect(scoreWords({ outcome: 'open', ...played }, leg)).toBe(words);
});

test('one leg shows its score, several are counted', () => {
  const played = (outcome: 'won' | 'lost' | 'open' | 'push' | 'void') =>
    ({ outcome, game: 'final', score }) as const;
  const of = (...outcomes: Parameters<typeof played>[0][]) =>
    resultWords(
      { status: 'pending', legs: outcomes.map(played) },
      outcomes.map(() => leg),
    );
  expect(of('won')).toBe('Final: Jets 20, Bills 27');
  expect(of('won', 'lost', 'open')).toBe('1 of 3 legs won, 1 open');
  expect(of('won', 'push', 'void')).toBe('1 of 3 legs won, 2 pushes');
  expect(of('won', 'won')).toBe('2 of 2 legs won');
  expect(of()).toBe('');
});
