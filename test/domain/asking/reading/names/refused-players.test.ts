/** Players whom a question wants in no leg. */
import { describe, expect, test } from 'vitest';
import type { Sport } from '../../../../../lambdas/contracts/feed/sports.ts';
import { canonicalPrompt } from '../../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { showReading } from '../../../../../lambdas/domain/asking/reading/parts.ts';
import { readWithRoster as read } from './rosters.ts';

describe('refused', () => {
  test.each<[prompt: string, sport: Sport, refused: string[]]>([
    ['lakers game sgp no lebron', 'NBA', ['LeBron James']],
    ['same game parlay broncos but nothing on russ', 'NFL', ['Russell Wilson']],
    ['eagles sgp, hurts td, and leave aj brown out', 'NFL', ['A.J. Brown']],
    ['eagles sgp, leave aj brown out hes killing me', 'NFL', ['A.J. Brown']],
    ["mets sgp soto excluded obv, he's hurt", 'MLB', ['Juan Soto']],
    ['bills same game parlay w/o josh allen', 'NFL', ['Josh Allen']],
    ['points props but not lebron', 'NBA', ['LeBron James']],
    ['3 player props, no curry and no klay', 'NBA', ['Stephen Curry', 'Klay Thompson']],
    ['player props without curry or klay', 'NBA', ['Stephen Curry', 'Klay Thompson']],
    ['anytime td, anyone but mccaffrey', 'NFL', ['Christian McCaffrey']],
    ['td scorers, no hurts', 'NFL', ['Jalen Hurts']],
    ['home run parlay no judge', 'MLB', ['Aaron Judge']],
    ['no klay lebron. just a curry prop', 'NBA', ['Klay Thompson', 'LeBron James']],
    ['warriors prop, no klay lebron', 'NBA', ['Klay Thompson', 'LeBron James']],
    ['chiefs sgp, keep kelce out of it', 'NFL', ['Travis Kelce']],
    ['dont want any luka props, mavs sgp', 'NBA', ['Luka Dončić']],
  ])('%s', (prompt, sport, refused) => {
    const { reading, unread } = read(prompt, sport);
    expect(unread).toEqual([]);
    expect(reading.notPlayers).toEqual(refused);
    expect(read(canonicalPrompt(reading), sport).reading).toEqual(reading);
  });
});

test.each<[prompt: string, sport: Sport]>([
  ['why not lebron', 'NBA'],
  ['lebron points', 'NBA'],
  ['no favorites', 'NFL'],
  ['3 overs, skip the rangers game', 'NHL'],
  ['2 td scorers, nobody from dallas', 'NFL'],
  ['lebron points no overs', 'NBA'],
])('“%s” refuses no player', (prompt, sport) => {
  expect(read(prompt, sport).reading.notPlayers).toBeUndefined();
});

test('a player who is wanted and refused is asked back', () => {
  const { reading, unread } = read('ad points, no ad', 'NBA');
  expect(reading.notPlayers).toEqual(['Anthony Davis']);
  expect(unread).toContain('anthony davis');
});

test('a refusal in any leg of a written bet is of the whole bet', () => {
  const { reading, unread } = read(
    'Parlay: NFL player prop pick on touchdowns by Puka Nacua, without George Kittle; NFL player prop pick on touchdowns by Kyren Williams, without George Kittle',
    'NFL',
  );
  expect(unread).toEqual([]);
  expect(reading.notPlayers).toEqual(['George Kittle']);
  expect(reading.wishes.map(({ player }) => player)).toEqual(['Puka Nacua', 'Kyren Williams']);
});

test('a name that nobody has stays unread', () => {
  expect(read('td scorers, no zyxwer', 'NFL').unread).toEqual(expect.arrayContaining(['zyxwer']));
});

test('it is shown as a part that can be removed', () => {
  const { reading } = read('player props without curry or klay', 'NBA');
  const { summary, parts } = showReading(reading, { selectedSport: 'NBA' });
  expect(summary).toContain('no Stephen Curry · no Klay Thompson');
  const without = parts.find(({ id }) => id === 'no-player:Stephen Curry')?.without ?? '';
  expect(read(without, 'NBA').reading.notPlayers).toEqual(['Klay Thompson']);
});
