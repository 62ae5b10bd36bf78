/**
 * How long the app has been open and how many prompts were used in this visit, for the reminder that a user can set.
 * Stored in the browser and shared by all tabs. A visit ends after half an hour without the app.
 */
import * as z from 'zod/mini';
import { plural } from '../../../lambdas/domain/platform/format.ts';
import { keys, read, write } from '../api/client/storage.ts';
import { parseStored } from './session.ts';

const stored = z.object({
  userId: z.string(),
  seconds: z.number(),
  prompts: z.number(),
  /** Milliseconds since 1970 at which the app was last seen open. */
  seenAt: z.number(),
});
export type Visit = z.infer<typeof stored>;

const awayMs = 30 * 60_000;
/** A longer gap between two ticks means that the tab was suspended; it does not count as use. */
const longestTickMs = 20_000;

/** The user's current visit, or a new one if there is none. */
export function visitOf(userId: string, now: number): Visit {
  const known = stored.safeParse(parseStored(read(keys.visit))).data;
  const isSame = known?.userId === userId && now - known.seenAt < awayMs;
  return isSame ? known : { userId, seconds: 0, prompts: 0, seenAt: now };
}

/** Counts the time since the app was last seen open in any tab. */
export function countTime(userId: string, now: number): Visit {
  const visit = visitOf(userId, now);
  const passed = now - visit.seenAt;
  const counted = passed > 0 && passed <= longestTickMs ? passed / 1000 : 0;
  return save({ ...visit, seconds: visit.seconds + counted, seenAt: now });
}

export function countPrompt(userId: string, now: number): Visit {
  const visit = visitOf(userId, now);
  return save({ ...visit, prompts: visit.prompts + 1 });
}

/** Starts the visit over, so that the next reminder comes after the same amount of time or prompts. */
export function restart(userId: string, now: number): Visit {
  return save({ userId, seconds: 0, prompts: 0, seenAt: now });
}

interface Reminder {
  readonly minutes?: number | undefined;
  readonly prompts?: number | undefined;
}

/** @returns the text of the reminder, e.g. `You’ve been here for 30 minutes.`; null if none is due */
export function reminderOf(visit: Visit, { minutes, prompts }: Reminder): string | null {
  if (minutes !== undefined && visit.seconds >= minutes * 60) {
    return `You’ve been here for ${minutes} minutes.`;
  }
  if (prompts !== undefined && visit.prompts >= prompts) {
    return `You’ve asked ${plural(prompts, 'question')} in this visit.`;
  }
  return null;
}

function save(visit: Visit): Visit {
  write(keys.visit, JSON.stringify(visit));
  return visit;
}
