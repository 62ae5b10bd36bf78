/** Players by position, and statistics that a position gives a meaning to. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../../../lambdas/contracts/feed/positions.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import type { KnownPlayer } from '../../../../../lambdas/domain/feed/players/known-player.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const player = (name: string, team: string, position?: Position): KnownPlayer => ({
  sport: 'NFL',
  name,
  team,
  ...(position && { position }),
});
const roster = [
  player('Travis Kelce', 'Kansas City Chiefs', 'tight_end'),
  player('Patrick Mahomes', 'Kansas City Chiefs', 'quarterback'),
  player('Puka Nacua', 'Los Angeles Rams', 'wide_receiver'),
  player('Matthew Stafford', 'Los Angeles Rams', 'quarterback'),
  player('Kyren Williams', 'Los Angeles Rams', 'running_back'),
  player('Chris Nobody', 'Chicago Bears'),
];
const now = new Date('2026-11-22T15:00:00Z');
const read = (prompt: string, selectedSport: 'NFL' | 'NHL' | 'NBA' | 'MLB' = 'NFL') =>
  readQuestion(prompt, { selectedSport, teams, roster, now });
const ofWishes = (prompt: string) =>
  read(prompt).reading.wishes.map(({ count, positions, player: name, stat, sides }) => [
    count,
    positions?.join() ?? name,
    stat,
    sides.join(),
  ]);

describe('a position', () => {
  test.each([
    ['any prop on a tight end', ['tight_end'], null],
    ['two rbs over rushing yards', ['running_back'], 'rushing_yards'],
    ['a wr over on yards', ['wide_receiver'], 'receiving_yards'],
    ['te yards under', ['tight_end'], 'receiving_yards'],
    ['rb attempts over', ['running_back'], 'rush_attempts'],
    ['a running back to score', ['running_back'], 'touchdowns'],
    ['pass catchers over on yards', ['wide_receiver', 'tight_end'], 'receiving_yards'],
    ['defensemen shots on goal overs', ['defenseman'], 'shots'],
    ['a skater over on shots on goal', ['center', 'winger', 'defenseman'], 'shots'],
  ])('%s', (prompt, positions, stat) => {
    const { reading, unread } = read(prompt);
    expect([unread, reading.positions, reading.stat]).toEqual([[], positions, stat]);
  });

  test('is that of the league that is named', () => {
    expect(read('centers rebounds over', 'NFL').reading).toMatchObject({
      positions: ['center'],
      stat: 'rebounds',
    });
    expect(read('nhl forwards shots on goal', 'NBA').reading.positions).toEqual(['center', 'winger']);
  });

  test('is that of the selected league where the statistic is of several', () => {
    expect(read('a forward assist prop', 'NHL').reading.positions).toEqual(['center', 'winger']);
    expect(read('a forward assist prop', 'NBA').reading.positions).toEqual(['forward']);
  });

  test('can be written apart', () => {
    expect(read('two d men to get an assist', 'NHL').reading.positions).toEqual(['defenseman']);
    expect(read('two big men rebounds', 'NBA').reading.positions).toEqual(['forward', 'center']);
  });

  test('says nothing beside a statistic that it alone has', () => {
    expect(read('a qb over on passing yards').reading).toMatchObject({ stat: 'passing_yards' });
    expect(read('a qb over on yards').reading.positions).toBeUndefined();
  });

  test('counts legs', () => {
    expect(read('four running backs to score').reading.legs).toEqual({ min: 4, max: 4 });
    expect(read('both qbs over on yards').reading.legs).toEqual({ min: 2, max: 2 });
  });

  test.each([
    ['three wr receptions overs, no tight ends', ['tight_end']],
    ['chiefs game props, dont touch the qb', ['quarterback']],
    ['no qbs or rbs, two props', ['quarterback', 'running_back']],
    ['anyone but a tight end to score a td', ['tight_end']],
  ])('is refused: %s', (prompt, refused) => {
    expect(read(prompt).reading.notPositions).toEqual(refused);
  });

  test('of the opponent of the team that is named', () => {
    const { reading, unread } = read('the opposing tight end over receiving yards, chiefs game');
    expect(unread).toEqual([]);
    expect(
      [reading, ...reading.wishes].some(({ teams: of }) => of.some(({ stance }) => stance === 'against')),
    ).toBe(true);
  });
});

describe('a position that says more than a roster does is asked back', () => {
  test.each([
    'team total under against a good pitcher, mlb',
    'a hot qb over on passing yards and his receiver over',
    'unders in games with elite goalies',
    'a qb and his own receiver over yards',
    'the best tight end over',
    'anyone but a qb to score first',
  ])('%s', (prompt) => {
    expect(read(prompt).unread).not.toEqual([]);
  });
});

describe('players by what no roster says', () => {
  test.each([
    'a rookie over on points',
    'titans wr1 over receiving yards',
    'point guards assists over nba',
    'top receiver over receptions',
    'backup goalie saves over',
    'bench guys points overs nba',
    'star players to score',
  ])('%s', (prompt) => {
    expect(read(prompt).reading.stat).toBe('other');
  });
  test('but a name says who is meant', () => {
    expect(read('rookie puka receptions over')).toMatchObject({
      unread: [],
      reading: { player: 'Puka Nacua', stat: 'receptions' },
    });
  });
});

describe('the yards of a player', () => {
  test.each([
    ['kelce 70 yds', 'receiving_yards', 69.5],
    ['mahomes yards over', 'passing_yards', null],
    ['kyren yardage over', 'rushing_yards', null],
    ['kyren total yards over', 'rushing_receiving_yards', null],
    ['mahomes 35 attempts', 'pass_attempts', 34.5],
    ['kelce score', 'touchdowns', null],
    ['a hundred yards for puka', 'receiving_yards', 99.5],
    ['mahomes over 1.5 tds', 'passing_touchdowns', 1.5],
    ['mahomes to score 2 tds', 'touchdowns', 1.5],
    ['a qb to throw 2 tds', 'passing_touchdowns', 1.5],
    ['2 tds from kelce', 'touchdowns', 1.5],
    ['te over 4.5 rec', 'receptions', 4.5],
  ])('%s', (prompt, stat, line) => {
    const { reading, unread } = read(prompt);
    expect([unread, reading.stat, reading.line]).toEqual([[], stat, line]);
  });
  test('of one without a position are asked back', () => {
    expect(read('chris nobody yards').unread).toEqual(['yards']);
  });
});

describe('what is said of several', () => {
  test.each([
    [
      'puka and kelce, yards',
      [
        [1, 'Puka Nacua', 'receiving_yards', ''],
        [1, 'Travis Kelce', 'receiving_yards', ''],
      ],
    ],
    [
      'stafford and puka, both over yards',
      [
        [1, 'Matthew Stafford', 'passing_yards', 'over'],
        [1, 'Puka Nacua', 'receiving_yards', 'over'],
      ],
    ],
    [
      'unders on yardage, 2 rbs 1 wr',
      [
        [2, 'running_back', 'rushing_yards', 'under'],
        [1, 'wide_receiver', 'receiving_yards', 'under'],
      ],
    ],
    [
      'kelce td plus another te',
      [
        [1, 'Travis Kelce', 'touchdowns', ''],
        [1, 'tight_end', 'touchdowns', ''],
      ],
    ],
    [
      'qb wr te, yards',
      [
        [1, null, 'passing_yards', ''],
        [1, 'wide_receiver', 'receiving_yards', ''],
        [1, 'tight_end', 'receiving_yards', ''],
      ],
    ],
  ])('%s', (prompt, wishes) => {
    expect([read(prompt).unread, ofWishes(prompt)]).toEqual([[], wishes]);
  });
  test.each(['interceptions thrown yes parlay 2 qbs', 'two qbs, interception yes'])('%s', (prompt) => {
    const { reading, unread } = read(prompt);
    expect(unread).toEqual([]);
    expect(reading).toMatchObject({
      stat: 'interceptions',
      sides: ['over'],
      wishes: [],
      legs: { min: 2, max: 2 },
    });
  });
  test('a td after his yards is his, and a team before a colon is only where they play', () => {
    expect(ofWishes('puka yards over and a td')).toEqual([
      [1, 'Puka Nacua', 'receiving_yards', 'over'],
      [1, 'Puka Nacua', 'touchdowns', ''],
    ]);
    const { reading } = read('rams: puka 70 yds, kyren td');
    expect(reading.wishes.map(({ player }) => player)).toEqual(['Puka Nacua', 'Kyren Williams']);
  });
  test('a statistic before three players of one position is of those', () => {
    expect(read('receiving yards overs, three wrs').reading).toMatchObject({
      positions: ['wide_receiver'],
      stat: 'receiving_yards',
      sides: ['over'],
      legs: { min: 3, max: 3 },
    });
  });
});
