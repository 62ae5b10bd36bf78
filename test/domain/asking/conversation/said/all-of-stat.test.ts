/** Every prop of the bet on one statistic: the game that was asked for, and how many legs, stay. */
import { describe, expect, test } from 'vitest';
import type { ShownLeg } from '../../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { legOf } from '../legs.ts';
import { shownTurn } from '../turns.ts';

const context = { selectedSport: 'NBA' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const game = {
  gameId: 'G1',
  sport: 'NBA' as const,
  home: 'Los Angeles Lakers',
  away: 'Golden State Warriors',
};
const propOf = (player: string, stat: 'points' | 'assists' | 'rebounds'): ShownLeg =>
  legOf({
    ...game,
    market: 'prop',
    selection: 'over',
    line: 4.5,
    prop: { playerId: player, player, team: game.home, stat },
  });
const props = [
  propOf('Austin Reaves', 'points'),
  propOf('Stephen Curry', 'assists'),
  propOf('LeBron James', 'rebounds'),
];
const terms = {
  sports: ['NBA'],
  markets: ['prop'],
  sameGame: true,
  teams: [game.away, game.home].map((name) => ({ sport: 'NBA', name, stance: 'game' })),
};
const shown = shownTurn(props, terms);

describe('the game and the number of legs stay', () => {
  test.each([
    ['all 3 on points pls, no assists', 'points'],
    ['all three on points', 'points'],
    ['make them all points', 'points'],
    ['i want all 3 to be rebounds', 'rebounds'],
    ['can they all be assists', 'assists'],
    ['make all three points', 'points'],
    ['all of them on rebounds, no points or assists', 'rebounds'],
  ])('“%s”', (prompt, stat) => {
    expect(hear(prompt, shown, context)).toMatchObject({
      kind: 'play',
      next: {
        reading: {
          stat,
          markets: ['prop'],
          legs: { min: 3, max: 3 },
          teams: [{ name: game.away }, { name: game.home }],
        },
      },
    });
  });
});

test.each([
  ['all 4 on points', shown],
  ['all three on points', shownTurn([legOf({ market: 'moneyline', line: null }), ...props.slice(1)], terms)],
  ['make them all overs', shown],
])('“%s” is no such change', (prompt, turn) => {
  expect(hear(prompt, turn, context)).not.toMatchObject({
    next: { reading: { stat: 'points', wishes: [] } },
  });
});
