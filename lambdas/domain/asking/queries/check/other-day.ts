/** Says that a bet is judged in another game than that of the day that was asked about, where there is none on that day. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { resolveOn } from '../table/resolve.ts';
import type { Tables } from '../table/tables.ts';
import { listed, onDays } from '../table/words.ts';

/** @returns undefined where no day is asked about, or where the bet is on that day */
export function onOtherDay({ legs, days }: CheckQuery, tables: Tables): string | undefined {
  const [leg, ...others] = legs;
  if (!leg || others.length > 0 || !days) return undefined;
  const found = resolveOn(leg, tables, days);
  if (found.kind !== 'listed' || days.includes(found.side.game.day)) return undefined;
  const who = leg.player ?? listed(leg.teams, 'or');
  return `No bet on ${who} is listed${onDays(days)}: this is the next game, on ${dayLabel(found.side.game.day)}.`;
}
