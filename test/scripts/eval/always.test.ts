/** An hour of `npm run always-something`, and another with `--full`: at each there is something to ask for and to see, and nothing false. */
import { afterAll, expect, test } from 'vitest';
import { hoursOf } from '../../../scripts/eval/always/hours.ts';
import { lookAt } from '../../../scripts/eval/always/look.ts';
import { setClock, usualClock } from '../../../scripts/eval/clock.ts';
import { isFull } from '../../support/depth.ts';

/** In the All-Star break of baseball, with the fewest games of the year: on its first day, and on its Thursday. */
const [first, , , , thursday] = hoursOf('summer', 19).map((at) => at.toISOString());

afterAll(() => setClock(usualClock));

test.each(isFull ? [first, thursday] : [thursday])('at %s', { timeout: 120_000 }, async (at) => {
  const { asked, predictions, findings } = await lookAt(new Date(at ?? ''));
  expect(findings).toEqual([]);
  expect(asked).toBeGreaterThan(12);
  expect(predictions).toBeGreaterThan(0);
});
