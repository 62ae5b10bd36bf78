/** How a saved pick changes by scores and by its owner, always with an entry in its history. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickStatuses } from '../../../lambdas/contracts/feed/sports.ts';
import type { LegResult } from '../../../lambdas/domain/feed/games/settlement.ts';
import { type Gradable, gradedByScores, markedBy, unmarked } from '../../../lambdas/domain/picks/grading.ts';
import { gradePick } from '../../../lambdas/domain/picks/settlement.ts';
import { legWith } from '../feed/games/games.ts';

const at = '2026-11-23T05:00:00.000Z';

function pickWith(prices: readonly (number | null)[], changes: Partial<Gradable> = {}): Gradable {
  return {
    status: 'pending',
    metadata: { legs: prices.map((price) => legWith({ price })) },
    legResults: prices.map(() => 'open'),
    grades: [],
    profitCents: null,
    version: 1,
    ...changes,
  };
}

const mark = (status: 'hit' | 'miss' | 'pending') => ({ status, by: 'user', at }) as const;

test('final scores set the status, the profit and a history entry', () => {
  const pick = gradedByScores(pickWith([-110, 150]), ['won', 'won'], at);
  expect(pick).toMatchObject({
    status: 'hit',
    legResults: ['won', 'won'],
    grades: [{ status: 'hit', by: 'feed', at }],
    profitCents: 377_27,
    version: 2,
  });
  expect(pick.grades[0], 'a first result corrects nothing').not.toHaveProperty('isCorrection');
});

test('a pending pick keeps the results so far and gets no grade', () => {
  expect(gradedByScores(pickWith([-110, 150]), ['won', 'open'], at)).toMatchObject({
    status: 'pending',
    legResults: ['won', 'open'],
    grades: [],
    profitCents: null,
    version: 2,
  });
});

test('the owner’s mark overrides the score until the pick is set back to pending', () => {
  const marked = markedBy(pickWith([-110]), mark('hit'));
  expect(marked).toMatchObject({ status: 'hit', profitCents: 90_91, grades: [{ by: 'user' }] });
  const scored = gradedByScores(marked, ['lost'], at);
  expect(scored).toMatchObject({ status: 'hit', profitCents: 90_91, legResults: ['lost'] });
  const reopened = gradedByScores(markedBy(marked, mark('pending')), ['lost'], at);
  expect(reopened).toMatchObject({ status: 'miss', profitCents: -100_00 });
  expect(reopened.grades.map(({ status, by }) => [status, by])).toEqual([
    ['hit', 'user'],
    ['pending', 'user'],
    ['miss', 'feed'],
  ]);
});

test("undoing a mark restores the score's result or the previous mark", () => {
  const marked = markedBy(pickWith([-110]), mark('hit'));
  expect(unmarked(marked, at)).toMatchObject({ status: 'pending', profitCents: null });
  const scored = gradedByScores(marked, ['lost'], at);
  const undone = unmarked(scored, at);
  expect(undone).toMatchObject({ status: 'miss', profitCents: -100_00, version: scored.version + 1 });
  expect(undone?.grades.map(({ status, by }) => [status, by])).toEqual([
    ['hit', 'user'],
    ['miss', 'feed'],
  ]);
  const twice = unmarked(markedBy(marked, mark('miss')), at);
  expect(twice).toMatchObject({ status: 'hit', profitCents: 90_91 });
  for (const nothing of [undone, twice, pickWith([-110])]) {
    expect(nothing && unmarked(nothing, at)).toBeNull();
  }
});

test('undoing a mark never restores one that was lifted before', () => {
  const lifted = markedBy(markedBy(pickWith([-110], { legResults: ['lost'] }), mark('hit')), mark('pending'));
  expect(unmarked(markedBy(lifted, mark('hit')), at)).toMatchObject({ status: 'miss', profitCents: -100_00 });
});

test('a pick pending again after an undone mark is graded by its score', () => {
  const undone = unmarked(markedBy(pickWith([-110]), mark('miss')), at) ?? pickWith([]);
  expect(gradedByScores(undone, ['won'], at)).toMatchObject({ status: 'hit', profitCents: 90_91 });
});

test('a hit marked by the owner pays by the legs that count', () => {
  const pushed = pickWith([-110, 150], { legResults: ['push', 'open'] });
  expect(markedBy(pushed, mark('hit')).profitCents).toBe(150_00);
  expect(markedBy(pickWith([null]), mark('hit')).profitCents).toBeNull();
  expect(markedBy(pickWith([-110]), mark('pending')).profitCents).toBeNull();
});

test('a leg that drops out after the mark lowers the payout as one that dropped out before', () => {
  const marked = markedBy(pickWith([-110, 150]), mark('hit'));
  expect(marked.profitCents).toBe(377_27);
  const scored = gradedByScores(marked, ['won', 'void'], at);
  expect(scored).toMatchObject({ status: 'hit', profitCents: 90_91, grades: [{ by: 'user' }] });
  expect(scored.profitCents).toBe(markedBy(scored, mark('hit')).profitCents);
});

test('a parlay marked a hit pays by its remaining legs, whichever push and in any order', () => {
  const marked = markedBy(pickWith([-110, 150, 200]), mark('hit'));
  const first = gradedByScores(marked, ['won', 'open', 'push'], at);
  expect(first).toMatchObject({ status: 'hit', profitCents: 377_27 });
  const all = gradedByScores(first, ['won', 'push', 'push'], at);
  expect(all).toMatchObject({ status: 'hit', profitCents: 90_91, grades: marked.grades });
  expect(gradedByScores(first, ['push', 'push', 'push'], at)).toMatchObject({
    status: 'hit',
    profitCents: 0,
  });
});

test('closing-line value is set by scores and not changed by marks', () => {
  const known = { kind: 'value', percent: 2.1 } as const;
  const first = gradedByScores(pickWith([-110, 150]), ['won', 'open'], at, [known, null]);
  expect(first).toMatchObject({ legClv: [known, null], clvTenths: null });
  const both = gradedByScores(markedBy(first, mark('miss')), ['won', 'won'], at, [known, known]);
  expect(both).toMatchObject({ status: 'miss', legClv: [known, known], clvTenths: 42 });
  expect(markedBy(both, mark('pending'))).toMatchObject({ status: 'pending', clvTenths: 42 });
  expect(gradedByScores(pickWith([-110]), ['won'], at)).not.toHaveProperty('clvTenths');
});

test('a corrected leg regrades the pick, with a new grade', () => {
  const hit = gradedByScores(pickWith([-110, 150]), ['won', 'won'], at);
  const miss = gradedByScores(hit, ['won', 'lost'], at);
  expect(miss).toMatchObject({ status: 'miss', profitCents: -100_00 });
  const waiting = gradedByScores(
    gradedByScores(pickWith([-110, 150]), ['lost', 'open'], at),
    ['won', 'open'],
    at,
  );
  expect(waiting).toMatchObject({ status: 'pending', profitCents: null });
  const less = gradedByScores(hit, ['won', 'push'], at);
  expect(less).toMatchObject({ status: 'hit', profitCents: 90_91 });
  for (const { grades } of [miss, waiting, less]) expect(grades.at(-1)).toMatchObject({ isCorrection: true });
  expect(gradedByScores(hit, ['won', 'won'], at).grades).toEqual(hit.grades);
});

test('the owner’s mark overrides a correction, which updates the payout', () => {
  const marked = markedBy(gradedByScores(pickWith([-110, 150]), ['won', 'lost'], at), mark('hit'));
  expect(gradedByScores(marked, ['won', 'void'], at)).toMatchObject({
    status: 'hit',
    profitCents: 90_91,
    grades: marked.grades,
  });
});

test('every change raises the version, and no grade is ever lost', () => {
  const results = fc.constantFrom<LegResult>('won', 'lost', 'push', 'void', 'open');
  const changes = fc.array(
    fc.oneof(fc.constantFrom(mark('hit'), mark('miss'), mark('pending')), fc.tuple(results, results)),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(changes, (steps) => {
      let pick = pickWith([-110, null]);
      for (const step of steps) {
        const next = 'by' in step ? markedBy(pick, step) : gradedByScores(pick, step, at);
        expect(next.version).toBe(pick.version + 1);
        expect(next.grades.slice(0, pick.grades.length)).toEqual(pick.grades);
        expect(next.status).toBe(next.grades.at(-1)?.status ?? 'pending');
        expect(pickStatuses).toContain(next.status);
        if (next.status === 'pending') expect(next.profitCents).toBeNull();
        const last = next.grades.at(-1);
        if (last?.by === 'feed') expect(next.status).toBe(gradePick(next.legResults, [-110, null]).status);
        pick = next;
      }
    }),
  );
});

test('a correction that changes neither status nor profit adds no grade', () => {
  const lost = gradedByScores(pickWith([-110, 150]), ['lost', 'won'], at);
  expect(lost.grades).toHaveLength(1);
  const corrected = gradedByScores(lost, ['lost', 'lost'], at);
  expect(corrected).toMatchObject({
    status: 'miss',
    legResults: ['lost', 'lost'],
    version: lost.version + 1,
  });
  expect(corrected.grades).toEqual(lost.grades);
});
