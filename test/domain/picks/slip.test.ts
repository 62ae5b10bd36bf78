/** A slip with legs of one game: graded by its legs, in money by what its owner says the book paid. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settlements } from '../../../lambdas/contracts/picks/own-bet.ts';
import type { LegResult } from '../../../lambdas/domain/feed/games/settlement.ts';
import { withBet } from '../../../lambdas/domain/picks/entered-bet.ts';
import { type Gradable, gradedByScores, markedBy, unmarked } from '../../../lambdas/domain/picks/grading.ts';
import { type OwnBet, ownCountsOf, ownProfitCents } from '../../../lambdas/domain/picks/own-bet.ts';
import { awaitsPayment } from '../../../lambdas/domain/picks/slip.ts';
import { deltaOf, isMarked, summary } from '../../../lambdas/domain/records/record.ts';
import { legWith } from '../feed/games/games.ts';

const at = '2026-11-23T05:00:00.000Z';
const empty: OwnBet = { stakeCents: null, price: null, book: null, note: null };

type SlipPick = Gradable & { readonly bet?: OwnBet };

/** @param groups of two games: legs 0 and 1, and leg 2 */
function slipOf(results: readonly LegResult[], bet?: Partial<OwnBet>, groups = [[0, 1]]): SlipPick {
  return {
    status: 'pending',
    metadata: { legs: results.map(() => legWith({ price: -110 })), slip: { groups } },
    legResults: results.map(() => 'open'),
    grades: [],
    profitCents: null,
    version: 1,
    ...(bet && { bet: { ...empty, ...bet } }),
  };
}

const graded = (results: readonly LegResult[], bet?: Partial<OwnBet>, groups?: number[][]) =>
  gradedByScores(slipOf(results, bet, groups), results, at);

const enter = (pick: SlipPick, bet: Partial<OwnBet>) => withBet(pick, { ...empty, ...bet }, at);

describe('without a price', () => {
  test('it is a hit or a miss, and not in money', () => {
    expect(graded(['won', 'won'])).toMatchObject({ status: 'hit', profitCents: null });
    expect(graded(['won', 'lost'])).toMatchObject({ status: 'miss', profitCents: null });
    const { hits, misses, winRate, profit, roi } = summary([
      deltaOf(null, graded(['won', 'won'])),
      deltaOf(null, graded(['won', 'lost'])),
    ]);
    expect({ hits, misses, winRate, profit, roi }).toEqual({
      hits: 1,
      misses: 1,
      winRate: 50,
      profit: 0,
      roi: 0,
    });
  });

  test('never pays the product of its legs, nor a bet of its owner at another price', () => {
    const hit = graded(['won', 'won'], { stakeCents: 50_00 });
    expect(ownProfitCents(hit)).toBeNull();
    expect(ownCountsOf(hit)).toMatchObject({ ownPicks: 1, ownSettled: 0, ownStakedCents: 0 });
  });
});

describe('the price', () => {
  test('entered before the result counts when it is graded', () => {
    expect(graded(['won', 'won'], { price: 490 })).toMatchObject({ status: 'hit', profitCents: 490_00 });
    expect(graded(['lost', 'won'], { price: 490 })).toMatchObject({ status: 'miss', profitCents: -100_00 });
  });

  test('entered after it is a grade by the owner, and not a mark', () => {
    const hit = graded(['won', 'won']);
    const paid = enter(hit, { price: 490, stakeCents: 20_00 });
    expect(paid).toMatchObject({ status: 'hit', profitCents: 490_00, version: hit.version + 1 });
    expect(paid.grades).toEqual([
      { status: 'hit', by: 'feed', at },
      { status: 'hit', by: 'user', at, isBet: true },
    ]);
    expect(ownProfitCents(paid)).toBe(98_00);
    expect(isMarked(paid)).toBe(false);
    expect(deltaOf(hit, paid)).toMatchObject({ hits: 0, pricedSettled: 1, profitCents: 490_00, marked: 0 });
    expect(unmarked(paid, at), 'there is no mark to undo').toBeNull();
  });

  test('keeps the result open to a correction of the score', () => {
    const paid = enter(graded(['won', 'won']), { price: 490 });
    expect(gradedByScores(paid, ['won', 'lost'], at)).toMatchObject({
      status: 'miss',
      profitCents: -100_00,
      grades: [{}, { isBet: true }, { status: 'miss', by: 'feed', isCorrection: true }],
    });
  });

  test('entered again changes nothing, and without a result adds no grade', () => {
    const open = enter(slipOf(['open', 'open']), { price: 490 });
    expect(open).toMatchObject({ status: 'pending', profitCents: null, grades: [] });
    const paid = enter(graded(['won', 'won']), { price: 490 });
    expect(enter(paid, { price: 490 })).toBe(paid);
    const noted = enter(paid, { price: 490, note: 'boosted' });
    expect(noted.grades, 'a note is no grade').toHaveLength(paid.grades.length);
  });

  test('taken back leaves the money unknown again', () => {
    const paid = enter(graded(['won', 'won']), { price: 490 });
    expect(withBet(paid, undefined, at)).toMatchObject({ status: 'hit', profitCents: null });
  });

  test('with a boost or as a bonus bet changes the own money, and not the flat record', () => {
    const boost = { percent: 30, maxStakeCents: 10_00 };
    const boosted = graded(['won', 'won'], { price: 400, stakeCents: 20_00, boost });
    expect(boosted.profitCents).toBe(400_00);
    expect(ownProfitCents(boosted)).toBe(92_00);
    const bonus = graded(['won', 'lost'], { price: 400, stakeCents: 20_00, bonusBet: true });
    expect(bonus.profitCents).toBe(-100_00);
    expect(ownProfitCents(bonus)).toBe(0);
    expect(ownCountsOf(bonus)).toMatchObject({ ownSettled: 1, ownStakedCents: 0, ownProfitCents: 0 });
  });
});

describe('a void or pushed leg', () => {
  test.each(['void', 'push'] as const)(
    '(%s) leaves it open, out of the win rate, until its owner answers',
    (gone) => {
      for (const rest of ['won', 'lost'] as const) {
        const pick = graded([rest, gone], { price: 490, stakeCents: 20_00 });
        expect(pick).toMatchObject({ status: 'pending', profitCents: null, grades: [] });
        expect(awaitsPayment(pick)).toBe(true);
        expect(ownProfitCents(pick)).toBeNull();
        expect(deltaOf(null, pick)).toMatchObject({
          pending: 1,
          hits: 0,
          misses: 0,
          pushes: 0,
          pricedSettled: 0,
        });
      }
    },
  );

  test.each([
    ['repriced', 'hit', 210_00],
    ['refunded', 'push', 0],
    ['lost', 'miss', -100_00],
  ] as const)('that the book %s makes it a %s', (settledAs, status, profitCents) => {
    const answered = enter(graded(['won', 'void']), { price: 210, settledAs });
    expect(answered).toMatchObject({ status, profitCents, grades: [{ status, by: 'user', isBet: true }] });
    expect(awaitsPayment(answered)).toBe(false);
    expect(isMarked(answered)).toBe(status !== 'push');
  });

  test('waits for the other legs before its owner can answer', () => {
    const open = slipOf(['void', 'open'], { price: 210, settledAs: 'refunded' });
    expect(gradedByScores(open, ['void', 'open'], at).status).toBe('pending');
    expect(awaitsPayment({ ...open, legResults: ['void', 'open'] })).toBe(false);
  });

  test('whose answer is undone asks again', () => {
    const answered = enter(graded(['won', 'void']), { price: 210, settledAs: 'repriced' });
    const undone = unmarked(answered, at);
    expect(undone).toMatchObject({ status: 'pending', profitCents: null, bet: { price: 210 } });
    expect(undone && awaitsPayment(undone)).toBe(true);
  });

  test('that was marked instead counts as marked, and its money is still asked for', () => {
    const marked = markedBy(graded(['won', 'void'], { price: 490 }), { status: 'hit', by: 'user', at });
    expect(marked).toMatchObject({ status: 'hit', profitCents: null });
    expect(awaitsPayment(marked)).toBe(true);
    const answered = enter(marked, { price: 210, settledAs: 'refunded' });
    expect(answered).toMatchObject({ status: 'push', profitCents: 0 });
    const again = markedBy(answered, { status: 'miss', by: 'user', at });
    expect(again, 'the later word of the owner holds').toMatchObject({ status: 'miss', profitCents: null });
  });

  test('in a game that ends later reopens a slip that was lost', () => {
    const lost = graded(['lost', 'won', 'open'], { price: 490 });
    expect(lost).toMatchObject({ status: 'miss', profitCents: -100_00 });
    const reopened = gradedByScores(lost, ['lost', 'won', 'void'], at);
    expect(reopened).toMatchObject({ status: 'pending', profitCents: null });
    expect(deltaOf(lost, reopened)).toMatchObject({ misses: -1, pending: 1, profitCents: 100_00 });
  });
});

test('a lost leg decides once the legs of its game are over', () => {
  expect(graded(['lost', 'open', 'open']).status).toBe('pending');
  expect(graded(['lost', 'won', 'open']).status).toBe('miss');
  expect(graded(['won', 'open', 'lost']).status, 'a leg of another game').toBe('miss');
});

test('however legs end and in any order, money needs a price, and a dropped leg an answer', () => {
  const result = fc.constantFrom<LegResult>('won', 'lost', 'push', 'void');
  fc.assert(
    fc.property(
      fc.array(result, { minLength: 2, maxLength: 5 }),
      fc.option(fc.constant(300)),
      fc.option(fc.constantFrom(...settlements)),
      fc.infiniteStream(fc.nat()),
      (results, price, settledAs, orders) => {
        const first = slipOf(results, { price }, [results.map((_, leg) => leg)]);
        const left = results.map((_, leg) => leg);
        let pick = first;
        while (left.length > 0) {
          const [leg = 0] = left.splice((orders.next().value ?? 0) % left.length, 1);
          pick = gradedByScores(pick, pick.legResults.with(leg, results[leg] ?? 'open'), at);
        }
        const isDropped = results.some((each) => each === 'push' || each === 'void');
        const expected = isDropped ? 'pending' : results.includes('lost') ? 'miss' : 'hit';
        expect(pick.status).toBe(expected);
        expect(pick.profitCents === null).toBe(price === null || isDropped);
        expect(pick.grades).toHaveLength(expected === 'pending' ? 0 : 1);
        if (!settledAs || !isDropped) return;
        const answered = enter(pick, { price: price ?? 100, settledAs });
        expect(answered.status).not.toBe('pending');
        expect(answered.profitCents).not.toBeNull();
      },
    ),
  );
});
