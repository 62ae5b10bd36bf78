/** Terms of single legs: the hour, the group, the chance, the order, the book, and one leg from each game. */
import { expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { unmetSentence } from '../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { leagueZone, minuteIn } from '../../../../lambdas/domain/platform/calendar.ts';
import { gameWith, now, readingWith } from '../../feed/games/games.ts';
import { board, games } from './board.ts';

const asked = { prompt: '', sports: ['NFL'], lastDay: '2026-11-28' } as const;

const offered = (terms: Partial<Reading>) => {
  const offer = offerFor(readingWith({ sports: ['NFL'], ...terms }), [board], now);
  if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
  return offer;
};
const minutes = games.map(({ startsAt }) => minuteIn(leagueZone, startsAt));
const [first = 0, last = 0] = [Math.min(...minutes), Math.max(...minutes)];

test('an hour is the start of the game, the end of the range excluded', () => {
  const startsOf = (starts: Reading['starts']) =>
    offered({ starts }).pool.map(({ game }) => minuteIn(leagueZone, game.startsAt));
  expect(new Set(startsOf({ from: first, before: null }))).toEqual(new Set(minutes));
  expect(startsOf({ from: null, before: last }).every((minute) => minute < last)).toBe(true);
  expect(startsOf({ from: last, before: null }).every((minute) => minute === last)).toBe(true);
});

test('without a game at that hour there is no play, and the reason says so', () => {
  const reading = readingWith({ sports: ['NFL'], starts: { from: 23 * 60, before: null } });
  const offer = offerFor(reading, [board], now);
  expect(offer.kind === 'unmet' && unmetSentence(offer.unmet, { ...asked, reading })).toBe(
    'No NFL bet starts from 11:00 PM ET.',
  );
});

test('a chance per leg holds for every leg', () => {
  const { legs } = offered({ legChance: { min: 65, max: null }, legs: { min: 2, max: 2 } });
  expect(legs.length).toBe(2);
  expect(legs.every(({ marketProbability }) => marketProbability >= 65)).toBe(true);
});

test('the biggest favorite is the likeliest, the biggest underdog the longest', () => {
  const chances = (terms: Partial<Reading>) =>
    offered({ markets: ['moneyline'], ...terms }).pool.map((each) => each.marketProbability);
  const [favorites, underdogs] = [
    chances({ sides: ['favorite'], order: 'likeliest' }),
    chances({ sides: ['underdog'], order: 'longest' }),
  ];
  expect(favorites).toEqual(favorites.toSorted((a, b) => b - a));
  expect(underdogs).toEqual(underdogs.toSorted((a, b) => a - b));
});

test('one leg from each game has as many legs as games', () => {
  const { legs } = offered({ eachGame: true, markets: ['moneyline'] });
  expect(new Set(legs.map(({ game }) => game.id)).size).toBe(legs.length);
  expect(legs.length).toBe(Math.min(8, games.length));
});

test('a group has only its own teams', () => {
  const afc = offered({ group: 'AFC', markets: ['moneyline'] }).pool.map(({ game, selection }) =>
    selection === 'home' ? game.home.name : game.away.name,
  );
  expect(afc.length).toBeGreaterThan(0);
  expect(afc.some((name) => /Packers|Bears|Eagles|Giants|Cowboys|Lions|Rams/.test(name))).toBe(false);
});

test('a book that lists nothing of the market is named, and what another lists of it', () => {
  const prices = { moneyline: { home: -150, away: 130, draw: null }, spread: null, total: null };
  const at = now.toISOString();
  const game = gameWith({
    books: [
      { book: 'FanDuel', at, ...prices },
      { book: 'bet365', at, ...prices, total: { line: 46, over: -110, under: -110 } },
    ],
  });
  const reading = readingWith({ sports: ['NFL'], book: 'FanDuel', markets: ['total'], sides: ['under'] });
  expect(offerFor(reading, [{ games: [game] }], now)).toMatchObject({
    unmet: { kind: 'term', term: 'book', closest: { market: 'total', selection: 'under', line: 46 } },
  });
});

test('a book that lists nothing is named', () => {
  const reading = readingWith({ sports: ['NFL'], book: 'FanDuel' });
  const offer = offerFor(reading, [board], now);
  expect(offer.kind === 'unmet' && unmetSentence(offer.unmet, { ...asked, reading })).toMatch(
    /^FanDuel lists no NFL bet\./,
  );
  const [book = ''] = games.map((game) => game.prices?.book);
  expect(new Set(offered({ book }).legs.map((leg) => leg.book))).toEqual(new Set([book]));
});
