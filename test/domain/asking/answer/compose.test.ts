/** From an offer to the answer: its sentences and numbers follow from the legs, without repetition. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { Board } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { choose } from '../../../../lambdas/domain/asking/answer/choose.ts';
import { composePlay } from '../../../../lambdas/domain/asking/answer/compose.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { thesesOf } from '../../../../lambdas/domain/asking/answer/support.ts';
import { breakEven, costPerHundred, productOf } from '../../../../lambdas/domain/feed/odds/value.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { bareBoard, board } from './board.ts';

function answerTo(changes: Partial<Reading>, on: Board = board) {
  const offer = offerFor(readingWith(changes), [on], now);
  if (offer.kind === 'unmet') throw new Error(`nothing: ${offer.unmet.kind}`);
  const choice = choose(offer, now);
  return { choice, offer, ...composePlay(choice, []) };
}

const evidenceOf = (answer: ReturnType<typeof answerTo>): Evidence[] =>
  answer.analysis.legs.flatMap(({ evidence = [] }) => evidence);

const anyQuestion: fc.Arbitrary<Partial<Reading>> = fc.record({
  legs: fc.constantFrom(null, { min: 2, max: 2 }, { min: 3, max: 5 }, { min: 6, max: 6 }),
  markets: fc.constantFrom([], ['moneyline' as const], ['spread' as const, 'total' as const]),
  risk: fc.constantFrom(null, 'safest' as const),
});

describe('the choice', () => {
  test('is the offer, with facts of the right side and a true thesis', () => {
    const { choice, offer } = answerTo({ legs: { min: 3, max: 3 } });
    expect(choice.legs.map(({ candidate }) => candidate)).toEqual(offer.legs);
    for (const { candidate, ...leg } of choice.legs) {
      expect(candidate.facts.for).toEqual(expect.arrayContaining([...leg.for]));
      expect(candidate.facts.against).toEqual(expect.arrayContaining([...leg.against]));
      expect(thesesOf(candidate, offer.pool, offer.wanted.reading)).toContain(leg.thesis);
    }
  });

  test('skips a game that has started in the meantime', () => {
    const { offer } = answerTo({ legs: { min: 2, max: 2 } });
    const late = new Date('2026-11-22T19:30:00Z');
    const { legs } = choose(offer, late);
    expect(legs.every(({ candidate }) => Date.parse(candidate.game.startsAt) > late.getTime())).toBe(true);
    expect(choose(offer, new Date('2026-12-01T00:00:00Z')).legs).toEqual([]);
  });

  test('says that its sides are the likeliest only where they are', () => {
    const two = { legs: { min: 2, max: 2 } };
    expect(answerTo({ ...two, risk: 'safest' }).analysis.theme?.id).toBe('likeliest');
    expect(answerTo({ ...two, risk: 'safe' }).analysis.theme?.id).toBe('likely');
  });

  test('says "one per game" only of as many games as legs', () => {
    fc.assert(
      fc.property(anyQuestion, fc.boolean(), (question, sameGame) => {
        const { analysis, offer } = answerTo({ ...question, sameGame });
        const games = new Set(offer.legs.map(({ game }) => game.id));
        const says = analysis.theme?.text.includes('one per game') ?? false;
        expect(says && games.size < offer.legs.length).toBe(false);
      }),
    );
  });
});

describe('whatever is asked', () => {
  test('no sentence appears twice in an answer', () => {
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom(board, bareBoard), (question, on) => {
        const answer = answerTo(question, on);
        const sentences = [
          ...answer.analysis.legs.map(({ thesis }) => thesis?.text),
          ...evidenceOf(answer).map(({ text }) => text),
        ];
        expect(new Set(sentences).size).toBe(sentences.length);
      }),
      { numRuns: 50 },
    );
  });

  test('each number in a sentence is one of its values', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        for (const { text, values, about } of evidenceOf(answerTo(question))) {
          const known = Object.values(values).flatMap((value) => String(value).match(/\d+(\.\d+)?/g) ?? []);
          const bare = text.replaceAll(about, '').replace(/\b(49ers|76ers)\b/g, '');
          // A price of -110 and a cost of 4.50 are the values -110 and 4.5; a line belongs to the named pick.
          for (const number of bare.match(/\d+(\.\d+)?/g) ?? []) {
            expect(known.map(Number)).toContain(Number(number));
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('the numbers of the legs and of the whole can be recomputed', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { analysis } = answerTo(question);
        for (const leg of analysis.legs) {
          expect(leg.breakEven).toBe(breakEven(leg.price ?? 0));
          expect(costPerHundred(leg.marketProbability ?? 0, leg.fairPrice ?? 0)).toBeCloseTo(0, 0);
          expect(leg.cost).toBe(costPerHundred(leg.marketProbability ?? 0, leg.price ?? 0));
          expect([leg.bestPrice, leg.bestBook]).toEqual([leg.price, leg.book]);
        }
        expect(analysis.confidence).toBe(
          productOf(analysis.legs.map(({ marketProbability }) => marketProbability)),
        );
        expect(analysis.market_probability).toBe(analysis.confidence);
        expect(analysis.expected_value).toBe(0 - costPerHundred(analysis.confidence, Number(analysis.odds)));
        expect(analysis.risk_profile).toBe(
          analysis.confidence >= 60 ? 'low' : analysis.confidence > 25 ? 'medium' : 'high',
        );
        expect(analysis.suggestion).toHaveLength(analysis.legs.length);
        expect(analysis.analysis).toHaveLength(analysis.legs.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the case against', () => {
  test('is shown for every leg: the cost, and a fact not about the price if there is one', () => {
    const { analysis, choice } = answerTo({ legs: { min: 6, max: 6 } });
    for (const [index, { evidence = [], cost = 0 }] of analysis.legs.entries()) {
      const against = evidence.filter(({ side }) => side === 'against');
      if ((cost ?? 0) > 0) expect(against.map(({ kind }) => kind)).toContain('cost');
      const known = choice.legs[index]?.candidate.facts.against.length ?? 0;
      if (known > 0) expect(against.some(({ kind }) => kind !== 'cost')).toBe(true);
    }
  });

  test('a leg without facts says so', () => {
    const { analysis } = answerTo({}, bareBoard);
    expect(analysis.legs[0]?.thesis).toMatchObject({
      id: 'price_only',
      text: expect.stringContaining('Price only'),
    });
  });
});
