/** Bets on a part of a game and on one team: each rule by hand, then all of them settled again by other code. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Sport } from '../../../../lambdas/contracts/feed/sports.ts';
import { type LineScore, scoredIn } from '../../../../lambdas/domain/feed/games/line-score.ts';
import { linesResultOf, resultOf } from '../../../../lambdas/domain/feed/games/result.ts';
import { gradeLeg } from '../../../../lambdas/domain/feed/games/settlement.ts';
import { isMarketKey, registry } from '../../../../lambdas/domain/feed/markets/registry.ts';
import { finalGame, legWith } from './games.ts';

const lines = (home: LineScore['home'], away: LineScore['away'], overtime: LineScore['overtime'] = null) => ({
  home,
  away,
  overtime,
});

function graded(
  key: string,
  leg: Pick<Leg, 'selection' | 'line'> & Partial<Leg>,
  [sport, home, away, own]: readonly [Sport, number, number, LineScore | undefined],
  statusText = 'Final',
) {
  if (!isMarketKey(key)) throw new Error(key);
  const { family, period } = registry[key];
  const of = legWith({ sport, market: family, key, ...(period !== 'game' && { period }), ...leg });
  return gradeLeg(of, finalGame(home, away, { sport, statusText, ...(own && { lines: own }) }));
}

const won = (key: string, selection: Leg['selection'], of: Parameters<typeof graded>[2]) =>
  graded(key, { selection, line: null }, of);

describe('A part of a game', () => {
  // Chiefs 24, Ravens 24 after four quarters; 30 to 24 in overtime.
  const nfl = ['NFL', 30, 24, lines([7, 3, 0, 14], [7, 10, 0, 7], { home: 6, away: 0 })] as const;

  it('counts overtime in the second half, and not in the fourth quarter', () => {
    expect(graded('second_half.total', { selection: 'over', line: 26.5 }, nfl)).toBe('won');
    expect(graded('second_half.spread', { selection: 'home', line: -12.5 }, nfl)).toBe('won');
    expect(graded('fourth_quarter.total', { selection: 'over', line: 21.5 }, nfl)).toBe('lost');
    expect(graded('fourth_quarter.spread', { selection: 'home', line: -7 }, nfl)).toBe('push');
  });

  it('pushes the two-way moneyline on a tie, and loses the three-way one', () => {
    expect(won('first_quarter.moneyline', 'home', nfl)).toBe('push');
    expect(won('first_quarter.moneyline', 'away', nfl)).toBe('push');
    expect(won('first_quarter.three_way', 'home', nfl)).toBe('lost');
    expect(won('first_quarter.three_way', 'away', nfl)).toBe('lost');
    expect(won('first_quarter.three_way', 'draw', nfl)).toBe('won');
    expect(won('first_half.moneyline', 'away', nfl)).toBe('won');
    expect(won('regulation.three_way', 'draw', nfl)).toBe('won');
    expect(won('moneyline', 'home', nfl)).toBe('won');
  });

  it('counts the team that a team total is on', () => {
    expect(graded('first_half.team_total', { selection: 'over', line: 10.5, team: 'away' }, nfl)).toBe('won');
    expect(graded('first_half.team_total', { selection: 'over', line: 10.5, team: 'home' }, nfl)).toBe(
      'lost',
    );
    expect(graded('team_total', { selection: 'under', line: 24, team: 'away' }, nfl)).toBe('push');
    expect(graded('team_total', { selection: 'under', line: 24 }, nfl)).toBe('open');
  });

  it('settles alternate lines by the final score, as the main line', () => {
    expect(graded('alternate_spread', { selection: 'home', line: -6.5 }, nfl)).toBe('lost');
    expect(graded('alternate_total', { selection: 'over', line: 53.5 }, nfl)).toBe('won');
  });

  it('waits for a line score that adds up to the final score', () => {
    const [sport, home, away] = nfl;
    const over = { selection: 'over', line: 1.5 } as const;
    expect(graded('first_half.total', over, [sport, home, away, undefined])).toBe('open');
    expect(graded('first_half.total', over, [sport, home, away + 3, nfl[3]])).toBe('open');
    const short = lines([7, 3, 20], [7, 10, 7]);
    expect(graded('first_half.total', over, [sport, home, away, short])).toBe('open');
    expect(graded('total', over, [sport, home, away, undefined])).toBe('won');
  });
});

describe('The first and the last score', () => {
  const scored = { first: 'away', last: 'home' } as const;
  const nfl = ['NFL', 30, 24, { ...lines([7, 3, 7, 13], [7, 10, 0, 7]), scored }] as const;

  it('belong to one team each, whoever wins', () => {
    expect(won('first_score.moneyline', 'away', nfl)).toBe('won');
    expect(won('first_score.moneyline', 'home', nfl)).toBe('lost');
    expect(won('last_score.moneyline', 'home', nfl)).toBe('won');
    expect(won('last_score.moneyline', 'away', nfl)).toBe('lost');
  });

  it('stay open where the feed does not say, or the line score does not add up', () => {
    const [sport, home, away, own] = nfl;
    const { scored: _, ...without } = own;
    expect(won('first_score.moneyline', 'away', [sport, home, away, without])).toBe('open');
    expect(won('first_score.moneyline', 'away', [sport, home, away + 3, own])).toBe('open');
  });

  it('of baseball follow from the innings, of which the visiting team bats first', () => {
    const scoredIn1 = (home: LineScore['home'], away: LineScore['away']) => scoredIn({ home, away });
    expect(scoredIn1([0, 1, 0], [0, 2, 0])).toEqual({ first: 'away', last: 'home' });
    expect(scoredIn1([1, 0, null], [0, 0, 3])).toEqual({ first: 'home', last: 'away' });
    expect(scoredIn1([0, 0], [0, 0])).toBeUndefined();
  });

  it('are another result when they are corrected, and the same one without a correction', () => {
    const resultWith = (more: Pick<LineScore, 'scored'>) =>
      linesResultOf(
        finalGame(30, 24, { sport: 'NFL', lines: { ...lines([7, 3, 7, 13], [7, 10, 0, 7]), ...more } }),
      );
    expect(resultWith({ scored })).not.toBe(resultWith({ scored: { first: 'home', last: 'home' } }));
    expect(resultWith({ scored })).toBe(resultWith({ scored: { ...scored } }));
  });
});

describe('Hockey', () => {
  const shootout = ['NHL', 3, 2, lines([1, 0, 1], [0, 2, 0], { home: 0, away: 0 })] as const;

  it('counts a shootout as one goal of the game and of the team, and of no period', () => {
    expect(graded('total', { selection: 'over', line: 4.5 }, shootout)).toBe('won');
    expect(graded('spread', { selection: 'home', line: -1 }, shootout)).toBe('push');
    expect(graded('team_total', { selection: 'over', line: 2.5, team: 'home' }, shootout)).toBe('won');
    expect(graded('third_period.total', { selection: 'over', line: 1.5 }, shootout)).toBe('lost');
    expect(won('regulation.three_way', 'draw', shootout)).toBe('won');
  });

  it('leaves the shootout out of the team total at a book that does', () => {
    const team = { selection: 'over', line: 2.5, team: 'home' } as const;
    expect(graded('team_total', { ...team, book: 'Galaxy Sports' }, shootout)).toBe('lost');
    expect(graded('team_total', { ...team, book: 'DraftKings' }, shootout)).toBe('won');
    // Without the periods, a game decided by one goal may have had a shootout.
    expect(graded('team_total', { ...team, book: 'Galaxy Sports' }, ['NHL', 3, 2, undefined])).toBe('open');
    expect(graded('team_total', { ...team, book: 'Galaxy Sports' }, ['NHL', 4, 2, undefined])).toBe('won');
  });

  it('does not take a missing goal for a shootout', () => {
    const wrong = ['NHL', 4, 2, shootout[3]] as const;
    expect(graded('first_period.total', { selection: 'over', line: 0.5 }, wrong)).toBe('open');
    const losersGoal = ['NHL', 2, 3, shootout[3]] as const;
    expect(graded('first_period.total', { selection: 'over', line: 0.5 }, losersGoal)).toBe('won');
    const both = ['NHL', 3, 3, shootout[3]] as const;
    expect(graded('first_period.total', { selection: 'over', line: 0.5 }, both)).toBe('open');
  });
});

describe('Baseball', () => {
  const nine = (last: number | null) => lines([0, 1, 0, 0, 2, 0, 0, 1, last], [0, 0, 0, 0, 3, 0, 0, 0, 0]);
  const whole = ['MLB', 4, 3, nine(null)] as const;

  it('settles the first inning and the first five from the innings, with the last half inning not played', () => {
    expect(graded('first_inning.total', { selection: 'under', line: 0.5 }, whole)).toBe('won');
    expect(won('first_inning.moneyline', 'home', whole)).toBe('push');
    expect(won('first_five.moneyline', 'home', whole)).toBe('push');
    expect(won('first_five.three_way', 'draw', whole)).toBe('won');
    expect(graded('first_five.total', { selection: 'over', line: 5.5 }, whole)).toBe('won');
  });

  it('voids the first five without five full innings, and keeps the first', () => {
    const rain = ['MLB', 3, 0, lines([1, 0, 0, 2, null], [0, 0, 0, 0, 0])] as const;
    expect(graded('first_five.total', { selection: 'over', line: 2.5 }, rain, 'Final/5')).toBe('void');
    expect(graded('first_inning.total', { selection: 'over', line: 0.5 }, rain, 'Final/5')).toBe('won');
  });
});

describe('The result of a line score', () => {
  const game = finalGame(30, 24, { lines: lines([7, 3, 6, 14], [7, 10, 0, 7]) });

  it('changes with a corrected quarter, while the final score stays', () => {
    const corrected = { ...game, lines: lines([7, 6, 3, 14], [7, 10, 0, 7]) };
    expect(linesResultOf(game)).toMatch(/^lines:[0-9a-f]{1,8}$/);
    expect(linesResultOf(corrected)).not.toBe(linesResultOf(game));
    expect(resultOf(corrected)).toBe(resultOf(game));
  });

  it('is none before the end, and where the quarters do not add up', () => {
    expect(linesResultOf({ ...game, status: 'live' })).toBeNull();
    expect(linesResultOf({ ...game, score: { home: 31, away: 24 } })).toBeNull();
    expect(linesResultOf(finalGame(30, 24))).toBeNull();
  });
});

/*
 * Every market of the registry settled again, from the plays of a game instead of its table: each point is an entry
 * with its team and the time when it was scored.
 */
interface Point {
  readonly home: boolean;
  /** The column, from 0; a quarter, a period or an inning. 99 is overtime. */
  readonly at: number;
  readonly points: number;
}

const overtime = 99;
const columns = { NFL: 4, NBA: 4, NHL: 3, MLB: 9 } as const;
type Played = keyof typeof columns;

/** By name, in its own words. */
function counts(key: string, { at }: Point): boolean {
  const part = key.includes('.') ? key.slice(0, key.indexOf('.')) : 'game';
  const nth = ['first', 'second', 'third', 'fourth'].findIndex((word) => part.startsWith(`${word}_`));
  if (part === 'game') return true;
  if (part === 'regulation') return at !== overtime;
  if (part === 'first_five') return at < 5;
  if (part.endsWith('_half')) return nth === 0 ? at < 2 : at >= 2;
  return at === nth;
}

function settledAgain(key: string, leg: Leg, plays: readonly Point[]): string {
  const of = (home: boolean) =>
    plays
      .filter((play) => play.home === home && counts(key, play))
      .reduce((sum, { points }) => sum + points, 0);
  const [home, away, line] = [of(true), of(false), leg.line ?? 0];
  const compared = (a: number, b: number) => (a > b ? 'won' : a < b ? 'lost' : 'push');
  if (leg.selection === 'draw') return home === away ? 'won' : 'lost';
  if (leg.selection === 'over' || leg.selection === 'under') {
    const points = leg.market === 'total' ? home + away : leg.team === 'home' ? home : away;
    return leg.selection === 'over' ? compared(points, line) : compared(line, points);
  }
  const [own, other] = leg.selection === 'home' ? [home, away] : [away, home];
  const result = compared(own + line, other);
  return result === 'push' && key.endsWith('three_way') ? 'lost' : result;
}

const cells = { NFL: [0, 3, 7, 10], NBA: [18, 25, 31], NHL: [0, 0, 1, 2], MLB: [0, 0, 0, 1, 3] } as const;

function ofOneScore(scorer: 'home' | 'away' | undefined, selection: Leg['selection']) {
  if (!scorer) return 'open';
  return scorer === selection ? 'won' : 'lost';
}

describe('Settled again', () => {
  it('gives the same result for every market, side and line', () => {
    const teams = fc.constantFrom('home' as const, 'away' as const);
    const games = fc.constantFrom<Played>('NFL', 'NBA', 'NHL', 'MLB').chain((sport) => {
      const team = fc.array(fc.constantFrom<number>(...cells[sport]), {
        minLength: columns[sport],
        maxLength: columns[sport],
      });
      return fc.record({
        sport: fc.constant(sport),
        home: team,
        away: team,
        extra: fc.option(fc.record({ home: fc.integer({ min: 0, max: 6 }), away: fc.constant(0) })),
        line: fc.integer({ min: -20, max: 130 }).map((halves) => halves / 2),
        team: teams,
        scorers: fc.option(fc.tuple(teams, teams)),
      });
    });
    fc.assert(
      fc.property(games, ({ sport, home, away, extra, line, team, scorers }) => {
        const more = sport === 'MLB' ? null : extra;
        const plays = [
          ...home.map((points, at) => ({ home: true, at, points })),
          ...away.map((points, at) => ({ home: false, at, points })),
          { home: true, at: overtime, points: more?.home ?? 0 },
        ];
        const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
        const game = finalGame(sum(home) + (more?.home ?? 0), sum(away), {
          sport,
          lines: {
            ...lines(home, away, more),
            ...(scorers && { scored: { first: scorers[0], last: scorers[1] } }),
          },
        });
        for (const [key, { sports, sides, family, hasLine, whose }] of Object.entries(registry)) {
          if (whose === 'player' || !sports.includes(sport)) continue;
          for (const selection of sides) {
            const own = hasLine ? line : null;
            const leg = legWith({ sport, market: family, key, selection, line: own, team });
            const scorer = { first_score: scorers?.[0], last_score: scorers?.[1] };
            const [part = ''] = key.split('.');
            const again =
              part in scorer
                ? ofOneScore(scorer[part as keyof typeof scorer], selection)
                : settledAgain(key, leg, plays);
            expect([key, selection, gradeLeg(leg, game)]).toEqual([key, selection, again]);
          }
        }
      }),
    );
  });
});
