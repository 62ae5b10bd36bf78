/** Refuses users who have excluded themselves. */
import type { User } from '../../data/accounts/users.ts';
import { lasts } from '../../domain/accounts/play-limits.ts';
import { dateLabel } from '../../domain/platform/calendar.ts';
import { HttpError } from '../errors.ts';

/** @throws HttpError 403 with `excludedUntil` */
export function refuseExcluded({ excludedUntil }: Pick<User, 'excludedUntil'>, now: Date): void {
  if (!lasts(excludedUntil, now)) return;
  throw new HttpError(403, `You excluded yourself from GamePlan until ${dateLabel(excludedUntil)}.`, {
    fields: { excludedUntil },
  });
}
