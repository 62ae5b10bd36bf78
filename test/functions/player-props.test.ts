/** Player props: stored apart from their games, graded by box scores, with their closing line. */
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { refreshBoxScores } from '../../lambdas/app/feed/box-scores.ts';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import { gradedSoFar } from '../../lambdas/app/picks/late-saves.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import type { Sport } from '../../lambdas/contracts/feed/sports.ts';
import * as boxScores from '../../lambdas/data/feed/box-scores.ts';
import { storeGames } from '../../lambdas/data/feed/games.ts';
import { propsOf, propsOfGames, storePrices } from '../../lambdas/data/feed/prices.ts';
import * as seasons from '../../lambdas/data/feed/seasons.ts';
import { findPick, newPick, openLegsOn, type Pick, savePick } from '../../lambdas/data/picks/picks.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import type { BoxScore } from '../../lambdas/domain/feed/players/box-score.ts';
import type { Prop } from '../../lambdas/domain/feed/players/prop.ts';
import { entitiesOf } from '../../lambdas/domain/picks/entities.ts';
import { addDays, leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { showPick } from '../../lambdas/http/views/picks/pick.ts';
import type { BoxAnswer } from '../../lambdas/services/feed/box-scores.ts';
import { analysisOf, legOn, newGame } from '../support/asks.ts';
import { useOwnTable } from '../support/own-table.ts';
import { randomWord } from '../support/people.ts';

beforeAll(useOwnTable);

const now = new Date();
const before = ({ startsAt }: Game, minutes: number) =>
  new Date(Date.parse(startsAt) - minutes * 60_000).toISOString();
const propsFor = (game: Game, line = 25.5, minutes = 5): Prop[] => [
  {
    player: 'Ann Example',
    stat: 'points',
    prices: ['A', 'B', 'C'].map((book, index) => ({
      book,
      at: before(game, minutes + index),
      line,
      over: -110,
      under: -110,
    })),
  },
];
const withProps = (game: Game, props = propsFor(game)): Game => ({ ...game, props });
const over = (game: Game): Game => ({
  ...game,
  status: 'final',
  statusText: 'Final',
  score: { home: 101, away: 99 },
});
const propLeg = (game: Game, more: Partial<Leg> = {}): Leg =>
  legOn(game, {
    market: 'prop',
    selection: 'over',
    line: 25.5,
    price: 110,
    prop: { playerId: '7', player: 'Ann Example', team: 'Home Town', stat: 'points' },
    ...more,
  });
const boxFor = (game: Game, points: number, playerId = '7'): BoxScore => ({
  gameId: game.id,
  startsAt: game.startsAt,
  home: 'h',
  away: 'a',
  rows: [{ playerId, name: 'A. Example', side: 'home', stats: { points } }],
});

async function saved(legs: readonly Leg[]): Promise<Pick> {
  const id = ulid();
  const metadata = entitiesOf(analysisOf(legs));
  const words = { sport: 'NFL', reasoning: 'One single', playText: 'Ann Example', metadata } as const;
  const fresh = newPick({ ...words, id, userId: `user-${randomWord()}`, promptLogId: id, now });
  return (await savePick(await gradedSoFar(fresh, now))).pick;
}
async function again({ userId, id }: Pick) {
  const pick = await findPick(userId, id);
  if (!pick) throw new Error('the pick no longer exists');
  return pick;
}

describe('stored props', () => {
  test('come back unchanged, and are written only when they change', async () => {
    const game = withProps(newGame());
    expect(await storePrices([game], new Map())).toEqual({ stored: 1, dropped: 0 });
    expect(await propsOf(game)).toEqual(game.props);
    const known = await propsOfGames([game.id]);
    expect(known.get(game.id)).toEqual(game.props);
    expect(await storePrices([game], known)).toMatchObject({ stored: 0 });
    expect(await storePrices([withProps(game, propsFor(game, 26.5))], known)).toMatchObject({ stored: 1 });
    expect((await propsOf(game))[0]?.prices[0]?.line).toBe(26.5);
  });

  test('keep their last prices when the feed drops them: those are the closing prices', async () => {
    const game = withProps(newGame());
    await storePrices([game], new Map());
    const { props: _gone, ...begun } = game;
    expect(await storePrices([begun], await propsOfGames([game.id]))).toMatchObject({ stored: 0 });
    expect(await propsOf(game)).toEqual(game.props);
  });
});

describe('a saved prop', () => {
  test('waits for the box score, which grades it and sets its closing-line value', async () => {
    const game = newGame();
    await storePrices([withProps(game)], new Map());
    const pick = await saved([propLeg(game)]);
    expect(await gradeLegsOn(over(game), now.toISOString())).toBe(0);
    expect(await openLegsOn(game.id)).toHaveLength(1);

    await boxScores.storeBoxScore(boxFor(game, 31));
    expect(await gradeLegsOn(over(game), now.toISOString())).toBe(1);
    const graded = await again(pick);
    expect([graded.status, graded.profitCents]).toEqual(['hit', 11_000]);
    expect(showPick(graded, now).outcomes).toMatchObject([{ result: 'won', stat: 31, margin: 5.5 }]);
    // 2.1 times the fair 50%.
    expect(showPick(graded, now).clv).toEqual({ percent: 5, legs: [{ kind: 'value', percent: 5 }] });
    expect(await openLegsOn(game.id)).toEqual([]);
  });

  test.each([
    ['the line moved', propsFor, 27, { kind: 'line-moved', points: 1.5 }],
    [
      'the last price is two hours old',
      (game: Game) => propsFor(game, 25.5, 120),
      25.5,
      { kind: 'none', why: 'no-close' },
    ],
  ])('has no percentage if %s, with the reason', async (_what, props, line, clv) => {
    const game = newGame();
    await storePrices([withProps(game, props(game, line))], new Map());
    const pick = await saved([propLeg(game)]);
    await boxScores.storeBoxScore(boxFor(game, 31));
    await gradeLegsOn(over(game), now.toISOString());
    expect(showPick(await again(pick), now).clv).toEqual({ percent: null, legs: [clv] });
  });

  test('of a player who did not appear is void and drops out of its parlay', async () => {
    const [game, other] = [newGame(), newGame()];
    const pick = await saved([propLeg(game), legOn(other)]);
    await boxScores.storeBoxScore(boxFor(game, 31, '8'));
    await gradeLegsOn(over(game), now.toISOString());
    await gradeLegsOn(over(other), now.toISOString());
    const { status, legResults, profitCents } = await again(pick);
    expect([status, legResults, profitCents]).toEqual(['hit', ['void', 'won'], 9091]);
  });

  test('saved late in a parlay with another sport is graded when saved', async () => {
    const startsAt = new Date(now.getTime() - 5 * 3600_000).toISOString();
    const day = leagueDay(new Date(startsAt));
    const [game, hockey] = [newGame({ startsAt, day }), newGame({ startsAt, day, sport: 'NHL' })];
    await storeGames([over(game), over(hockey)], [], now);
    await storePrices([withProps(game)], new Map());
    await boxScores.storeBoxScore(boxFor(game, 31));
    const pick = await saved([propLeg(game), legOn(hockey)]);
    expect([pick.status, pick.legResults]).toEqual(['hit', ['won', 'won']]);
  });
});

describe('box scores', () => {
  /** Each test uses a sport of its own, because days already read are remembered by sport. */
  const reading = (sport: Sport, answer: (day: string) => BoxAnswer) => {
    const requests: string[] = [];
    const read = (isPriced = true, mostDays = 2) =>
      refreshBoxScores(
        sport,
        { now, isPriced, mostDays },
        {
          withFeedLock: async (_name, _waiting, read) => read(),
          boxScores,
          seasons,
          feed: {
            fetchBoxScores: async (_sport, day) => {
              requests.push(day);
              return answer(day);
            },
          },
          feedConfig: async () => ({ baseUrl: 'http://feed.test', key: 'k' }),
          wait: async () => {},
        },
      );
    return { asked: requests, read };
  };
  const none: BoxAnswer = { kind: 'boxes', boxes: [], missing: 0 };
  const today = leagueDay(now);

  test('are not read until a book prices players', async () => {
    const { asked: requests, read } = reading('NHL', () => none);
    expect(await read(false)).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test('are read newest first, a few days at a time, and a complete day never again', async () => {
    const { asked: requests, read } = reading('MLB', (day) =>
      day === addDays(today, -2) ? { ...none, missing: 1 } : none,
    );
    expect(await read()).toEqual({ days: 6, boxes: 0, problem: null });
    expect(requests).toEqual([0, -1, -2, -3, -4, -5].map((days) => addDays(today, days)));
    requests.length = 0;
    await read(false);
    // Today is not over, and a game of two days ago has no box score yet.
    expect(requests).toEqual([0, -2, -6, -7].map((days) => addDays(today, days)));
  });

  test("add games to each team's players, and a failure stops the reading there", async () => {
    const game = newGame({ startsAt: `${addDays(today, -1)}T23:00:00.000Z` });
    const { read, asked: requests } = reading('NBA', (day) =>
      day === today
        ? { kind: 'boxes', boxes: [boxFor(game, 31)], missing: 0 }
        : { kind: 'down', why: 'no answer' },
    );
    expect(await read()).toMatchObject({ days: 1, boxes: 1, problem: 'no answer' });
    expect(requests).toHaveLength(2);
    const [team] = await seasons.playersOf('NBA', ['h']);
    expect(team?.players).toMatchObject([{ id: '7', games: [{ gameId: game.id, stats: { points: 31 } }] }]);
    expect(await boxScores.boxScoreOf(game.id)).toEqual(boxFor(game, 31));
  });

  test('and rosters that change one team at once both keep their changes', async () => {
    const teamId = `t-${randomWord()}`;
    const add = (id: string) =>
      seasons.changeTeamPlayers('NBA', teamId, (was) => ({
        teamId,
        players: [...(was?.players ?? []), { id, name: id, games: [] }],
      }));
    await Promise.all([add('one'), add('two')]);
    const [team] = await seasons.playersOf('NBA', [teamId]);
    expect(team?.players.map(({ id }) => id).sort()).toEqual(['one', 'two']);
  });
});
