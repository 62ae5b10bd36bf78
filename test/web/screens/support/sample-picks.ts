/** Sample responses of the tracker. */

import type { getTrackerStats, SavedPick } from '../../../../lambdas/contracts/picks/tracker.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import { substitute } from '../../../e2e/support/answers.ts';

/** A moneyline from the user's own question, before its game. */
export const pick: SavedPick = {
  id: '01M80AZND2Z4F3V2NGS3ZG88W2',
  promptLogId: '01M80AZND2Z4F3V2NGS3ZG88W1',
  status: 'pending',
  gradedBy: null,
  gradedAt: null,
  profit: null,
  reasoning: 'A safe bet',
  playText: substitute.response,
  sport: 'NFL',
  created_at: '2026-11-21T15:00:00.000Z',
  metadata: { ...substitute.promptAnalysis, bet_type: ['moneyline'] },
};

/** One pick, not settled. */
export const unsettled: OutputOf<typeof getTrackerStats> = {
  totalPicks: 1,
  hits: 0,
  misses: 0,
  pushes: 0,
  pending: 1,
  winRate: 0,
  roi: 0,
  profit: 0,
  marked: 0,
  own: { picks: 0, settled: 0, staked: 0, profit: 0, roi: null },
  profitByDay: [],
  clv: { average: null, beatShare: null, beats: 0, n: 0 },
  bySport: [],
  byBetType: [],
};
