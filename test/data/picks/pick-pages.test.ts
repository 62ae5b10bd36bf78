/** A tracker with many days: pages add up to the whole list, and the last page costs little more than the first. */
import * as fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { type PickStatus, pickStatuses } from '../../../lambdas/contracts/feed/sports.ts';
import { pagePicks, placeOf } from '../../../lambdas/data/picks/pick-pages.ts';
import { newPick, type Pick, savePick } from '../../../lambdas/data/picks/picks.ts';
import { entitiesOf } from '../../../lambdas/domain/picks/entities.ts';
import { analysisOf, legOn, newGame } from '../../support/asks.ts';
import { newPerson } from '../../support/people.ts';

/** Saves picks this many hours ago, with these statuses. @returns them, newest first */
async function history(picks: readonly (readonly [hoursAgo: number, PickStatus])[]): Promise<Pick[]> {
  const { user } = await newPerson();
  const metadata = entitiesOf(analysisOf([legOn(newGame())]));
  const made = picks.map(([hoursAgo, status]) => {
    const now = new Date(Date.now() - hoursAgo * 3600_000);
    const id = ulid(now.getTime());
    const words = { sport: 'NFL', reasoning: 'A play, please', playText: 'Home Town', metadata } as const;
    return { ...newPick({ ...words, id, userId: user.id, promptLogId: id, now }), status };
  });
  for (let from = 0; from < made.length; from += 10) {
    await Promise.all(made.slice(from, from + 10).map(savePick));
  }
  return made.sort((a, b) => (a.id < b.id ? 1 : -1));
}

async function pages(userId: string, status: PickStatus | undefined, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; ; offset += limit) {
    const place = await placeOf(userId, { status, offset });
    const page = await pagePicks(userId, { status, ...place, limit });
    ids.push(...page.map(({ id }) => id));
    if (page.length === 0) return ids;
  }
}

describe('pages', () => {
  test('add up to the whole list, under every tab', async () => {
    const pick = fc.tuple(fc.integer({ min: 0, max: 24 * 60 }), fc.constantFrom(...pickStatuses));
    const some = fc.array(pick, { minLength: 40, maxLength: 90 });
    await fc.assert(
      fc.asyncProperty(some, fc.integer({ min: 3, max: 20 }), async (picks, limit) => {
        const all = await history(picks);
        const userId = all[0]?.userId ?? '';
        for (const status of [undefined, ...pickStatuses]) {
          const wanted = all.filter((pick) => !status || pick.status === status).map(({ id }) => id);
          expect(await pages(userId, status, limit)).toEqual(wanted);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('skip days by the picks of their own tab alone', async () => {
    const twoADay = Array.from(
      { length: 90 },
      (_, nth) => [24 * Math.floor(nth / 2), nth % 2 === 0 ? 'hit' : 'miss'] as const,
    );
    const all = await history(twoADay);
    const hits = all.filter(({ status }) => status === 'hit').map(({ id }) => id);
    expect(await pages(all[0]?.userId ?? '', 'hit', 10)).toEqual(hits);
  });

  test('separate many picks of one day', async () => {
    const all = await history(Array.from({ length: 75 }, (_, nth) => [nth < 70 ? 0 : 48, 'hit'] as const));
    expect(await pages(all[0]?.userId ?? '', 'hit', 10)).toEqual(all.map(({ id }) => id));
  });
});
