/** A data folder's time never goes back, however the product is started or ends. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../folder.ts';
import { runInProcess } from './process.ts';

const moment = Date.parse('2026-02-08T23:00:00Z');
const [minute, hour] = [60_000, 3600_000];

interface Start {
  readonly at?: number;
  readonly speed?: number;
  /** Code to run between the start and the end. */
  readonly after?: string;
  /** Whether the process ends without stopping the clock. */
  readonly killed?: boolean;
  readonly settings?: Record<string, string>;
}

/** Starts with a folder in a new process. */
function startIn(folder: string, { at, speed, after = '', killed = false, settings = {} }: Start = {}) {
  const [first, last, machine, isSet, error, said] = runInProcess(`
    const time = { at: ${at === undefined ? 'undefined' : `new Date(${at})`}, speed: ${speed} };
    const said = [];
    const settings = ${JSON.stringify(settings)};
    try {
      const clock = startFolderClock(${JSON.stringify(folder)}, time, (line) => said.push(line), settings);
      const first = Date.now();
      clock.speedUp();
      ${after}
      const last = Date.now();
      if (!${killed}) clock.stop();
      print(first, last, machineTime(), currentClock() !== undefined, null, said);
    } catch (error) {
      print(Date.now(), Date.now(), machineTime(), currentClock() !== undefined, error.message, said);
    }
    process.exit();`);
  return { first, last, machine, isSet, error, said };
}

const remembered = (folder: string) => JSON.parse(readFileSync(join(folder, 'clock.json'), 'utf8'));

test('a new folder goes by the machine’s clock', () => {
  const folder = newFolder();
  const { first, machine, isSet } = startIn(folder);
  expect(isSet).toBe(false);
  expect(Math.abs(first - machine)).toBeLessThan(minute);
  expect(remembered(folder).aheadMs).toBe(0);
});

test('starts at the wanted moment, and goes on from there at the next start', () => {
  const folder = newFolder();
  const one = startIn(folder, { at: moment });
  expect(one.first - moment).toBeLessThan(minute);
  const two = startIn(folder);
  expect(two.first).toBeGreaterThanOrEqual(one.last);
  expect(two.first - one.last).toBeLessThan(minute);
});

test('a start at an earlier moment goes on from the latest, and says so', () => {
  const folder = newFolder();
  const one = startIn(folder, { at: moment });
  const two = startIn(folder, { at: moment - 10 * hour });
  expect(two.first).toBeGreaterThanOrEqual(one.last);
  expect(two.said.join()).toMatch(/has data until Sunday, February 8, 2026 at 6:00 PM in New York/);
});

test('a start at a later moment goes there', () => {
  const folder = newFolder();
  startIn(folder, { at: moment });
  expect(startIn(folder, { at: moment + 10 * hour }).first - moment).toBeGreaterThanOrEqual(10 * hour);
});

test('a killed product leaves no time behind that it did not reach, however fast it was', () => {
  const folder = newFolder();
  const wait = 'await new Promise((done) => setTimeout(done, 20));';
  const one = startIn(folder, { at: moment, speed: 1000, after: wait, killed: true });
  expect(one.last - one.first).toBeGreaterThanOrEqual(20 * 900);
  expect(startIn(folder).first).toBeGreaterThanOrEqual(one.last);
});

describe('a jump', () => {
  test('is kept, and the folder stays as far ahead', () => {
    const folder = newFolder();
    const there = Date.now() + 1000 * 24 * hour;
    const one = startIn(folder, { after: `clock.jumpTo(new Date(${there}));`, killed: true });
    expect(one.last).toBeGreaterThanOrEqual(there);
    const two = startIn(folder);
    expect(two.first).toBeGreaterThanOrEqual(one.last);
    expect(two.first - two.machine).toBeGreaterThan(900 * 24 * hour);
  });

  test('goes only forward', () => {
    const { error, last } = startIn(newFolder(), {
      at: moment,
      after: `clock.jumpTo(new Date(${moment - 1}));`,
    });
    expect(error).toBe('Time goes only forward');
    expect(last).toBeGreaterThanOrEqual(moment);
  });
});

test('a command that works on the folder goes by its clock', () => {
  const folder = newFolder();
  startIn(folder, { at: moment, killed: true });
  const [now] = runInProcess(`goByFolder(${JSON.stringify(folder)}); print(Date.now());`);
  expect(now - moment).toBeGreaterThanOrEqual(0);
  expect(now - moment).toBeLessThan(minute);
});

test('a machine whose clock was set back does not set the folder back', () => {
  const folder = newFolder();
  const latest = new Date(Date.now() + 5000 * 24 * hour).toISOString();
  writeFileSync(join(folder, 'clock.json'), JSON.stringify({ latest, aheadMs: 0 }));
  expect(startIn(folder).first).toBeGreaterThanOrEqual(Date.parse(latest));
});

test('a broken file is refused with what to do', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'clock.json'), '{"latest":"yesterday"}');
  expect(startIn(folder).error).toMatch(/clock\.json is not valid: delete the folder/);
});

describe('with a key of a real service', () => {
  const settings = { OPENAI_API_KEY: 'sk-1' };

  test.each([
    ['a moment', { at: moment }],
    ['a speed', { speed: 60 }],
    ['a jump', { after: 'clock.jumpTo(new Date(Date.now() + 1000));' }],
  ])('%s is refused in one line', (_what, start) => {
    const folder = newFolder();
    const { error, isSet } = startIn(folder, { ...start, settings });
    expect(error).toMatch(
      /^Real services go by the real time, .* unset OPENAI_API_KEY, or start without --at .*\.$/,
    );
    expect(error).not.toContain('\n');
    expect(isSet).toBe(false);
  });

  test('so is a folder with a time of its own, and any other start is not', () => {
    const folder = newFolder();
    expect(startIn(folder, { settings }).error).toBeNull();
    startIn(folder, { at: Date.now() + 5000 * 24 * hour });
    expect(startIn(folder, { settings: { STRIPE_SECRET_KEY: 'sk' } }).error).toMatch(
      /unset STRIPE_SECRET_KEY/,
    );
  });
});
