/** Follow-up questions to an answer. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changeKinds } from '../../../../lambdas/contracts/asking/change.ts';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { choose } from '../../../../lambdas/domain/asking/answer/choose.ts';
import { composePlay } from '../../../../lambdas/domain/asking/answer/compose.ts';
import { changesTo, follow, restricted } from '../../../../lambdas/domain/asking/answer/follow.ts';
import type { Given } from '../../../../lambdas/domain/asking/answer/next.ts';
import { isWhole } from '../../../../lambdas/domain/asking/answer/offer/result.ts';
import { withFewerLegs } from '../../../../lambdas/domain/asking/answer/offer/safer.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { noTaste } from '../../../../lambdas/domain/asking/answer/rank.ts';
import { chanceOf } from '../../../../lambdas/domain/asking/answer/terms.ts';
import { substituteNote } from '../../../../lambdas/domain/asking/answer/words/notes.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { read, readings } from '../reading/readings.ts';
import { anyBoard, board } from './board.ts';

const sources = { now, taste: noTaste, sports: ['NFL'] as const };

/** The board's answer to a reading; undefined without one. */
function answerTo(changes: Partial<Reading>, on = board): Given | undefined {
  const reading = readingWith(changes);
  const offer = offerFor(reading, [on], now);
  if (offer.kind === 'unmet') return undefined;
  const { analysis } = composePlay(choose(offer, now), []);
  return { reading, legs: analysis.legs, chance: analysis.confidence, without: [] };
}

const after = (given: Given, change: Change, on = board) => {
  const next = follow(given, change);
  if (!next) throw new Error('the change means nothing');
  const offer = restricted(offerFor(next.reading, [on], now), next);
  return { next, offer, legs: offer.kind === 'offer' ? offer.legs : [] };
};

const gamesOf = (given: Given) => given.legs.map(({ gameId }) => gameId);

test('a leg that stays has the line that was asked for, whichever one of its selection is the main one', () => {
  const offer = offerFor(readingWith({ markets: ['total'], legs: { min: 2, max: 2 } }), [board], now);
  const [main, other] = offer.kind === 'offer' ? offer.legs : [];
  if (offer.kind !== 'offer' || !main || !other) throw new Error('no offer');
  const asked = { ...main, line: (main.line ?? 0) - 1 };
  const listed = { ...offer, wanted: { ...offer.wanted, required: [[asked], [other]] } };
  const kept = restricted(listed, { keep: [main.key], without: [] });
  expect(kept.kind === 'offer' && kept.legs.find(({ key }) => key === main.key)?.line).toBe(asked.line);
});

describe('a change', () => {
  const parlay = answerTo({ legs: { min: 3, max: 3 } }) as Given;

  test('"safer" raises the chance, "longer odds" lowers it, with the same number of legs', () => {
    const coin = answerTo({ risk: 'coin_flip' }) as Given;
    const safer = after(coin, { kind: 'safer' });
    expect(chanceOf(safer.legs)).toBeGreaterThan(coin.chance);
    const longer = after(parlay, { kind: 'longer' });
    expect(chanceOf(longer.legs)).toBeLessThan(parlay.chance);
    expect([safer.legs.length, longer.legs.length]).toEqual([1, 3]);
  });

  test('"safer" has fewer legs where none with as many is likelier, and says so', () => {
    const safest = answerTo({ legs: { min: 3, max: 3 }, risk: 'safest' }) as Given;
    const next = follow(safest, { kind: 'safer' });
    expect(next).toMatchObject({ isSafer: true, reading: { risk: 'safest' } });
    if (!next) return;
    const offerOf = (reading: Reading) => offerFor(reading, [board], now);
    expect(offerOf(next.reading).kind).toBe('unmet');
    const fewer = withFewerLegs(next.reading, offerOf);
    if (fewer?.offer.kind !== 'offer') throw new Error('no safer bet');
    const { legs, substitutes } = fewer.offer;
    expect(legs.length).toBeLessThan(3);
    expect(chanceOf(legs)).toBeGreaterThanOrEqual(safest.chance + 4);
    expect(substitutes.map((each) => substituteNote(each))).toMatchObject([
      { kind: 'fewer_legs', text: expect.stringMatching(/^No bet of 3 legs .* so this has (?:2|one)\.$/) },
    ]);
    const single = answerTo({ risk: 'safest' }) as Given;
    const none = follow(single, { kind: 'safer' });
    expect(none && withFewerLegs(none.reading, offerOf)).toBeFalsy();
  });

  test('"safer" than two legs of one game is one bet on that game', () => {
    const [game] = board.games;
    if (!game) throw new Error('no game');
    const teams = [game.away.name, game.home.name].map((name) => ({
      sport: game.sport,
      name,
      stance: 'game' as const,
    }));
    const asked = readingWith({
      teams,
      sameGame: true,
      legs: { min: 2, max: 2 },
      chance: { min: 45, max: null },
    });
    const sizes: (number | undefined)[] = [];
    withFewerLegs(asked, (reading) => {
      sizes.push(reading.legs?.max);
      expect(reading).toMatchObject({ sameGame: false, teams });
      return { kind: 'unmet', unmet: { kind: 'whole' } };
    });
    expect(sizes).toEqual([1]);
  });

  test('a swapped leg is replaced and the others stay; a dropped one is only removed', () => {
    const [first, second, third] = gamesOf(parlay);
    const swapped = after(parlay, { kind: 'swap', leg: 1 }).legs.map(({ game }) => game.id);
    expect(swapped).toHaveLength(3);
    expect(swapped).toEqual(expect.arrayContaining([first, third]));
    expect(swapped).not.toContain(second);
    const dropped = after(parlay, { kind: 'drop', leg: 1 }).legs.map(({ game }) => game.id);
    expect([...dropped].sort()).toEqual([first, third].sort());
  });

  test('"once more" excludes every game shown in this answer and earlier ones', () => {
    const next = follow({ ...parlay, without: ['NFL-9'] }, { kind: 'again' });
    expect(next?.without).toEqual(['NFL-9', ...gamesOf(parlay)]);
    const { legs } = after({ ...parlay, reading: readingWith({}) }, { kind: 'again' });
    expect(legs.some(({ game }) => gamesOf(parlay).includes(game.id))).toBe(false);
  });

  test('"another day" sets the day and drops "next game" and "tonight"', () => {
    const next = follow(
      { ...parlay, reading: readingWith({ nextGame: true, nightGame: true }) },
      { kind: 'day', day: '2026-11-23' },
    );
    expect(next?.reading).toMatchObject({ days: ['2026-11-23'], nextGame: false, nightGame: false });
  });

  test('that does not apply is not offered', () => {
    const single = answerTo({}) as Given;
    expect(follow(single, { kind: 'drop', leg: 0 })).toBeNull();
    expect(follow(parlay, { kind: 'swap', leg: 7 })).toBeNull();
    expect(follow(parlay, { kind: 'swap' })).toBeNull();
    expect(follow(parlay, { kind: 'day' })).toBeNull();
    expect(follow({ ...single, chance: 93 }, { kind: 'safer' })).toBeNull();
    expect(follow({ ...single, chance: 5 }, { kind: 'longer' })).toBeNull();
  });
});

test('that is offered gives what it asks for, on any board', () => {
  const counts = fc.constantFrom(null, { min: 1, max: 1 }, { min: 2, max: 2 }, { min: 3, max: 3 });
  const risks = fc.constantFrom(null, 'safe' as const, 'moderate' as const, 'long_shot' as const);
  fc.assert(
    fc.property(anyBoard, counts, risks, (on, legs, risk) => {
      const given = answerTo({ legs, risk }, on);
      if (!given) return;
      for (const { change } of changesTo(given, { ...sources, boards: [on] })) {
        const { next, offer } = after(given, change, on);
        expect(isWhole(offer, next.reading), JSON.stringify(change)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('the follow-up question reads back the same', () => {
  const kinds = fc.constantFrom(...changeKinds);
  fc.assert(
    fc.property(readings, kinds, fc.integer({ min: 11, max: 80 }), (reading, kind, chance) => {
      if (reading.intent !== 'play' || reading.wishes.length > 0) return;
      const legs = (answerTo({ legs: { min: 2, max: 2 } }) as Given).legs;
      const next = follow({ reading, legs, chance, without: [] }, { kind, leg: 0, day: '2026-11-23' });
      if (!next) return;
      const prompt = canonicalPrompt(next.reading);
      expect(canonicalPrompt(read(prompt).reading), prompt).toBe(prompt);
    }),
    { numRuns: 200 },
  );
});
