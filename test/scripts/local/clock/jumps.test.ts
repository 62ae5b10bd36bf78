/** The jumps on the controls page. */
import { expect, test } from 'vitest';
import { jumpsFrom } from '../../../../scripts/local/clock/jumps.ts';
import { momentOf } from '../../../../scripts/local/clock/moment.ts';

function at(text: string): Date {
  const moment = momentOf(text);
  if (!moment) throw new Error(`${text} is no moment`);
  return moment;
}

const labels = (moment: Date) => jumpsFrom(moment).map(({ to, label }) => `${to}: ${label}`);

test('before the first game of a Sunday: its start, its final, and tomorrow', () => {
  const [start, final, tomorrow] = labels(at('2026-11-22T10:00'));
  expect(start).toMatch(/^start: Next start: .+ at .+ \(NFL\), Sun, Nov 22, 1:00 PM ET$/);
  expect(final).toMatch(/^final: Final: .+ at .+ \(NFL\), Sun, Nov 22, 4:16 PM ET$/);
  expect(tomorrow).toBe('tomorrow: Tomorrow morning, Mon, Nov 23, 9:00 AM ET');
});

test('during a game: the start of the next, and the final of the one that ends first', () => {
  const [start, final] = labels(at('2026-11-22T13:30'));
  expect(start).toMatch(/\(MLB\), Sun, Nov 22, 2:10 PM ET$/);
  expect(final).toMatch(/\(MLB\), Sun, Nov 22, 4:11 PM ET$/);
});

test('again and again, time goes through the whole year', () => {
  let now = at('2026-02-08T18:00');
  for (let count = 0; count < 1500; count += 1) {
    const next = jumpsFrom(now);
    expect(next.map(({ to }) => to)).toEqual(['start', 'final', 'tomorrow']);
    for (const { moment } of next) expect(moment.getTime()).toBeGreaterThan(now.getTime());
    now = next[count % 3]?.moment ?? now;
  }
  expect(now.getTime()).toBeGreaterThan(at('2027-02-08T18:00').getTime());
});

test('tomorrow morning is at nine on the days when the clocks change', () => {
  for (const day of ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01']) {
    expect(labels(at(`${day}T12:00`)).at(-1)).toMatch(/9:00 AM ET$/);
  }
});
