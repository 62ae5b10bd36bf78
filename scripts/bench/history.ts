/** Creates a long history for an account: questions and saved picks for months. */
import { ulid } from 'ulid';
import type { Ask } from '../../lambdas/data/asking/asks.ts';

const dayMs = 24 * 3600_000;
/** Days written concurrently. */
const together = 20;

/**
 * Adds one answer and one pick for each day of a period.
 * @param days first and last day, as days ago
 */
export async function giveHistory(
  userId: string,
  { from, to }: { readonly from: number; readonly to: number },
  now: Date,
): Promise<void> {
  // Loaded here, because they take the endpoint of the table from an environment that the product sets first.
  const [asks, picks, usage, { torontoDay }, { entitiesOf }] = await Promise.all([
    import('../../lambdas/data/asking/asks.ts'),
    import('../../lambdas/data/picks/picks.ts'),
    import('../../lambdas/data/asking/usage.ts'),
    import('../../lambdas/domain/platform/toronto-day.ts'),
    import('../../lambdas/domain/picks/entities.ts'),
  ]);
  const [ask] = await asks.latestAsks(userId, 1);
  if (!ask) throw new Error('there is no answer to copy');

  async function live(nth: number, { prompt, response, sport, analysis }: Ask): Promise<void> {
    const at = new Date(now.getTime() - nth * dayMs);
    const id = ulid(at.getTime());
    const slot = { userId, day: torontoDay(at), requestKey: id, askId: id };
    await usage.reserve(slot, Number.MAX_SAFE_INTEGER, at);
    const again = { id, userId, prompt, response, sport, analysis, createdAt: at.toISOString() };
    if (!(await asks.storeAsk(again, slot))) throw new Error(`the answer of ${slot.day} was not stored`);
    const words = { reasoning: prompt, playText: response, metadata: entitiesOf(analysis) };
    await picks.savePick(picks.newPick({ ...words, id, userId, promptLogId: id, sport, now: at }));
  }
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  while (days.length > 0) await Promise.all(days.splice(0, together).map((nth) => live(nth, ask)));
}
