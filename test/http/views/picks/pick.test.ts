/** What the owner sees about how a pick is settled. */
import { expect, test } from 'vitest';
import { newPick, type Pick } from '../../../../lambdas/data/picks/picks.ts';
import { withBet } from '../../../../lambdas/domain/picks/entered-bet.ts';
import { entitiesOf } from '../../../../lambdas/domain/picks/entities.ts';
import { gradedByScores, markedBy } from '../../../../lambdas/domain/picks/grading.ts';
import { showPick } from '../../../../lambdas/http/views/picks/pick.ts';
import { legWith } from '../../../domain/feed/games/games.ts';
import { analysisOf } from '../../../support/asks.ts';
import { slipWith } from '../../../support/slips.ts';

const start = '2026-11-22T18:00:00.000Z';
const hours = (count: number) => new Date(Date.parse(start) + count * 3600_000);
const at = hours(4).toISOString();

function pickOf(count: number): Pick {
  const legs = Array.from({ length: count }, () => legWith({ startsAt: start }));
  const fields = {
    sport: 'NFL',
    reasoning: '',
    playText: '',
    metadata: entitiesOf(analysisOf(legs)),
  } as const;
  return newPick({ ...fields, id: 'id', userId: 'user', promptLogId: 'ask', now: hours(-20) });
}

test('an ordinary pick has no extra text', () => {
  for (const pick of [pickOf(1), gradedByScores(pickOf(1), ['won'], at)]) {
    const shown = showPick(pick, hours(5));
    for (const field of ['regraded', 'voided', 'awaited']) expect(shown).not.toHaveProperty(field);
  }
});

test('a corrected one shows its previous grade, until its owner marks it', () => {
  const again = gradedByScores(gradedByScores(pickOf(1), ['won'], at), ['lost'], at);
  expect(showPick(again, hours(5))).toMatchObject({ status: 'miss', regraded: { from: 'hit' } });
  expect(showPick(markedBy(again, { status: 'hit', by: 'user', at }), hours(5))).not.toHaveProperty(
    'regraded',
  );
});

test('a dropped leg is named, and an overdue one with its time limit', () => {
  const pick = gradedByScores(pickOf(2), ['void', 'open'], at);
  expect(showPick(pick, hours(7))).toMatchObject({
    voided: [0],
    awaited: [{ leg: 1, must: 'start', by: '2026-11-26T04:59:00.000Z' }],
  });
  const marked = markedBy(pick, { status: 'miss', by: 'user', at });
  expect(showPick(marked, hours(7))).not.toHaveProperty('awaited');
});

test('a price that was entered after the result is shown as the grade of its owner, and not as a mark', () => {
  const slip = { ...pickOf(2), metadata: { ...pickOf(2).metadata, slip: slipWith() } };
  const hit = gradedByScores(slip, ['won', 'won'], at);
  const bet = { stakeCents: 10_00, price: 490, book: null, note: null };
  const shown = showPick(withBet(hit, bet, hours(5).toISOString()), hours(6));
  expect(shown).toMatchObject({ status: 'hit', gradedBy: 'user', profit: 490, ownProfit: 49 });
  expect(shown).not.toHaveProperty('isMarked');
});
