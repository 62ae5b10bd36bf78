/** Players whom the feed has named, with a price or without: whom a name in a question means. */
import { describe, expect, test } from 'vitest';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import type { KnownPlayer } from '../../../../../lambdas/domain/feed/players/known-player.ts';
import { listed, now } from '../readings.ts';

const of =
  (sport: KnownPlayer['sport'], team: string) =>
  (name: string): KnownPlayer => ({ sport, team, name });
const roster = [
  ...['Jalen Hurts', 'A.J. Brown', 'DeVonta Smith'].map(of('NFL', 'Philadelphia Eagles')),
  ...['Justin Jefferson', 'Jordan Love'].map(of('NFL', 'Minnesota Vikings')),
  ...['Max Domi', 'Mitch Marner', 'Auston Matthews'].map(of('NHL', 'Toronto Maple Leafs')),
  ...['Donovan Mitchell', 'Max Strus'].map(of('NBA', 'Cleveland Cavaliers')),
  ...['Mitchell Robinson', 'Jalen Brunson'].map(of('NBA', 'New York Knicks')),
  ...['Davion Mitchell', 'Domantas Sabonis'].map(of('NBA', 'Sacramento Kings')),
  ...['Caleb Huntley', 'Kyle Williams'].map(of('NFL', 'Atlanta Falcons')),
  ...['Jack Eichel', 'Shea Theodore'].map(of('NHL', 'Vegas Golden Knights')),
  ...['Aaron Judge', 'Dalton Rushing'].map(of('MLB', 'New York Yankees')),
  ...['Bam Adebayo'].map(of('NBA', 'Miami Heat')),
];
const read = (prompt: string, players: readonly string[] = []) =>
  readQuestion(prompt, { selectedSport: 'NFL', teams: listed, players, roster, now });

describe('a name that nobody prices', () => {
  test.each([
    ['brunson pts', 'Jalen Brunson', ['NBA']],
    ['brunsons points', 'Jalen Brunson', ['NBA']],
    ['bam rebounds', 'Bam Adebayo', ['NBA']],
    ['bet on marner tonight', 'Mitch Marner', ['NHL']],
    ['sabonnis rebounds', 'Domantas Sabonis', ['NBA']],
    ['judge home run', 'Aaron Judge', ['MLB']],
    ['jefferson receptions', 'Justin Jefferson', ['NFL']],
  ])('%s is about %s', (prompt, player, sports) => {
    const { reading, unread } = read(prompt);
    expect(unread).toEqual([]);
    expect([reading.player, reading.sports]).toEqual([player, sports]);
  });
});

describe('a word of plain English', () => {
  test.each([
    ['dont judge me, 3 nfl favorites', null],
    ['4 legs max nfl moneylines', null],
    ['any rushing yards over', null],
    ['i love the vikings', null],
    ['judge strikeouts', 'Aaron Judge'],
    ['judge with the yankees moneyline', 'Aaron Judge'],
  ])('%s names %s', (prompt, player) => {
    const { reading } = read(prompt);
    const named = [reading.player, ...reading.wishes.map((wish) => wish.player)].find(
      (each) => each !== null,
    );
    expect(named ?? null).toBe(player);
  });
});

test.each([
  ['bet on caleb williams tonight', ['caleb', 'williams']],
  ['bet on mitchell trubisky tonight', ['mitchell', 'trubisky']],
])('%s: a full name that nobody knows is not that of another player', (prompt, words) => {
  const { reading, unread } = read(prompt);
  expect(reading.player).toBeNull();
  expect(unread).toEqual(words);
});

test('of two surnames in a row, both have the statistic that follows', () => {
  const { reading, unread } = read('eichel marner points');
  expect(reading.wishes.map(({ player, stat }) => [player, stat])).toEqual([
    ['Jack Eichel', 'points'],
    ['Mitch Marner', 'points'],
  ]);
  expect(unread).toEqual([]);
});

test('a team in the rest of the question says whose name it is', () => {
  const { reading } = read('cavs moneyline, mitchell over points');
  expect(reading.wishes.map(({ player }) => player)).toEqual([null, 'Donovan Mitchell']);
});

test('a name that two have stays as typed, unless only one has a price', () => {
  expect(read('mitchell points').reading).toMatchObject({ player: 'Mitchell', sports: ['NBA'] });
  expect(read('mitchell points', ['Davion Mitchell']).reading.player).toBe('Davion Mitchell');
});

test('a statistic says the sport of a name', () => {
  expect(read('matthews passing yards').reading.player).toBe('Matthews');
  expect(read('matthews shots on goal').reading.player).toBe('Auston Matthews');
});
