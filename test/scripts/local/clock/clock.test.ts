/** Another clock than the machine's, in processes of their own: in this one, it would stay set. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { clockVariable } from '../../../../scripts/local/clock/clock.ts';
import { replaceDate } from '../../../../scripts/local/clock/replace-date.ts';
import { nodeWithClock } from '../../../support/moment.ts';

const library = resolve(import.meta.dirname, '../../../../scripts/local/clock/clock.ts');
const moment = Date.parse('2028-02-29T15:00:00Z');
const minute = 60_000;

/** Runs code in a process that goes by the machine's clock, unless it inherits another. @returns what it prints, from JSON */
function run(code: string, inherited?: string) {
  const env = { PATH: process.env.PATH, ...(inherited && { [clockVariable]: inherited }) };
  const script = `import { currentClock, setClock } from ${JSON.stringify(library)};
    import { execFileSync } from 'node:child_process';
    const print = (...values) => console.log(JSON.stringify(values));
    ${code}`;
  const options = [
    ...nodeWithClock,
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
  ];
  return JSON.parse(execFileSync(process.execPath, [...options, script], { env, encoding: 'utf8' }));
}

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
  const [passed, real] = run(`setClock(${moment}, 1000);
    const [from, start] = [Date.now(), performance.now()];
    await new Promise((done) => setTimeout(done, 50));
    print(Date.now() - from, performance.now() - start);`);
  expect(real).toBeLessThan(20_000);
  expect(passed / real).toBeGreaterThan(900);
  expect(passed / real).toBeLessThan(1100);
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
