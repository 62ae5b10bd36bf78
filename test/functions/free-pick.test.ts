/** The free pick of the day: one slate pick that everyone can see in full. */
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';
import { newPick, savePick } from '../../lambdas/data/picks/picks.ts';
import { entitiesOf } from '../../lambdas/domain/picks/entities.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { slateEntry, slateUserId, styles } from '../../lambdas/domain/records/slate.ts';
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

const [single] = styles;
if (!single) throw new Error('The slate has no styles');

test('shows today’s free pick to everyone, with its evidence', async () => {
  expect((await trackRecord()).freePick).toBeNull();
  const game = newGame();
  const now = new Date();
  const metadata = entitiesOf(analysisOf([legOn(game, { price: -140 })]));
  const words = { sport: 'NFL', reasoning: 'A likely single', playText: 'Home Town', metadata } as const;
  const promptLogId = slateEntry(torontoDay(now), 'NFL', single);
  await savePick(newPick({ ...words, id: ulid(now.getTime()), userId: slateUserId, promptLogId, now }));
  expect((await trackRecord()).freePick).toMatchObject({
    sport: 'NFL',
    title: 'A likely single',
    status: 'pending',
    legs: [{ home: game.home.name, price: -140, final: null }],
  });
});
