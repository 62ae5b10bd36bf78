/** The state of an open pick in a few words. */
import { expect, test } from 'vitest';
import type { LegOutcome } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { entitiesOf } from '../../../../../lambdas/domain/picks/entities.ts';
import { stateWords } from '../../../../../web/src/features/records/dashboard/open-words.ts';
import { legWith } from '../../../../domain/feed/games/games.ts';
import { analysisOf } from '../../../../support/asks.ts';

const now = Date.parse('2026-11-22T15:00:00Z');
const early = legWith({ startsAt: '2026-11-20T01:00:00Z' });
const soon = legWith({ startsAt: '2026-11-22T18:00:00Z' });
const outcome = (change: Partial<LegOutcome>): LegOutcome => ({
  result: 'open',
  final: null,
  margin: null,
  ...change,
});
const won = outcome({ result: 'won', final: { home: 20, away: 27 }, margin: 7 });
const live = outcome({ live: { period: '3rd Quarter', score: { home: 10, away: 14 } } });

test.each([
  ['not started', [soon], [], /^\d+:00 [AP]M [A-Z]{2,3}, in 3 h$/],
  ['one leg over, one to come', [early, soon], [won, outcome({})], /^1 of 2 legs won · next .*, in 3 h$/],
  ['being played', [early], [live], /^In progress$/],
  ['over, not graded', [early], [outcome({})], /^Waiting for the final score$/],
  ['one leg over, one being graded', [early, early], [won, outcome({})], /^1 of 2 legs won$/],
])('%s', (_what, legs, outcomes, words) => {
  expect(stateWords({ metadata: entitiesOf(analysisOf(legs)), outcomes }, now)).toMatch(words);
});
