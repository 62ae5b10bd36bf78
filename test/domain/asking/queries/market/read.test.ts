/** Questions about prices as people type them: what is asked, of which lines, and what asks for a bet instead. */
import { describe, expect, test } from 'vitest';
import { readCompare } from '../../../../../lambdas/domain/asking/queries/compare/read.ts';
import { readRanked } from '../../../../../lambdas/domain/asking/queries/market/ranked/read.ts';
import { readMarket } from '../../../../../lambdas/domain/asking/queries/market/read.ts';
import { asksForList } from '../../../../../lambdas/domain/asking/queries/market/reading/lists.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const known = {
  selectedSport: 'NFL' as const,
  teams,
  today: '2026-11-22',
  players: ['Zach Wilson', 'Deebo Samuel', 'LeBron James', 'Tyreek Hill'],
};

test.each([
  'why did the bears line drop half a point',
  'did the bears spread change by half a point',
  'bears line moved half a pt since yesterday',
])('“%s” asks how a line moved, and for no middle', (prompt) => {
  expect(readMarket(prompt, known)).toMatchObject({ topic: 'movement', teams: ['Chicago Bears'] });
});

describe('a slate', () => {
  test.each([
    ['widest spread tonite', { market: 'spread', order: 'most' }],
    ['tightest spread on the nba board', { market: 'spread', order: 'least' }],
    ['biggest dog on the board and what are they paying', { market: 'moneyline', order: 'most' }],
    ['whats the heaviest favorite today', { market: 'moneyline', order: 'least' }],
    ['list nba totals above 235', { market: 'total', lines: { min: 235.5, max: null } }],
    ['show me nfl totals of at least 48', { market: 'total', lines: { min: 48, max: null } }],
    ['nhl games lined at 5.5 today', { market: 'total', lines: { min: 5.5, max: 5.5 } }],
    ['list nfl spreads under 3 today', { market: 'spread', lines: { min: null, max: 2.5 } }],
    ['show me every spread for the 1 oclock games', { market: 'spread', starts: { from: 780, before: 810 } }],
    ['whole hockey board, winners only no pucklines', { market: 'moneyline', sports: ['NHL'] }],
  ])('%s', (prompt, expected) => {
    expect(readMarket(prompt, known)).toMatchObject({ topic: 'board', ...expected });
  });
});

describe('a list of a slate', () => {
  test.each([
    ['three most valuable underdogs, best first', { side: 'underdog', by: 'value', limit: 3 }],
    ['which underdogs offer the best value', { side: 'underdog', by: 'value' }],
    ['favorites of -150 or more today', { side: 'favorite', price: { min: null, max: -150 } }],
    ['list favorites shorter than -200', { side: 'favorite', price: { min: null, max: -200 } }],
    ['favs between -110 and -150', { side: 'favorite', price: { min: -150, max: -110 } }],
    ['any dogs longer than +300 today', { side: 'underdog', price: { min: 300, max: null } }],
    ['underdogs over +200', { side: 'underdog', price: { min: 201, max: null } }],
    ['how many favorites are -200 or more', { side: 'favorite', price: { min: null, max: -200 } }],
    ['which teams are plus money at home', { side: null, venue: 'home', price: { min: 100, max: null } }],
    ['safest of the listed favorites', { side: 'favorite', order: 'least' }],
    ['who are the 3 heaviest favorites', { side: 'favorite', order: 'least', limit: 3 }],
    ['top 5 favorites by moneyline', { side: 'favorite', market: 'moneyline', limit: 5 }],
    ['which road favorites are there tonight', { side: 'favorite', venue: 'road' }],
    ['show home dogs this week', { side: 'underdog', venue: 'home' }],
    ['whos favored on the road sunday', { side: 'favorite', venue: 'road' }],
    ['any double digit favorites', { side: 'favorite', market: 'spread', lines: { min: 10, max: null } }],
    ['what teams are favored by more than 7', { market: 'spread', lines: { min: 7.5, max: null } }],
    ["which game is closest to a pick'em", { side: 'favorite', order: 'most', market: 'moneyline' }],
    ['tightest games tonight', { side: 'favorite', order: 'most' }],
    ['which matchups are toss ups today', { side: 'favorite', order: 'most' }],
    ['games with a spread on a key number', { market: 'spread', sizes: [3, 7] }],
    ['any spreads sitting on 3 or 7', { market: 'spread', sizes: [3, 7] }],
    ['games where the spread is exactly 3', { market: 'spread', sizes: [3] }],
    ['which games are lined within 3 points', { market: 'spread', lines: { min: null, max: 3 } }],
    ['highest and lowest totals tonight, top 3', { market: 'total', bothEnds: true, limit: 3 }],
    ['3 lowest totals on sunday', { market: 'total', order: 'least', limit: 3 }],
    ["who's favored by a touchdown or more", { side: 'favorite', lines: { min: 7, max: null } }],
    ['teams laying 3 or less', { side: 'favorite', market: 'spread', lines: { min: null, max: 3 } }],
    ['which underdog is most likely to win outright this week', { side: 'underdog', order: 'least' }],
    ['give me a list of every underdog with its price', { side: 'underdog' }],
    ["what's the most lopsided game on the slate", { side: 'favorite', order: 'least' }],
    ['order the spreads from smallest to biggest', { market: 'spread', order: 'least' }],
    ["rank tonight's totals", { market: 'total', order: 'most' }],
    ['which games are projected to be the highest scoring', { market: 'total', order: 'most' }],
  ])('%s', (prompt, expected) => {
    expect(readMarket(prompt, known)).toMatchObject({ topic: 'board', ...expected });
  });

  // "Your favorites" are another word; the rest are bets, and one is of an answer before.
  test.each([
    'which of those have the lowest total',
    '2 underdogs between +150 and +250',
    'home underdogs only',
    'coin flip game tonight',
    'spreads under 3 points nfl',
    'who are your favorites tonight',
    'which underdogs should i take',
    'home dogs this week',
    'three underdogs tonight',
    'safest favorite tonight',
  ])('%s is none', (prompt) => {
    expect(readRanked(prompt, known)).toBeUndefined();
  });
});

describe('an implied score', () => {
  test.each([
    ['whats the implied score of lions bears', { teams: ['Detroit Lions', 'Chicago Bears'] }],
    ['projected team total from the spread and total for the packers', { teams: ['Green Bay Packers'] }],
    ['how many points are the lions expected to score', { teams: ['Detroit Lions'] }],
    ['bears implied points', { teams: ['Chicago Bears'] }],
    ['what score does vegas predict for packers chargers', {}],
    ['nfl implied totals today', { sports: ['NFL'], days: ['2026-11-22'] }],
    ['implied score with a spread of -3 and a total of 45', { line: -3, sizes: [45] }],
  ])('%s', (prompt, expected) => {
    expect(readMarket(prompt, known)).toMatchObject({ topic: 'implied', ...expected });
  });

  test.each(['implied probability of the lions', 'lebron james projected points'])('%s is none', (prompt) => {
    expect(readMarket(prompt, known)?.topic).not.toBe('implied');
  });
});

test.each([
  ['dump every mls price thru tuesday', ['2026-11-22', '2026-11-23', '2026-11-24']],
  ['all nba odds until monday', ['2026-11-22', '2026-11-23']],
])('%s lists each day up to it', (prompt, days) => {
  expect(readMarket(prompt, known)).toMatchObject({ topic: 'board', days });
});

test.each([
  ['best number on the bears rn', null],
  ['whats the browns line right now', null],
  ['who has the best dolphins price rn', null],
  ['lebron james points odds rn', null],
  ['whats zach wilsons k line', null],
  ['best price on the bears today rn', ['2026-11-22']],
  ['all nfl totals right now', ['2026-11-22']],
])('%s is of the next game, unless a day is named', (prompt, days) => {
  expect(readMarket(prompt, known)).toMatchObject({ days });
});

test.each([
  'Alternate totals for the bears lions game, whats floating around',
  'bears lions alternate totals, which numbers are posted',
])('%s is of each book, whatever it looks like', (prompt) => {
  const meant = { topic: 'board' };
  expect(readMarket(prompt, { ...known, meant, asides: new Set(), allAsides: true })).toMatchObject({
    topic: 'books',
    market: 'total',
    teams: ['Chicago Bears', 'Detroit Lions'],
  });
});

test.each([
  ['draftkings or fanduel for the bears lions over, who is better', { topic: 'books', side: 'over' }],
  ['mgm vs caesars on the chiefs total, best for the under', { topic: 'books', market: 'total' }],
  ['any middle on lions bears between books, even half a point', { topic: 'middle' }],
])('%s', (prompt, expected) => {
  expect(readMarket(prompt, known)).toMatchObject(expected);
});

describe('the games of teams', () => {
  test.each([
    ['celts team total at mgm and at pinnacle', { market: 'team_total', books: ['BetMGM', 'Pinnacle'] }],
    ['dodgers run line price today, both sides', { market: 'spread', teams: ['Los Angeles Dodgers'] }],
    ['lions spread odds for both teams', { market: 'spread', teams: ['Detroit Lions'] }],
    ['3 way for the oilers inc the draw', { period: 'regulation', market: 'moneyline' }],
    ['home/draw/away prices for the oilers', { period: 'regulation', market: 'moneyline' }],
    ['texans ladder -2.5 thru -10.5 pls', { lines: { min: -10.5, max: -2.5 }, teams: ['Houston Texans'] }],
    ['whats the lions 1h spread', { period: 'first_half', market: 'spread' }],
    ['brewers cubs whos the chalk n by how much', { side: 'favorite' }],
    ['alt totals for the lions bears game', { market: 'total', lines: { min: null, max: null } }],
    ['list alternate spreads texans -6.5 or more', { lines: { min: null, max: -6.5 } }],
    ['alt totals lions bears 40 and up', { market: 'total', lines: { min: 40, max: null } }],
    ['alternate run lines for the dodgers', { market: 'spread', lines: { min: null, max: null } }],
  ])('%s', (prompt, expected) => {
    expect(readMarket(prompt, known)).toMatchObject({ topic: 'books', ...expected });
  });

  test.each(['who has the best number on bears +', 'best price jets plus', 'bears - , best price'])(
    '“%s” is about the points',
    (prompt) => {
      expect(readMarket(prompt, known)).toMatchObject({ topic: 'best_price', market: 'spread' });
    },
  );

  test.each(['how big a cut is the book taking on lions bears ml', 'how much is the rake on jets bills'])(
    '“%s” is about what books keep',
    (prompt) => {
      expect(readMarket(prompt, known)).toMatchObject({ topic: 'margin' });
    },
  );

  test.each(['how much have the lions moved since monday', 'has the lions spread moved since yesterday'])(
    '“%s” names no day of a game',
    (prompt) => {
      expect(readMarket(prompt, known)).toMatchObject({ topic: 'movement', days: null });
    },
  );

  test.each([
    'no vig price on lions bears',
    'fair odds for both sides of lions bears',
    'fair odds for the lions bears ml',
    'devig jets bills',
  ])('“%s” is about the prices without the margin', (prompt) => {
    expect(readMarket(prompt, known)).toMatchObject({ topic: 'books' });
  });

  test('what the asker saw of a move stays with it', () => {
    expect(readMarket('did the bills total drop? coulda sworn it was 48 last nite', known)).toMatchObject({
      topic: 'movement',
      market: 'total',
      line: 48,
      days: null,
    });
    expect(readMarket('what did the mavs open at', known)).toMatchObject({ topic: 'movement' });
  });

  test('a middle has the size that is asked for', () => {
    expect(readMarket('middles on totals today with 2+ pts between books?', known)).toMatchObject({
      topic: 'middle',
      lines: { min: 2, max: null },
    });
  });
});

describe('players', () => {
  test.each([
    ['anyone hang a pick number on zach wilson', { players: ['Zach Wilson'], stat: 'interceptions' }],
    ['deebo samuel receiving yards price everywhere', { players: ['Deebo Samuel'], stat: 'receiving_yards' }],
    ['all books for lebron james points', { players: ['LeBron James'], stat: 'points' }],
    ['everything posted on deebo samuel', { players: ['Deebo Samuel'], stat: null }],
    ['whats lebron james got up', { players: ['LeBron James'], stat: null }],
    ['anytime td prices fins, shortest on top', { teams: ['Miami Dolphins'], stat: 'touchdowns' }],
    [
      'everything on deebo samuel, catches and rushing yards',
      { stats: ['receptions', 'rushing_yards'], players: ['Deebo Samuel'] },
    ],
  ])('%s', (prompt, expected) => {
    expect(readMarket(prompt, known)).toMatchObject({ topic: 'player_lines', ...expected });
  });
});

test.each([
  ['alt totals for the lions bears game', true],
  ['josh allen anytime td price everywhere', true],
  ['kelce yards, every book', true],
  ['alt spreads on the bills?', true],
  ['build me a ladder on lebron points', true],
  ['i wanna ladder deebo receiving yards', true],
  ['what do you have the bills at', true],
  ['what do you have on the bills', false],
  ['3 leg parlay with a ladder on lebron points', false],
  ['give me an alt spread on the bills', false],
  ['best alt spreads tonight', false],
  ['3 leg parlay of alt totals', false],
  ['josh allen anytime td', false],
])('“%s” asks for a list: %s', (prompt, isList) => {
  expect(asksForList(prompt)).toBe(isList);
});

test.each([
  'give me 3 unders for sunday',
  'all unders tonight nba 3 of em',
  'no overs, 2 totals for sunday',
  '3 biggest favorites in the nfl',
  'give me the bills -1.5 alt line',
  '60 minute line bruins',
  'one receptions prop with a couple of rushing yards props',
  'who are they playing',
  'bears moneyline and whats 40 on it pay',
  'odds for the bears, what do they pay on 25',
  // "Score" is no typo of "swore".
  'score of the bears game last week',
])('“%s” asks for no price', (prompt) => {
  expect(readMarket(prompt, known)).toBeUndefined();
});

describe('the best price of one total of one game', () => {
  test.each([
    'Best price over 45.5 for Chicago Bears vs Detroit Lions',
    'best price for the over 45.5 in bears vs lions',
    'Best price spread for Chicago Bears vs Detroit Lions',
    'who has the best odds on the moneyline, bears vs lions',
  ])('“%s” compares no two bets', (prompt) => {
    expect(readCompare(prompt, known)).toBeUndefined();
  });

  test('nor does it where one of two teams is not meant', () => {
    expect(readCompare('best price, bears or lions moneyline', known)).toBeDefined();
    expect(readCompare('which is the best bet, bears -3 vs lions -3', known)).toBeDefined();
  });

  test('of two games it does', () => {
    expect(readCompare('which is better, over 45.5 bears or over 45.5 lions', known)).toMatchObject({
      options: [{ teams: ['Chicago Bears'] }, { teams: ['Detroit Lions'] }],
    });
  });
});

describe('the day of a move', () => {
  test.each([
    'did the bills line move today',
    'has the bills spread moved today',
    'bills line movement today',
  ])('is no day of the game: “%s”', (prompt) => {
    expect(readMarket(prompt, known)).toMatchObject({ topic: 'movement', days: null });
  });

  test.each(["how has the line moved for today's bills game", 'line movement bills game today'])(
    'is one where the game is of it: “%s”',
    (prompt) => {
      expect(readMarket(prompt, known)).toMatchObject({ topic: 'movement', days: ['2026-11-22'] });
    },
  );

  test('is that of a slate where no team is named', () => {
    expect(readMarket('biggest line moves today', known)).toMatchObject({ days: ['2026-11-22'] });
  });
});

describe('what books keep', () => {
  test.each([
    ['who has the lowest hold on nba spreads', { market: 'spread' }],
    ['lowest vig on nba totals', { market: 'total' }],
    ['which book has the lowest vig on nba spreads', { market: 'spread' }],
    ['lowest hold on nfl moneylines today', { market: 'moneyline' }],
  ])('%s', (prompt, expected) => {
    expect(readMarket(prompt, known)).toMatchObject({ topic: 'margin', ...expected });
  });

  test('the lowest lines are none of it', () => {
    expect(readMarket('lowest nba totals today', known)).toMatchObject({ topic: 'board', order: 'least' });
  });
});
