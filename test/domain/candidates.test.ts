/** The numbered list: only games to come, only what is priced, and filters that never leave nothing without a word. */
import { expect, test } from 'vitest';
import type { Game } from '../../lambdas/domain/game.ts';
import { gameWith, offerFor, prices, slate } from './games.ts';

const labelsOf = (text: string, games?: readonly Game[]) =>
  offerFor(text, games).candidates.map(({ label }) => label);

test('one game has both sides of its three markets, numbered from 1', () => {
  const { candidates, notes } = offerFor('Seahawks');
  expect(candidates.map(({ id, label, price, line }) => [id, label, price, line])).toEqual([
    [1, 'Seattle Seahawks moneyline', -235, null],
    [2, 'Green Bay Packers moneyline', 195, null],
    [3, 'Seattle Seahawks -4.5', -110, -4.5],
    [4, 'Green Bay Packers +4.5', -110, 4.5],
    [5, 'Over 47', -105, 47],
    [6, 'Under 47', -115, 47],
  ]);
  expect(candidates.map(({ marketProbability }) => marketProbability)).toEqual([
    67.4, 32.6, 50, 50, 48.9, 51.1,
  ]);
  expect(notes).toEqual([]);
});

test('games that began, or whose status is not scheduled, are never offered', () => {
  const games = [
    gameWith({ id: 'NFL-started', startsAt: '2026-11-20T23:00:00.000Z' }),
    ...(['live', 'final', 'postponed', 'cancelled', 'unknown'] as const).map((status) =>
      gameWith({ id: `NFL-${status}`, status }),
    ),
  ];
  expect(offerFor('anything', games)).toMatchObject({ candidates: [], notes: [] });
});

test('a side without a price is not offered, and its market has no probability', () => {
  const game = gameWith({ prices: { ...prices, moneyline: { home: -235, away: null, draw: null } } });
  const [first, second] = offerFor('moneyline', [game]).candidates;
  expect(first).toMatchObject({ label: 'Seattle Seahawks moneyline', marketProbability: null });
  expect(second).toBeUndefined();
});

test('soccer has a draw, and three sides without margin', () => {
  const game = gameWith({
    sport: 'MLS',
    prices: { ...prices, moneyline: { home: 150, away: 180, draw: 220 }, spread: null, total: null },
  });
  const { candidates } = offerFor('anything', [game]);
  expect(candidates.map(({ label }) => label)).toEqual([
    'Seattle Seahawks moneyline',
    'Green Bay Packers moneyline',
    'Draw',
  ]);
  const sum = candidates.reduce((total, { marketProbability }) => total + (marketProbability ?? 0), 0);
  expect(sum).toBeCloseTo(100, 0);
});

test('a line of nought is a pick’em', () => {
  const game = gameWith({ prices: { ...prices, spread: { homeLine: 0, home: -110, away: -110 } } });
  expect(labelsOf('spread', [game])).toEqual(['Seattle Seahawks pick’em', 'Green Bay Packers pick’em']);
  expect(offerFor('spread', [game]).candidates.map(({ line }) => line)).toEqual([0, 0]);
});

test('day, team and market filter', () => {
  expect(new Set(offerFor('Monday').candidates.map(({ game }) => game.id))).toEqual(new Set(['NFL-6']));
  expect(labelsOf('Packers spread')).toEqual(['Seattle Seahawks -4.5', 'Green Bay Packers +4.5']);
  expect(new Set(offerFor('over/under').candidates.map(({ market }) => market))).toEqual(new Set(['total']));
});

test('an underdog is the side with the longer price, to win unless points are named', () => {
  expect(labelsOf('an underdog', [gameWith()])).toEqual(['Green Bay Packers moneyline']);
  expect(labelsOf('a favorite', [gameWith()])).toEqual(['Seattle Seahawks moneyline']);
  expect(labelsOf('underdog against the spread', [gameWith()])).toEqual(['Green Bay Packers +4.5']);
  const bothMinus = { home: -105, away: -115, draw: null };
  expect(labelsOf('an upset', [gameWith({ prices: { ...prices, moneyline: bothMinus } })])).toEqual([
    'Seattle Seahawks moneyline',
  ]);
  const soccer = { home: 150, away: 180, draw: 220 };
  const match = gameWith({
    sport: 'MLS',
    prices: { ...prices, moneyline: soccer, spread: null, total: null },
  });
  expect(labelsOf('a favorite', [match])).toEqual(['Seattle Seahawks moneyline']);
});

test('where the market sees no underdog, that is said', () => {
  const even = gameWith({ prices: { ...prices, moneyline: { home: -110, away: -110, draw: null } } });
  const { candidates, notes } = offerFor('an underdog', [even]);
  expect(candidates).toHaveLength(6);
  expect(notes).toEqual(['No underdog that fits is priced, so all sides were looked at.']);
});

test('a filter that leaves nothing gives way, and says so', () => {
  const tonight = offerFor('tonight');
  expect(tonight.candidates.length).toBeGreaterThan(0);
  expect(tonight.notes).toEqual([
    'No NFL game that fits is open on Fri, Nov 20, so other days were looked at.',
  ]);

  const moneylineOnly = slate.map((game) => ({ ...game, prices: { ...prices, spread: null, total: null } }));
  const spread = offerFor('spread', moneylineOnly);
  expect(new Set(spread.candidates.map(({ market }) => market))).toEqual(new Set(['moneyline']));
  expect(spread.notes).toEqual(['No spread is priced for these games, so moneyline was looked at.']);
});

test('a team whose game has begun is said to have none to come', () => {
  const begun = gameWith({ status: 'live' });
  const { candidates, notes } = offerFor('Seahawks', [begun, ...slate.slice(1)]);
  expect(candidates.some(({ game }) => game.id === begun.id)).toBe(false);
  expect(notes).toEqual(['No coming game of Seattle Seahawks is listed.']);
});

test('a parlay that names one team starts there and takes its other legs elsewhere', () => {
  const { candidates } = offerFor('3-leg parlay with the Chiefs');
  expect(candidates[0]?.game.id).toBe('NFL-6');
  expect(new Set(candidates.map(({ game }) => game.id)).size).toBe(6);
});

test('too few games for the legs, props and same-game parlays are said', () => {
  expect(offerFor('3-leg parlay on Monday').notes).toEqual(['Only 1 game fits, so there are no more legs.']);
  expect(offerFor('player props').notes).toEqual([
    'Player props are not priced in our feed, so game lines were looked at.',
  ]);
  expect(offerFor('same game parlay').notes.join()).toContain('one leg a game');
});

test('where nothing is priced the winners are offered without a price, never with one', () => {
  const unpriced = slate.map((game) => ({ ...game, prices: null }));
  const { candidates, notes } = offerFor('spread for the Seahawks', unpriced);
  expect(candidates).toMatchObject([
    { label: 'Seattle Seahawks moneyline', price: null, line: null, marketProbability: null },
    { label: 'Green Bay Packers moneyline', price: null, line: null, marketProbability: null },
  ]);
  expect(notes).toEqual(['These games are not priced yet.']);
  const mixed = offerFor('Sunday', [gameWith({ prices: null }), ...slate.slice(1)]);
  expect(mixed.candidates.every(({ price }) => price !== null)).toBe(true);
});

test('at most sixty, whole games, the earliest', () => {
  const games = Array.from({ length: 30 }, (_, index) =>
    gameWith({ id: `NFL-${index}`, startsAt: new Date(Date.UTC(2026, 10, 22, 10, index)).toISOString() }),
  );
  const { candidates } = offerFor('anything', [...games].reverse());
  expect(candidates).toHaveLength(60);
  expect(candidates.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  expect([...new Set(candidates.map(({ game }) => game.id))]).toEqual(games.slice(0, 10).map(({ id }) => id));
});
