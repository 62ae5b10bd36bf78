/** What can be bet on now, by sport. */
import { expect, test } from 'vitest';
import { pricedAmong } from '../../../../lambdas/domain/feed/board/priced.ts';
import type { Prop } from '../../../../lambdas/domain/feed/players/prop.ts';
import { gameWith, now, prices } from '../games/games.ts';
import { evenField, tournament } from '../golf/tournaments.ts';

const prop = (under: number | null): Prop => ({
  player: 'Ann Example',
  stat: 'points',
  prices: [{ book: 'A', at: prices.at, line: 0.5, over: -110, under }],
});

test('upcoming games with a known probability, by market', () => {
  expect(pricedAmong([], now)).toEqual({ markets: [], games: 0, soonest: {}, next: [] });
  expect(pricedAmong([gameWith(), gameWith({ id: 'NFL-2', props: [prop(-110)] })], now)).toMatchObject({
    markets: ['moneyline', 'spread', 'total', 'prop'],
    games: 2,
    next: [{ id: 'NFL-1' }, { id: 'NFL-2' }],
  });
});

test('the first game of each market is named', () => {
  const later = gameWith({ id: 'NFL-2', startsAt: '2026-11-23T18:00:00.000Z', props: [prop(-110)] });
  const { soonest } = pricedAmong([later, gameWith()], now);
  expect(soonest).toMatchObject({ moneyline: gameWith().startsAt, prop: later.startsAt });
});

test('a single side is not priced, and neither is a started game', () => {
  const oneSided = {
    ...prices,
    moneyline: { home: -110, away: null, draw: null },
    spread: null,
    total: null,
  };
  expect(pricedAmong([gameWith({ prices: oneSided, props: [prop(null)] })], now)).toEqual({
    markets: [],
    games: 0,
    soonest: {},
    next: [],
  });
  const begun = [
    gameWith({ startsAt: '2026-11-20T22:00:00.000Z' }),
    gameWith({ id: 'NFL-2', status: 'live' }),
    gameWith({ id: 'NFL-3', status: 'postponed' }),
  ];
  expect(pricedAmong(begun, now)).toEqual({ markets: [], games: 0, soonest: {}, next: [] });
});

test('a tournament has an outright market', () => {
  const coming = tournament({ startsAt: '2026-11-26T11:45:00.000Z', field: evenField() });
  expect(pricedAmong([coming], now)).toEqual({
    markets: ['outright'],
    games: 1,
    soonest: { outright: '2026-11-26T11:45:00.000Z' },
    next: [],
  });
});

test('the next games show the best price of each team, soonest first', () => {
  const later = gameWith({ id: 'NFL-late', startsAt: '2026-11-23T01:20:00.000Z' });
  const [first, second] = pricedAmong([later, gameWith()], now).next;
  expect([first?.id, second?.id]).toEqual([gameWith().id, 'NFL-late']);
  expect(first).toMatchObject({
    home: gameWith().home.name,
    away: gameWith().away.name,
    homePrice: prices.moneyline?.home,
    awayPrice: prices.moneyline?.away,
  });
});
