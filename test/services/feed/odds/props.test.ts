/** Player props from the feed's odds: player, statistic, line and book, recognized by rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GradedStat } from '../../../../lambdas/contracts/feed/props.ts';
import type { Sport } from '../../../../lambdas/contracts/feed/sports.ts';
import { type PropMarket, propMarketOf } from '../../../../lambdas/services/feed/odds/prop-markets.ts';
import { propsIn } from '../../../../lambdas/services/feed/odds/props.ts';

const requestedAt = new Date('2026-11-20T23:00:00.000Z');
const seconds = (iso: string) => String(Date.parse(iso) / 1000);

describe('a market’s name', () => {
  test.each<readonly [string, Sport, GradedStat]>([
    ['Player Points', 'NBA', 'points'],
    ['Player Points + Rebounds + Assists', 'NBA', 'points_rebounds_assists'],
    ['Player Pts, Rebs and Asts', 'NBA', 'points_rebounds_assists'],
    ['Player Rebounds & Assists', 'NBA', 'rebounds_assists'],
    ['Player 3-Point Field Goals Made', 'NBA', 'threes'],
    ['Player Threes', 'NBA', 'threes'],
    ['Player Passing Yards', 'NFL', 'passing_yards'],
    ['Total Passing Touchdowns (Player)', 'NFL', 'passing_touchdowns'],
    ['Player Rushing + Receiving Yards', 'NFL', 'rushing_receiving_yards'],
    ['Anytime Touchdown Scorer', 'NFL', 'touchdowns'],
    ['Pitcher Strikeouts', 'MLB', 'strikeouts'],
    ['Pitcher Outs Recorded', 'MLB', 'outs'],
    ['Player Total Bases', 'MLB', 'total_bases'],
    ['Batter Home Runs', 'MLB', 'home_runs'],
    ['Player Shots on Goal', 'NHL', 'shots'],
    ['Goalie Saves', 'NHL', 'saves'],
    ['Anytime Goalscorer', 'MLS', 'goals'],
  ])('%s of the %s is %s', (name, sport, stat) => {
    expect(propMarketOf(name, sport)?.stat).toBe(stat);
  });

  test.each<readonly [string, Sport, PropMarket]>([
    ['Anytime Touchdown Scorer', 'NFL', { stat: 'touchdowns', kind: 'yes', line: 0.5 }],
    ['To Score Two or More Touchdowns', 'NFL', { stat: 'touchdowns', kind: 'yes', line: 1.5 }],
    ['Player To Score 3+ Touchdowns', 'NFL', { stat: 'touchdowns', kind: 'yes', line: 2.5 }],
    ['First Touchdown Scorer', 'NFL', { stat: 'first_touchdowns', kind: 'yes', line: 0.5 }],
    ['Last Touchdown Scorer', 'NFL', { stat: 'last_touchdowns', kind: 'yes', line: 0.5 }],
    ['To Score Two or More Goals', 'NHL', { stat: 'goals', kind: 'yes', line: 1.5 }],
    ['First Goal Scorer', 'NHL', { stat: 'first_goals', kind: 'yes', line: 0.5 }],
    ['To Hit a Home Run', 'MLB', { stat: 'home_runs', kind: 'yes', line: 0.5 }],
    ['Player Double Double', 'NBA', { stat: 'double_doubles', kind: 'yes', line: 0.5 }],
    ['Player Points Milestones', 'NBA', { stat: 'points', kind: 'milestone' }],
    ['Player To Score 25+ Points', 'NBA', { stat: 'points', kind: 'yes', line: 24.5 }],
    ['Alternate Player Points', 'NBA', { stat: 'points', kind: 'line' }],
    ['Batter Hits + Runs + RBIs', 'MLB', { stat: 'hits_runs_rbis', kind: 'line' }],
  ])('%s of the %s says how a player is listed', (name, sport, market) => {
    expect(propMarketOf(name, sport)).toEqual(market);
  });

  test.each<readonly [string, Sport]>([
    ['First Touchdown Scorer', 'MLS'],
    ['First Touchdown Scorer 1st Half', 'NFL'],
    ['First Team Touchdown Scorer', 'NFL'],
    ['Player To Score 2+ Touchdowns 1st Half', 'NFL'],
    ['Touchdown - Home', 'NFL'],
    ['Player Points 1st Half', 'NBA'],
    ['Player Points Milestones 1st Quarter', 'NBA'],
    ['Player Double Double', 'NHL'],
    ['Batter Strikeouts', 'MLB'],
    ['Batter Walks', 'MLB'],
    ['Over/Under', 'NBA'],
    ['Home/Away', 'NFL'],
    ['Player Passing Yards', 'NBA'],
    ['Player Of The Match', 'MLS'],
    ['Team To Score First', 'MLS'],
  ])('%s of the %s cannot be graded', (name, sport) => {
    expect(propMarketOf(name, sport)).toBeUndefined();
  });
});

const line = (name: string, over: string, under: string, more = {}) => ({
  name,
  odd: [
    { name: 'Over', us: over },
    { name: 'Under', us: under },
  ],
  ...more,
});

describe('prices', () => {
  test('have each book’s line and time; one player is an object, several are a list', () => {
    const odds = {
      type: [
        { value: 'Home/Away', bookmaker: { name: 'A', odd: [] } },
        {
          value: 'Player Passing Yards',
          bookmaker: [
            {
              name: 'Draftkings',
              ts: seconds('2026-11-20T22:50:00Z'),
              total: [
                line('Patrick Mahomes 275.5', '-115', '-105'),
                line('C.J. Stroud 240.5', '+100', '-120'),
              ],
            },
            {
              name: 'Fanduel',
              ts: seconds('2026-11-20T22:58:00Z'),
              total: line('Patrick Mahomes 274.5', '-110', '-110'),
            },
          ],
        },
      ],
    };
    expect(propsIn(odds, 'NFL', requestedAt)).toEqual([
      {
        player: 'Patrick Mahomes',
        stat: 'passing_yards',
        prices: [
          { book: 'DraftKings', at: '2026-11-20T22:50:00.000Z', line: 275.5, over: -115, under: -105 },
          { book: 'FanDuel', at: '2026-11-20T22:58:00.000Z', line: 274.5, over: -110, under: -110 },
        ],
      },
      {
        player: 'C.J. Stroud',
        stat: 'passing_yards',
        prices: [{ book: 'DraftKings', at: '2026-11-20T22:50:00.000Z', line: 240.5, over: 100, under: -120 }],
      },
    ]);
  });

  test('of "yes" on a scorer mean over a half, and nothing is known about "no"', () => {
    const odds = {
      type: {
        id: '22163',
        value: 'Anytime Touchdown Scorer',
        bookmaker: {
          name: 'bet365',
          odd: [
            { name: 'Travis Kelce', value: '2.10', us: '+110' },
            { name: 'No Touchdown Scorer', us: '+5000' },
            { name: 'Any Other Player', us: '+900' },
          ],
        },
      },
    };
    const [kelce, ...others] = propsIn(odds, 'NFL', requestedAt);
    expect(kelce).toMatchObject({ player: 'Travis Kelce', stat: 'touchdowns' });
    expect(kelce?.prices).toMatchObject([{ line: 0.5, over: 110, under: null }]);
    expect(others).toEqual([]);
  });

  test("of a player's sides may be next to each other, and decimal odds replace missing American ones", () => {
    const odd = [
      { name: 'LeBron James Under 25.5', value: '1.80' },
      { name: 'LeBron James Over 25.5', value: '2.00' },
    ];
    const odds = { type: { value: 'Player Points', bookmaker: { name: 'A', odd } } };
    expect(propsIn(odds, 'NBA', requestedAt)[0]?.prices).toMatchObject([
      { line: 25.5, over: 100, under: -125 },
    ]);
  });

  test('of several lines of one book are all kept, without stopped ones; of one line, the most balanced', () => {
    const total = [
      line('Josh Allen 299.5', '+250', '-330'),
      line('Josh Allen 249.5', '-112', '-108'),
      line('Josh Allen 249.5', '-300', '+220'),
      { name: 'Josh Allen 349.5', ismain: 'False', odd: { name: 'Over', us: '+600' } },
      line('Dak Prescott 250.5', '-110', '-110', { stop: 'True' }),
    ];
    const stopped = { name: 'B', stop: 'True', total: line('Josh Allen 250.5', '-110', '-110') };
    const odds = { type: { value: 'Player Passing Yards', bookmaker: [{ name: 'A', total }, stopped] } };
    expect(propsIn(odds, 'NFL', requestedAt)).toMatchObject([
      {
        player: 'Josh Allen',
        prices: [
          { book: 'A', line: 299.5, over: 250, under: -330 },
          { book: 'A', line: 249.5, over: -112, under: -108 },
          { book: 'A', line: 349.5, over: 600, under: null },
        ],
      },
    ]);
  });

  test('of milestones are the over of half a point less, and 0 or +100000 is no price', () => {
    const odd = [
      { name: 'LeBron James 25+', us: '+120' },
      { name: 'LeBron James 30+', us: '+320' },
      { name: 'LeBron James 40+', us: '+100000' },
      { name: 'LeBron James 45+', us: '0' },
      { name: 'LeBron James 0+', us: '-5000' },
      { name: 'Any Other Player 20+', us: '+150' },
    ];
    const odds = { type: { value: 'Player Points Milestones', bookmaker: { name: 'A', odd } } };
    expect(propsIn(odds, 'NBA', requestedAt)).toMatchObject([
      {
        player: 'LeBron James',
        stat: 'points',
        prices: [
          { line: 24.5, over: 120, under: null },
          { line: 29.5, over: 320, under: null },
        ],
      },
    ]);
  });

  test('of scorers of two or more are lines of the same statistic, and lists of first scorers are players only', () => {
    const type = (value: string, odd: readonly object[]) => ({ value, bookmaker: { name: 'A', odd } });
    const odds = {
      type: [
        type('Anytime Touchdown Scorer', [{ name: 'Davante Adams', us: '+140' }]),
        type('To Score Two or More Touchdowns', [{ name: 'Davante Adams', us: '+900' }]),
        type('First Touchdown Scorer', [
          { name: 'Davante Adams', us: '+800' },
          { name: 'No Touchdown Scorer', us: '+6600' },
          { name: 'Kansas City Chiefs D/ST', us: '+2500' },
        ]),
      ],
    };
    expect(propsIn(odds, 'NFL', requestedAt)).toMatchObject([
      { stat: 'touchdowns', prices: [{ line: 0.5 }, { line: 1.5, over: 900 }] },
      { player: 'Davante Adams', stat: 'first_touchdowns', prices: [{ line: 0.5, over: 800 }] },
    ]);
  });

  test('for any response, no side gets the other’s price, and no line is a quarter or negative', () => {
    const price = fc.integer({ min: 100, max: 900 }).chain((n) => fc.constantFrom(n, -n));
    const player = fc.constantFrom('Ann Lee', 'Bo Chan', 'C. Diaz-Ruiz', 'Dé O’Neil Jr.');
    const number = fc.integer({ min: 1, max: 800 }).map((halves) => halves / 2);
    const row = fc.record({
      player,
      number,
      over: price,
      under: price,
      swapped: fc.boolean(),
      usual: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const total = rows.map(({ player, number, over, under, swapped, usual }) => {
          const odd = [
            { name: 'Over', ...(usual ? { us: String(over) } : { us: over > 0 ? `+${over}` : over }) },
            { name: `Under ${number}`, us: String(under) },
          ];
          return { name: `${player} ${number}`, odd: swapped ? odd.reverse() : odd };
        });
        const odds = { type: { value: 'Player Points', bookmaker: { name: 'A', total } } };
        for (const { player, prices } of propsIn(odds, 'NBA', requestedAt)) {
          for (const { line, over, under } of prices) {
            expect(line).toBeGreaterThan(0);
            expect(Number.isInteger(line * 2)).toBe(true);
            expect(
              rows.some(
                (row) =>
                  row.player === player && row.number === line && row.over === over && row.under === under,
              ),
            ).toBe(true);
          }
        }
      }),
    );
  });
});
