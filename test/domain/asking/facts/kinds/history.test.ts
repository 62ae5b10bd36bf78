/** A team's last games against the line of its team total: counted, worded and drawn. */
import { describe, expect, test } from 'vitest';
import { factSentences } from '../../../../../lambdas/domain/asking/answer/fact-kinds.ts';
import { pointsOf } from '../../../../../lambdas/domain/asking/english/results.ts';
import { historyFacts, historySide } from '../../../../../lambdas/domain/asking/facts/kinds/history.ts';
import type { MarketSide } from '../../../../../lambdas/domain/feed/board/sides.ts';
import { commanders, eagles, game, played, results } from '../samples.ts';

const rams = { id: '12', name: 'Los Angeles Rams' };
const names = [eagles, commanders, rams];
const rows = [
  played(7, eagles.id, rams.id, [27, 24]),
  played(14, rams.id, eagles.id, [10, 20]),
  played(21, eagles.id, 'unnamed', [31, 3]),
  played(28, rams.id, eagles.id, [14, 40]),
];
const sheet = { sport: 'NFL' as const, results: results(rows) };

const total = (changes: Partial<MarketSide>): MarketSide =>
  ({
    ...{ game, market: 'team_total', marketKey: 'team_total', team: 'home', line: 26.5, selection: 'over' },
    ...changes,
  }) as MarketSide;
const factsOf = (changes: Partial<MarketSide>) => historyFacts(total(changes), { sheet, names });

test('counts the points of the team, at home and on the road', () => {
  const [fact, ...others] = factsOf({});
  if (!fact) throw new Error('no fact');
  expect(others).toEqual([]);
  expect(fact.values).toEqual({ line: 26.5, games: 4, over: 3, under: 1, lean: 1 });
  expect(factSentences(fact)).toEqual([
    'The Eagles scored more than 26.5 in 3 of their last 4 games.',
    'In 3 of their last 4 games the Eagles scored more than 26.5.',
  ]);
  expect(pointsOf(fact.results ?? [], game)).toEqual([
    { label: 'Nov 15 vs Rams', value: 27, isAway: false },
    { label: 'Nov 8 at Rams', value: 20, isAway: true },
    { label: '3 games ago', value: 31 },
    { label: 'Oct 25 at Rams', value: 40, isAway: true },
  ]);
});

test('supports one side as much as it counts against the other', () => {
  const [fact] = factsOf({});
  expect(fact && historySide(fact, total({ selection: 'over' }))).toBe('for');
  expect(fact && historySide(fact, total({ selection: 'under' }))).toBe('against');
});

test('counts a push for neither, and says so', () => {
  const [fact] = factsOf({ line: 27 });
  expect(fact?.values).toMatchObject({ games: 3, over: 2, under: 1, pushes: 1 });
  expect(fact && factSentences(fact)[0]).toBe(
    'The Eagles scored more than 27 in 2 of their last 3 games (1 push not counted).',
  );
});

describe('a part of the game', () => {
  const halves = (home: readonly number[], away: readonly number[]) => ({
    lines: { home, away, overtime: null },
  });
  const withLines = [
    { ...played(7, eagles.id, rams.id, [27, 24]), ...halves([14, 3, 10, 0], [0, 14, 7, 3]) },
    { ...played(14, rams.id, eagles.id, [10, 20]), ...halves([0, 3, 7, 0], [10, 0, 0, 10]) },
    { ...played(21, eagles.id, rams.id, [31, 3]), ...halves([7, 7, 7, 10], [0, 3, 0, 0]) },
    { ...played(28, rams.id, eagles.id, [14, 40]), ...halves([7, 0, 7, 0], [20, 10, 10, 0]) },
  ];
  const known = { sheet: { ...sheet, results: results(withLines) }, names };
  const factsOfPart = (changes: Partial<MarketSide>, of = known) => historyFacts(total(changes), of);

  test('counts what the team scored in it', () => {
    const [fact, ...others] = factsOfPart({ marketKey: 'first_half.team_total', line: 13.5 });
    expect(others).toEqual([]);
    expect(fact?.values).toMatchObject({ line: 13.5, games: 4, over: 3, under: 1, part: 'first_half' });
    expect(fact?.results?.map(({ value }) => value)).toEqual([17, 10, 14, 30]);
    expect(fact && factSentences(fact)).toEqual([
      'The Eagles scored more than 13.5 in the 1st half in 3 of their last 4 games.',
      'In 3 of their last 4 games the Eagles scored more than 13.5 in the 1st half.',
    ]);
  });

  test('counts what both teams scored in it, once for each team with enough games', () => {
    const facts = factsOfPart({
      market: 'total',
      marketKey: 'first_half.total',
      line: 20.5,
    });
    expect(facts.map(({ about, values }) => [about, values.over, values.under])).toEqual([
      ['Philadelphia Eagles', 2, 2],
    ]);
    expect(facts[0]?.results?.map(({ value }) => value)).toEqual([31, 13, 17, 37]);
    expect(facts[0] && factSentences(facts[0])[0]).toBe(
      'The 1st half went over 20.5 in 2 of the Eagles’ last 4 games.',
    );
  });

  test('ends at the first game without a line score, so that no game is left out in between', () => {
    const withoutLinesAt = (at: number) => {
      const rows = withLines.map(({ lines, ...row }, index) => (index === at ? row : { ...row, lines }));
      const of = { ...known, sheet: { ...sheet, results: results(rows) } };
      return factsOfPart({ marketKey: 'first_half.team_total', line: 13.5 }, of);
    };
    // The last row is the oldest game.
    expect(withoutLinesAt(3)[0]?.values).toMatchObject({ games: 3 });
    expect(withoutLinesAt(0)).toEqual([]);
  });
});

test('there is none for other markets, for a part without line scores, and for fewer than three games', () => {
  expect(factsOf({ market: 'total', marketKey: 'total' })).toEqual([]);
  expect(factsOf({ marketKey: 'first_half.team_total' })).toEqual([]);
  expect(factsOf({ team: 'away' })).toEqual([]);
  const few = { ...sheet, results: results(rows.slice(0, 2)) };
  expect(historyFacts(total({}), { sheet: few, names })).toEqual([]);
  expect(historyFacts(total({}), { sheet: undefined, names })).toEqual([]);
});
