/** Several legs on one team: its players, its games of several days, and the game in which a player beside it is priced. */
import { describe, expect, test } from 'vitest';
import type { LegWish, Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { isWhole } from '../../../../../lambdas/domain/asking/answer/offer/result.ts';
import { offerFor } from '../../../../../lambdas/domain/asking/answer/offer.ts';
import { fits } from '../../../../../lambdas/domain/asking/answer/terms.ts';
import { substituteNote } from '../../../../../lambdas/domain/asking/answer/words/notes.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import type { Prop } from '../../../../../lambdas/domain/feed/players/prop.ts';
import { gameWith, now, prices, readingWith } from '../../../feed/games/games.ts';

const at = '2026-11-20T22:55:00.000Z';
const prop = (player: string, stat: Prop['stat'], line: number, side: 'home' | 'away'): Prop => ({
  player,
  stat,
  prices: ['A', 'B'].map((book) => ({ book, at, line, over: -112, under: -108 })),
  known: { id: player, name: player, side, availability: null, last: [], lastAt: '' },
});
const lions = { id: 'lions', name: 'Detroit Lions' };
const bears = { id: 'bears', name: 'Chicago Bears' };
const bills = { id: 'bills', name: 'Buffalo Bills' };
const books = ['A', 'B'].map((book) => ({ ...prices, book }));
const games = [
  gameWith({
    id: 'first',
    day: '2026-11-22',
    startsAt: '2026-11-22T18:00:00.000Z',
    home: lions,
    away: bears,
    books,
    props: [
      prop('Jared Goff', 'passing_yards', 249.5, 'home'),
      prop('Jahmyr Gibbs', 'rushing_yards', 60.5, 'home'),
      prop('Sam LaPorta', 'receptions', 4.5, 'home'),
      prop('Cole Kmet', 'receiving_yards', 40.5, 'away'),
      prop('Justin Fields', 'rush_attempts', 8.5, 'away'),
    ],
  }),
  gameWith({
    id: 'second',
    day: '2026-11-26',
    startsAt: '2026-11-26T17:30:00.000Z',
    home: bills,
    away: lions,
    books,
    props: [prop('Amon-Ra St. Brown', 'receiving_yards', 80.5, 'away')],
  }),
];
const team = { sport: 'NFL', name: lions.name, stance: 'back' } as const;
const offered = (reading: Reading) => {
  const offer = offerFor(reading, [{ games }], now, undefined, ['NFL']);
  if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
  return offer;
};
const leg = (terms: Partial<LegWish>): LegWish => ({ ...openWish, sports: ['NFL'], ...terms });
const idsOf = (reading: Reading) => offered(reading).legs.map(({ game }) => game.id);

describe('several legs on one team', () => {
  test.each(['back', 'game'] as const)('are on its players, or of its game: %s', (stance) => {
    const reading = readingWith({
      markets: ['prop'],
      teams: [{ ...team, stance }],
      legs: { min: 3, max: 3 },
      days: ['2026-11-22'],
    });
    const { legs } = offered(reading);
    expect(legs.map(({ game }) => game.id)).toEqual(['first', 'first', 'first']);
    if (stance === 'back')
      expect(new Set(legs.map((each) => each.prop?.team))).toEqual(new Set([lions.name]));
  });

  test('are of each day that is named', () => {
    const won = (days: string[] | null) => leg({ markets: ['moneyline'], teams: [team], days });
    const reading = withWishes(readingWith(), [won(['2026-11-22']), won(['2026-11-26'])]);
    const offer = offered(reading);
    expect(offer.legs.map(({ game }) => game.id).sort()).toEqual(['first', 'second']);
    expect(fits(offer.legs, reading)).toBe(true);
    expect(isWhole(offer, reading)).toBe(true);
  });

  test('are of the game in which the player beside it is priced', () => {
    const player = leg({ markets: ['prop'], stat: 'receiving_yards', player: 'Amon-Ra St. Brown' });
    const spread = leg({ markets: ['spread'], teams: [team] });
    expect(idsOf(withWishes(readingWith(), [player, spread]))).toEqual(['second', 'second']);
    const other = leg({ markets: ['prop'], stat: 'rushing_yards', player: 'Jahmyr Gibbs' });
    expect(idsOf(withWishes(readingWith(), [other, spread]))).toEqual(['first', 'first']);
  });
});

test('of all teams of a group, two that play each other are named', () => {
  const game = gameWith({
    sport: 'NHL',
    home: { id: 'cgy', name: 'Calgary Flames' },
    away: { id: 'van', name: 'Vancouver Canucks' },
  });
  const reading = readingWith({
    sports: ['NHL'],
    group: 'Canadian',
    markets: ['moneyline'],
    eachGame: true,
  });
  const offer = offerFor(reading, [{ games: [game] }], now);
  if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
  expect(offer.substitutes.map((each) => substituteNote(each).text)).toEqual([
    'Vancouver Canucks and Calgary Flames play each other, so that only one of them is a leg.',
  ]);
});
