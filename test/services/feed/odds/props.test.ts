/** Player props from the feed's odds: player, statistic, line and book, recognized by rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GradedStat } from '../../../../lambdas/contracts/feed/props.ts';
import type { Sport } from '../../../../lambdas/contracts/feed/sports.ts';
import { propMarketOf } from '../../../../lambdas/services/feed/odds/prop-markets.ts';
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

  test.each<readonly [string, Sport]>([
    ['First Touchdown Scorer', 'NFL'],
    ['Last Touchdown Scorer', 'NFL'],
    ['Player To Score 2+ Touchdowns', 'NFL'],
    ['Touchdown - Home', 'NFL'],
    ['Player Points 1st Half', 'NBA'],
    ['Player Points Milestones', 'NBA'],
    ['Alternate Player Points', 'NBA'],
    ['Player Double Double', 'NBA'],
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

  test('of several lines of one book are the most balanced, without stopped ones', () => {
    const total = [
      line('Josh Allen 299.5', '+250', '-330'),
      line('Josh Allen 249.5', '-112', '-108'),
      line('Dak Prescott 250.5', '-110', '-110', { stop: 'True' }),
    ];
    const stopped = { name: 'B', stop: 'True', total: line('Josh Allen 250.5', '-110', '-110') };
    const odds = { type: { value: 'Player Passing Yards', bookmaker: [{ name: 'A', total }, stopped] } };
    expect(propsIn(odds, 'NFL', requestedAt)).toMatchObject([
      { player: 'Josh Allen', prices: [{ book: 'A', line: 249.5, over: -112 }] },
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
