/** The options `--at` and `--speed` of `npm start`. */
import { CannotStart } from '../process/state.ts';
import type { WantedTime } from './folder.ts';
import { momentOf, shownInNewYork } from './moment.ts';

const fastest = 1000;

/** @throws CannotStart */
export function momentOption(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = momentOf(text);
  if (moment) return moment;
  throw new CannotStart(
    `--at must be a moment such as 2026-02-08T18:00 (in New York) or 2026-02-08T18:00Z, not "${text}": ` +
      'npm start -- --at 2026-02-08T18:00',
  );
}

/** @returns seconds per second of the machine @throws CannotStart */
export function speedOption(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const speed = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && speed >= 1 && speed <= fastest) return speed;
  throw new CannotStart(
    `--speed must be a number from 1 to ${fastest}, not "${text}": npm start -- --speed 60`,
  );
}

/** A moment has a folder of its own, so that the usual one keeps the usual time: `.local/2026-02-08T18-00`. */
export function folderFor({ at }: WantedTime): string {
  return at ? `.local/${shownInNewYork(at).replace(/:00$/, '').replaceAll(':', '-')}` : '.local';
}
