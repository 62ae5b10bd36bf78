/** Legs at the lines that a question wants: within bounds, at whole numbers, and away from the main line. */
import { expect, test } from 'vitest';
import type { WantedLines } from '../../../../lambdas/contracts/asking/reading.ts';
import { atNearestLine } from '../../../../lambdas/domain/asking/answer/offer/at-nearest.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { unmetSentence } from '../../../../lambdas/domain/asking/answer/words/reasons.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { gameWith, readingWith } from '../../feed/games/games.ts';
import { now } from '../reading/readings.ts';

const at = now.toISOString();
const books = ['FanDuel', 'DraftKings'];
const alternates = (line: number, prices: readonly number[]) =>
  books.map((book) => ({ book, at, line, prices }));

const game: Game = gameWith({
  id: 'NFL-1',
  sport: 'NFL',
  day: '2026-11-22',
  startsAt: '2026-11-22T18:00:00.000Z',
  home: { id: '1', name: 'Denver Broncos' },
  away: { id: '2', name: 'Oakland Raiders' },
  status: 'scheduled',
  score: null,
  books: books.map((book) => ({
    book,
    at,
    moneyline: { home: -150, away: 130, draw: null },
    spread: { homeLine: -3.5, home: -110, away: -110 },
    total: { line: 44.5, over: -110, under: -110 },
  })),
  markets: [
    {
      key: 'alternate_spread',
      team: null,
      prices: [...alternates(-1.5, [-150, 125]), ...alternates(-7, [170, -205])],
    },
    { key: 'alternate_total', team: null, prices: alternates(40, [-200, 165]) },
  ],
});

const open: WantedLines = { min: null, max: null, any: [], ending: null, alternate: null };
const offered = (lines: Partial<WantedLines>, terms: Parameters<typeof readingWith>[0] = {}) => {
  const reading = readingWith({ sports: ['NFL'], ...terms, lines: { ...open, ...lines } });
  return { reading, offer: offerFor(reading, [{ games: [game] }], now, undefined, ['NFL']) };
};
const linesOf = ({ offer }: ReturnType<typeof offered>) =>
  offer.kind === 'unmet' ? offer.unmet.kind : [...new Set(offer.pool.map(({ line }) => line))].sort();

test('the main line comes before an alternate that fits as well', () => {
  expect(linesOf(offered({ max: 7 }, { markets: ['spread'] }))).toEqual([-3.5, 3.5]);
});

test('an alternate is taken where the main line does not fit', () => {
  expect(linesOf(offered({ min: 7 }, { markets: ['spread'] }))).toEqual([-7, 7]);
  expect(linesOf(offered({ ending: 'whole' }, { markets: ['total'] }))).toEqual([40]);
});

test('an alternate is never the main line, and moves as asked', () => {
  const easier = offered({ alternate: 'likelier' });
  if (easier.offer.kind === 'unmet') throw new Error(easier.offer.unmet.kind);
  const named = easier.offer.pool.map(({ selection, line }) => `${selection} ${line}`);
  expect(named.toSorted()).toEqual(['away 7', 'home -1.5', 'over 40']);
});

test('the reason names the lines', () => {
  const { reading, offer } = offered({ min: 60 }, { markets: ['total'] });
  if (offer.kind !== 'unmet') throw new Error('offered');
  const sentence = unmetSentence(offer.unmet, {
    reading,
    prompt: '',
    sports: ['NFL'],
    lastDay: '2026-11-29',
  });
  expect(sentence).toMatch(/^No NFL over\/under we looked at has lines of 60 or higher\. The nearest is /);
});

test('the nearest line is offered where it is wished for', () => {
  const reading = readingWith({ sports: ['NFL'], markets: ['total'], sides: ['over'], line: 38.5 });
  const offerOf = (of: typeof reading) => offerFor(of, [{ games: [game] }], now, undefined, ['NFL']);
  const near = (prompt: string, of = reading) =>
    atNearestLine({ reading: of, prompt, offer: offerOf(of) }, offerOf);
  const found = near('over 38.5 or the closest you have');
  expect(found?.reading.line).toBe(40);
  expect(found?.offer).toMatchObject({ substitutes: [{ kind: 'nearest_line', line: 38.5 }] });
  expect(near('over 38.5')).toBeUndefined();
  expect(near('over 40 or the closest you have', { ...reading, line: 40 })).toBeUndefined();
});

const broncos = { sport: 'NFL', name: 'Denver Broncos', stance: 'back' } as const;
const legsFor = (terms: Parameters<typeof readingWith>[0]) => {
  const reading = readingWith({ sports: ['NFL'], teams: [broncos], markets: ['spread'], ...terms });
  const offer = offerFor(reading, [{ games: [game] }], now, undefined, ['NFL']);
  return offer.kind === 'unmet' ? [offer.unmet.kind] : offer.legs.map(({ line }) => line);
};

test('a price or a chance that the main line of a named team does not have is one of another line', () => {
  expect(legsFor({ price: { min: 100, max: null } })).toEqual([-7]);
  expect(legsFor({ chance: { min: 55, max: 70 } })).toEqual([-1.5]);
  expect(legsFor({ risk: 'safe' })).toEqual([-1.5]);
  expect(legsFor({ chance: { min: 90, max: null } })).toEqual(['whole']);
});

test('the main line stays where it has the price, or nobody is named', () => {
  expect(legsFor({ price: { min: -115, max: null } })).toEqual([-3.5]);
  expect(legsFor({ teams: [], price: { min: 140, max: null } })).toEqual(['term']);
});

test('of several other lines, the one nearest to the main line is taken', () => {
  const further = {
    ...game,
    markets: [
      ...(game.markets ?? []),
      { key: 'alternate_spread' as const, team: null, prices: alternates(-10, [290, -360]) },
    ],
  };
  const reading = readingWith({
    sports: ['NFL'],
    teams: [broncos],
    markets: ['spread'],
    price: { min: 100, max: null },
  });
  const offer = offerFor(reading, [{ games: [further] }], now, undefined, ['NFL']);
  if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
  expect(offer.pool.map(({ line }) => line)).toEqual([-7]);
});
