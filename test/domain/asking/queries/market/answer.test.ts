/** Answers about prices: every number in the words is on the board. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../../lambdas/contracts/asking/queries/board.ts';
import { answerMarket } from '../../../../../lambdas/domain/asking/queries/market/answer.ts';
import { readMarket } from '../../../../../lambdas/domain/asking/queries/market/read.ts';
import type { Tables } from '../../../../../lambdas/domain/asking/queries/table/tables.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { book, game, tablesOf, teams } from '../boards.ts';

const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  today: '2026-11-20',
};

function answer(prompt: string, tables = tablesOf([game])) {
  const query: MarketQuery | undefined = readMarket(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerMarket(query, tables);
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  return found;
}

test('the best price is named with its book, and every other book follows', () => {
  const { response, cards } = answer('best price on the packers');
  expect(response).toContain('+140 at FanDuel');
  expect(cards).toMatchObject([
    {
      type: 'books',
      rows: [
        { book: 'FanDuel', price: 140, isBest: true },
        { book: 'BetMGM', price: 130, isBest: false },
        { book: 'DraftKings', price: 130, isBest: false },
      ],
    },
  ]);
});

test('of books that are compared, those without a price are named', () => {
  expect(answer('does caesars have a better price than fanduel on the packers').response).toMatch(
    /^Caesars has no price on Packers to win here\.\nBest price on Packers to win/,
  );
  expect(answer('best price on the packers').response).not.toContain('has no price');
});

describe('an easier line at the best price', () => {
  const total = (name: string, line: number, over: number, under: number) =>
    book(name, { total: { line, over, under } });
  const board = (...books: Parameters<typeof total>[]) =>
    tablesOf([gameWith({ books: books.map((each) => total(...each)) })]);
  const best = (prompt: string, tables: Tables) => answer(prompt, tables).response;

  test('of an over it is lower, and is named before the other books', () => {
    const tables = board(['A', 47, -110, -110], ['B', 47, -112, -108], ['C', 46.5, -110, -110]);
    expect(best('best price on the packers seahawks over', tables)).toMatch(
      /Over 47, .*: −110 at A, .*\nA better number: Over 46\.5 −110 at C\.\n/,
    );
    expect(best('best price on the packers seahawks under', tables)).not.toContain('A better number');
  });

  test('of an under it is higher', () => {
    const tables = board(['A', 47, -110, -110], ['B', 47, -112, -112], ['C', 47.5, -115, -108]);
    expect(best('best price on the packers seahawks under', tables)).toContain(
      'A better number: Under 47.5 −108 at C.',
    );
  });

  test('at a shorter price it is no better', () => {
    const tables = board(['A', 47, -110, -110], ['B', 47, -112, -108], ['C', 46.5, -115, -105]);
    expect(best('best price on the packers seahawks over', tables)).not.toContain('A better number');
  });
});

test('the worst number is named, and the best', () => {
  const query = readMarket('best price on the packers', known);
  const { response } = answerMarket({ ...query, order: 'least' } as MarketQuery, tablesOf([game]));
  expect(response).toMatch(/^The worst number, .*\+130 at (?:BetMGM|DraftKings)\./);
  expect(response).toContain('+140 at FanDuel.');
});

describe('what books have', () => {
  test('a board of one book has its prices only', () => {
    const { response } = answer('fanduel lines for the nfl');
    expect(response).toContain('prices at FanDuel:');
    expect(response).toContain('Packers to win +140');
    expect(answer('caesars lines for the nfl').response).toMatch(/^Caesars prices none of these games/);
  });

  test.each([
    ['packers', /^Yes, every book that lists it has Packers to win at \+100 or longer\./],
    ['seahawks', /^No book has Seahawks to win at \+100 or longer\./],
  ])('plus money on the %s', (team, said) => {
    const query = readMarket(`best price on the ${team}`, known);
    const asked = { ...query, price: { min: 100, max: null } } as MarketQuery;
    expect(answerMarket(asked, tablesOf([game])).response).toMatch(said);
  });

  test('the highest and the lowest total are named with their books', () => {
    const high = book('Caesars', { total: { line: 48, over: -110, under: -110 } });
    const { response } = answer(
      'which book has the highest total on the packers game',
      tablesOf([gameWith({ books: [book('DraftKings'), high] })]),
    );
    expect(response).toContain('The highest total is 48 at Caesars, the lowest 47 at DraftKings.');
  });
});

test('the user’s own books come first', () => {
  const { response, cards } = answer(
    'best price on the packers',
    tablesOf([game], { books: ['DraftKings'] }),
  );
  expect(response).toContain('At your books: +130 at DraftKings');
  expect(cards[0]).toMatchObject({
    rows: [{ book: 'DraftKings', isOwn: true }, { book: 'FanDuel', isBest: true }, {}],
  });
});

test('a line that no book lists is said to be missing, with the nearest', () => {
  const { response, cards } = answer('best price on packers +7.5');
  expect(response).toContain('No book lists Packers +7.5');
  expect(response).toContain('Packers +3.5');
  expect(cards).toEqual([]);
});

test('named books are compared, and one without a price is named', () => {
  const { response } = answer('dk vs caesars on the packers moneyline');
  expect(response).toContain('DraftKings: Seahawks to win −150, Packers to win +130');
  expect(response).toContain('Caesars has no moneyline here');
  expect(response).not.toContain('FanDuel');
});

describe('one book is compared with the others', () => {
  test.each([
    [
      'fanduel packers moneyline',
      'FanDuel is the best on Packers to win: the next is +130 at DraftKings and BetMGM.',
    ],
    ['draftkings packers moneyline', 'DraftKings is not the best on Packers to win: FanDuel has +140.'],
    [
      'draftkings packers spread',
      'No book is better on Packers +3: FanDuel has −110 too. Packers +3.5 is −120 at BetMGM.',
    ],
    [
      'betmgm packers spread',
      'No other book has Packers +3.5. Packers +3 is −110 at DraftKings and FanDuel.',
    ],
  ])('%s', (prompt, said) => {
    const { response, cards } = answer(prompt);
    expect(response).toContain(`• ${said}`);
    expect(response).not.toContain('on Seahawks');
    expect(JSON.stringify(cards).includes('+130 (best)')).toBe(false);
  });

  test('several books, and all of them, are not', () => {
    for (const prompt of ['dk vs fanduel on the packers moneyline', 'packers moneyline at every book'])
      expect(answer(prompt).response).not.toMatch(/the best on|is better on/);
  });
});

test('the margin is what a book keeps of bets on both sides', () => {
  const { response } = answer('how much vig on the packers spread');
  // 2 × 110/210 = 1.0476: the book keeps 1 − 1/1.0476.
  expect(response).toContain('DraftKings: Seahawks −3 −110, Packers +3 −110, keeps 4.5%');
});

describe('movement', () => {
  test('is told from the side of the team, with its times', () => {
    const { response, cards } = answer('did the packers spread move');
    expect(response).toContain('Packers spread: +2 to +3');
    expect(cards).toMatchObject([
      { type: 'movement', market: 'spread', points: [{ value: 2 }, { value: 3 }] },
    ]);
  });

  test('of a chance is the away side’s own', () => {
    const { response, cards } = answer('did the packers moneyline move');
    expect(response).toContain('Packers to win: 45% to 41%');
    expect(cards).toMatchObject([{ market: 'moneyline', points: [{ value: 0.45 }, { value: 0.41 }] }]);
  });

  test('is not made up where there is none', () => {
    expect(answer('did the packers spread move', tablesOf([gameWith()])).response).toContain(
      'at one time only',
    );
    expect(answer('did the packers total move').response).toContain('back where it was');
  });

  test('is none of a market that no book prices', () => {
    const board = tablesOf([gameWith({ books: [book('DraftKings', { total: null })] })]);
    const { response } = answer('did the packers total move', board);
    expect(response).toContain('No book that we read has a price for the total of this game now');
    expect(response).not.toContain('one time only');
  });

  test('the largest of the board comes first', () => {
    const other = gameWith({
      id: 'NFL-2',
      home: { id: '12', name: 'Buffalo Bills' },
      movement: [
        { at: '2026-11-18T15:00:00.000Z', home: 40, spread: 3, total: 40 },
        { at: '2026-11-20T15:00:00.000Z', home: 70, spread: -4, total: 40 },
      ],
    });
    const { cards } = answer('biggest line moves', tablesOf([game, other]));
    expect(cards[0]).toMatchObject({
      type: 'table',
      rows: [['Packers at Bills', 'Bills to win', '40%', '70%', expect.any(String)], {}, {}, {}],
    });
  });
});

describe('arbitrage', () => {
  test('none is said so, with what the closest costs', () => {
    const { response } = answer('any arbs tonight or sunday', tablesOf([game]));
    expect(response).toMatch(/No arbitrage in 1 game.* The closest costs 1.6% of the whole stake/);
    expect(response).toContain('minutes old');
  });

  test('one is shown with stakes that pay the same', () => {
    const arb = gameWith({
      books: [
        book('A', { moneyline: { home: 110, away: -130, draw: null } }),
        book('B', { moneyline: { home: -130, away: 110, draw: null } }),
      ],
    });
    const { response, cards } = answer('any arbs', tablesOf([arb]));
    expect(cards[0]).toMatchObject({
      rows: [expect.arrayContaining(['$50.00']), expect.arrayContaining(['$50.00'])],
    });
    expect(response).toContain('1 arbitrage in 1 game');
    expect(response).toContain('$50.00 on Seahawks to win +110 at A');
    expect(response).toContain('pays 5%');
  });
});

test('a middle says between which results both bets win', () => {
  const apart = gameWith({
    books: [book('DraftKings'), book('BetMGM', { spread: { homeLine: -4.5, home: -110, away: -110 } })],
  });
  const { response } = answer('any middles', tablesOf([apart]));
  expect(response).toContain('1 middle in 1 NFL game');
  expect(response).toContain('the Seahawks win by more than 3 and less than 4.5');
});

test('a gap without a whole result between its ends is no middle', () => {
  // -3 at DraftKings and +3.5 at BetMGM: by 3, one is returned and the other wins.
  expect(answer('middles this week').response).toContain('No middle in 1 NFL game');
});

test('the board has each game with all its markets', () => {
  const { cards } = answer('all nfl odds');
  expect(cards[0]).toMatchObject({
    type: 'table',
    columns: [{ label: 'Game' }, { label: 'Moneyline' }, { label: 'Spread' }, { label: 'Total' }],
  });
});

test('no such game is said so, and leads on', () => {
  const { response, alternatives } = answer('odds for the bills');
  expect(response).toBe('No upcoming game for the Bills is listed in the next 7 days.');
  expect(alternatives).toHaveLength(1);
});
