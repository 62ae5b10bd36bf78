/** A sample prediction, and the match data around it. */

import type { Stats } from '../../../../lambdas/contracts/feed/stats.ts';
import type { Prediction } from '../../../../lambdas/contracts/records/predictions.ts';
import { play } from '../../../e2e/support/answers.ts';

export const slateId = '01M80AZND2Z4F3V2NGS3ZG88W1-slate';
export const askedId = '01M80AZND2Z4F3V2NGS3ZG88W1';

/** Three legs with facts, from the slate. */
export const parlay: Prediction = {
  id: slateId,
  prompt_text: 'A likely parlay',
  response: play.response,
  sport: 'NFL',
  bet_type: 'parlay',
  created_at: '2026-11-21T15:00:00.000Z',
  pickSaved: false,
  isHit: false,
  stats: '11 of 19 hit',
  parsed_entities: { ...play.promptAnalysis, bet_type: ['parlay'], hit_rate: 58.3 },
};

const result = (outcome: 'won' | 'lost' | 'open', game: 'final' | 'live', home: number, away: number) => ({
  outcome,
  game,
  score: { home, away },
});

/** The same after two of its games, and during the third. */
export const startedParlay: Prediction = {
  ...parlay,
  result: {
    status: 'miss',
    legs: [result('won', 'final', 27, 20), result('lost', 'final', 3, 17), result('open', 'live', 7, 7)],
  },
};

const section = {
  available: true,
  reason: null,
  asOf: '2026-11-21T14:00:00.000Z',
  age: '25 minutes',
  isStale: false,
  source: 'Goalserve: standings',
};

/** Every section without content. */
export const stats: Stats = {
  sport: 'NFL',
  form: { ...section, teams: [] },
  standings: { ...section, rows: [] },
  injuries: { ...section, teams: [], player: null },
  nextGames: { ...section, games: [] },
  lastGames: { ...section, games: [] },
  headToHead: { ...section, meetings: [], won: 0, lost: 0, drawn: 0 },
};
