/** The public track record: slate picks graded by final scores, for everyone, without anyone's own picks. */
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import { newPick, savePick } from '../../lambdas/data/picks/picks.ts';
import type { Game, Prices } from '../../lambdas/domain/feed/games/game.ts';
import { entitiesOf } from '../../lambdas/domain/picks/entities.ts';
import { slateUserId } from '../../lambdas/domain/records/slate.ts';
import { handler } from '../../lambdas/functions/track-record.ts';
import { analysisOf, legOn, newGame } from '../support/asks.ts';
import { eventOf } from '../support/event.ts';
import { useOwnTable } from '../support/own-table.ts';

beforeAll(useOwnTable);

async function trackRecord() {
  const { statusCode, body } = await handler(eventOf('track-record', { method: 'GET' }));
  expect(statusCode).toBe(200);
  return JSON.parse(body ?? '');
}

async function save(userId: string, game: Game, price: number, now = new Date()): Promise<void> {
  const id = ulid(now.getTime());
  const metadata = entitiesOf({ ...analysisOf([legOn(game, { price })]), confidence: 62 });
  const words = { sport: 'NFL', reasoning: 'One safe single', playText: 'Home Town', metadata } as const;
  await savePick(newPick({ ...words, id, userId, promptLogId: id, now }));
}

/** Even prices, five minutes before the start. */
const closed = ({ startsAt }: Game): Prices => ({
  book: 'Closing book',
  at: new Date(Date.parse(startsAt) - 5 * 60_000).toISOString(),
  moneyline: { home: -110, away: -110, draw: null },
  spread: null,
  total: null,
});

const end = (game: Game, home: number, away: number) =>
  gradeLegsOn(
    { ...game, status: 'final', statusText: 'Final', score: { home, away } },
    new Date().toISOString(),
  );

test('counts the slate as the final scores grade it, by the month of each pick', async () => {
  expect(await trackRecord()).toMatchObject({ hits: 0, misses: 0, pending: 0, winRate: null, months: [] });

  const [won, lost, pushed, open] = [newGame(), newGame(), newGame(), newGame()];
  await save(slateUserId, won, 150, new Date('2026-01-31T20:00:00Z'));
  await save(slateUserId, lost, -110, new Date('2026-02-02T20:00:00Z'));
  await save(slateUserId, pushed, -110, new Date('2026-02-02T20:00:00Z'));
  await save(slateUserId, open, -110);
  await save('somebody', won, 150);
  expect(await trackRecord()).toMatchObject({ hits: 0, pending: 4, months: [] });

  await end({ ...won, books: [closed(won)] }, 20, 17);
  await end({ ...lost, books: [closed(lost)] }, 3, 17);
  await end(pushed, 10, 10);
  // Reading a score again counts nothing twice.
  await end(won, 20, 17);
  expect(await trackRecord()).toMatchObject({
    hits: 1,
    misses: 1,
    pushes: 1,
    pending: 1,
    winRate: 50,
    priced: 2,
    units: 0.5,
    roi: 25,
    forecasts: {
      count: 2,
      brier: 0.2644,
      compared: 2,
      marketBrier: 0.25,
      bands: [{ from: 60, to: 70, forecasts: 2, hits: 1, predicted: 62, observed: 50 }],
    },
    // +150 and -110 against fair even odds; the push had no closing price.
    clv: { average: 10.3, beatShare: 50, beats: 1, n: 2 },
    months: [
      { month: '2026-01', hits: 1, units: 1.5, total: 1.5, clv: { average: 25, beatShare: 100, n: 1 } },
      {
        month: '2026-02',
        misses: 1,
        pushes: 1,
        units: -1,
        total: 0.5,
        clv: { average: -4.5, beats: 0, n: 1 },
      },
    ],
    bySport: [{ sport: 'NFL', hits: 1, misses: 1, pushes: 1, winRate: 50, roi: 25, profit: 50 }],
    byBetType: [{ bet_type: 'moneyline', hits: 1, misses: 1, pushes: 1 }],
  });
});
