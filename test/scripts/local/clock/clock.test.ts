/** Another clock than the machine's, in processes of their own: in this one, it would stay set. */
import { expect, test } from 'vitest';
import { replaceDate } from '../../../../scripts/local/clock/replace-date.ts';
import { nodeWithClock } from '../../../support/moment.ts';
import { runInProcess as run } from './process.ts';

const moment = Date.parse('2028-02-29T15:00:00Z');
const minute = 60_000;

test('is the machine’s until it is set', () => {
  const [clock, now, machine] = run(
    'print(currentClock() ?? null, Date.now(), performance.timeOrigin + performance.now());',
  );
  expect(clock).toBeNull();
  expect(Math.abs(now - machine)).toBeLessThan(minute);
});

test('shows the moment to which it is set, in every way to ask for the time', () => {
  const [now, date, text, given, isDate] = run(`setClock(${moment});
    print(Date.now(), new Date(), Date(), new Date(0), new Date() instanceof Date && new Date().constructor === Date);`);
  for (const shown of [now, Date.parse(date), Date.parse(text)]) {
    expect(Math.abs(shown - moment)).toBeLessThan(minute);
  }
  expect([given, isDate]).toEqual(['1970-01-01T00:00:00.000Z', true]);
});

test('runs as fast as it is told, while timers and performance.now stay real', () => {
  // The machine may stall between two of these, so the real time is measured around and within.
  const [passed, most, least] = run(`setClock(${moment}, 1000);
    const times = [performance.now(), Date.now(), performance.now()];
    await new Promise((done) => setTimeout(done, 50));
    times.push(performance.now(), Date.now(), performance.now());
    print(times[4] - times[1], times[5] - times[0], times[3] - times[2]);`);
  expect(passed).toBeGreaterThan(1000 * least - 2);
  expect(passed).toBeLessThan(1000 * most + 2);
  expect(least).toBeGreaterThan(45);
});

test('jumps forward, and never goes back', () => {
  const [first, ahead, back] = run(`setClock(${moment});
    const first = Date.now();
    setClock(${moment + 60 * minute});
    const ahead = Date.now();
    setClock(${moment});
    print(first, ahead, Date.now());`);
  expect(ahead - first).toBeGreaterThan(59 * minute);
  expect(back).toBeGreaterThanOrEqual(ahead);
});

test('is shared with a process that this one starts, also after a jump', () => {
  const code = 'console.log(Date.now())';
  const [before, inChild, after] = run(`setClock(${moment}, 60);
    setClock(${moment + 60 * minute});
    const before = Date.now();
    const child = ${JSON.stringify([...nodeWithClock, '--disable-warning=ExperimentalWarning', '--eval', code])};
    const inChild = Number(execFileSync(process.execPath, child, { encoding: 'utf8' }));
    print(before, inChild, Date.now());`);
  expect(inChild).toBeGreaterThanOrEqual(before);
  expect(inChild).toBeLessThanOrEqual(after);
});

test('gives back the Date that it replaced', () => {
  const scope = { Date: class extends Date {} as unknown as DateConstructor };
  const { Date: original } = scope;
  const restore = replaceDate(scope, () => moment);
  expect(new scope.Date().getTime()).toBe(moment);
  restore();
  expect(scope.Date).toBe(original);
  expect(Math.abs(new scope.Date().getTime() - Date.now())).toBeLessThan(minute);
});
