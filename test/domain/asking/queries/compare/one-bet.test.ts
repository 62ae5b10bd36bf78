/** Two lines of one bet: by how often the result lands between them, and at which price they cost the same. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import { answerCompare } from '../../../../../lambdas/domain/asking/queries/compare/answer.ts';
import { costOf, evenPrice } from '../../../../../lambdas/domain/asking/queries/compare/one-bet.ts';
import { readCompare } from '../../../../../lambdas/domain/asking/queries/compare/read.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { book, tablesOf, teams } from '../boards.ts';

const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  today: '2026-11-20',
};
const game = gameWith({
  books: ['DraftKings', 'FanDuel'].map((name) =>
    book(name, {
      spread: { homeLine: -3, home: -110, away: -110 },
      total: { line: 44, over: -110, under: -110 },
    }),
  ),
});

function answer(prompt: string, tables = tablesOf([game])) {
  const query = readCompare(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerCompare(query, tables);
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  return found.response;
}

describe('of a game', () => {
  test('a field goal is worth more than other numbers', () => {
    const shareOf = (prompt: string) =>
      Number(/by exactly \d+ \((\d+(?:\.\d)?)%\)/.exec(answer(prompt))?.[1]);
    const three = shareOf('Seahawks -3 -110 or -3.5 +100');
    expect(three).toBeGreaterThan(7);
    expect(three).toBeLessThan(11);
    expect(shareOf('Seahawks -5 -110 or -5.5 +100')).toBeLessThan(three / 2);
  });

  test('a whole number wins less and pushes, and the half point is told', () => {
    const response = answer('Seahawks -3 -105 or -2.5 -125');
    expect(response).toMatch(/Seahawks −3 at −105: wins [\d.]+%, a push [\d.]+%, loses [\d.]+%/);
    expect(response).toMatch(/Seahawks −2.5 at −125: wins [\d.]+%, loses [\d.]+%/);
    expect(response).toContain('Seahawks −2.5 is the easier one.');
    expect(response).toContain('They differ only when the Seahawks win by exactly 3');
    expect(response).toContain('No book lists Seahawks −2.5 now.');
    expect(response).toContain('Reckoned from the market’s Seahawks −3 (50%)');
  });

  test('the other team’s points are the same results, from its side', () => {
    expect(answer('Packers +3 -120 or +2.5 +100')).toContain('the Packers lose by exactly 3');
  });

  test('of a total, either side', () => {
    expect(answer('over 44 -110 or over 44.5 +100 packers seahawks')).toContain('the total is exactly 44');
    expect(answer('under 44 -110 or under 43.5 +105 packers seahawks')).toContain(
      'Under 44 is the easier one.',
    );
  });

  test('too far from any listed line nothing is reckoned', () => {
    expect(answer('Seahawks -9.5 +200 or -10.5 +230')).not.toContain('Reckoned');
  });

  test('in hockey, a whole number follows from the half points that are listed beside it', () => {
    const lines = [
      [5.5, 110, -130],
      [6.5, -140, 120],
    ] as const;
    const hockey = {
      ...gameWith({
        books: lines.map(([line, under, over], at) =>
          book(['DraftKings', 'FanDuel'][at] ?? '', { total: { line, over, under } }),
        ),
      }),
      sport: 'NHL' as const,
    };
    const tables = tablesOf([hockey], { sports: [{ sport: 'NHL', games: [hockey], teams }] });
    const response = answer('under 6 +105 or under 6.5 -120 packers seahawks', tables);
    // Under 5.5 has 45.7% and under 6.5 has 56.2% by these prices.
    expect(response).toContain('Under 6 at +105: wins 45.7%, a push 10.5%, loses 43.8%');
    expect(response).toContain('Under 6.5 at −120: wins 56.2%, loses 43.8%');
    expect(response).toMatch(/No book lists Under 6 now\.\nBy the market’s Under 5\.5 .* and Under 6\.5/);
  });

  test('in hockey nothing is reckoned', () => {
    const hockey = { ...game, sport: 'NHL' as const };
    const tables = tablesOf([hockey], { sports: [{ sport: 'NHL', games: [hockey], teams }] });
    expect(answer('over 44 -110 or over 44.5 +100 packers seahawks', tables)).not.toContain('Reckoned');
  });
});

describe('of no game', () => {
  test('two numbers of football are compared around the market', () => {
    const response = answer('-3 at -120 or -3.5 at +100');
    expect(response).toContain('it wins by exactly 3');
    expect(response).toContain('For a game whose market stands at -3');
  });

  test('of another sport only the prices are', () => {
    const query = readCompare('-3 at -120 or -3.5 at +100', { ...known, selectedSport: 'NBA' });
    if (!query) throw new Error('not read');
    expect(answerCompare(query, tablesOf([], { selectedSport: 'NBA' })).response).toContain('must win');
  });
});

test('at the even price both lines cost the same', () => {
  const easy = { wins: 0.46, losses: 0.45 };
  const hard = { wins: 0.46, losses: 0.54, price: 100 };
  const price = evenPrice(easy, hard);
  expect(price).not.toBeNull();
  expect(costOf({ ...easy, price: price ?? 0 })).toBeCloseTo(costOf(hard), 0);
});
