/** Prices of a game's first book. `books.test.ts` covers several. */
import { expect, test } from 'vitest';
import type { Sport } from '../../../../lambdas/contracts/feed/sports.ts';
import { booksIn } from '../../../../lambdas/services/feed/odds/prices.ts';
import { usOdds } from '../samples.ts';

const requestedAt = new Date('2026-11-20T23:00:00.000Z');
const names = { home: 'Seattle Seahawks', away: 'Green Bay Packers' };
const read = (odds: { type?: unknown }, sport: Sport = 'NFL') =>
  booksIn(odds, sport, names, requestedAt)[0] ?? null;

const moneyline = (name: string, home: unknown, away: unknown) => ({
  name,
  odd: [
    { name: 'Home', ...(home as object) },
    { name: 'Away', ...(away as object) },
  ],
});

test('the three markets of a US league, at their main lines', () => {
  expect(read(usOdds)).toEqual({
    book: 'Book One',
    at: '2026-11-20T22:00:00.000Z',
    moneyline: { home: -235, away: 195, draw: null },
    spread: { homeLine: -4.5, home: -110, away: -110 },
    total: { line: 47, over: -105, under: -115 },
  });
});

test('missing or unreadable odds are no prices', () => {
  expect(read({})).toBeNull();
  expect(read({ type: null })).toBeNull();
  expect(read({ type: { id: '1', value: 'Home/Away', bookmaker: null } })).toBeNull();
  expect(
    read({ type: { value: 'Home/Away', bookmaker: moneyline('B', { us: '0' }, { value: '1.00' }) } }),
  ).toBeNull();
  expect(read({ type: { value: 'Home/Away - 1st Half', bookmaker: usOdds.type[0]?.bookmaker } })).toBeNull();
});

test('a market without a name is recognized by its id', () => {
  expect(
    read({ type: { id: '1', bookmaker: moneyline('B', { us: '-120' }, { us: '100' }) } })?.moneyline,
  ).toEqual({
    home: -120,
    away: 100,
    draw: null,
  });
});

test('uses the book with the most markets, and among equals always the same', () => {
  const [winner, total] = usOdds.type;
  const books = [
    moneyline('Zeta', { us: '-100' }, { us: '100' }),
    moneyline('Alpha', { us: '-101' }, { us: '101' }),
  ];
  const only = { ...winner, bookmaker: books };
  expect(read({ type: only })?.book).toBe('Alpha');
  expect(read({ type: { ...only, bookmaker: [...books].reverse() } })?.book).toBe('Alpha');
  expect(read({ type: [only, { ...total, bookmaker: { ...total?.bookmaker, ...zetaTotal } }] })?.book).toBe(
    'Zeta',
  );
});

const zetaTotal = {
  name: 'Zeta',
  total: {
    name: '50',
    odd: [
      { name: 'Over', us: '-110' },
      { name: 'Under', us: '-110' },
    ],
  },
};

test('computes missing American odds from the decimal odds', () => {
  const type = {
    value: 'Home/Away',
    bookmaker: moneyline('B', { value: '1.50' }, { value: '', dp3: '2.750' }),
  };
  expect(read({ type })?.moneyline).toEqual({ home: -200, away: 175, draw: null });
});

test('ignores a removed or stopped price', () => {
  const oneSide = { value: 'Home/Away', bookmaker: moneyline('B', { us: '-200' }, { us: '', value: '' }) };
  expect(read({ type: oneSide })?.moneyline).toEqual({ home: -200, away: null, draw: null });
  const priced = moneyline('B', { us: '-200' }, { us: '170' });
  expect(read({ type: { value: 'Home/Away', stop: 'True', bookmaker: priced } })).toBeNull();
  expect(read({ type: { value: 'Home/Away', bookmaker: { ...priced, stop: 'True' } } })).toBeNull();
  const stopped = moneyline('B', { us: '-200' }, { us: '170', stop: 'True' });
  expect(read({ type: { value: 'Home/Away', bookmaker: stopped } })?.moneyline).toMatchObject({ away: null });
});

const total = (line: string, over: string, under: string, marks: object = {}) => ({
  name: line,
  ...marks,
  odd: [
    { name: 'Over', us: over },
    { name: 'Under', us: under },
  ],
});
const totals = (...lines: unknown[]) =>
  read({ type: { value: 'Over/Under', bookmaker: { name: 'B', total: lines } } })?.total;

test('of several lines, the main one has the most balanced prices; a mark decides ties', () => {
  expect(totals(total('40', '-300', '240'), total('47', '-112', '-108'), total('50', '180', '-220'))).toEqual(
    {
      line: 47,
      over: -112,
      under: -108,
    },
  );
  const lopsided = total('44.5', '-300', '240', { ismain: 'True' });
  expect(totals(lopsided, total('47', '-112', '-108'))?.line).toBe(47);
  const marked = total('47.5', '-105', '-115', { ismain: 'True' });
  expect(totals(total('47', '-115', '-105'), marked)?.line).toBe(47.5);
  expect(totals(total('50', '-110', ''), lopsided)?.line).toBe(44.5);
});

test('a quarter line, which cannot be graded, is never the main line', () => {
  expect(totals(total('2.25', '-110', '-110', { ismain: 'True' }), total('2.5', '120', '-140'))?.line).toBe(
    2.5,
  );
  expect(totals(total('2.75', '-110', '-110'))).toBeUndefined();
});

const spread = (name: string, odds: unknown[], marks: object = {}) =>
  read({ type: { value: 'Handicap', bookmaker: { name: 'B', handicap: { name, ...marks, odd: odds } } } })
    ?.spread;

test('a stopped line is never the main line', () => {
  const stopped = total('47', '-112', '-108', { ismain: 'True', stop: 'True' });
  expect(totals(stopped, total('50', '180', '-220'))?.line).toBe(50);
  const sides = [
    { name: 'Home', us: '-105' },
    { name: 'Away', us: '-115' },
  ];
  expect(spread('-3', sides, { stop: 'True' })).toBeUndefined();
});

test('the first price has the handicap as written, the second its opposite', () => {
  const home = { name: 'Home', us: '-105' };
  const away = { name: 'Away', us: '-115' };
  expect(spread('-3', [home, away])).toEqual({ homeLine: -3, home: -105, away: -115 });
  expect(spread('-3', [away, home])).toEqual({ homeLine: 3, home: -105, away: -115 });
  expect(spread('0', [away, home])?.homeLine).toBe(0);
});

test("the first price may be the away side, with its own handicap and the line's name", () => {
  const away = { name: '2', handicap: '-5.5', us: '-105' };
  const home = { name: '1', handicap: '+5.5', us: '-115' };
  expect(spread('-5.5', [away, home], { main: '1' })).toEqual({ homeLine: 5.5, home: -115, away: -105 });
});

test('a side may be written as its team, and an unknown one is skipped', () => {
  const odds = [
    { name: 'Green Bay Packers', us: '100' },
    { name: 'Seattle Seahawks', us: '-120' },
  ];
  expect(spread('+1.5', odds)).toEqual({ homeLine: -1.5, home: -120, away: 100 });
  expect(
    spread('-1.5', [
      { name: 'First', us: '100' },
      { name: 'Second', us: '-120' },
    ]),
  ).toBeUndefined();
});

test('a three-way price is a moneyline in soccer and another bet in other sports', () => {
  const type = {
    value: '3Way Result',
    bookmaker: {
      name: 'B',
      odd: [
        { name: '1', us: '150' },
        { name: 'X', us: '220' },
        { name: '2', us: '180' },
      ],
    },
  };
  expect(read({ type }, 'MLS')?.moneyline).toEqual({ home: 150, draw: 220, away: 180 });
  expect(read({ type }, 'NHL')).toBeNull();
});

test('two-way prices in a sport with draws refund the stake on a draw, which is another bet', () => {
  const twoWay = { id: '2', value: 'Home/Away', bookmaker: moneyline('B', { us: '-150' }, { us: '120' }) };
  expect(read({ type: twoWay }, 'MLS')).toBeNull();
});
