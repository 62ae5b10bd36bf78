/** Terms of a play: hours, order, groups, books, each game, the chance of a leg, and legs counted by kind. */
import { expect, test } from 'vitest';
import type { LegWish } from '../../../../../lambdas/contracts/asking/reading.ts';
import { startsWords } from '../../../../../lambdas/domain/asking/reading/terms/wishes/starts.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { describeRules, exactly, nba, nfl, sunday, today } from '../check.ts';
import { read } from '../readings.ts';

const from = (hour: number) => ({ from: hour * 60, before: null });
const before = (hour: number) => ({ from: null, before: hour * 60 });
const through = (hour: number) => ({ from: null, before: hour * 60 + 1 });
const after = (hour: number) => ({ from: hour * 60 + 1, before: null });
const leg = (terms: Partial<LegWish>): LegWish => ({ ...openWish, ...terms });

describeRules({
  'when games start': [
    ['nfl parlay after 4pm', { ...nfl, legs: exactly(3), starts: after(16) }],
    ['nfl games starting before 8 et', { ...nfl, starts: before(20) }],
    ['nba at 7:30 pm or later', { ...nba, starts: from(19.5) }],
    ['nba games that start at 8 eastern or later', { ...nba, starts: from(20) }],
    ['nba games tipping at 6 pacific time or after', { ...nba, starts: from(21) }],
    ["nba, i'm not home till 9 eastern", { ...nba, days: today, starts: from(21) }],
    ['nba, i get home by 9 pm', { ...nba, days: today, starts: from(21) }],
    ["nba, can't watch anything before 9 pm", { ...nba, starts: from(21) }],
    ['nba bets from 7 to 9pm', { ...nba, starts: { from: 19 * 60, before: 21 * 60 + 1 } }],
    ['nba after 7 pm and before 10 pm', { ...nba, starts: { from: 19 * 60 + 1, before: 22 * 60 } }],
    ['nba after 5pm pacific', { ...nba, starts: after(20) }],
    ['nba after 8pm et 3 legs', { ...nba, legs: exactly(3), starts: after(20) }],
    ['nba parlay from 2 to 4 legs', { ...nba, legs: { min: 2, max: 4 } }],
    ['3 leg nfl parlay for sunday night', { ...nfl, legs: exactly(3), days: sunday, starts: from(18) }],
    ['nba, nothing after 9', { ...nba, starts: through(21) }],
    ['nba parlay, no games later than 8:30pm', { ...nba, legs: exactly(3), starts: through(20.5) }],
    ["nba, i don't want anything that tips off past 9", { ...nba, starts: through(21) }],
    ['nba, avoid games starting after 10pm', { ...nba, starts: through(22) }],
    ['nba, no games before 8', { ...nba, starts: from(20) }],
    ['the late nfl games', { ...nfl, starts: from(16) }],
    ['the late games', { starts: from(21.5) }],
    ['early slate nfl', { ...nfl, starts: before(16) }],
    ['early slate mlb on saturday', { sports: ['MLB'], days: ['2026-11-21'], starts: before(17) }],
    ['1pm slate nfl', { ...nfl, starts: { from: 13 * 60, before: 13 * 60 + 30 } }],
    ['tonight, morning games only', { days: today, starts: before(12) }],
    ['good morning, nba pick', { ...nba }],
    ['lakers to win after 3 losses', { ...nba, markets: ['moneyline'], teams: ['Los Angeles Lakers: back'] }],
  ],
  order: [
    ['3 biggest favorites', { legs: exactly(3), sides: ['favorite'], order: 'likeliest' }],
    ['biggest dog on the board', { sides: ['underdog'], order: 'longest' }],
    ['over in the highest total', { sides: ['over'], markets: ['total'], order: 'highest_line' }],
    ['tightest spread', { markets: ['spread'], order: 'lowest_line' }],
    ['least juice bet', { order: 'least_cost' }],
    ['a big favorite', { sides: ['favorite'], order: 'likeliest' }],
  ],
  groups: [
    ['afc only 3 leg parlay', { ...nfl, legs: exactly(3), group: 'AFC' }],
    ['nfc east spread', { ...nfl, markets: ['spread'], group: 'NFC East' }],
    ['western conference favorites', { ...nba, sides: ['favorite'], group: 'Western Conference' }],
    ['nhl atlantic division pick', { sports: ['NHL'], group: 'Atlantic Division' }],
    [
      'nba and nhl eastern conference dogs',
      { sports: ['NBA', 'NHL'], sides: ['underdog'], group: 'Eastern Conference' },
    ],
  ],
  books: [
    ['on fanduel gimme 2 nhl', { sports: ['NHL'], legs: exactly(2), book: 'FanDuel' }],
    ['dk nba parlay', { ...nba, legs: exactly(3), book: 'DraftKings' }],
  ],
  'one leg from each game': [
    ['one leg from each nfl game', { ...nfl, eachGame: true }],
    ['1 guy out of each nfl game', { ...nfl, eachGame: true }],
    [
      'one goal scorer from each nhl game',
      { sports: ['NHL'], markets: ['prop'], stat: 'goals', eachGame: true },
    ],
    ['every favorite nfl', { ...nfl, sides: ['favorite'], eachGame: true }],
    ['4 legs, all favorites', { legs: exactly(4), sides: ['favorite'] }],
  ],
  'the chance of a leg': [
    ['each leg at least 60% nba parlay', { ...nba, legs: exactly(3), legChance: { min: 60, max: null } }],
    ['2 legs, 55% or better per leg', { legs: exactly(2), legChance: { min: 55, max: null } }],
    ['2 leg parlay at least 40% likely', { legs: exactly(2), chance: { min: 40, max: null } }],
  ],
  'legs counted by kind': [
    [
      'one spread one total nfl',
      {
        ...nfl,
        legs: exactly(2),
        wishes: [leg({ sports: ['NFL'], markets: ['spread'] }), leg({ sports: ['NFL'], markets: ['total'] })],
      },
    ],
    [
      'two overs and a team to win',
      {
        legs: exactly(3),
        wishes: [leg({ markets: ['total'], sides: ['over'], count: 2 }), leg({ markets: ['moneyline'] })],
      },
    ],
    [
      'a lock and a longshot',
      {
        legs: exactly(2),
        wishes: [leg({ legChance: { min: 70, max: null } }), leg({ legChance: { min: null, max: 35 } })],
      },
    ],
    [
      'nba and nhl, 2 each',
      {
        sports: ['NBA', 'NHL'],
        legs: exactly(4),
        wishes: (['NBA', 'NHL'] as const).map((sport) => leg({ sports: [sport], count: 2 })),
      },
    ],
    [
      'lakers and one more',
      {
        ...nba,
        legs: exactly(2),
        wishes: [
          leg({ sports: ['NBA'], teams: [{ sport: 'NBA', name: 'Los Angeles Lakers', stance: 'back' }] }),
          leg({}),
        ],
      },
    ],
    ['one pick from every sport', { eachSport: true }],
    ['a team to win from each of the five leagues', { eachSport: true, markets: ['moneyline'] }],
    [
      '1 winner each: nfl nba nhl mlb mls',
      { eachSport: true, markets: ['moneyline'], sports: ['NBA', 'NFL', 'NHL', 'MLB', 'MLS'] },
    ],
    ['one pick each, nba and nhl', { eachSport: true, sports: ['NBA', 'NHL'] }],
    ['a single leg', { legs: exactly(1) }],
    ['safest nba leg', { ...nba, risk: 'safest' }],
  ],
});

test.each([['rangers and kings, either one', 'rangers']])(
  'asks back what no slip can hold: %s',
  (prompt, word) => {
    expect(read(prompt).unread.join(' ')).toContain(word);
  },
);

test.each([
  ['nfl parlay but not on fanduel', 'fanduel'],
  ['no draftkings, nfl pick', 'draftkings'],
  ['i dont have fanduel', 'fanduel'],
  ['how bout double that', 'double'],
])('asks back what is refused or said of a stake: %s', (prompt, word) => {
  const { reading, unread } = read(prompt);
  expect(unread).toContain(word);
  expect(reading).toMatchObject({ book: null, ...(word === 'double' && { legs: null }) });
});

test('"contre" names the opponent, and a bet against only after a word for betting', () => {
  const stances = (prompt: string) =>
    read(prompt).reading.teams.map(({ name, stance }) => `${name}: ${stance}`);
  expect(stances('canadiens contre bruins ce soir')).toEqual([
    'Montreal Canadiens: game',
    'Boston Bruins: game',
  ]);
  expect(stances('pari contre les bruins ce soir')).toEqual(['Boston Bruins: against']);
});

test('short forms are teams beside a betting word, and words elsewhere', () => {
  const names = (prompt: string) => read(prompt, 'NFL').reading.teams.map(({ name }) => name);
  expect(names('dal vs nyg over')).toEqual(['Dallas Cowboys', 'New York Giants']);
  expect(names('ne pats moneyline')).toEqual(['New England Patriots']);
  expect(names('no favorites, ten legs, min -200')).toEqual([]);
});

test('says when games start as it was asked', () => {
  expect(startsWords({ from: 961, before: null })).toBe('after 4:00 PM ET');
  expect(startsWords({ from: 1140, before: 1261 })).toBe('from 7:00 PM ET and by 9:00 PM ET');
});

test('the number of a date is no count of legs', () => {
  const { reading } = read('NFL and CFL pick for Wednesday, Jun 2 from each league');
  expect(reading).toMatchObject({ eachSport: true, legs: null, wishes: [] });
});
