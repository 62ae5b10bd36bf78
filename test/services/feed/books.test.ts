/** Every book of a game: its name, its own time, and stops at any level of the odds. */
import { describe, expect, test } from 'vitest';
import { bookName } from '../../../lambdas/services/feed/odds/book-names.ts';
import { booksIn } from '../../../lambdas/services/feed/odds/prices.ts';
import { plain } from '../../../lambdas/services/feed/shape.ts';

const requestedAt = new Date('2026-02-09T20:15:00.000Z');
const names = { home: 'Boston Celtics', away: 'New York Knicks' };
const read = (odds: unknown) => booksIn(plain(odds) as Record<string, unknown>, 'NBA', names, requestedAt);
const seconds = (time: string) => String(Date.parse(`2026-02-09T${time}Z`) / 1000);

const odds = (home: string, away: string) => [
  { '@name': 'Home', '@value': '', '@us': home, '@id': '1' },
  { '@name': 'Away', '@value': '', '@us': away, '@id': '2' },
];

/** In the shape of `getodds`: `@` everywhere, and a time and stop flag for each book in each market. */
const getodds = {
  '@ts': '1770667880',
  '@rotation_home': '',
  '@rotation_away': '',
  type: [
    {
      '@value': 'Home/Away',
      '@stop': 'False',
      '@id': '1',
      bookmaker: [
        {
          '@name': 'bet365',
          '@stop': 'False',
          '@ts': seconds('20:11:14'),
          '@id': '16',
          odd: odds('-150', '130'),
        },
        {
          '@name': 'Pncl',
          '@stop': 'False',
          '@ts': seconds('19:02:00'),
          '@id': '82',
          odd: odds('-148', '136'),
        },
        {
          '@name': 'WilliamHill',
          '@stop': 'True',
          '@ts': seconds('20:10:00'),
          '@id': '15',
          odd: odds('-400', '300'),
        },
      ],
    },
    {
      '@value': 'Over/Under',
      '@stop': 'False',
      '@id': '3',
      bookmaker: [
        {
          '@name': 'BET365',
          '@stop': 'False',
          '@ts': seconds('20:13:00'),
          '@id': '16',
          total: [
            { '@name': '224.5', '@stop': 'True', '@ismain': 'True', odd: totals('-110', '-110') },
            { '@name': '225.5', '@stop': 'False', '@ismain': 'False', odd: totals('-108', '-112') },
          ],
        },
        {
          '@name': 'Pinnacle',
          '@stop': 'False',
          '@ts': '9999999999',
          '@id': '502',
          total: { '@name': '225', '@stop': 'False', '@ismain': 'True', odd: totals('-105', '-113') },
        },
      ],
    },
    {
      '@value': 'Handicap',
      '@stop': 'True',
      '@id': '4',
      bookmaker: {
        '@name': 'bet365',
        '@stop': 'False',
        '@ts': seconds('20:14:00'),
        handicap: { '@name': '-3.5', odd: odds('-110', '-110') },
      },
    },
  ],
};

function totals(over: string, under: string) {
  return [
    { '@name': 'Over', '@us': over },
    { '@name': 'Under', '@us': under },
  ];
}

describe('the odds feed', () => {
  test('dates each book by its newest market, never later than the request', () => {
    expect(read(getodds).map(({ book, at }) => [book, at])).toEqual([
      ['bet365', '2026-02-09T20:13:00.000Z'],
      ['Pinnacle', requestedAt.toISOString()],
    ]);
  });

  test('leaves out a stopped market, book, line or price', () => {
    const [bet365, pinnacle] = read(getodds);
    expect(bet365).toMatchObject({
      moneyline: { home: -150, away: 130, draw: null },
      spread: null,
      total: { line: 225.5, over: -108, under: -112 },
    });
    expect(pinnacle).toMatchObject({ moneyline: { home: -148, away: 136 }, total: { line: 225 } });
    expect(read(getodds).map(({ book }) => book)).not.toContain('William Hill');
    const [first] = getodds.type;
    const stopped = [{ '@name': 'Home', '@us': '-150', '@stop': 'True' }, odds('', '130')[1]];
    const type = { ...first, bookmaker: { '@name': 'bet365', odd: stopped } };
    expect(read({ type })).toMatchObject([{ moneyline: { home: null, away: 130 } }]);
  });
});

describe('the schedule feed', () => {
  const schedule = (ts: string | undefined, ...books: string[]) => ({
    ...(ts !== undefined && { ts }),
    rotation_home: '502',
    rotation_away: '501',
    type: {
      value: 'Home/Away',
      id: '1',
      bookmaker: books.map((name, index) => ({
        name,
        extra: '',
        id: '453',
        odd: [
          { name: 'Home', value: '1.67', dp3: '1.667', us: `-${150 + index}`, id: '1' },
          { name: 'Away', value: '2.30', dp3: '2.300', us: '+130', id: '2' },
        ],
      })),
    },
  });

  test.each([
    ['milliseconds', String(Date.parse('2026-02-09T20:01:02.345Z')), '2026-02-09T20:01:02.345Z'],
    ['seconds', seconds('20:01:02'), '2026-02-09T20:01:02.000Z'],
    ['a time in the future', seconds('20:16:00'), requestedAt.toISOString()],
    ['an unknown time unit', '638750000000000000', requestedAt.toISOString()],
    ['nothing', undefined, requestedAt.toISOString()],
  ])('dates all books with one time: %s', (_what, ts, at) => {
    expect(read(schedule(ts, 'BetMGM', 'Caesars')).map((book) => book.at)).toEqual([at, at]);
  });

  test('may give two books one id; they are distinguished by name', () => {
    expect(
      read(schedule('', 'Caesars', 'BetMGM')).map(({ book, moneyline }) => [book, moneyline?.home]),
    ).toEqual([
      ['BetMGM', -151],
      ['Caesars', -150],
    ]);
  });

  test('may spell a book in two ways; it counts once, at the price listed first', () => {
    expect(
      read(schedule('', 'William Hill', 'WilliamHill', 'WILLIAM  HILL')).map(({ book }) => book),
    ).toEqual(['William Hill']);
  });

  test('stores at most 24 books, those with the most markets first', () => {
    const many = schedule('', ...Array.from({ length: 40 }, (_, index) => `Book ${String(index + 10)}`));
    const total = {
      value: 'Over/Under',
      bookmaker: { name: 'Book 49', total: { name: '225', odd: plain(totals('-110', '-110')) } },
    };
    const books = read({ ...many, type: [many.type, total] });
    expect(books).toHaveLength(24);
    expect(books.slice(0, 3).map(({ book }) => book)).toEqual(['Book 49', 'Book 10', 'Book 11']);
  });
});

test.each([
  ['Pncl', 'Pinnacle'],
  ['pinnacle', 'Pinnacle'],
  ['Draftkings', 'DraftKings'],
  ['Fanduel', 'FanDuel'],
  ['WilliamHill', 'William Hill'],
  ['Marathon', 'Marathonbet'],
  ['5 Dimes', '5Dimes'],
  ['Bet At Home', 'Bet at Home'],
  ['Borgota', 'Borgata'],
  ['  Some  New Book ', 'Some New Book'],
  ['Книга', 'Книга'],
  ['---', ''],
])('%s is %s', (sent, name) => {
  expect(bookName(sent)).toBe(name);
});
