/** Settling outrights by a final leaderboard: playoffs, ties, cuts, withdrawals, and different spellings of names. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradeLeg } from '../../../../lambdas/domain/feed/games/settlement.ts';
import type { Place } from '../../../../lambdas/domain/feed/golf/field.ts';
import { legClv } from '../../../../lambdas/domain/picks/clv.ts';
import { evenField, fieldOf, tournament, winnerLeg } from './tournaments.ts';

const field = evenField();
const place = (player: string, position: string, hasPlayed: boolean | null = true): Place => ({
  player,
  position,
  hasPlayed,
});
/** The whole field in order, `Player 0` first. */
const board = field.players.map((player, index) => place(player, index === 0 ? '1' : `T${index + 1}`));
const withPlace = (...changed: readonly Place[]) =>
  board.map((each) => changed.find(({ player }) => player === each.player) ?? each);

const graded = (player: string, leaderboard: readonly Place[], more = {}) =>
  gradeLeg(winnerLeg(player), tournament({ status: 'final', field, leaderboard, ...more }));

describe('the finishing place', () => {
  test.each([
    ['Player 0', 'won'],
    ['Player 1', 'lost'],
    ['Player 19', 'lost'],
  ])('%s: %s', (player, result) => {
    expect(graded(player, board)).toBe(result);
  });

  test('at most one player wins, for any leaderboard', () => {
    const position = fc.constantFrom('1', 'T1', '2', 'T2', 'CUT', 'WD', 'DQ', '', 'E');
    fc.assert(
      fc.property(fc.array(position, { minLength: 20, maxLength: 20 }), (positions) => {
        const places = positions.map((each, index) => place(`Player ${index}`, each));
        const results = field.players.map((player) => graded(player, places));
        expect(results.filter((result) => result === 'won').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a tie without a playoff is a dead heat: open for the tied players, lost for the others', () => {
    const tied = withPlace(place('Player 0', 'T1'), place('Player 1', 'T1'));
    expect(['Player 0', 'Player 1', 'Player 2'].map((player) => graded(player, tied))).toEqual([
      'open',
      'open',
      'lost',
    ]);
  });

  test.each([
    ['CUT', true, 'lost'],
    ['MDF', true, 'lost'],
    ['DQ', null, 'lost'],
    ['WD', true, 'lost'],
    ['WD', false, 'void'],
    // It is unknown whether the player started.
    ['WD', null, 'open'],
    ['DNS', null, 'void'],
    ['', true, 'lost'],
    ['', null, 'open'],
  ])('%s, having played %s: %s', (position, hasPlayed, result) => {
    expect(graded('Player 5', withPlace(place('Player 5', position, hasPlayed)))).toBe(result);
  });
});

describe('a player missing from the leaderboard', () => {
  const absent = board.filter(({ player }) => player !== 'Player 5');

  test('did not start, so the bet is void', () => {
    expect(graded('Player 5', absent)).toBe('void');
  });

  test('may have played, if the leaderboard is truncated or the field unknown', () => {
    expect(graded('Player 15', board.slice(0, 10))).toBe('open');
    expect(graded('Player 5', absent, { field: undefined })).toBe('open');
  });
});

describe('names', () => {
  const players = [
    'Nicolai Højgaard',
    'Rasmus Højgaard',
    'Matt Fitzpatrick',
    'Alex Fitzpatrick',
    'J.T. Poston',
  ];
  const named = { field: fieldOf({ A: players.map(() => 1000) }) };
  const priced = { ...named.field, players };
  const result = (player: string, names: readonly string[]) =>
    gradeLeg(
      winnerLeg(player),
      tournament({
        status: 'final',
        field: priced,
        leaderboard: names.map((name, index) => place(name, String(index + 1))),
      }),
    );

  test('ignore dots and accents, and match an initial that only one player has', () => {
    expect(result('J.T. Poston', ['JT Poston', ...players.slice(0, 4)])).toBe('won');
    expect(result('Rasmus Højgaard', ['R. Højgaard', 'N. Højgaard', ...players.slice(2)])).toBe('won');
  });

  test.each([
    // A brother is another player.
    ['Matt Fitzpatrick', ['Alex Fitzpatrick', 'Nicolai Højgaard', 'Rasmus Højgaard', 'J.T. Poston'], 'open'],
    // Could be the same player spelled differently, or a different player with the same name; we cannot tell.
    [
      'Matt Fitzpatrick',
      ['Matthew Fitzpatrick', ...players.filter((name) => !name.startsWith('Matt'))],
      'open',
    ],
    ['Nicolai Højgaard', ['Nicolai Hojgaard', ...players.slice(1)], 'open'],
  ])('%s is ambiguous: no grade', (player, names, expected) => {
    expect(result(player, names)).toBe(expected);
  });
});

describe('not graded', () => {
  test.each(['scheduled', 'live', 'postponed', 'unknown'] as const)('a tournament that is %s', (status) => {
    expect(graded('Player 0', board, { status })).toBe('open');
  });

  test('a final tournament without a leaderboard, and another tournament', () => {
    expect(gradeLeg(winnerLeg('Player 0'), tournament({ status: 'final', field }))).toBe('open');
    expect(graded('Player 0', board, { id: 'GOLF-another' })).toBe('open');
  });

  test('a canceled one is void', () => {
    expect(graded('Player 0', board, { status: 'cancelled' })).toBe('void');
  });
});

describe('closing-line value', () => {
  const start = tournament().startsAt;
  const minutesBefore = (minutes: number) => new Date(Date.parse(start) - minutes * 60_000).toISOString();

  test('compares the price taken with the fair probability of the last field before the first round', () => {
    const close = evenField(minutesBefore(10));
    const total =
      close.books[0]?.prices.reduce<number>((sum, price) => sum + 100 / ((price ?? 0) + 100), 0) ?? 1;
    const chance = Number(((100 * (100 / 900)) / total).toFixed(1));
    expect(legClv(winnerLeg('Player 0', { price: 1000 }), tournament({ field: close }))).toEqual({
      kind: 'value',
      percent: Number((11 * chance - 100).toFixed(1)),
    });
  });

  test('none if the last prices are old, or from after the start', () => {
    for (const field of [evenField(minutesBefore(31)), evenField(minutesBefore(-1)), undefined]) {
      const game = field ? tournament({ field }) : tournament();
      expect(legClv(winnerLeg('Player 0'), game)).toEqual({ kind: 'none', why: 'no-close' });
    }
  });
});
