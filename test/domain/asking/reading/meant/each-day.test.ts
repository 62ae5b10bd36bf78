/** A team or a player on both of two days has a leg on each. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withEachDay, withoutBothDays } from '../../../../../lambdas/domain/asking/reading/meant/each-day.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';
import { read } from '../readings.ts';

const today = '2026-11-21';
const wizards = { sport: 'NBA', name: 'Washington Wizards', stance: 'against' } as const;
const daysIn = ({ wishes }: Reading) => wishes.map(({ days }) => days);

describe('a bet on both days', () => {
  test.each<[string, Partial<Reading>]>([
    ['bet against the wizards both nights', { teams: [wizards] }],
    ['wizards to lose both games', { teams: [wizards] }],
    ['wizards to lose in both games', { teams: [wizards], eachGame: true }],
    ['pastrnak shots on both days', { player: 'David Pastrnak', stat: 'shots', markets: ['prop'] }],
    ['wizards to lose tonight and tomorrow', { teams: [wizards], days: ['2026-11-21', '2026-11-22'] }],
    ['fade the wizards all weekend', { teams: [wizards], days: ['2026-11-21', '2026-11-22'] }],
    ['fade the wizards sat + sun', { teams: [wizards], days: ['2026-11-21', '2026-11-22'] }],
  ])('"%s" has a leg on each', (prompt, terms) => {
    const meant = withEachDay(readingWith(terms), prompt, today);
    expect(daysIn(meant)).toEqual([['2026-11-21'], ['2026-11-22']]);
    expect(meant.wishes.map(({ teams, player }) => [teams, player])).toEqual(
      Array(2).fill([terms.teams ?? [], terms.player ?? null]),
    );
  });

  test.each([
    ['lions to win in both matches', null],
    ['lions moneyline in both of their upcoming games', null],
    ['lions spread in both their games this weekend', ['2026-11-21', '2026-11-22']],
  ])('"%s" has one in each of the next two games of a team that plays once a week', (prompt, days) => {
    const lions = { sport: 'NFL', name: 'Detroit Lions', stance: 'back' } as const;
    expect(daysIn(withEachDay(readingWith({ teams: [lions], days }), prompt, today))).toEqual([
      ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'],
      ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
    ]);
    const named = ['2026-11-22', '2026-11-26'];
    expect(daysIn(withEachDay(readingWith({ teams: [lions], days: named }), prompt, today))).toEqual([
      ['2026-11-22'],
      ['2026-11-26'],
    ]);
  });

  test('of two who play each other both days is on their game', () => {
    const series = [
      { sport: 'MLB', name: 'Chicago Cubs', stance: 'game' },
      { sport: 'MLB', name: 'New York Mets', stance: 'game' },
    ] as const;
    const meant = withEachDay(
      readingWith({ teams: [...series], sides: ['under'] }),
      'cubs and mets under both days',
      today,
    );
    expect(daysIn(meant)).toEqual([['2026-11-21'], ['2026-11-22']]);
    expect(meant.wishes.map(({ teams, sides }) => [teams, sides])).toEqual(
      Array(2).fill([series, ['under']]),
    );
  });

  test('of a team that is only named backs it, and of its game either side', () => {
    const nets = { sport: 'NBA', name: 'Brooklyn Nets', stance: 'game' } as const;
    const stancesIn = (prompt: string) =>
      withEachDay(readingWith({ teams: [nets] }), prompt, today).wishes.map(({ teams }) => teams[0]?.stance);
    expect(stancesIn('nets both games')).toEqual(['back', 'back']);
    expect(stancesIn('something in the nets game both days')).toEqual(['game', 'game']);
  });

  test.each<[string, string, Partial<Reading>]>([
    ['on nobody', 'best bet both nights', {}],
    ['on two teams', 'wizards and nets both nights', { teams: [wizards, { ...wizards, name: 'Nets' }] }],
    ['with three legs', 'wizards both nights', { teams: [wizards], legs: { min: 3, max: 3 } }],
    ['of its own legs', 'wizards both nights', { teams: [wizards], wishes: [openWish, openWish] }],
    ['on either day', 'fade the wizards tonight or tomorrow', { teams: [wizards] }],
    [
      'on a weekend',
      'fade the wizards this weekend',
      { teams: [wizards], days: ['2026-11-21', '2026-11-22'] },
    ],
  ])('%s stays as it is', (_what, prompt, terms) => {
    const reading = readingWith(terms);
    expect(withEachDay(reading, prompt, today)).toBe(reading);
  });
});

test('a name with both nights is a wish, and a question about them none', () => {
  const of = (prompt: string) => read(prompt, 'NBA');
  expect(of('lakers both nights')).toMatchObject({
    unread: [],
    reading: { wishes: [{ count: 1 }, { count: 1 }] },
  });
  expect(of('lakers both nights').isBare).toBeUndefined();
  expect(of('how did the lakers do both nights').reading.wishes).toEqual([]);
});

test('only the words of the days are read', () => {
  expect(withoutBothDays(['nights', 'both', 'zebra'], 'wizards both nights')).toEqual(['zebra']);
  expect(withoutBothDays(['nights'], 'wizards nights')).toEqual(['nights']);
});
