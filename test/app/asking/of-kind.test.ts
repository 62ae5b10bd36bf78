/** Questions of another kind than a play: what is told beside them, and a kind that the rules take for another. */
import { describe, expect, test } from 'vitest';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { teams } from '../../../scripts/eval/teams.ts';
import { roster } from '../../domain/asking/roles/known.ts';

const now = new Date('2026-11-22T15:00:00Z');
const read = (prompt: string, sport: Sport) =>
  grammar({ prompt, sport, now, teams, roster, players: roster.map(({ name }) => name) });
const queryOf = (prompt: string, sport: Sport) => read(prompt, sport).queries?.[0];

describe('a question about bets', () => {
  test.each([
    'my cousin has me on the Dodgers minus a run and a half at +110 with Kershaw on the hill. Should I be happy about that ticket?',
    'dodgers -1.5 +110 with some kid Jokic throwing.. too good to be true?',
  ])('is read without what is told beside it: %s', (prompt) => {
    expect(queryOf(prompt, 'MLB')).toMatchObject({
      ask: 'check',
      legs: [{ teams: ['Los Angeles Dodgers'], market: 'spread', line: -1.5, price: 110 }],
    });
  });

  test('compares what is named in words that only a bet knows', () => {
    expect(queryOf('o236.5 dubs lakers tn vs o230 celts wiz tmrw, can only play 1', 'NBA')).toMatchObject({
      ask: 'compare',
      options: [
        { teams: ['Golden State Warriors', 'Los Angeles Lakers'], side: 'over', line: 236.5 },
        { teams: ['Boston Celtics', 'Washington Wizards'], side: 'over', line: 230 },
      ],
    });
  });

  test('is of what is scored in the sport of who is named', () => {
    const prompt = 'Has Alex Ovechkin scored in any of his last four games?';
    expect(queryOf(prompt, 'NHL')).toMatchObject({ ask: 'find', topic: 'game_log', stat: 'goals', last: 4 });
  });

  test('is none where what would be left out matters', () => {
    const prompt = '6pt tease, lions to -1.5 with chiefs to +3.5, book wants -120. good or nah';
    expect(queryOf(prompt, 'NFL')).toEqual({ ask: 'not_offered', thing: 'teaser_prices' });
  });
});

describe('what the rules read in full', () => {
  test('is about us where it names us', () => {
    expect(queryOf('How much does GamePlan cost?', 'NBA')).toEqual({ ask: 'service', topic: 'price' });
  });

  test.each([
    'early nhl games today? anything before 4',
    'any early games today? something before 5',
    'afternoon games? anything before 6pm',
    'late games today? anything after 9',
  ])('is which games are on: %s', (prompt) => {
    expect(queryOf(prompt, 'NHL')).toMatchObject({ ask: 'find', topic: 'schedule' });
  });

  test.each(['early games, best bet before 4', 'anything good in the early games'])(
    'is a wish for a bet on one of them: %s',
    (prompt) => {
      expect(queryOf(prompt, 'NHL')).toBeUndefined();
    },
  );

  test('is what we have where that is asked, and no wish', () => {
    const college = { ask: 'not_offered', thing: 'college' };
    expect(queryOf('Do you cover college football?', 'NFL')).toEqual(college);
  });

  test('is whether a market is listed, where nothing judges it', () => {
    const listed = { ask: 'market', topic: 'books', market: 'total', period: 'first_period' };
    const prompt = 'Is there a total for just the first period of Capitals at Golden Knights?';
    expect(queryOf(prompt, 'NHL')).toMatchObject(listed);
    const wish = 'Is there a good total bet in the first period of Capitals at Golden Knights?';
    expect(queryOf(wish, 'NHL')).toBeUndefined();
  });

  test.each([
    'What do you think of a parlay with the Lions, the Rams and the Bills, all to win?',
    'Thoughts on a Bears and Bills moneyline parlay?',
  ])('is a verdict on legs that are chosen: %s', (prompt) => {
    expect(queryOf(prompt, 'NFL')).toMatchObject({ ask: 'check', legs: expect.anything() });
  });

  test('is a term of which no bet is made', () => {
    expect(queryOf('what is a good CLV', 'NFL')).toEqual({ ask: 'explain', terms: ['clv'] });
  });

  test('is a bet that was made where it has a stake and a price', () => {
    const prompt = 'Log a parlay: Bills and Lions to win, $15 at +160.';
    expect(queryOf(prompt, 'NFL')).toMatchObject({ ask: 'track', action: 'add', stake: 15, price: 160 });
  });
});

describe('what the rules read as another kind than it surely is', () => {
  test.each(['Tell me about Auburn’s season.', 'What is Penn State’s record?'])(
    'is of a college all the same, whose facts nobody keeps: %s',
    (prompt) => {
      expect(queryOf(prompt, 'NFL')).toEqual({ ask: 'not_offered', thing: 'college' });
    },
  );

  test('is made of its parts', () => {
    const prompt = 'what number do i need to make 30 into 150';
    expect(queryOf(prompt, 'NFL')).toMatchObject({ ask: 'sum', sum: 'needed_odds', stake: 30 });
  });

  test.each(['my fantasy qb is kelce so im biased, but is his over 22.5 receptions legit'])(
    'is asked back where its parts make nothing, and never answered as what it is not: %s',
    (prompt) => {
      const { queries, wantsPlay } = read(prompt, 'NFL');
      expect(queries?.[0]?.ask).not.toBe('not_offered');
      expect(queries?.[0]?.ask === 'check' || wantsPlay).toBe(true);
    },
  );
});

test.each([
  ['strip -124/-103', 'fair_price'],
  ['whats w% on -115s so i dont bleed', 'break_even'],
])('a sum in unknown words is read by its figures: %s', (prompt, sum) => {
  expect(queryOf(prompt, 'NFL')).toMatchObject({ ask: 'sum', sum });
});

test('a question that surely is of another kind is not of the one whose words it has', () => {
  expect(queryOf('cancel b4 it bills me monday, how', 'NFL')).toEqual({ ask: 'service', topic: 'cancel' });
});

test.each([['who wins canucks at flames', 'NHL']] as const)('a bet is wished for: %s', (prompt, sport) => {
  expect(read(prompt, sport).wantsPlay).toBe(true);
});

test.each([
  ['devil’s advocate, i wanna lay it with denver', 'NFL', 'check'],
  [
    'If it were your hundred dollars, would you lay the points with Buffalo or just play them to win?',
    'NFL',
    'compare',
  ],
  ['uncle says under in broncos vikings is the easiest money ever', 'NFL', 'check'],
  ['bills -7 and jets +9.5, 110 to win 100 each. what if bills win by a touchdown', 'NFL', 'sum'],
  ['is +900 fair for three legs at +110 each', 'NBA', 'sum'],
  ['my draftkings account has a 33% boost, min 3 legs. whats the best way to use it', 'NFL', 'explain'],
] as const)('a question in the words of a bet is no wish: %s', (prompt, sport, ask) => {
  expect(queryOf(prompt, sport)?.ask).toBe(ask);
});

test.each([
  ['Devils +140 Canes -165, what’s the true odds without the house cut', 'NHL'],
  ['no vig line if its broncos -142 vikings +122?', 'NFL'],
] as const)('two prices of a game are no parlay where their true odds are asked: %s', (prompt, sport) => {
  expect(queryOf(prompt, sport)).toMatchObject({ ask: 'sum', sum: 'fair_price' });
});

test('a chance that is to be had is no sum', () => {
  expect(read('3 legs with at least 60% chance each', 'NBA')).toMatchObject({
    wantsPlay: true,
    result: { reading: { legChance: { min: 60 } } },
  });
});

test.each([
  'i have 10 bucks on cavs at +200 to win the whole thing now theyre -150, how do i lock a profit',
  'i bet $20 on the lakers at +500 and they’ve moved to -110, how do i hedge that',
  'got $25 on bills +900, it’s down to -130 now, guarantee profit?',
])('a hedge takes no price of the asker’s own side: %s', (prompt) => {
  expect(queryOf(prompt, 'NBA')).toMatchObject({ ask: 'sum', sum: 'hedge', other: null });
});

test('a hedge takes the price of the other side', () => {
  const prompt = 'i have $10 on cavs at +200, other team is now -150, how do i lock a profit';
  expect(queryOf(prompt, 'NBA')).toMatchObject({ ask: 'sum', sum: 'hedge', other: { value: -150 } });
});

describe('bets that are listed', () => {
  test.each([
    'Curry 25+ points, Lakers ml. go',
    'lakers ml, celtics ml, warriors -3.5. lets ride',
    'Lakers ml, Warriors ml. Let’s go!',
  ])('are ordered: %s', (prompt) => {
    expect(queryOf(prompt, 'NBA')).toBeUndefined();
  });

  test.each(['lakers ml or warriors ml, go', 'lakers ml, warriors ml, which way would you go'])(
    'are a choice: %s',
    (prompt) => {
      expect(queryOf(prompt, 'NBA')).toMatchObject({ ask: 'compare' });
    },
  );
});

describe('what we have', () => {
  test.each([
    'whatchu got for the lakers warriors nightcap',
    'watchu like for the lakers game tonight',
    'whatcha thinking for celtics wizards',
  ])('is a pick: %s', (prompt) => {
    expect(queryOf(prompt, 'NBA')).toBeUndefined();
    expect(read(prompt, 'NBA').result.reading.intent).toBe('play');
  });

  test.each([
    'what you got the lakers at',
    'what do u have the celtics at tonight',
    'what do you have the warriors ml at',
    'whatchu got for lakers warriors odds',
  ])('is a price: %s', (prompt) => {
    expect(queryOf(prompt, 'NBA')).toMatchObject({ ask: 'market' });
  });
});

test.each([
  ['2 team parlay, nothing but dogs', 'underdog'],
  ['2 team parlay, nothin but dogs', 'underdog'],
  ['nothing but road teams, 3 leg parlay', 'away'],
  ['give me nothing but unders tonight, 3 of them', 'under'],
])('what nothing but is wanted of is wanted: %s', (prompt, side) => {
  const { reading } = read(prompt, 'NHL').result;
  expect([reading.sides, reading.notSides]).toEqual([[side], []]);
});

test.each([
  ['nfl sunday + nba sunday cross sport parlay 2 legs from each', ['NBA', 'NFL']],
  ['nba and nhl parlay tonight, 2 legs from each', ['NBA', 'NHL']],
  ['2 picks from each league, nba and nhl', ['NBA', 'NHL']],
  ['nba mlb parlay, two from each sport', ['NBA', 'MLB']],
])('as many legs of each sport as are said: %s', (prompt, sports) => {
  const { wishes } = read(prompt, 'NBA').result.reading;
  expect(wishes.map((wish) => [wish.sports, wish.count])).toEqual(sports.map((sport) => [[sport], 2]));
});

test('one of each league is no wish of its own', () => {
  const { reading } = read('one from each league, nba and nhl', 'NBA').result;
  expect([reading.eachSport, reading.wishes]).toEqual([true, []]);
});
