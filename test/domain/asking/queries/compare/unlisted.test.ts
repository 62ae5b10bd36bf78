/** Two bets of which one or both are at a line that no book lists: which is the better one, as far as that follows. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import type { CompareQuery } from '../../../../../lambdas/contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../lambdas/contracts/asking/queries/common.ts';
import { answerCompare } from '../../../../../lambdas/domain/asking/queries/compare/answer.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { book, tablesOf } from '../boards.ts';

const game = gameWith({
  books: ['DraftKings', 'FanDuel'].map((name) =>
    book(name, {
      spread: { homeLine: -3, home: -110, away: -110 },
      total: { line: 44, over: -110, under: -110 },
    }),
  ),
});

const open: NamedBet = {
  sports: ['NFL'],
  teams: ['Seattle Seahawks'],
  player: null,
  stat: null,
  market: 'spread',
  side: null,
  line: null,
  price: null,
};
const spread = (line: number, price: number | null = null): NamedBet => ({ ...open, line, price });
const over = (line: number, price: number | null = null): NamedBet => ({
  ...open,
  market: 'total',
  side: 'over',
  line,
  price,
});

function answer(options: NamedBet[], by: CompareQuery['by'] = 'any'): string {
  const found = answerCompare({ ask: 'compare', options, by, order: 'best' }, tablesOf([game]));
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  return found.response;
}

describe('a line that no book lists', () => {
  test('costs what it costs at its own price, and not at that of a listed line', () => {
    const response = answer([spread(-2, -110), over(44, -110)]);
    expect(response).toMatch(
      /^By price: Seahawks −2 at −110 (?:gains|costs) about \$[\d.]+ per \$100; Over 44 at −110 costs \$[\d.]+ per \$100\./,
    );
    expect(response).not.toMatch(/• Seahawks −3 .*−110/);
  });

  test('without a price is compared by its chance', () => {
    expect(answer([spread(-1.5), over(47)])).toMatch(
      /^Seahawks −1\.5 is likelier: about \d+% against about \d+%, by an estimate\./,
    );
  });

  test('is no likelier than another by less than an estimate tells', () => {
    expect(answer([spread(-5), spread(-5)])).not.toContain('is likelier');
  });

  test('beside listed ones is compared as they are', () => {
    expect(answer([spread(-3), over(44)])).toMatch(/^By price: /);
  });
});

test.each([
  ['over', 'Tyrese Haliburton over 10.5 assists'],
  ['under', 'Tyrese Haliburton under 11.5 assists'],
] as const)('of two lines of a prop that no book lists, the %s has an easier one', (side, easier) => {
  const prop = (line: number): NamedBet => ({
    ...open,
    sports: ['NBA'],
    teams: [],
    player: 'Tyrese Haliburton',
    stat: 'assists',
    market: 'prop',
    side,
    line,
  });
  expect(answer([prop(10.5), prop(11.5)])).toContain(
    `${easier} is the easier one. It wins whenever the other one does`,
  );
  expect(answer([prop(10.5), { ...prop(11.5), stat: 'rebounds' }])).not.toContain('easier');
});
