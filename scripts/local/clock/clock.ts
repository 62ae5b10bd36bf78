/**
 * The clock of the local product: another moment than the machine's, or a faster one. It replaces `Date` in every process
 * of the product; timers and `performance.now` stay real, and so do all deadlines.
 *
 * An environment variable carries it to the processes that this one starts. It is kept on the global object, because a test
 * runner may load this file more than once.
 */
import { replaceDate } from './replace-date.ts';

export interface Clock {
  /** The time, in milliseconds since 1970, … */
  readonly at: number;
  /** … when the machine had been up for so long, in milliseconds, … */
  readonly since: number;
  /** … and its own clock showed this time. */
  readonly machineAt: number;
  /** Seconds per second of the machine. */
  readonly speed: number;
}

export const clockVariable = 'GAMEPLAN_CLOCK';

interface Kept {
  clock?: Clock;
  /** The machine's own `Date.now`, once it is replaced. */
  machineTime?: () => number;
}

const place = Symbol.for('gameplan.clock');
const shared: typeof globalThis & { [place]?: Kept } = globalThis;
shared[place] ??= {};
const kept: Kept = shared[place];

/** Kept from before a test replaces them. `performance.now` counts from the start of the process, and this from that of the machine. */
const { bigint: machineNanoseconds } = process.hrtime;
const machineMs = () => Number(machineNanoseconds()) / 1e6;

/** @returns undefined if this process goes by the machine's clock */
export const currentClock = (): Clock | undefined => kept.clock;

/** What the machine's clock shows, in milliseconds since 1970. */
export const machineTime = (): number => kept.machineTime?.() ?? Date.now();

/** @returns milliseconds since 1970 */
const timeOf = ({ at, since, speed }: Clock): number => at + (machineMs() - since) * speed;

/**
 * Sets the clock of this process, and of those that it starts from now on.
 * @param at milliseconds since 1970; a set clock never goes back, so an earlier time has no effect
 * @param speed seconds per second of the machine; as it was by default
 */
export function setClock(at: number, speed = currentClock()?.speed ?? 1): void {
  const before = currentClock();
  adopt({
    at: before ? Math.max(at, timeOf(before)) : at,
    since: machineMs(),
    machineAt: machineTime(),
    speed,
  });
}

/** Goes by the clock of the process that started this one, if it had set one. */
export function inheritClock(): void {
  const written = process.env[clockVariable];
  if (written && !currentClock()) adopt(JSON.parse(written));
}

function adopt(clock: Clock): void {
  kept.clock = clock;
  process.env[clockVariable] = JSON.stringify(clock);
  if (kept.machineTime) return;
  kept.machineTime = Date.now;
  replaceDate(globalThis, () => timeOf(kept.clock ?? clock));
}
