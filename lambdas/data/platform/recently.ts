/**
 * Reuses what everyone reads for some seconds, in the memory of one function: a thousand visitors a second read the same slate,
 * and each function reads it once. So what it returns is at most that many seconds old.
 */
import { environment } from '../../contracts/platform/environment.ts';

interface Kept {
  readonly until: number;
  readonly value: Promise<unknown>;
}

const memory = new Map<string, Kept>();

/**
 * @param name of what is read, with everything that it depends on
 * @param now epoch milliseconds. The time of day, because other clocks stand still while Lambda freezes a function
 * @returns what `read` returned, now or at most the configured number of seconds ago; callers must not change it
 */
export function recently<T>(name: string, read: () => Promise<T>, now = Date.now()): Promise<T> {
  const keptMs = 1000 * Number(process.env[environment.sharedReadSeconds] ?? 0);
  if (!(keptMs > 0)) return read();
  const kept = memory.get(name);
  if (kept && now < kept.until) return kept.value as Promise<T>;
  for (const [old, { until }] of memory) if (until <= now) memory.delete(old);
  const value = read();
  memory.set(name, { until: now + keptMs, value });
  // A failed read is not kept.
  value.catch(() => memory.delete(name));
  return value;
}
