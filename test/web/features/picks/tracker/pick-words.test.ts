/** The game and the start of a saved pick, and whether one of its games has not started. */
import { expect, test } from 'vitest';
import type { Entities } from '../../../../../lambdas/contracts/asking/analysis.ts';
import { hasUpcomingGame } from '../../../../../web/src/features/picks/tracker/marking.ts';
import { gameWords, startWords } from '../../../../../web/src/features/picks/tracker/pick-words.ts';
import { bills, eagles } from '../../../../e2e/support/legs.ts';
import { pick } from '../../../screens/support/sample-picks.ts';

const [sunday, tuesday] = ['2026-11-22T18:00:00Z', '2026-11-24T18:00:00Z'];
const first = { ...eagles, startsAt: sunday };
const second = { ...bills, startsAt: sunday };

const play = (...legs: Entities['legs']): Entities => ({
  ...pick.metadata,
  legs,
  match_date: legs[0]?.startsAt ?? null,
});

test('one game is named, also by two legs of it; several are counted', () => {
  expect(gameWords(play(first))).toBe('Commanders at Eagles');
  expect(gameWords(play(first, { ...first, market: 'total', selection: 'over', line: 44 }))).toBe(
    'Commanders at Eagles',
  );
  expect(gameWords(play(first, second))).toBe('2 games');
  expect(gameWords(play())).toBe('');
});

test('before its start a game has day and time, afterward the day', () => {
  const [before, after] = [new Date('2026-11-21T18:00:00Z'), new Date('2026-11-22T18:00:00Z')];
  expect(startWords(play(first), before)).toMatch(/^Sun, Nov 22, \d+:00 [AP]M \w+$/);
  expect(startWords(play(first), after)).toBe('Nov 22');
  expect(startWords(play(), before)).toBe('');
});

test('games on several days have the first and the last day, in any order of the legs', () => {
  const later = { ...second, startsAt: tuesday };
  const now = new Date('2026-11-21T18:00:00Z');
  expect(startWords(play(first, later), now)).toBe('Nov 22 – Nov 24');
  expect(startWords({ ...play(later, first), match_date: sunday }, now)).toBe('Nov 22 – Nov 24');
});

test('marking is early until the last game has started', () => {
  const metadata = play(first, { ...second, startsAt: tuesday });
  const isEarly = (now: string) => hasUpcomingGame({ metadata }, Date.parse(now));
  expect(isEarly('2026-11-21T18:00:00Z')).toBe(true);
  expect(isEarly('2026-11-23T18:00:00Z')).toBe(true);
  expect(isEarly(tuesday)).toBe(false);
});
