/** Waits for what AWS does in the background. */
import { setTimeout as after } from 'node:timers/promises';
import { Refuted } from './proof.ts';

const withinMs = 120_000;
const everyMs = 250;

/**
 * @param look returns something falsy until it is there
 * @returns what it returned then
 * @throws Refuted if two minutes were not enough
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | false | undefined | null | ''>,
): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Refuted(`waited ${withinMs / 1000} s for ${what}`);
    await after(everyMs);
  }
}
