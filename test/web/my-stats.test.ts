/** The figures of the dashboard. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prediction } from '../../lambdas/contracts/predictions.ts';
import { myStats } from '../../web/src/features/dashboard/my-stats.ts';

const prediction = (pickSaved: boolean, isHit: boolean): Prediction => ({
  id: '1',
  prompt_text: '',
  response: '',
  sport: 'NFL',
  bet_type: 'moneyline',
  created_at: '2026-11-21T00:00:00Z',
  pickSaved,
  isHit,
  parsed_entities: {
    match_date: null,
    team_name: null,
    player_name: null,
    opponent: null,
    risk_profile: 'low',
    odds: null,
    confidence: 50,
    market_probability: null,
    suggestion: [],
    analysis: [],
    legs: [],
    bet_type: ['moneyline'],
  },
});

test('hits by all predictions, in whole percent', () => {
  const stats = myStats([prediction(true, true), prediction(true, false), prediction(false, false)]);
  expect(stats).toEqual({ tracked: 2, live: 3, hits: 1, winRatio: 33 });
});

test('nothing is zero percent', () => {
  expect(myStats([])).toEqual({ tracked: 0, live: 0, hits: 0, winRatio: 0 });
});

test('never more tracked or hit than there are', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean())), (flags) => {
      const { tracked, live, hits, winRatio } = myStats(flags.map(([saved, hit]) => prediction(saved, hit)));
      return tracked <= live && hits <= live && winRatio >= 0 && winRatio <= 100;
    }),
  );
});
