/** Tournaments are matched by name, week and days. */
import { expect, test } from 'vitest';
import {
  isOnDays,
  nameKey,
  tournamentId,
  withArticle,
} from '../../../../lambdas/domain/feed/games/tournament.ts';
import { tournament } from '../golf/tournaments.ts';

test.each([
  ['Wyndham Championship 2026', 'PGA Tour: Wyndham Championship'],
  ['The Open Championship', 'Open Championship 2026'],
  ['Arnold Palmer Invitational presented by Mastercard', 'Arnold Palmer Invitational'],
])('%s is %s', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test('the PGA Championship is not the Tour Championship, and the two Opens differ', () => {
  const names = ['PGA Championship', 'Tour Championship', 'U.S. Open', 'The Open Championship'].map(nameKey);
  expect(new Set(names).size).toBe(names.length);
});

test('a tournament that moves within its week is the same, next year’s is not', () => {
  expect(tournamentId('Example Open 2026', '2026-11-19')).toBe('GOLF-2026-11-16-example-open');
  expect(tournamentId('Example Open', '2026-11-20')).toBe(tournamentId('Example Open 2026', '2026-11-19'));
  expect(tournamentId('Example Open', '2027-11-18')).not.toBe(tournamentId('Example Open', '2026-11-19'));
});

test('it is in progress on all four days', () => {
  const on = (day: string) => isOnDays(tournament(), [day]);
  expect(['2026-11-18', '2026-11-19', '2026-11-22', '2026-11-23'].map(on)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a sentence has the article once', () => {
  expect(['Example Open', 'The Open Championship', 'THE PLAYERS Championship'].map(withArticle)).toEqual([
    'the Example Open',
    'The Open Championship',
    'THE PLAYERS Championship',
  ]);
});
