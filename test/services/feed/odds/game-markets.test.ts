/** Alternate lines, team totals and parts of the game, in the feed's shapes and spellings. */
import { describe, expect, test } from 'vitest';
import type { Sport } from '../../../../lambdas/contracts/feed/sports.ts';
import { marketNamed } from '../../../../lambdas/domain/feed/markets/feed-names.ts';
import { gameMarketsIn } from '../../../../lambdas/services/feed/odds/game-markets.ts';

const names = { home: 'Los Angeles Lakers', away: 'Boston Celtics' };

describe('The name of a market', () => {
  test.each([
    ['NBA', 'Home/Away', 'moneyline', null],
    ['NBA', 'Over/Under', 'total', null],
    ['NFL', 'Handicap', 'spread', null],
    ['NHL', '3Way Result', 'regulation.three_way', null],
    ['NBA', 'Home/Away - 1st Half', 'first_half.moneyline', null],
    ['NBA', 'Over/Under 1st Half', 'first_half.total', null],
    ['NFL', 'Asian Handicap First Half', 'first_half.spread', null],
    ['NFL', 'Asian Handicap (2nd Half)', 'second_half.spread', null],
    ['NBA', 'Over/Under 2nd Half', 'second_half.total', null],
    ['NBA', 'Home/Away - 1st Qtr', 'first_quarter.moneyline', null],
    ['NFL', 'Over/Under 4th Qtr', 'fourth_quarter.total', null],
    ['NFL', '1x2 - 1st Qtr', 'first_quarter.three_way', null],
    ['NHL', 'Home/Away (1st Period)', 'first_period.moneyline', null],
    ['NHL', 'Asian Handicap (3rd Period)', 'third_period.spread', null],
    ['MLB', 'Home/Away (1st 5 Innings)', 'first_five.moneyline', null],
    ['MLB', 'Asian Handicap (1st 5 Innings)', 'first_five.spread', null],
    ['MLB', '1x2 (1st Inning)', 'first_inning.three_way', null],
    ['MLB', 'Over/Under (1st Inning)', 'first_inning.total', null],
    ['MLB', 'NRFI', 'first_inning.total', null],
    ['MLB', 'Will there be a run in the 1st inning', 'first_inning.total', null],
    ['NBA', 'Home Team Total Points', 'team_total', 'home'],
    ['NBA', 'Away Team Total Points (1st Half)', 'first_half.team_total', 'away'],
    ['NBA', 'Home Team Total Points (1st Quarter)', 'first_quarter.team_total', 'home'],
    ['NHL', 'Away Team Total Goals (Including OT)', 'team_total', 'away'],
    ['NHL', 'Home Team Total Goals (1st Period)', 'first_period.team_total', 'home'],
    ['MLB', 'Away Team Total Runs (1st 5 Innings)', 'first_five.team_total', 'away'],
    ['NBA', 'Los Angeles Lakers Total Points', 'team_total', 'home'],
    ['NBA', 'Team Totals', 'team_total', null],
    ['NBA', 'Alternative Handicap', 'alternate_spread', null],
    ['NBA', 'Alternate Total', 'alternate_total', null],
    ['MLS', '1x2', 'moneyline', null],
    ['NFL', 'Team To Score First', 'first_score.moneyline', null],
    ['NHL', 'First Team To Score', 'first_score.moneyline', null],
    ['MLB', 'Team To Score Last', 'last_score.moneyline', null],
  ] as const)('%s "%s" is %s', (sport, name, key, team) => {
    expect(marketNamed(name, sport, names)).toMatchObject({ key, team });
  });

  test.each([
    ['NBA', 'Over/Under 1st Period'],
    ['NHL', 'Over/Under 1st Half'],
    ['MLS', 'Over/Under 1st Half'],
    ['NBA', 'Winning Margin'],
    ['NBA', 'Highest Scoring Half'],
    ['NBA', 'Race to 20 Points'],
    ['MLB', 'Over/Under (1st 3 Innings)'],
    ['NBA', 'Odd/Even'],
    ['NBA', 'Team To Score First'],
    ['NFL', 'Team To Score First 10 Points'],
    ['NBA', ''],
  ] as const)('%s "%s" is unknown', (sport, name) => {
    expect(marketNamed(name, sport, names)).toBeUndefined();
  });
});

const requestedAt = new Date('2026-11-22T12:00:00Z');
const read = (types: readonly object[], sport: Sport = 'NBA') =>
  gameMarketsIn({ type: types }, { sport, names, requestedAt }, (book, key) =>
    book !== 'FanDuel' ? null : key === 'alternate_spread' ? -4.5 : 224.5,
  );
const book = (more: object, name = 'FanDuel') => ({ name, ts: '1795348000', ...more });
const odd = (name: string, us: string) => ({ name, us });

describe('The prices of a market', () => {
  test('are those of the other lines of the game, without a book’s main line', () => {
    const total = (line: string, over: string, under: string) => ({
      name: line,
      ismain: 'False',
      odd: [odd('Over', over), odd('Under', under)],
    });
    const handicap = (line: string) => ({ name: line, odd: [odd('Home', '-110'), odd('Away', '-110')] });
    const { markets, unknown } = read([
      {
        value: 'Over/Under',
        bookmaker: book({ total: [total('224.5', '-110', '-110'), total('230.5', '+180', '-220')] }),
      },
      {
        value: 'Handicap',
        bookmaker: book({ handicap: [handicap('-4.5'), handicap('-10.5'), handicap('-4.25')] }),
      },
    ]);
    expect(unknown).toEqual([]);
    expect(
      markets.map(({ key, prices }) => [key, prices.map(({ line, prices: own }) => [line, own])]),
    ).toEqual([
      ['alternate_total', [[230.5, [180, -220]]]],
      ['alternate_spread', [[-10.5, [-110, -110]]]],
    ]);
    expect(markets[0]?.prices[0]?.at).toBe('2026-11-22T11:46:40.000Z');
  });

  test('of a part are a two-way or a three-way moneyline, by whether the tie is priced', () => {
    const { markets } = read([
      {
        value: 'Home/Away - 1st Half',
        bookmaker: [
          book({ odd: [odd('Home', '-130'), odd('Away', '+110')] }),
          book({ odd: [odd('1', '-120'), odd('2', '+140'), odd('Draw', '+900')] }, 'bet365'),
        ],
      },
    ]);
    expect(markets.map(({ key, prices }) => [key, prices[0]?.prices])).toEqual([
      ['first_half.moneyline', [-130, 110]],
      ['first_half.three_way', [-120, 140, 900]],
    ]);
  });

  test('of a team’s total name the team in the market or in the line', () => {
    const sides = [odd('Over', '-115'), odd('Under', '-105')];
    const { markets } = read([
      { value: 'Home Team Total Points', bookmaker: book({ total: { name: '112.5', odd: sides } }) },
      {
        value: 'Team Totals',
        bookmaker: book({
          total: [
            { name: 'Boston Celtics 109.5', odd: sides },
            { name: '99.5', odd: sides },
          ],
        }),
      },
    ]);
    expect(markets.map(({ key, team, prices }) => [key, team, prices.map(({ line }) => line)])).toEqual([
      ['team_total', 'home', [112.5]],
      ['team_total', 'away', [109.5]],
    ]);
  });

  test('of a run in the first inning are an over and an under, whichever way it is asked', () => {
    const yes = { bookmaker: book({ odd: [odd('Yes', '+105'), odd('No', '-125')] }) };
    const of = (value: string) => read([{ value, ...yes }], 'MLB').markets[0]?.prices[0];
    expect(of('YRFI')).toMatchObject({ line: 0.5, prices: [105, -125] });
    expect(of('NRFI')).toMatchObject({ line: 0.5, prices: [-125, 105] });
  });

  test('survive noise: a stopped book, one side, a price of 0, an object for a list, and names nobody knows', () => {
    const { markets, unknown } = read([
      {
        value: 'Over/Under 1st Half',
        stop: 'True',
        bookmaker: book({ total: { name: '110.5', odd: [odd('Over', '-110')] } }),
      },
      {
        value: 'Over/Under 1st Qtr',
        bookmaker: [
          book(
            { stop: 'True', total: { name: '55.5', odd: [odd('Over', '-110'), odd('Under', '-110')] } },
            'BetMGM',
          ),
          book({ total: { name: '55.5', odd: odd('Over', '-110') } }),
          book({ total: { name: '', odd: [odd('Over', '0'), odd('Under', '0')] } }, 'Caesars'),
        ],
      },
      { value: 'Winning Margin', bookmaker: null },
      { value: 'Winning Margin', bookmaker: null },
      { value: 'Player Points', bookmaker: null },
      {},
    ]);
    expect(markets).toEqual([
      {
        key: 'first_quarter.total',
        team: null,
        prices: [{ book: 'FanDuel', at: '2026-11-22T11:46:40.000Z', line: 55.5, prices: [-110, null] }],
      },
    ]);
    expect(unknown).toEqual(['Winning Margin']);
  });
});
