/** The origin of a prediction: a day's slate, or a question of one's own. */
import { pickOfSlateId } from '../../../lambdas/domain/slate.ts';
import { torontoDay } from '../../../lambdas/domain/toronto-day.ts';
import { dayOf } from './dates.ts';

/** Digits of a ULID's time, of which the first ten are. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @param id of a prediction; @returns the moment at which it was made, or null where it does not tell */
function timeOf(id: string): Date | null {
  const values = [...id.slice(0, 10)].map((digit) => digits.indexOf(digit));
  if (values.length < 10 || values.includes(-1)) return null;
  const time = new Date(values.reduce((sum, value) => sum * 32 + value, 0));
  return Number.isNaN(time.getTime()) ? null : time;
}

/** @returns `From our slate, Nov 21`; undefined for what somebody asked for */
export function slateWords(id: string): string | undefined {
  const pick = pickOfSlateId(id);
  if (pick === undefined) return undefined;
  const time = timeOf(pick);
  return time ? `From our slate, ${dayOf(torontoDay(time))}` : 'From our slate';
}
