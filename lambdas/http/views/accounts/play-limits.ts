/** The view of play limits for their owner. */

import type { getPlayLimits } from '../../../contracts/accounts/play-limits.ts';
import type { OutputOf } from '../../../contracts/platform/contract.ts';
import type { User } from '../../../data/accounts/users.ts';
import { atPresent, lasts, type OwnLimit } from '../../../domain/accounts/play-limits.ts';

export function showPlayLimits(
  { playLimits, breakUntil, excludedUntil }: User,
  now: Date,
): OutputOf<typeof getPlayLimits> {
  const shown = (limit: OwnLimit | undefined) => {
    const { value, next = null } = atPresent(limit, now);
    return { value, next };
  };
  return {
    playLimits: {
      promptsPerDay: shown(playLimits?.promptsPerDay),
      reminderMinutes: shown(playLimits?.reminderMinutes),
      reminderPrompts: shown(playLimits?.reminderPrompts),
      breakUntil: lasts(breakUntil, now) ? breakUntil : null,
      excludedUntil: lasts(excludedUntil, now) ? excludedUntil : null,
    },
  };
}
