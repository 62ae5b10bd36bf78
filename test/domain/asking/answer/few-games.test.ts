/** Props of fewer games than legs, and statistics that are refused with all sums that have them. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { PropStat } from '../../../../lambdas/contracts/feed/props.ts';
import type { Board, Candidate } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { mayShareGames } from '../../../../lambdas/domain/asking/answer/offer/few-games.ts';
import { offerFor, offerInGames } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { noTaste } from '../../../../lambdas/domain/asking/answer/rank.ts';
import { legTests } from '../../../../lambdas/domain/asking/answer/terms.ts';
import { identified } from '../../../../lambdas/domain/asking/facts/identify.ts';
import { openWish } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import type { TeamPlayers } from '../../../../lambdas/domain/feed/players/player.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { board, games } from './board.ts';

const at = '2026-11-20T22:30:00.000Z';
const names = [
  ['h0', 'Geno Smith', 'NFL-1'],
  ['a0', 'Jordan Love', 'NFL-1'],
  ['a1', 'Dak Prescott', 'NFL-2'],
] as const;
const propsOf = (id: string) =>
  names
    .filter(([, , game]) => game === id)
    .map(([, player]) => ({
      player,
      stat: 'passing_yards' as const,
      prices: [{ book: 'A', at, line: 240.5, over: -110, under: -110 }],
    }));
const players: readonly TeamPlayers[] = names.map(([teamId, name]) => ({
  teamId,
  players: [{ id: name, name, games: [] }],
}));
const withProps: Board = {
  ...board,
  games: games.map((game) => ({
    ...game,
    props: identified({ ...game, props: propsOf(game.id) }, players, {
      sheet: { injuries: {} },
      names: [],
      now,
    }),
  })),
};
const offer = (changes: Partial<Reading>) =>
  offerFor(readingWith({ markets: ['prop'], stat: 'passing_yards', ...changes }), [withProps], now);
const playersIn = (count: number) => {
  const found = offer({ legs: { min: count, max: count } });
  return found.kind === 'offer' ? found.legs.map(({ prop }) => prop?.player).toSorted() : found.unmet.kind;
};

test('props of one game stand together where there are fewer games than legs', () => {
  expect(playersIn(3)).toEqual(['Dak Prescott', 'Geno Smith', 'Jordan Love']);
  expect(playersIn(2)).toContain('Dak Prescott');
});

test('where each is to be of its own game, there are as many as games', () => {
  const found = offer({ eachGame: true });
  expect(found.kind === 'offer' && found.legs.length).toBe(2);
});

test.each<[PropStat, PropStat | null, boolean]>([
  ['points', null, false],
  ['points_assists', null, false],
  ['points_assists', 'points_assists', true],
  ['rebounds_assists', null, true],
])('no points: %s where %s is asked for', (stat, asked, isKept) => {
  const leg = { prop: { stat } } as Candidate;
  const holds = legTests.find(({ term }) => term === 'not_stat')?.holds;
  expect(holds?.(leg, readingWith({ notStats: ['points'], stat: asked }))).toBe(isKept);
});

describe('legs of fewer games than legs, where the games are named', () => {
  const days = ['2026-11-23'];
  const few = board.games.filter(({ day }) => day === days[0]).slice(0, 2);
  const two: Board = { ...board, games: few };
  const reading = (changes: Partial<Reading> = {}) =>
    readingWith({ days, legs: { min: few.length + 1, max: few.length + 1 }, ...changes });
  const found = (prompt: string, asked = reading()) =>
    offerInGames(asked, { asked, prompt }, [[two], now, noTaste, ['NFL']]);
  const legsOf = (prompt: string, asked = reading()) => {
    const offer = found(prompt, asked);
    return offer.kind === 'offer' ? offer.legs.length : 0;
  };

  test('share a game, of which none contains or excludes another', () => {
    expect(legsOf('three legs on monday')).toBe(few.length + 1);
  });

  test('have one of each game where that is said, or no day is', () => {
    expect(legsOf('three legs on monday, different games')).toBe(few.length);
    expect(mayShareGames(readingWith(), 'three legs')).toBe(false);
    expect(mayShareGames(reading(), 'three legs on monday, no same game stuff')).toBe(false);
  });

  test('are of wishes, too', () => {
    const wishes = [
      { ...openWish, count: few.length, markets: ['moneyline' as const] },
      { ...openWish, markets: ['total' as const] },
    ];
    expect(legsOf('moneylines and a total on monday', reading({ wishes }))).toBe(few.length + 1);
  });
});
