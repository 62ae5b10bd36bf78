/** Results of legs in words: by the hook, by one leg, and while a game is in progress. */
import { expect, test } from 'vitest';
import type { Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import type { LegOutcome } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { entitiesOf } from '../../../../../lambdas/domain/picks/entities.ts';
import {
  nearMiss,
  outcomeWords,
  shortResult,
} from '../../../../../web/src/features/picks/tracker/outcome-words.ts';
import { legWith } from '../../../../domain/feed/games/games.ts';
import { analysisOf } from '../../../../support/asks.ts';

const teams = { home: 'New York Jets', away: 'Buffalo Bills' };
const prop = { player: 'Jalen Example', playerId: 'p1', team: 'New York Jets', stat: 'points' } as const;
const final = { home: 20, away: 27 };
const outcome = (changes: Partial<LegOutcome>): LegOutcome => ({
  result: 'lost',
  final,
  margin: null,
  ...changes,
});

test.each<[Partial<Leg>, Partial<LegOutcome>, string | undefined]>([
  [{ market: 'moneyline' }, { margin: -7 }, 'Bills 27, Jets 20 · lost by 7'],
  [{ market: 'moneyline' }, { result: 'push', margin: 0 }, 'Bills 27, Jets 20 · a tie'],
  [{ market: 'spread' }, { margin: -0.5 }, 'Bills 27, Jets 20 · lost by the hook'],
  [{ market: 'total' }, { result: 'won', margin: 0.5 }, 'Bills 27, Jets 20 · won by the hook'],
  [{ market: 'total' }, { result: 'won', margin: 2.5 }, 'Bills 27, Jets 20 · beat the line by 2.5'],
  [{ market: 'spread' }, { result: 'push', margin: 0 }, 'Bills 27, Jets 20 · right on the line'],
  [{ market: 'total' }, { margin: -0.5 }, 'Bills 27, Jets 20 · lost by the hook'],
  [{ market: 'prop', prop }, { margin: -0.5, stat: 24 }, 'Points: 24 · lost by the hook'],
  [{ market: 'prop', prop }, { result: 'won', margin: 0.5, stat: 25 }, 'Points: 25 · won by the hook'],
  [{ market: 'prop', prop }, { margin: -6.5, stat: 18 }, 'Points: 18 · missed the line by 6.5'],
  [
    { market: 'total', key: 'first_half.total', period: 'first_half' },
    { result: 'won', margin: 0.5 },
    '1st half: Bills 27, Jets 20 · won by the hook',
  ],
  [{ market: 'team_total', team: 'home' }, { margin: -2.5 }, 'Bills 27, Jets 20 · missed the line by 2.5'],
  // Graded before the statistic was kept.
  [{ market: 'prop', prop }, {}, 'Bills 27, Jets 20 · lost'],
  [{}, { result: 'void', final: null }, 'Void'],
  [{}, { result: 'open', final: null }, undefined],
  [
    {},
    { result: 'open', final: null, live: { period: '3rd Quarter', score: { home: 10, away: 14 } } },
    'Live · 3rd Quarter · Bills 14, Jets 10',
  ],
  [{}, { result: 'open', final: null, live: { period: 'Break Time', score: null } }, 'Live · Break Time'],
])('%j, %j is %s', (leg, changes, words) => {
  expect(outcomeWords(legWith({ ...teams, ...leg }), outcome(changes))).toBe(words);
});

const pickOf = (
  outcomes: readonly LegOutcome[],
  status: 'miss' | 'hit' | 'pending' = 'miss',
  leg: Partial<Leg> = { market: 'spread' },
) => ({
  status,
  outcomes: [...outcomes],
  metadata: entitiesOf(analysisOf(outcomes.map(() => legWith({ ...teams, line: -3.5, ...leg })))),
});
const won = outcome({ result: 'won', margin: 3.5 });
const lost = outcome({ margin: -4.5 });
const hook = outcome({ margin: -0.5 });

test('a near miss is by half a point, or by one leg of a parlay', () => {
  expect(nearMiss(pickOf([hook]))).toBe('Lost by the hook');
  expect(nearMiss(pickOf([won, lost, won]))).toBe('Missed by one leg');
  expect(nearMiss(pickOf([won, hook]))).toBe('Lost by the hook');
  expect(nearMiss(pickOf([hook], 'miss', { market: 'total', selection: 'over' }))).toBe('Lost by the hook');
  const playerProp = { market: 'prop', selection: 'over', prop } as const;
  expect(nearMiss(pickOf([{ ...hook, stat: 24 }], 'miss', playerProp))).toBe('Lost by the hook');
  for (const far of [[lost], [won, lost, lost], [lost, outcome({ result: 'open', final: null })]]) {
    expect(nearMiss(pickOf(far))).toBeUndefined();
  }
  expect(nearMiss(pickOf([hook], 'hit'))).toBeUndefined();
});

test('a row shows the score of a single, the legs of a parlay, or the running game', () => {
  expect(shortResult(pickOf([hook]))).toBe('Bills 27, Jets 20');
  expect(shortResult(pickOf([won, lost, won]))).toBe('2 of 3 legs won');
  const open = outcome({ result: 'open', final: null });
  expect(shortResult(pickOf([open, open], 'pending'))).toBe('');
  const live = { ...open, live: { period: '3rd Quarter', score: { home: 10, away: 14 } } };
  expect(shortResult(pickOf([won, live], 'pending'))).toBe('Live 3rd Quarter, Bills 14, Jets 10');
});
