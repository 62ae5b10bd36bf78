/** What half a point is worth, and how often games land on a number: how it is asked, and what the answer says. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import { readCheck } from '../../../../../lambdas/domain/asking/queries/check/read.ts';
import { answerMarket } from '../../../../../lambdas/domain/asking/queries/market/answer.ts';
import { readKeyNumber } from '../../../../../lambdas/domain/asking/queries/market/key-number/read.ts';
import { market } from '../../../../../lambdas/domain/asking/queries/market/kind.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { book, tablesOf, teams } from '../boards.ts';

const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  today: '2026-11-20',
};
const read = (prompt: string) => readKeyNumber(prompt, known);

describe('half a point', () => {
  test.each([
    ['is it worth buying the half point on the seahawks', { teams: ['Seattle Seahawks'], line: null }],
    ['how much is the hook worth on the packers', { teams: ['Green Bay Packers'] }],
    ['should i buy the seahawks down to -2.5', { line: null, sizes: [-2.5] }],
    ['worth buying a half point on over 44 in packers seahawks', { market: 'total', side: 'over', line: 44 }],
    ['should i buy the hook from 3.5 to 3', { teams: [], line: 3.5, sizes: [3] }],
    ["what's a half point worth off of 3", { line: 3 }],
    ['is buying off the 7 worth it', { line: 7 }],
    ['how much should i pay to buy from -3.5 to -3', { line: -3.5, sizes: [-3] }],
    ['is a half point off 3 worth paying -125', { line: 3, price: { min: -125, max: -125 } }],
    [
      'worth buying the hook to go from -3.5 to -3 at -130',
      { line: -3.5, sizes: [-3], price: { min: -130, max: -130 } },
    ],
    ['is it smarter to buy the half pt on the packers or leave it at -2.5', { line: -2.5 }],
    ['should i buy the half point on the packers or keep it at -7', { line: -7 }],
    ['is the half point from 3.5 to 3 worth -130', { line: 3.5, sizes: [3] }],
    ['how many cents is the half point worth from 7.5 to 7', { line: 7.5, sizes: [7] }],
  ])('%s', (prompt, expected) => {
    const query = read(prompt);
    expect(query).toMatchObject({ topic: 'key_number', ...expected });
    expect(query && read(market.prompt(query))).toEqual(query);
    expect(readCheck(prompt, known)).toBeUndefined();
  });
});

describe('how often games land on a number', () => {
  test.each([
    ['how often do games land on 3', { line: 3, market: 'spread' }],
    ['how often does the total land on 44', { line: 44, market: 'total' }],
    ['most common nfl margins of victory', { line: null }],
    ['how many games are decided by exactly 7', { line: 7 }],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject({ topic: 'key_number', by: 'landing', ...expected });
  });

  test.each(['how often do the packers win by 3', 'what does buying points mean', "what's the hook"])(
    '%s is another question',
    (prompt) => {
      expect(read(prompt)).toBeUndefined();
    },
  );
});

const game = gameWith({
  books: ['DraftKings', 'FanDuel'].map((name) =>
    book(name, {
      spread: { homeLine: -3.5, home: -105, away: -115 },
      total: { line: 44.5, over: -110, under: -110 },
    }),
  ),
});

function answer(prompt: string, board = [game]) {
  const query = read(prompt);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerMarket(query, tablesOf(board));
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  return found.response;
}

test('a finish in golf is no number that games land on', () => {
  const read = (prompt: string) => readKeyNumber(prompt, { ...known, asides: new Set() });
  expect(read('what are the odds of a top 5 finish')).toBeUndefined();
  expect(read('what are the odds a game finishes on a margin of 5')).toBeDefined();
});

test('a price that is to be paid is judged', () => {
  const query = read('is a half point off 3 worth paying -135');
  expect(query && answerMarket(query, tablesOf([])).response).toMatch(
    /to -3: worth it up to −138, so at −135 yes\.\n.*to -2\.5: worth it up to −130, so at −135 no\./,
  );
});

describe('the answer', () => {
  test('in a game starts from the market’s line and its best price', () => {
    const response = answer('is it worth buying the half point on the seahawks');
    expect(response).toMatch(/From Seahawks −3.5 at −105 to Seahawks −3: worth it up to −1[23]\d\./);
    expect(response).toContain('It matters only when the Seahawks win by exactly 3');
  });

  test('of an underdog is from its side', () => {
    expect(answer('how much is the hook worth on the packers')).toContain(
      'From Packers +3.5 at −115 to Packers +4',
    );
  });

  test('of no game is around the number, dearer at 3 than at 5', () => {
    const worth = (prompt: string) => Number(/worth it up to −(\d+)/.exec(answer(prompt))?.[1]);
    expect(worth('should i buy the hook from 3.5 to 3')).toBeGreaterThan(
      worth('should i buy the hook from 5.5 to 5') + 10,
    );
  });

  test('without a priced line says so', () => {
    const bare = gameWith({ books: [book('DraftKings', { spread: null })] });
    expect(answer('is it worth buying the half point on the seahawks', [bare])).toContain(
      'no book prices that line on both sides yet',
    );
  });

  test('the share of games on a number is of the games counted', () => {
    expect(answer('how often do games land on 3')).toContain(
      'Of 5,075 NFL games of 2002 to 2020, 14.8% ended on a margin of 3.',
    );
    expect(answer('how often do nba games land on 5')).toContain('for the NFL only, not for the NBA');
  });
});
