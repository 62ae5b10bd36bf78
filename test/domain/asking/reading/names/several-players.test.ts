/** Several players in a question, each with what is said of him, joined by a word or by nothing. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import type { Sport } from '../../../../../lambdas/contracts/feed/sports.ts';
import { canonicalPrompt } from '../../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { readWithRoster as read } from './rosters.ts';

/** What each leg is on: player, statistic, side and line. */
const legs = ({ wishes, ...whole }: Reading) =>
  (wishes.length > 0 ? wishes : [whole]).map(({ player, stat, sides, line }) =>
    [player, stat, ...sides, line].filter((term) => term !== null).join(' '),
  );

describe('each player is a leg', () => {
  test.each<[prompt: string, sport: Sport, legs: string[]]>([
    [
      'laporta kittle andrews all score',
      'NFL',
      ['Sam LaPorta touchdowns', 'George Kittle touchdowns', 'Mark Andrews touchdowns'],
    ],
    [
      'kelce td hurts td aj brown td',
      'NFL',
      ['Travis Kelce touchdowns', 'Jalen Hurts touchdowns', 'A.J. Brown touchdowns'],
    ],
    [
      'kelce, hurts, aj brown tds',
      'NFL',
      ['Travis Kelce touchdowns', 'Jalen Hurts touchdowns', 'A.J. Brown touchdowns'],
    ],
    ['gibbs and monty both score', 'NFL', ['Jahmyr Gibbs touchdowns', 'David Montgomery touchdowns']],
    ['ovi atgs mcdavid atgs', 'NHL', ['Alex Ovechkin goals', 'Connor McDavid goals']],
    ['chet n j dub points', 'NBA', ['Chet Holmgren points', 'Jalen Williams points']],
    ['ad boards + lebron dimes', 'NBA', ['Anthony Davis rebounds', 'LeBron James assists']],
    ['curry o points klay u points', 'NBA', ['Stephen Curry points over', 'Klay Thompson points under']],
    [
      'kucherov assist and point kapri goal',
      'NHL',
      ['Nikita Kucherov assists over 0.5', 'Nikita Kucherov points over 0.5', 'Kirill Kaprizov goals'],
    ],
  ])('%s', (prompt, sport, expected) => {
    const { reading, unread } = read(prompt, sport);
    expect(unread).toEqual([]);
    expect(legs(reading)).toEqual(expected);
    expect(read(canonicalPrompt(reading), sport).reading).toEqual(reading);
  });
});

describe('a number beside a player is what he is to reach', () => {
  test.each<[prompt: string, sport: Sport, legs: string[]]>([
    ['curry 5 threes', 'NBA', ['Stephen Curry threes over 4.5']],
    ['curry to make 5 threes', 'NBA', ['Stephen Curry threes over 4.5']],
    [
      'curry 5 threes and 4 assists',
      'NBA',
      ['Stephen Curry threes over 4.5', 'Stephen Curry assists over 3.5'],
    ],
    [
      'luka 30+ 8 reb 8 ast',
      'NBA',
      ['Luka Dončić points over 29.5', 'Luka Dončić rebounds over 7.5', 'Luka Dončić assists over 7.5'],
    ],
    ['lebron 25+ and 7+ reb', 'NBA', ['LeBron James points over 24.5', 'LeBron James rebounds over 6.5']],
    [
      'bam 20 pts ad 12 rebs zion 20 pts',
      'NBA',
      [
        'Bam Adebayo points over 19.5',
        'Anthony Davis rebounds over 11.5',
        'Zion Williamson points over 19.5',
      ],
    ],
    ['lebron and ad both 25+', 'NBA', ['LeBron James points over 24.5', 'Anthony Davis points over 24.5']],
    [
      'sga 25+ parlay with ad 12+ rebounds',
      'NBA',
      ['Shai Gilgeous-Alexander points over 24.5', 'Anthony Davis rebounds over 11.5'],
    ],
    ['curry o29.5 kyrie u24.5', 'NBA', ['Stephen Curry points over 29.5', 'Kyrie Irving points under 24.5']],
    [
      'schwarber long ball, wheeler 7k',
      'MLB',
      ['Kyle Schwarber home_runs', 'Zack Wheeler strikeouts over 6.5'],
    ],
    ['wheeler 7+ ks', 'MLB', ['Zack Wheeler strikeouts over 6.5']],
    ['witt jr 2+ hits', 'MLB', ['Bobby Witt Jr. hits over 1.5']],
    [
      'kyren for 2 tds, cmc 100 on the ground',
      'NFL',
      ['Kyren Williams touchdowns over 1.5', 'Christian McCaffrey rushing_yards over 99.5'],
    ],
    ['mahomes 300', 'NFL', ['Patrick Mahomes passing_yards over 299.5']],
    ['mahomes throws for 300', 'NFL', ['Patrick Mahomes passing_yards over 299.5']],
    ['mcdavid 4 sog ovi 3 sog', 'NHL', ['Connor McDavid shots over 3.5', 'Alex Ovechkin shots over 2.5']],
    ['curry 10+ assists parlay', 'NBA', ['Stephen Curry assists over 9.5']],
  ])('%s', (prompt, sport, expected) => {
    const { reading, unread } = read(prompt, sport);
    expect(unread).toEqual([]);
    expect(legs(reading)).toEqual(expected);
    expect(read(canonicalPrompt(reading), sport).reading).toEqual(reading);
  });

  test.each<[prompt: string, sport: Sport, counts: number[]]>([
    ['curry threes, 2 assists props', 'NBA', [1, 2]],
    ['lebron points and 2 overs', 'NBA', [1, 2]],
    ['mahomes passing yards plus 2 more', 'NFL', [1, 2]],
  ])('but “%s” counts legs', (prompt, sport, counts) => {
    const { reading, unread } = read(prompt, sport);
    expect(unread).toEqual([]);
    expect(reading.wishes.map(({ count }) => count)).toEqual(counts);
  });

  test('a number that could be any statistic is asked back', () => {
    expect(read('lebron 8', 'NBA').unread).toEqual(['8']);
    expect(read('mcdavid 3', 'NHL').unread).toEqual(['3']);
  });

  test('a team that is to score a number has its total over it', () => {
    const { reading, unread } = read('witt jr 2+ hits, royals to score 4+', 'MLB');
    expect(unread).toEqual([]);
    expect(reading.wishes[1]).toMatchObject({ markets: ['team_total'], sides: ['over'], line: 3.5 });
  });
});

describe('what bettors call a player', () => {
  test.each<[prompt: string, sport: Sport, player: string]>([
    ['bijan rushing yards', 'NFL', 'Bijan Robinson'],
    ['cmc rushing yards', 'NFL', 'Christian McCaffrey'],
    ['ad rebounds', 'NBA', 'Anthony Davis'],
    ['ant points', 'NBA', 'Anthony Edwards'],
    ['drai points', 'NHL', 'Leon Draisaitl'],
    ['elly stolen base', 'MLB', 'Elly De La Cruz'],
    ['russ passing yards', 'NFL', 'Russell Wilson'],
    ['kd points', 'NBA', 'Kevin Durant'],
  ])('%s', (prompt, sport, player) => {
    const { reading, unread } = read(prompt, sport);
    expect([reading.player, unread]).toEqual([player, []]);
  });

  test.each(['saw an ad, give me nfl overs', 'an ant bit me. nfl favorites'])('%s names nobody', (prompt) => {
    const { reading } = read(prompt);
    expect([reading.player, ...reading.wishes.map(({ player }) => player)].filter(Boolean)).toEqual([]);
  });
});

test.each<[prompt: string, sport: Sport, player: string]>([
  ['Tom Brady passing yards over 250.5', 'NFL', 'Tom Brady'],
  ['points by Caleb Foster', 'NBA', 'Caleb Foster'],
])('“%s” names one person, whom nobody has named', (prompt, sport, player) => {
  const { reading } = read(prompt, sport);
  expect([reading.player, reading.wishes]).toEqual([player, []]);
});
