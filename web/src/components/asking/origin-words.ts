/** The origin of a prediction: a day's slate, or the user's own question. */

import { torontoDay } from '../../../../lambdas/domain/platform/toronto-day.ts';
import { pickOfSlateId } from '../../../../lambdas/domain/records/slate.ts';
import { dayOf } from '../ui/display/dates.ts';

/** The base-32 digits of a ULID, whose first ten encode its time. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @param id of a prediction; @returns when it was made; null if the ID does not contain the time */
function timeOf(id: string): Date | null {
  const values = [...id.slice(0, 10)].map((digit) => digits.indexOf(digit));
  if (values.length < 10 || values.includes(-1)) return null;
  const time = new Date(values.reduce((sum, value) => sum * 32 + value, 0));
  return Number.isNaN(time.getTime()) ? null : time;
}

/** @returns `From our slate, Nov 21`; undefined for an answer to a user's question */
export function slateWords(id: string): string | undefined {
  const pick = pickOfSlateId(id);
  if (pick === undefined) return undefined;
  const time = timeOf(pick);
  return time ? `From our slate, ${dayOf(torontoDay(time))}` : 'From our slate';
}
