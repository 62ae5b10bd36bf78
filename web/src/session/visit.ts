/**
 * How long a person has had the app open, and how much they have asked, in this visit: for the reminder they set. It is
 * kept in the browser, for all tabs together; half an hour without the app ends the visit.
 */
import * as z from 'zod/mini';
import { parseStored } from './session.ts';
import { keys, read, write } from './storage.ts';

const stored = z.object({
  userId: z.string(),
  seconds: z.number(),
  prompts: z.number(),
  /** Milliseconds since 1970 at which the app was last seen open. */
  seenAt: z.number(),
});
export type Visit = z.infer<typeof stored>;

const awayMs = 30 * 60_000;
/** A tab that was asleep longer than this was not used meanwhile. */
const longestTickMs = 20_000;

/** The visit of a person so far; a new one after a while away, and for another person. */
export function visitOf(userId: string, now: number): Visit {
  const known = stored.safeParse(parseStored(read(keys.visit))).data;
  const isSame = known?.userId === userId && now - known.seenAt < awayMs;
  return isSame ? known : { userId, seconds: 0, prompts: 0, seenAt: now };
}

/** Counts the time since the app was last seen open, in whichever tab. */
export function countTime(userId: string, now: number): Visit {
  const visit = visitOf(userId, now);
  const passed = now - visit.seenAt;
  const counted = passed > 0 && passed <= longestTickMs ? passed / 1000 : 0;
  return keep({ ...visit, seconds: visit.seconds + counted, seenAt: now });
}

export function countPrompt(userId: string, now: number): Visit {
  const visit = visitOf(userId, now);
  return keep({ ...visit, prompts: visit.prompts + 1 });
}

/** Begins anew, so that the next reminder comes after as much again. */
export function restart(userId: string, now: number): Visit {
  return keep({ userId, seconds: 0, prompts: 0, seenAt: now });
}

interface Reminder {
  readonly minutes?: number | undefined;
  readonly prompts?: number | undefined;
}

/** @returns what the reminder says, e.g. `You’ve been here for 30 minutes.`; null where none is due */
export function reminderOf(visit: Visit, { minutes, prompts }: Reminder): string | null {
  if (minutes !== undefined && visit.seconds >= minutes * 60) {
    return `You’ve been here for ${minutes} minutes.`;
  }
  if (prompts !== undefined && visit.prompts >= prompts) {
    return `You’ve asked ${prompts} ${prompts === 1 ? 'question' : 'questions'} in this visit.`;
  }
  return null;
}

function keep(visit: Visit): Visit {
  write(keys.visit, JSON.stringify(visit));
  return visit;
}
