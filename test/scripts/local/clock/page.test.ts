/** The script that gives a page the clock of the product. */
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { clockNow, clockScript, withClock } from '../../../../scripts/local/clock/page.ts';

const head = '<!doctype html><html lang="en"><head><meta charset="utf-8"></head></html>';

/** Runs the script in a page, on a machine with another time, some seconds after the clock was set. */
function open(clock = '1000000,5000,60') {
  const listeners: (() => Promise<void>)[] = [];
  const addEventListener = (_type: string, listener: () => Promise<void>) => void listeners.push(listener);
  let elapsed = 300;
  const answer = { ok: true, json: async () => ({ at: 0, speed: 1 }) };
  const src = `http://localhost:8888/_local/clock.js?${clock}`;
  const page = {
    URL,
    performance: { now: () => elapsed },
    document: { visibilityState: 'visible', currentScript: { src }, addEventListener },
    window: { addEventListener },
    fetch: vi.fn(async () => answer),
  };
  runInNewContext(`Date.now = () => 7000; ${clockScript}`, page);
  return {
    now: (): number => runInNewContext('Date.now()', page),
    shown: (): string => runInNewContext('new Date().toISOString()', page),
    pass: (ms: number) => {
      elapsed += ms;
    },
    follow: async (at: number, speed: number) => {
      answer.json = async () => ({ at, speed });
      await Promise.all(listeners.map((listener) => listener()));
    },
    fetch: page.fetch,
  };
}

test('shows the time that the product has by now, and goes on as fast', () => {
  const page = open();
  expect(page.now()).toBe(1_000_000 + 2000 * 60);
  page.pass(1000);
  expect(page.now()).toBe(1_000_000 + 3000 * 60);
  expect(page.shown()).toBe(new Date(page.now()).toISOString());
});

test('follows a jump when somebody returns to the page, and never goes back', async () => {
  const page = open();
  const ahead = page.now() + 3600_000;
  await page.follow(ahead, 60);
  expect(page.fetch).toHaveBeenCalledWith('/_local/clock.json');
  expect(page.now()).toBe(ahead);
  page.pass(1000);
  expect(page.now()).toBe(ahead + 60_000);
  await page.follow(0, 1);
  expect(page.now()).toBeGreaterThanOrEqual(ahead + 60_000);
});

test('is the first thing in the head of a page, with the clock of the product', () => {
  const [, clock = ''] =
    /<head><script src="\/_local\/clock\.js\?([\d.,]+)"><\/script><meta/.exec(withClock(head)) ?? [];
  const [at = 0, machineAt = 0, speed] = clock.split(',').map(Number);
  // Set before this test, so that the machine's clock went on since.
  expect([at <= Date.now(), machineAt > 0, speed]).toEqual([true, true, 1]);
  expect(withClock(head), 'as long as it is not set again').toBe(withClock(head));
});

test('says the time to a page that asks', () => {
  expect(Math.abs(clockNow().at - Date.now())).toBeLessThan(60_000);
});
