/**
 * The seeded people use the product over HTTP, from sign-in to the tracker, at whichever moment the tests run. At the usual one,
 * `npm test` has the same journeys in a browser, with the people that the tests of the start seed.
 */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { password, seedPeople } from '../../scripts/local/seed.ts';
import { call } from '../support/api.ts';
import { isFull } from '../support/depth.ts';

describe.runIf(isFull || process.env.TEST_MOMENT)('the seeded people', () => {
  beforeAll(async () => {
    const product = { origin: inject('origin'), feed: 'stand-in', payments: 'stand-in' } as const;
    await seedPeople(new Date(), product, () => {});
    // A month takes half a minute, and minutes on a busy machine.
  }, 600_000);

  async function signIn(who: string): Promise<string> {
    const body = { action: 'login', email: `${who}@gameplan.test`, password };
    return (await call('auth', { body })).body.token;
  }

  test('a subscriber reads the slate, asks, saves the answer, and has a record', async () => {
    const token = await signIn('subscriber');
    const { predictions } = (await call('get-predictions', { token })).body;
    expect(predictions.length).toBeGreaterThan(0);
    const starts = predictions.map((each: { parsed_entities: { match_date: string } }) =>
      Date.parse(each.parsed_entities.match_date),
    );
    expect(Math.max(...starts)).toBeGreaterThan(Date.now());

    const prompt = 'Give me one safe moneyline';
    const { status, body } = await call('prompt-process', { token, body: { prompt, sport: 'NBA' } });
    expect([status, typeof body.promptLogId], JSON.stringify(body)).toEqual([200, 'string']);
    const saved = await call('tracker-save', { token, body: { promptLogId: body.promptLogId } });
    expect(saved.status).toBe(201);
    const { savedPicks } = (await call('tracker-get', { token })).body;
    expect(savedPicks[0]).toMatchObject({ status: 'pending' });

    const stats = (await call('get-tracker-stats', { token })).body;
    expect(Number(stats.hits) + Number(stats.misses)).toBeGreaterThan(15);
  });

  test('everyone sees the public record', async () => {
    const { status, body } = await call('track-record');
    expect(status).toBe(200);
    expect(body.freePick).toMatchObject({ sport: expect.any(String) });
  });

  test('somebody without a plan is told so', async () => {
    const token = await signIn('free');
    expect((await call('get-user-status', { token })).body).toMatchObject({ status: 'inactive' });
  });
});
