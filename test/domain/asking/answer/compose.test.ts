/**
 * From the model's reply to the answer: the reply only chooses, and every word and number comes from code, without
 * repetition.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { Board } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { choose } from '../../../../lambdas/domain/asking/answer/choose.ts';
import { composePlay } from '../../../../lambdas/domain/asking/answer/compose.ts';
import { briefOf } from '../../../../lambdas/domain/asking/answer/make-brief.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { type Reply, themes, theses } from '../../../../lambdas/domain/asking/brief.ts';
import { breakEven, costPerHundred, productOf } from '../../../../lambdas/domain/feed/odds/value.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { bareBoard, board } from './board.ts';

const names = { teams: ['Chicago Bears'], days: ['2026-11-22'] };

function prepared(changes: Partial<Reading>, on: Board = board) {
  const reading = readingWith(changes);
  const offer = offerFor(reading, [on], now);
  if (offer.kind === 'unmet') throw new Error(`nothing: ${offer.unmet.kind}`);
  const briefed = briefOf('a question', { reading, unread: [] }, offer.pool, offer.legs, names);
  return { reading, offer, briefed };
}

function answerTo(changes: Partial<Reading>, reply: Partial<Reply> | undefined, on: Board = board) {
  const { reading, offer, briefed } = prepared(changes, on);
  const whole = reply && { reading, legs: [], theme: 'mixed' as const, decline: null, ...reply };
  const choice = choose(offer, briefed, whole, now);
  return { choice, briefed, offer, ...composePlay(choice, []) };
}

const evidenceOf = (answer: ReturnType<typeof answerTo>): Evidence[] =>
  answer.analysis.legs.flatMap(({ evidence = [] }) => evidence);

describe('the choice', () => {
  test('follows the model where it fits', () => {
    const { briefed } = prepared({ markets: ['spread'] });
    const [id, wanted] = [...briefed.candidates].at(-1) ?? [];
    const { choice } = answerTo(
      { markets: ['spread'] },
      { legs: [{ candidate: id ?? '', thesis: 'coin_flip', for: [], against: [] }] },
    );
    expect(choice.legs.map(({ candidate }) => candidate.key)).toEqual([wanted?.key]);
    expect(choice.legs[0]?.thesis).toBe('coin_flip');
  });

  test('is completed by code if the model picks too few, and made by code if it picks none', () => {
    const threeLegs = { legs: { min: 3, max: 3 } };
    const { choice } = answerTo(threeLegs, {
      legs: [{ candidate: 'c2', thesis: 'form', for: [], against: [] }],
    });
    expect(choice.legs).toHaveLength(3);
    const without = answerTo(threeLegs, {
      legs: [{ candidate: 'c999', thesis: 'form', for: [], against: [] }],
    });
    expect(without.choice.legs.map(({ candidate }) => candidate)).toEqual(without.offer.legs);
    expect(without.choice.dropped).toBe(1);
  });

  test('never uses a false thesis or a fact that speaks for the other side', () => {
    const { briefed } = prepared({ markets: ['moneyline'], sides: ['underdog'] });
    const facts = [...briefed.facts.keys()];
    const { choice } = answerTo(
      { markets: ['moneyline'], sides: ['underdog'] },
      { legs: [{ candidate: 'c1', thesis: 'rest_edge', for: facts, against: facts }] },
    );
    const [leg] = choice.legs;
    expect(leg?.thesis).not.toBe('rest_edge');
    for (const fact of leg?.for ?? []) expect(leg?.candidate.facts.for).toContainEqual(fact);
    for (const fact of leg?.against ?? []) expect(leg?.candidate.facts.against).toContainEqual(fact);
  });

  test('skips a game that has started in the meantime', () => {
    const { offer, briefed } = prepared({ legs: { min: 2, max: 2 } });
    const late = new Date('2026-11-22T19:30:00Z');
    const { legs } = choose(offer, briefed, undefined, late);
    expect(legs.every(({ candidate }) => Date.parse(candidate.game.startsAt) > late.getTime())).toBe(true);
    expect(choose(offer, briefed, undefined, new Date('2026-12-01T00:00:00Z')).legs).toEqual([]);
  });
});

const id = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((number) => `c${number}`),
  fc.string(),
);
const factId = fc.oneof(
  fc.integer({ min: 1, max: 80 }).map((number) => `f${number}`),
  fc.string(),
);
const anyReply = fc.record({
  legs: fc.array(
    fc.record({
      candidate: id,
      thesis: fc.constantFrom(...theses),
      for: fc.array(factId, { maxLength: 5 }),
      against: fc.array(factId, { maxLength: 5 }),
    }),
    { maxLength: 10 },
  ),
  theme: fc.constantFrom(...themes),
});
const anyQuestion: fc.Arbitrary<Partial<Reading>> = fc.record({
  legs: fc.constantFrom(null, { min: 2, max: 2 }, { min: 3, max: 5 }, { min: 6, max: 6 }),
  markets: fc.constantFrom([], ['moneyline' as const], ['spread' as const, 'total' as const]),
  risk: fc.constantFrom(null, 'safest' as const),
});

describe('whatever the model picks', () => {
  test('no sentence appears twice in an answer', () => {
    fc.assert(
      fc.property(anyQuestion, anyReply, fc.constantFrom(board, bareBoard), (question, reply, on) => {
        const answer = answerTo(question, reply, on);
        const sentences = [
          ...answer.analysis.legs.map(({ thesis }) => thesis?.text),
          ...evidenceOf(answer).map(({ text }) => text),
        ];
        expect(new Set(sentences).size).toBe(sentences.length);
      }),
      { numRuns: 200 },
    );
  });

  test('each number in a sentence is one of its values', () => {
    fc.assert(
      fc.property(anyQuestion, anyReply, (question, reply) => {
        for (const { text, values, about } of evidenceOf(answerTo(question, reply))) {
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
      fc.property(anyQuestion, anyReply, (question, reply) => {
        const { analysis } = answerTo(question, reply);
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
    const { analysis, choice } = answerTo({ legs: { min: 6, max: 6 } }, undefined);
    for (const [index, { evidence = [], cost = 0 }] of analysis.legs.entries()) {
      const against = evidence.filter(({ side }) => side === 'against');
      if ((cost ?? 0) > 0) expect(against.map(({ kind }) => kind)).toContain('cost');
      const known = choice.legs[index]?.candidate.facts.against.length ?? 0;
      if (known > 0) expect(against.some(({ kind }) => kind !== 'cost')).toBe(true);
    }
  });

  test('a leg without facts says so', () => {
    const { analysis } = answerTo({}, undefined, bareBoard);
    expect(analysis.legs[0]?.thesis).toMatchObject({
      id: 'price_only',
      text: expect.stringContaining('Price only'),
    });
  });
});

test('the brief stays small with every game on the board', () => {
  const { briefed } = prepared({ legs: { min: 8, max: 8 } });
  expect(JSON.stringify(briefed.brief).length).toBeLessThan(14_000);
  const facts = briefed.brief.games.flatMap((game) => game.facts.map((fact) => fact.id));
  for (const candidate of briefed.brief.candidates) {
    expect(facts).toEqual(expect.arrayContaining([...candidate.for, ...candidate.against]));
  }
});
