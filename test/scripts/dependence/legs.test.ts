/** Past prices become legs with the market's chance, and legs of one game become pairs that count once. */
import { describe, expect, test } from 'vitest';
import { consensus, pastLeg } from '../../../scripts/dependence/leg.ts';
import { bandsOf, type OneSidedPast, oneSidedChance } from '../../../scripts/dependence/one-sided-past.ts';
import { pairsOf } from '../../../scripts/dependence/pairs.ts';
import { scoreLegs } from '../../../scripts/dependence/score-legs.ts';

const game = { game: 'PHI at KC', day: '2023-11-20', isPlayoff: false };
const priced = {
  home: 'KC',
  away: 'PHI',
  moneyline: [-150, 130] as const,
  spread: [-2.5, -110, -110] as const,
  total: [45, -110, -110] as const,
};

describe('a leg of the score', () => {
  test('is won from the final score, for both teams at once, with the margin taken out', () => {
    const legs = scoreLegs(game, [priced], { home: 24, away: 20 });
    const won = Object.fromEntries(legs.map(({ what, team, won }) => [`${what} ${team}`, won]));
    expect(won).toEqual({
      'win KC': true,
      'win PHI': false,
      'cover KC': true,
      'cover PHI': false,
      'total ': false,
    });
    const [home, away] = legs;
    expect(home?.chance).toBeCloseTo(0.58, 2);
    expect((home?.chance ?? 0) + (away?.chance ?? 0)).toBe(1);
    expect([home?.isFavorite, away?.isFavorite]).toEqual([true, false]);
  });

  test('is left out where it was tied or pushed', () => {
    const whats = (home: number, away: number) =>
      scoreLegs(game, [priced], { home, away }).map(({ what }) => what);
    expect(whats(20, 20)).toEqual(['cover', 'cover', 'total']);
    expect(whats(25, 20)).toEqual(['win', 'win', 'cover', 'cover']);
  });
});

test('the line is the one that most books list, with the mean of their chances', () => {
  const at = (line: number, over: number, under: number) => ({ line, over, under });
  const found = consensus([at(24.5, -110, -110), at(25.5, 110, -130), at(25.5, 100, -120)]);
  expect(found?.line).toBe(25.5);
  expect(found?.chance).toBeCloseTo(0.4678, 4);
  expect(found?.spread).toBeNull();
  expect(consensus([])).toBeUndefined();
});

describe('pairs', () => {
  const player = (name: string, team: string, what: string, won = true) =>
    pastLeg(game, what, { player: name, team, isHome: team === 'KC', chance: 0.5, won });
  const keys = (legs: Parameters<typeof pairsOf>[1]) => [...pairsOf('NFL', legs, ({ what }) => what).keys()];

  test('are of one player, of one team or of opponents, in one order of names', () => {
    const legs = [
      player('Mahomes', 'KC', 'passing_yards'),
      player('Mahomes', 'KC', 'completions'),
      player('Kelce', 'KC', 'receiving_yards', false),
      player('Hurts', 'PHI', 'passing_yards'),
    ];
    expect(keys(legs).sort()).toEqual([
      'opp completions passing_yards',
      'opp passing_yards passing_yards',
      'opp passing_yards receiving_yards',
      'own completions receiving_yards',
      'own passing_yards receiving_yards',
      'same completions passing_yards',
    ]);
    const pair = pairsOf('NFL', legs, ({ what }) => what).get('own passing_yards receiving_yards');
    expect(pair?.results).toEqual([2]);
  });

  test('count a game once where the two teams are opposites', () => {
    const legs = [
      ...scoreLegs(game, [priced], { home: 30, away: 20 }),
      player('Mahomes', 'KC', 'passing_yards'),
    ];
    const found = pairsOf('NFL', legs, ({ what }) => what);
    // The home team is the favorite here, so both senses are the same pair.
    expect(found.get('game home win total')?.results).toEqual([3]);
    expect(found.get('game favorite win total')?.results).toEqual([3]);
    expect(found.get('own passing_yards win')?.results).toEqual([3]);
    expect(found.has('opp passing_yards win')).toBe(false);
  });
});

describe('one-sided prices', () => {
  /** +300 implies 25 %. */
  const past = (n: number, won: number, price = 300): OneSidedPast[] =>
    Array.from({ length: n }, (_, at) => ({
      league: 'NFL',
      kind: 'anytime_touchdown_scorer',
      price,
      won: at < won,
      half: 'first',
    }));

  test('have the share that came in of a band with 200 results and 40 winners', () => {
    const [band] = bandsOf(past(400, 80));
    expect(band).toMatchObject({ from: 0, to: 30, n: 400, won: 80, implied: 25, cameIn: 20 });
    expect(band?.ratio).toBeCloseTo(0.8, 9);
    expect(oneSidedChance(past(400, 80), 'NFL', 'anytime_touchdown_scorer', 400)).toBeCloseTo(0.16, 9);
  });

  test('have none with fewer', () => {
    expect(bandsOf(past(199, 80))).toEqual([]);
    expect(bandsOf(past(400, 39))).toEqual([]);
    expect(oneSidedChance(past(199, 80), 'NFL', 'anytime_touchdown_scorer', 400)).toBeNull();
  });
});
