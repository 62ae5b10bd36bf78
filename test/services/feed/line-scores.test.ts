/** A day's line scores, in each league's format. */
import { describe, expect, test } from 'vitest';
import { withLineScores } from '../../../lambdas/app/feed/line-scores.ts';
import { linesIn } from '../../../lambdas/services/feed/line-scores.ts';
import { plain } from '../../../lambdas/services/feed/shape.ts';
import { finalGame } from '../../domain/feed/games/games.ts';

type Root = Parameters<typeof linesIn>[0];
const page = (match: object) => plain({ scores: { category: { match } } }) as Root;

describe('The line score of a finished game', () => {
  test('has four quarters and overtime in football, by the id of the contest', () => {
    const nfl = {
      contestID: '7',
      id: '9',
      status: 'After Over Time',
      hometeam: { name: 'A', q1: '7', q2: '3', q3: '0', q4: '14', ot: '6', totalscore: '30' },
      awayteam: { name: 'B', q1: '7', q2: '10', q3: '0', q4: '7', ot: '', totalscore: '24' },
    };
    expect(linesIn(page(nfl), 'NFL')).toEqual(
      new Map([['NFL-7', { home: [7, 3, 0, 14], away: [7, 10, 0, 7], overtime: { home: 6, away: 0 } }]]),
    );
  });

  test('says who scored first and last, if the scoring plays add up', () => {
    const play = (type: string, home: number, away: number) => ({
      type,
      home_score: `${home}`,
      away_score: `${away}`,
    });
    const nfl = (first: object) => ({
      contestID: '7',
      status: 'Final',
      hometeam: { q1: '0', q2: '3', q3: '0', q4: '7', totalscore: '10' },
      awayteam: { q1: '3', q2: '0', q3: '0', q4: '0', totalscore: '3' },
      events: {
        firstquarter: { event: first },
        secondquarter: { event: play('FG', 3, 3) },
        thirdquarter: null,
        fourthquarter: { event: [play('TD', 10, 3)] },
      },
    });
    const scoredIn = (first: object) => linesIn(page(nfl(first)), 'NFL').get('NFL-7')?.scored;
    expect(scoredIn(play('FG', 0, 3))).toEqual({ first: 'away', last: 'home' });
    expect(scoredIn(play('FG', 0, 2))).toEqual({ first: 'away', last: 'home' });
    // The list ends before the final score, or has a play that adds too much.
    expect(scoredIn(play('FG', 0, 9))).toBeUndefined();
    expect(linesIn(page({ ...nfl({}), events: null }), 'NFL').get('NFL-7')).not.toHaveProperty('scored');
  });

  test('leaves the goals of a shootout out of who scored', () => {
    const goal = (home: number, away: number) => ({ home_score: `${home}`, away_score: `${away}` });
    const nhl = {
      id: '7',
      status: 'Final',
      hometeam: { p1: '1', p2: '0', p3: '0', ot: '0', so: '2', totalscore: '2' },
      awayteam: { p1: '0', p2: '0', p3: '1', ot: '0', so: '1', totalscore: '1' },
      scoring: {
        firstperiod: { event: goal(1, 0) },
        thirdperiod: { event: goal(1, 1) },
        shootout: { event: goal(2, 1) },
      },
    };
    expect(linesIn(page(nhl), 'NHL').get('NHL-7')?.scored).toEqual({ first: 'home', last: 'away' });
  });

  test('has three periods in hockey, without the goals of a shootout', () => {
    const nhl = {
      id: '7',
      status: 'Final',
      hometeam: { p1: '1', p2: '0', p3: '1', ot: '0', so: '2', totalscore: '3' },
      awayteam: { p1: '0', p2: '2', p3: '0', ot: '0', so: '1', totalscore: '2' },
    };
    expect(linesIn(page(nhl), 'NHL').get('NHL-7')).toEqual({
      home: [1, 0, 1],
      away: [0, 2, 0],
      overtime: { home: 0, away: 0 },
    });
  });

  test('has the innings of baseball, whose last half inning may be missing', () => {
    const inning = (scores: readonly string[]) =>
      scores.map((score, index) => ({ '@number': `${index + 1}`, '@score': score }));
    const mlb = (home: readonly string[], away: readonly string[]) => ({
      '@id': '7',
      '@status': 'Final',
      hometeam: { '@in1': '', innings: { inning: inning(home) } },
      awayteam: { '@in1': '', innings: { inning: inning(away) } },
    });
    const of = (home: readonly string[], away: readonly string[]) =>
      linesIn(page(mlb(home, away)), 'MLB').get('MLB-7');
    expect(of(['1', '0'], ['0', '0', '3'])).toEqual({
      home: [1, 0, null],
      away: [0, 0, 3],
      overtime: null,
      scored: { first: 'home', last: 'away' },
    });
    expect(of(['1', '0', ''], ['0', '0', '3'])?.home).toEqual([1, 0, null]);
    expect(of(['1', '0', '2', '1'], ['0', '0', '3'])).toBeUndefined();
  });

  test('is none while a quarter is missing, the game is on, or its status is unknown', () => {
    const team = { q1: '7', q2: '3', q3: '0', q4: '14', ot: '' };
    const nba = (more: object) => page({ id: '7', status: 'Final', hometeam: team, awayteam: team, ...more });
    expect(linesIn(nba({}), 'NBA').get('NBA-7')?.overtime).toBeNull();
    expect(linesIn(nba({ status: '4th Quarter' }), 'NBA').size).toBe(0);
    expect(linesIn(nba({ status: 'Awarded' }), 'NBA').size).toBe(0);
    expect(linesIn(nba({ awayteam: { ...team, q3: '' } }), 'NBA').size).toBe(0);
    expect(linesIn(nba({ awayteam: null }), 'NBA').size).toBe(0);
    expect(linesIn(plain({ scores: null }) as Root, 'NBA').size).toBe(0);
  });
});

describe('A finished game', () => {
  const config = { baseUrl: 'http://feed.test', key: 'k' };
  const lines = { home: [7, 3, 0, 14], away: [7, 10, 0, 3], overtime: null };
  const game = finalGame(24, 20);
  const now = (minutes: number) => new Date(Date.parse(`${game.day}T23:00:00Z`) + minutes * 60_000);
  const read = (known: readonly (typeof game)[], minutes: number, found = lines) => {
    const days: string[] = [];
    const fetch: Parameters<typeof withLineScores>[3] = async (_sport, day) => {
      days.push(day);
      return { kind: 'lines', lines: new Map([[game.id, found]]) };
    };
    return withLineScores(game.sport, [game], { known, now: now(minutes), config }, fetch).then((result) => ({
      ...result,
      days,
    }));
  };

  test('gets its line score, which is read again once an hour for corrections', async () => {
    const first = await read([], 30);
    expect(first).toMatchObject({ games: [{ lines }], days: [game.day], problem: null });
    expect((await read(first.games, 40)).days).toEqual([]);
    const moved = { ...lines, home: [3, 7, 0, 14] };
    expect(await read(first.games, 60, moved)).toMatchObject({ games: [{ lines: moved }], days: [game.day] });
  });

  test('keeps its line score while the new one does not add up, and takes none that never did', async () => {
    const wrong = { ...lines, home: [7, 3, 0, 17] };
    expect((await read([{ ...game, lines }], 60, wrong)).games).toEqual([{ ...game, lines }]);
    expect((await read([], 30, wrong)).games).toEqual([game]);
  });

  test('keeps its line score while the feed is down, which is a problem', async () => {
    const down = async () => ({ kind: 'down', why: 'page answered 500' }) as const;
    const known = [{ ...game, lines }];
    expect(await withLineScores(game.sport, [game], { known, now: now(60), config }, down)).toEqual({
      games: known,
      problem: 'line scores: page answered 500',
    });
  });
});
