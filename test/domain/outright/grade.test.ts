/** Settling by a final leaderboard: play-offs, ties, cuts, withdrawals, and names that two pages write differently. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legClv } from '../../../lambdas/domain/clv.ts';
import type { Place } from '../../../lambdas/domain/outright/field.ts';
import { gradeLeg } from '../../../lambdas/domain/settlement.ts';
import { evenField, fieldOf, tournament, winnerLeg } from './tournaments.ts';

const field = evenField();
const place = (player: string, position: string, hasPlayed: boolean | null = true): Place => ({
  player,
  position,
  hasPlayed,
});
/** Everybody of the field in order, `Player 0` first. */
const board = field.players.map((player, index) => place(player, index === 0 ? '1' : `T${index + 1}`));
const withPlace = (...changed: readonly Place[]) =>
  board.map((each) => changed.find(({ player }) => player === each.player) ?? each);

const graded = (player: string, leaderboard: readonly Place[], more = {}) =>
  gradeLeg(winnerLeg(player), tournament({ status: 'final', field, leaderboard, ...more }));

describe('who finished', () => {
  test.each([
    ['Player 0', 'won'],
    ['Player 1', 'lost'],
    ['Player 19', 'lost'],
  ])('%s: %s', (player, result) => {
    expect(graded(player, board)).toBe(result);
  });

  test('at most one player wins, whatever the leaderboard says', () => {
    const position = fc.constantFrom('1', 'T1', '2', 'T2', 'CUT', 'WD', 'DQ', '', 'E');
    fc.assert(
      fc.property(fc.array(position, { minLength: 20, maxLength: 20 }), (positions) => {
        const places = positions.map((each, index) => place(`Player ${index}`, each));
        const results = field.players.map((player) => graded(player, places));
        expect(results.filter((result) => result === 'won').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a tie that no play-off decided is a dead heat: open for those in it, lost for the others', () => {
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
    // Nobody can tell whether the player had started.
    ['WD', null, 'open'],
    ['DNS', null, 'void'],
    ['', true, 'lost'],
    ['', null, 'open'],
  ])('%s, having played %s: %s', (position, hasPlayed, result) => {
    expect(graded('Player 5', withPlace(place('Player 5', position, hasPlayed)))).toBe(result);
  });
});

describe('who is not on the leaderboard', () => {
  const absent = board.filter(({ player }) => player !== 'Player 5');

  test('never started, so the bet is void', () => {
    expect(graded('Player 5', absent)).toBe('void');
  });

  test('may have played, where the leaderboard is cut short or nothing is known of the field', () => {
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

  test('dots and accents make no difference, and neither does an initial that is one player’s', () => {
    expect(result('J.T. Poston', ['JT Poston', ...players.slice(0, 4)])).toBe('won');
    expect(result('Rasmus Højgaard', ['R. Højgaard', 'N. Højgaard', ...players.slice(2)])).toBe('won');
  });

  test.each([
    // A brother is somebody else.
    ['Matt Fitzpatrick', ['Alex Fitzpatrick', 'Nicolai Højgaard', 'Rasmus Højgaard', 'J.T. Poston'], 'open'],
    // The same player by another spelling, or a namesake: that is not for us to say.
    [
      'Matt Fitzpatrick',
      ['Matthew Fitzpatrick', ...players.filter((name) => !name.startsWith('Matt'))],
      'open',
    ],
    ['Nicolai Højgaard', ['Nicolai Hojgaard', ...players.slice(1)], 'open'],
  ])('%s is unclear: no grade', (player, names, expected) => {
    expect(result(player, names)).toBe(expected);
  });
});

describe('what does not grade', () => {
  test.each(['scheduled', 'live', 'postponed', 'unknown'] as const)('a tournament that is %s', (status) => {
    expect(graded('Player 0', board, { status })).toBe('open');
  });

  test('a final one without a leaderboard, and another tournament', () => {
    expect(gradeLeg(winnerLeg('Player 0'), tournament({ status: 'final', field }))).toBe('open');
    expect(graded('Player 0', board, { id: 'GOLF-another' })).toBe('open');
  });

  test('a cancelled one voids', () => {
    expect(graded('Player 0', board, { status: 'cancelled' })).toBe('void');
  });
});

describe('closing-line value', () => {
  const start = tournament().startsAt;
  const minutesBefore = (minutes: number) => new Date(Date.parse(start) - minutes * 60_000).toISOString();

  test('the price taken against the fair chance of the last field before the first round', () => {
    const close = evenField(minutesBefore(10));
    const total =
      close.books[0]?.prices.reduce<number>((sum, price) => sum + 100 / ((price ?? 0) + 100), 0) ?? 1;
    const chance = Number(((100 * (100 / 900)) / total).toFixed(1));
    expect(legClv(winnerLeg('Player 0', { price: 1000 }), tournament({ field: close }))).toEqual({
      kind: 'value',
      percent: Number((11 * chance - 100).toFixed(1)),
    });
  });

  test('none where the last prices are old, or from after the start', () => {
    for (const field of [evenField(minutesBefore(31)), evenField(minutesBefore(-1)), undefined]) {
      const game = field ? tournament({ field }) : tournament();
      expect(legClv(winnerLeg('Player 0'), game)).toEqual({ kind: 'none', why: 'no-close' });
    }
  });
});
