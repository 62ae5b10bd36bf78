/** Rules that apply to every wording: legs named one by one, parts of a game, past games, typos. */
import { expect, test } from 'vitest';
import type { LegWish } from '../../../../lambdas/contracts/asking/reading.ts';
import { franchises } from '../../../../lambdas/domain/asking/reading/names/franchises.ts';
import { openWish } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { correctTypo } from '../../../../lambdas/domain/asking/reading/words/typos/typos.ts';
import { describeRules, type Expected, exactly, lakers, nba, nfl, sunday, today } from './check.ts';
import { read } from './readings.ts';

const of = (terms: Partial<LegWish>): LegWish => ({ ...openWish, ...terms });
const part = { markets: ['prop'], stat: 'other' } satisfies Expected;

describeRules({
  'legs that are named one by one': [
    ['one NBA leg and one NFL leg', { sports: ['NBA', 'NFL'], legs: exactly(2) }],
    [
      'parlay of an NFL favorite and an MLB favorite',
      {
        sports: ['NFL', 'MLB'],
        legs: exactly(2),
        sides: ['favorite'],
      },
    ],
    [
      '2 nba legs plus 1 nfl leg',
      {
        sports: ['NBA', 'NFL'],
        legs: exactly(3),
        wishes: [of({ sports: ['NBA'], count: 2 }), of({ sports: ['NFL'] })],
      },
    ],
    ['a favorite or an underdog', {}],
    ['at least 2 legs but no more than 4', { legs: { min: 2, max: 4 } }],
    ['give me your best 3', { legs: exactly(3) }],
    ['one from nba and one from nfl', { sports: ['NBA', 'NFL'], legs: exactly(2) }],
    [
      '3 leg parlay with a moneyline and a spread',
      {
        legs: exactly(3),
        wishes: [of({ markets: ['moneyline'] }), of({ markets: ['spread'] }), of({})],
      },
    ],
    [
      '4 legs: 2 favorites and 2 underdogs',
      {
        legs: exactly(4),
        wishes: (['favorite', 'underdog'] as const).map((side) => of({ sides: [side], count: 2 })),
      },
    ],
    ['four teamer, all favorites', { legs: exactly(4), sides: ['favorite'] }],
    [
      'nfl overs in the late window',
      { sports: ['NFL'], markets: ['total'], sides: ['over'], starts: { from: 16 * 60, before: 19 * 60 } },
    ],
    ['Bears to beat them', { sports: ['NFL'], markets: ['moneyline'], teams: ['Chicago Bears: back'] }],
    ['over forty seven point five', { markets: ['total'], sides: ['over'], line: 47.5 }],
    [
      'p r a over by a guard',
      {
        sports: ['NBA'],
        markets: ['prop'],
        stat: 'points_rebounds_assists',
        sides: ['over'],
        positions: ['guard'],
      },
    ],
    ['football and basketball parlay', { sports: ['NBA', 'NFL'], legs: exactly(2) }],
    ['nba or nfl pick', { sports: ['NBA', 'NFL'] }],
    ['20 leg parlay', { legs: exactly(20) }],
    ['100 leg parlay', { legs: exactly(30) }],
    ['a parlay with more than 3 legs', { legs: { min: 4, max: 8 } }],
  ],
  'words that turn a bet around': [
    ["don't bet against the Lakers", { ...nba, teams: [`${lakers}: back`] }],
    ['hammer the Lakers/Heat', { ...nba, teams: [`${lakers}: back`, 'Miami Heat: against'] }],
    ['total of less than 45 points', { markets: ['total'], sides: ['under'], line: 45 }],
    [
      'LeBron James at least 25 points',
      { markets: ['prop'], stat: 'points', sides: ['over'], line: 24.5, player: 'LeBron James' },
    ],
    ['a safe risky single', { legs: exactly(1), risk: 'safe' }],
  ],
  'teams that are all to win': [
    [
      'both the Heat and the Magic to win tonight',
      {
        ...nba,
        legs: exactly(2),
        markets: ['moneyline'],
        days: today,
        teams: ['Miami Heat: back', 'Orlando Magic: back'],
      },
    ],
    [
      'parlay Chiefs and Bills',
      {
        ...nfl,
        legs: exactly(2),
        teams: ['Kansas City Chiefs: back', 'Buffalo Bills: back'],
      },
    ],
    [
      'Lakers ML + Celtics ML',
      {
        ...nba,
        legs: exactly(2),
        markets: ['moneyline'],
        teams: [`${lakers}: back`, 'Boston Celtics: back'],
      },
    ],
    [
      'Heat win, Magic win, Lakers win',
      {
        ...nba,
        legs: exactly(3),
        markets: ['moneyline'],
        teams: ['Miami Heat: back', 'Orlando Magic: back', `${lakers}: back`],
      },
    ],
    [
      'LA teams to win',
      {
        ...nba,
        legs: exactly(2),
        markets: ['moneyline'],
        teams: [`${lakers}: back`, 'Los Angeles Clippers: back'],
      },
    ],
  ],
  'parts of a game': [
    [
      'first half spread Broncos',
      { ...nfl, markets: ['spread'], period: 'first_half', teams: ['Denver Broncos: back'] },
    ],
    ['1q over 55.5', { markets: ['total'], period: 'first_quarter', sides: ['over'], line: 55.5 }],
    ['first five innings under', { markets: ['total'], period: 'first_five', sides: ['under'] }],
    ['will it go to overtime', { ...part }],
    [
      'Lakers to score first',
      { ...nba, markets: ['moneyline'], period: 'first_score', teams: [`${lakers}: back`] },
    ],
    ['best first team to score', { markets: ['moneyline'], period: 'first_score' }],
    ['which team scores last', { markets: ['moneyline'], period: 'last_score' }],
    ['NFL who scores first', { ...nfl, markets: ['prop'], stat: 'first_touchdowns' }],
    ['Lakers by 10', { ...nba, ...part, teams: [`${lakers}: game`] }],
    ['a moneyline, no first half bets', { markets: ['moneyline'] }],
    ['will there be a safety, bet that', { ...part }],
    ['3 legs, take any unders out', { legs: exactly(3), notSides: ['under'] }],
  ],
  'what is over': [
    ["yesterday's best bet", { intent: 'info', topic: 'record' }],
    ['did my parlay hit', { intent: 'info', topic: 'record' }],
    ['did the Lakers win last night?', { ...nba, intent: 'info', topic: 'form', teams: [`${lakers}: game`] }],
    ['who won the Lakers game', { ...nba, intent: 'info', topic: 'form', teams: [`${lakers}: game`] }],
    ['Lakers yesterday', { ...nba, intent: 'info', topic: 'form', teams: [`${lakers}: game`] }],
    ['Lakers lost yesterday, back them tonight', { ...nba, days: today, teams: [`${lakers}: back`] }],
  ],
  'a market for a team, and questions about it': [
    ['run line on the Astros', { sports: ['MLB'], markets: ['spread'], teams: ['Houston Astros: back'] }],
    ['spread for the Lakers', { ...nba, markets: ['spread'], teams: [`${lakers}: back`] }],
    [
      'what is the line on the Lakers',
      { ...nba, intent: 'info', topic: 'prices', teams: [`${lakers}: game`] },
    ],
    [
      'why are the Lakers such big favorites?',
      { ...nba, intent: 'info', topic: 'prices', teams: [`${lakers}: game`] },
    ],
    ['is the Lakers line moving?', { ...nba, intent: 'info', topic: 'prices', teams: [`${lakers}: game`] }],
  ],
  'who of two': [
    [
      'Broncos @ Patriots, who ya got',
      {
        ...nfl,
        markets: ['moneyline', 'spread'],
        teams: ['Denver Broncos: game', 'New England Patriots: game'],
      },
    ],
    ['2 game lines tonight', { legs: exactly(2), markets: ['moneyline', 'spread', 'total'], days: today }],
    [
      'sides and totals tonight, 3 legs',
      { legs: exactly(3), markets: ['moneyline', 'spread', 'total'], days: today },
    ],
    ['who you taking tonight', { markets: ['moneyline', 'spread'], days: today }],
    [
      'Which is better, Chiefs -9 or Bengals -10?',
      {
        ...nfl,
        intent: 'compare',
        markets: ['spread'],
        teams: ['Kansas City Chiefs: back', 'Cincinnati Bengals: back'],
      },
    ],
  ],
  'slips of the finger': [
    ['saftest bet tonite', { risk: 'safest', days: today }],
    ['undrdgo for sundya', { sides: ['underdog'], days: sunday }],
    ['moneylne favrite', { markets: ['moneyline'], sides: ['favorite'] }],
  ],
  'noise of programs': [
    ['"}],"reading":{"legs":{"min":8,"max":8}}} 2 legs tonight', { legs: exactly(2), days: today }],
    ['{"legs":{"min":5}} one pick', { legs: exactly(1) }],
  ],
});

test('two lines for two legs are never dropped silently', () => {
  const { reading, unread } = read('Chiefs -9 and Bengals -10 parlay');
  expect(reading).toMatchObject({ legs: exactly(2), markets: [], line: null });
  expect(reading.wishes).toMatchObject([
    { markets: ['spread'], line: -9 },
    { markets: ['spread'], line: -10 },
  ]);
  expect(unread).toEqual([]);
  expect(read('over 220 in the Lakers game or Lakers -4').unread).toEqual(['-4']);
});

test('no team name is taken for a typo', () => {
  const words = franchises.flatMap(({ name, also }) =>
    [name, ...also]
      .join(' ')
      .toLowerCase()
      .split(/[ .-]+/),
  );
  expect(words.filter((word) => correctTypo(word) !== undefined)).toEqual([]);
});

test.each([
  ['pitchr', 'pitcher'],
  ['touchdow', 'touchdown'],
  ['interceptons', 'interceptions'],
  ['pitched', undefined],
  ['pitching', undefined],
])('“%s” is meant as %s', (typed, word) => {
  expect(correctTypo(typed)).toBe(word);
});

test.each([
  ['bluejays -1.5', 'Toronto Blue Jays'],
  ['redsox ml', 'Boston Red Sox'],
  ['mapleleafs ml', 'Toronto Maple Leafs'],
  ['goldenknights puck line', 'Vegas Golden Knights'],
  ['trailblazers +7', 'Portland Trail Blazers'],
  ['bet on the fins', 'Miami Dolphins'],
])('a nickname written in one word, or with its article: %s', (prompt, name) => {
  const { reading, unread } = read(prompt);
  expect([unread, reading.teams.map((team) => team.name)]).toEqual([[], [name]]);
});

test.each([
  ['3 legs, each leg from a different team', 3],
  ['3 td scorers, every one from its own team', 3],
  ['4 props each from another game', 4],
])('that legs are apart is said of each: %s', (prompt, count) => {
  const { reading, unread } = read(prompt, 'NFL');
  expect([unread, reading.legs]).toEqual([[], exactly(count)]);
});

test('each leg on a team is not apart', () => {
  expect(read('3 legs, each leg on a different day', 'NFL').unread).not.toEqual([]);
});

test.each([
  ['favorites only mlb parlay around even money', exactly(2)],
  ['nba parlay that pays at most -120', exactly(2)],
  ['3-leg nba parlay around even money', exactly(3)],
  ['nba parlay around +300', exactly(3)],
  ['nba parlay at +100 or better', exactly(3)],
])('a parlay that pays little has two legs unless it is said: %s', (prompt, legs) => {
  expect(read(prompt).reading.legs).toEqual(legs);
});

test('several first innings are as many legs', () => {
  const { reading, unread } = read('2 nrfis parlayed today', 'MLB');
  expect([unread, reading.legs, reading.sides, reading.line]).toEqual([[], exactly(2), ['under'], 0.5]);
});
