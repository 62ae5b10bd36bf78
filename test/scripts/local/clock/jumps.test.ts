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
  const first = 'Baltimore Orioles at New York Yankees (MLB)';
  expect(start).toBe(`start: Next start: ${first}, Sun, Nov 22, 11:35 AM ET`);
  expect(final).toBe(`final: Final: ${first}, Sun, Nov 22, 2:36 PM ET`);
  expect(tomorrow).toBe('tomorrow: Tomorrow morning, Mon, Nov 23, 9:00 AM ET');
});

test('during a game: the start of the next, and the final of the one that ends first', () => {
  const [start, final] = labels(at('2026-11-22T12:30'));
  expect(start).toMatch(/ \(NFL\), Sun, Nov 22, 1:00 PM ET$/);
  expect(final).toMatch(/ Baltimore Orioles at .+ \(MLB\), Sun, Nov 22, 2:36 PM ET$/);
  // By then it runs beside games that started later, one of them football.
  expect(labels(at('2026-11-22T13:30'))[1]).toBe(final);
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
