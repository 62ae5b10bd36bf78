/**
 * The time of a data folder, which never goes back: the folder remembers its latest time, and how far that is from the
 * machine's, so that a product that starts again goes on from there.
 */
import { existsSync } from 'node:fs';
import { CannotStart, isRecord, readState, writeState } from '../process/state.ts';
import { currentClock, machineTime, setClock } from './clock.ts';
import { inWords } from './moment.ts';

const file = 'clock.json';

/** How often the latest time is written, in real milliseconds. */
const writeEveryMs = 5_000;

interface Remembered {
  /** ISO 8601; the folder has no data of a later time. */
  readonly latest: string;
  /** How far the folder's clock is ahead of the machine's, in milliseconds; negative if it is behind. */
  readonly aheadMs: number;
}

function isRemembered(value: unknown): value is Remembered {
  return isRecord(value) && !Number.isNaN(Date.parse(String(value.latest))) && Number.isFinite(value.aheadMs);
}

/** @returns the latest time in milliseconds since 1970; undefined for a new folder @throws CannotStart */
export function latestTimeOf(dataDir: string): number | undefined {
  const remembered = readState(dataDir, file, isRemembered);
  return remembered && Date.parse(remembered.latest);
}

/** For a command that works on the data of a running product: its process goes by the folder's clock. @throws CannotStart */
export function goByFolder(dataDir: string): void {
  const remembered = readState(dataDir, file, isRemembered);
  if (remembered && remembered.aheadMs !== 0) setClock(machineTime() + remembered.aheadMs);
}

export interface WantedTime {
  readonly at?: Date | undefined;
  /** Seconds per second of the machine. */
  readonly speed?: number | undefined;
}

export interface FolderClock {
  /** Until then, the clock runs as fast as the machine's, so that a start takes no longer than it takes. */
  speedUp(): void;
  /** @throws RangeError if it is not later than now */
  jumpTo(moment: Date): void;
  /** Writes the time a last time. */
  stop(): void;
}

/**
 * Sets the clock of this process, unless the folder goes by the machine's.
 * @param say told if the folder is already past the wanted moment
 * @param settings environment variables, which may have keys of real services
 * @throws CannotStart if the clock differs from the machine's, and a real service would be called with it
 */
export function startFolderClock(
  dataDir: string,
  { at, speed = 1 }: WantedTime,
  say: (line: string) => void,
  settings: NodeJS.ProcessEnv,
): FolderClock {
  const remembered = readState(dataDir, file, isRemembered);
  const latest = remembered ? Date.parse(remembered.latest) : 0;
  const wanted = at?.getTime() ?? (remembered ? machineTime() + remembered.aheadMs : Date.now());
  const start = Math.max(wanted, latest);
  const isSet =
    at !== undefined || speed !== 1 || start > Date.now() || (remembered ? remembered.aheadMs !== 0 : false);
  if (isSet) {
    refuseRealServices(settings);
    setClock(start, 1);
    if (at && start > wanted)
      say(`${dataDir} has data until ${inWords(new Date(start))}, and its clock never goes back.`);
  }
  write(dataDir);
  const timer = setInterval(() => write(dataDir), writeEveryMs);
  timer.unref();
  return {
    speedUp() {
      if (speed !== 1) setClock(Date.now(), speed);
      write(dataDir);
    },
    jumpTo(moment) {
      if (moment.getTime() <= Date.now()) throw new RangeError('Time goes only forward');
      refuseRealServices(settings);
      // Written first: a kill between the two leaves the folder's time ahead, which is harmless.
      write(dataDir, moment.getTime() + writeEveryMs * speed);
      setClock(moment.getTime());
      write(dataDir);
    },
    stop() {
      clearInterval(timer);
      write(dataDir, Date.now());
    },
  };
}

/** @param latest milliseconds since 1970; by default what may be reached before the next write, because a kill can come first */
function write(dataDir: string, latest = soon()): void {
  const aheadMs = currentClock() ? Date.now() - machineTime() : 0;
  // Whoever deleted the folder wants nothing of it.
  if (!existsSync(dataDir)) return;
  writeState(dataDir, file, { latest: new Date(latest).toISOString(), aheadMs } satisfies Remembered);
}

function soon(): number {
  const clock = currentClock();
  return Date.now() + (clock ? writeEveryMs * clock.speed : 0);
}

/** Settings that replace a stand-in with the real service. */
export const realServices = [
  'OPENAI_API_KEY',
  'GOALSERVE_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** Real services go by the real time: they would refuse signatures, and their games and payments would have other dates. */
function refuseRealServices(settings: NodeJS.ProcessEnv): void {
  const set = realServices.filter((name) => settings[name]);
  if (set.length === 0) return;
  throw new CannotStart(
    `Real services go by the real time, and the clock of this start is another one: unset ${set.join(' and ')}, or start ` +
      'without --at and --speed in a folder that was never started with them.',
  );
}
