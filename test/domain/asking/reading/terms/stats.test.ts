/** The trade's words for statistics. */
import { describe, expect, test } from 'vitest';
import type { PropStat } from '../../../../../lambdas/contracts/feed/props.ts';
import type { Sport } from '../../../../../lambdas/contracts/feed/sports.ts';
import { unlistedIn } from '../../../../../lambdas/domain/asking/reading/terms/unlisted.ts';
import { readWithRoster as read } from '../names/rosters.ts';

describe('a statistic by another name', () => {
  test.each<[prompt: string, sport: Sport, stat: PropStat]>([
    ['schwarber long ball', 'MLB', 'home_runs'],
    ['schwarber to go yard', 'MLB', 'home_runs'],
    ['bombs parlay', 'MLB', 'home_runs'],
    ['judge homerun', 'MLB', 'home_runs'],
    ['curry 3pts', 'NBA', 'threes'],
    ['curry 3 point prop', 'NBA', 'threes'],
    ['curry bombs over', 'NBA', 'threes'],
    ['klay triples over', 'NBA', 'threes'],
    ['wheeler punchouts over', 'MLB', 'strikeouts'],
    ['elly to steal a base', 'MLB', 'stolen_bases'],
    ['bijan scrimmage yards over', 'NFL', 'rushing_receiving_yards'],
    ['bijan under rush', 'NFL', 'rushing_yards'],
    ['kelce catches over', 'NFL', 'receptions'],
    ['kelce to find the end zone', 'NFL', 'touchdowns'],
    ['mahomes over picks thrown', 'NFL', 'interceptions'],
    ['qb to throw a pick', 'NFL', 'interceptions'],
    ['luka p/r/a over', 'NBA', 'points_rebounds_assists'],
    ['luka points+assists combo over', 'NBA', 'points_assists'],
    ['luka dub dub', 'NBA', 'double_doubles'],
    ['goalie saves overs', 'NHL', 'saves'],
    ['mcdavid to light the lamp', 'NHL', 'goals'],
    ['10+ rebounds parlay', 'NBA', 'rebounds'],
    ['1+ hit parlay', 'MLB', 'hits'],
  ])('%s', (prompt, sport, stat) => {
    const { reading, unread } = read(prompt, sport);
    const stats = reading.wishes.length > 0 ? reading.wishes.map((wish) => wish.stat) : [reading.stat];
    expect([stats, unread]).toEqual([[stat], []]);
  });
});

test('what a team reaches is no prop', () => {
  expect(read('chiefs 25+ points', 'NFL').reading.stat).toBeNull();
});

test.each([
  ['3 kickers over points', 'kicking points'],
  ['josh allen rush td', 'rushing touchdowns apart'],
  ['lebron stocks over', 'steals and blocks together'],
  ['powerplay point on drai', 'power-play points'],
])('“%s” names what nothing lists', (prompt, name) => {
  expect(unlistedIn(prompt)).toEqual([name]);
});

test('a sum of statistics is no parlay of three legs', () => {
  expect(read('luka points+assists combo over', 'NBA').reading.legs).toBeNull();
});

test('legs of the game that another leg will be on are asked back', () => {
  expect(read('highest total of the day, over and 2 props from it').unread).toContain('from it');
});
