/** Prices of the stand-in on what players do that no source prices: by their own averages. */
import { describe, expect, test } from 'vitest';
import { boxOf } from '../../../../scripts/local/feed/box.ts';
import { countAbove } from '../../../../scripts/local/feed/pricing/counts.ts';
import { type OwnLine, ownLinesOf } from '../../../../scripts/local/feed/pricing/own-averages.ts';
import { playerTypes } from '../../../../scripts/local/feed/pricing/player-odds.ts';
import { impliedBy, shareOf } from '../../../../scripts/local/feed/pricing/pricing.ts';
import { propsOf } from '../../../../scripts/local/feed/pricing/props.ts';
import { history } from '../../../../scripts/local/feed/seasons/history.ts';
import { gamesOn } from '../../../../scripts/local/feed/seasons/replay.ts';

const sports = ['NBA', 'NHL', 'MLB'] as const;

type Stats = Readonly<Record<string, number | undefined>>;

/** What a box score says, in words of its own. */
const counts: Readonly<Record<string, (stats: Stats) => number>> = {
  steals: ({ steals = 0 }) => steals,
  blocks: ({ blocks = 0 }) => blocks,
  turnovers: ({ turnovers = 0 }) => turnovers,
  stolen_bases: ({ stolen_bases = 0 }) => stolen_bases,
  hits_runs_rbis: ({ hits = 0, runs = 0, runs_batted_in = 0 }) => hits + runs + runs_batted_in,
  saves: ({ saves = 0 }) => saves,
};

const all = sports.flatMap((sport) =>
  history[sport].map(({ index }) => ({ sport, index, lines: ownLinesOf({ sport, index }) })),
);
const inBox = (game: (typeof all)[number], { player }: OwnLine) =>
  boxOf(game)?.find((row) => row.player === player)?.stats;
const countOf = ({ market }: OwnLine) => counts[market] ?? (() => Number.NaN);

test('every statistic is priced in many games, and each player once', () => {
  for (const market of Object.keys(counts)) {
    const having = all.filter(({ lines }) => lines.some((line) => line.market === market));
    expect(having.length, market).toBeGreaterThan(100);
  }
  for (const { lines } of all) {
    const names = lines.map(({ player, market }) => `${player.id} ${market}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a game gets at most a fifth as many as the sources price', () => {
  for (const game of all) expect(game.lines.length).toBeLessThanOrEqual(propsOf(game).length / 5);
});

test('the line is the half point nearest to even of the average of earlier games, whose number is five or more', () => {
  const some = all.filter(({ sport, lines }) => sport === 'NBA' && lines.length > 0).slice(-3);
  for (const game of some) {
    const day = history.NBA[game.index]?.date ?? '';
    for (const line of game.lines) {
      const before = history.NBA.filter(({ date }) => date < day).flatMap(({ index }) => {
        const stats = inBox({ ...game, index }, line);
        return stats?.minutes ? [countOf(line)(stats)] : [];
      });
      expect(before.length).toBeGreaterThanOrEqual(5);
      const mean = before.reduce((sum, count) => sum + count, 0) / before.length;
      expect(Math.abs(line.total.line - mean)).toBeLessThan(1);
      const { share } = shareOf([line.total.over, line.total.under ?? Number.NaN]);
      expect(Math.abs(share - countAbove(mean, 1.05, line.total.line))).toBeLessThan(0.05);
    }
  }
});

describe('against what happened', () => {
  test.each(Object.keys(counts))('%s: overs came in as often as priced, within five points', (market) => {
    const played = all.flatMap((game) =>
      game.lines.flatMap((line) => {
        const stats = line.market === market ? inBox(game, line) : undefined;
        return stats ? [{ ...line, came: countOf(line)(stats) > line.total.line }] : [];
      }),
    );
    const priced = played.map(({ total: { over, under } }) => shareOf([over, under ?? Number.NaN]).share);
    const expected = priced.reduce((sum, share) => sum + share, 0) / played.length;
    const came = played.filter((each) => each.came).length / played.length;
    expect(played.length).toBeGreaterThan(300);
    expect(Math.abs(came - expected)).toBeLessThan(0.05);
  });

  test('saves are on the goalkeepers who play', () => {
    for (const game of all.filter(({ sport }) => sport === 'NHL')) {
      for (const line of game.lines) expect(inBox(game, line)?.seconds).toBeGreaterThan(20 * 60);
    }
  });
});

test('are listed by the common demo book only, two-sided with a margin of five percent', () => {
  const game = gamesOn('NBA', '2026-11-22').find((each) => ownLinesOf(each).length > 0);
  if (!game) throw new Error('nobody is priced');
  const types = playerTypes(game, new Date(game.startsAt.getTime() - 3600_000));
  const listed = types.filter(({ value }) => /Steals|Blocks|Turnovers/.test(value));
  expect(listed.map(({ value }) => value)).toEqual(['Player Steals', 'Player Blocks', 'Player Turnovers']);
  for (const { bookmaker } of listed) {
    expect(bookmaker.map(({ name }) => name)).toEqual(['Demo Book A']);
  }
  for (const { total } of ownLinesOf(game)) {
    const sum = impliedBy(total.over) + impliedBy(total.under ?? Number.NaN);
    expect(sum).toBeGreaterThan(1.04);
    expect(sum).toBeLessThan(1.06);
  }
});

describe('a count', () => {
  test('is Poisson where games differ as chance has it', () => {
    expect(countAbove(2, 1, 0.5)).toBeCloseTo(1 - Math.exp(-2), 12);
    expect(countAbove(2, 1, 1.5)).toBeCloseTo(1 - 3 * Math.exp(-2), 12);
  });

  test.each([
    [0.4, 1.14],
    [1.7, 2.08],
    [25, 1.75],
  ])('of %f on average has that mean, and %f times as much variance', (mean, wideness) => {
    let [first, second] = [0, 0];
    for (let count = 1; count < 200; count++) {
      const chance = countAbove(mean, wideness, count - 0.5) - countAbove(mean, wideness, count + 0.5);
      first += count * chance;
      second += count * count * chance;
    }
    expect(first).toBeCloseTo(mean, 6);
    expect((second - first * first) / first).toBeCloseTo(wideness, 5);
  });
});
