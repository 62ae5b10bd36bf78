/** What is said of the first of several legs is said of each of which only the sport is said. */
import { expect, test } from 'vitest';
import type { LegWish } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withKindOfEachSport } from '../../../../../lambdas/domain/asking/reading/meant/of-each-sport.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const favorite: LegWish = { ...openWish, sports: ['NFL'], sides: ['favorite'] };
const nba: LegWish = { ...openWish, sports: ['NBA'] };
const nhl: LegWish = { ...openWish, sports: ['NHL'] };
const sidesOf = (wishes: readonly LegWish[], prompt: string) =>
  withKindOfEachSport(withWishes(readingWith(), wishes), prompt).wishes.map(({ sides }) => sides.join());

test.each([
  'one fav from nfl one from nba one from nhl',
  'a favorite from the NFL, one from the NBA and one from the NHL',
  '1 chalk out of football, 1 out of basketball, 1 out of hockey',
])('a favorite of each: %s', (prompt) => {
  expect(sidesOf([favorite, nba, nhl], prompt)).toEqual(['favorite', 'favorite', 'favorite']);
});

test('a leg with terms of its own keeps them', () => {
  const under: LegWish = { ...nba, sides: ['under'] };
  const prompt = 'a favorite from the nfl, one from the nba that goes under';
  expect(sidesOf([favorite, under], prompt)).toEqual(['favorite', 'under']);
});

test('a named team is no kind, and without such words nothing changes', () => {
  const bills: LegWish = { ...favorite, teams: [{ sport: 'NFL', name: 'Buffalo Bills', stance: 'back' }] };
  expect(sidesOf([bills, nba], 'the bills from the nfl and one from the nba')).toEqual(['favorite', '']);
  expect(sidesOf([favorite, nba], 'nfl favorite and something in the nba')).toEqual(['favorite', '']);
});

test.each([
  'need one nba one nfl and one nhl favorite on the same ticket',
  'an nba, an nfl and an nhl favorite',
  'one basketball, one football, one hockey chalk',
  '1 nba + 1 nfl + 1 nhl fav',
])('the kind after a list of sports is that of each: %s', (prompt) => {
  const nfl: LegWish = { ...openWish, sports: ['NFL'] };
  const last: LegWish = { ...nhl, sides: ['favorite'], markets: ['moneyline'] };
  expect(sidesOf([nba, nfl, last], prompt)).toEqual(['favorite', 'favorite', 'favorite']);
});

test.each([
  'one nba pick and one nfl favorite',
  'one nba one nhl pick and one nfl favorite',
  'nba and an nfl favorite',
])('a sport with a word of its own stays open: %s', (prompt) => {
  const wishes = prompt.includes('nhl') ? [nba, nhl, favorite] : [nba, favorite];
  expect(sidesOf(wishes, prompt).at(0)).toBe('');
});
