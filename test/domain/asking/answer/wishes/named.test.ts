/** Legs named one by one: each gets its own leg, and if one is impossible there is no parlay. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LegWish } from '../../../../../lambdas/contracts/asking/reading.ts';
import type { Sport } from '../../../../../lambdas/contracts/feed/sports.ts';
import { alternativesTo } from '../../../../../lambdas/domain/asking/answer/alternatives.ts';
import type { Board } from '../../../../../lambdas/domain/asking/answer/candidate.ts';
import { choose } from '../../../../../lambdas/domain/asking/answer/choose.ts';
import { offerFor } from '../../../../../lambdas/domain/asking/answer/offer.ts';
import { fits, wholeMisfits } from '../../../../../lambdas/domain/asking/answer/terms.ts';
import { unmetSentence } from '../../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { gameWith, now, prices, readingWith } from '../../../feed/games/games.ts';
import { board } from '../board.ts';

const boardOf = (sport: Sport, draw: number | null): Board => ({
  games: [1, 2, 3].map((number) =>
    gameWith({
      id: `${sport}-${number}`,
      sport,
      home: { id: `${sport}h${number}`, name: `${sport} Home ${number}` },
      away: { id: `${sport}a${number}`, name: `${sport} Away ${number}` },
      prices: { ...prices, moneyline: { home: -120 - number, away: 230, draw: draw && draw + number } },
    }),
  ),
});
const boards = [board, boardOf('NBA', null), boardOf('MLS', 250)];
const leg = (terms: Partial<LegWish>): LegWish => ({ ...openWish, ...terms });
const moneyline = leg({ sports: ['NBA'], markets: ['moneyline'] });
const draw = leg({ sports: ['MLS'], sides: ['draw'] });
const under = leg({ sports: ['NFL'], markets: ['total'], sides: ['under'] });
const readingOf = (...legs: LegWish[]) => withWishes(readingWith(), legs);
const offer = (...legs: LegWish[]) => offerFor(readingOf(...legs), boards, now);

describe('each named leg', () => {
  test('is what its own words ask for', () => {
    const found = offer(under, moneyline, draw);
    if (found.kind === 'unmet') throw new Error(found.unmet.kind);
    const is = found.legs.map(({ game, market, selection }) => `${game.sport} ${market} ${selection}`).sort();
    expect(is).toEqual([
      'MLS moneyline draw',
      expect.stringMatching(/^NBA moneyline (home|away)$/),
      'NFL total under',
    ]);
    expect(fits(found.legs, readingOf(under, moneyline, draw))).toBe(true);
  });

  test('is a separate leg: two alike are two games', () => {
    const found = offer(draw, draw, moneyline);
    if (found.kind === 'unmet') throw new Error(found.unmet.kind);
    expect(new Set(found.legs.map(({ game }) => game.id)).size).toBe(3);
    expect(found.legs.filter(({ selection }) => selection === 'draw')).toHaveLength(2);
  });

  test('that is impossible leaves no parlay, with its own reason', () => {
    const prop = leg({ sports: ['NFL'], markets: ['prop'] });
    const found = offer(prop, moneyline);
    if (found.kind !== 'unmet') throw new Error('an offer');
    expect(
      unmetSentence(found.unmet, {
        reading: found.of ?? readingOf(prop),
        prompt: '',
        sports: ['NFL'],
        lastDay: '2026-11-28',
      }),
    ).toMatch(/^No NFL player prop is priced right now/);
    const others = alternativesTo(readingOf(prop, moneyline, draw), {
      boards,
      others: [],
      selectedSport: 'NBA',
      now,
    });
    expect(others[0]?.prompt).toBe('Parlay: NBA moneyline pick; MLS pick on draws');
  });
});

test('is used exactly once: a set that omits or repeats one is refused', () => {
  const found = offer(under, moneyline, draw);
  if (found.kind === 'unmet') throw new Error(found.unmet.kind);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...found.pool), { minLength: 3, maxLength: 3 }), (legs) => {
      const kinds = legs.map(({ game }) => game.sport).sort();
      const isNamed = kinds.join() === 'MLS,NBA,NFL';
      expect(wholeMisfits(legs, readingOf(under, moneyline, draw)).includes('wishes')).toBe(!isNamed);
    }),
  );
});

test('where one has no safe side, a safe bet of several has its likeliest, and says so', () => {
  const evens = leg({ sports: ['NFL'], markets: ['spread'] });
  const favorite = leg({ sports: ['NFL'], markets: ['moneyline'], sides: ['favorite'] });
  const found = offerFor({ ...readingOf(evens, favorite), risk: 'safe' }, boards, now);
  if (found.kind === 'unmet') throw new Error(found.unmet.kind);
  expect(found.substitutes).toEqual([{ kind: 'not_safe' }]);
  expect(found.legs.map(({ market }) => market).sort()).toEqual(['moneyline', 'spread']);
  const chosen = choose(found, now);
  expect(chosen.legs.some(({ candidate }) => candidate.marketProbability < 60)).toBe(true);
  expect(chosen.theme).not.toBe('likely');
});
