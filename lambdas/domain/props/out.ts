/** Whether a player is out, according to the injury report. */
import { availabilityOf } from '../facts/availability.ts';
import type { SportSheet } from '../facts/sheet.ts';
import type { Game } from '../game.ts';
import type { KnownProp } from './board.ts';
import { isMeant } from './names.ts';

/** An older report can be wrong. */
const oldestMs = 2 * 24 * 3600_000;

/** Uses the newest entry, because a player can be on a report several times. */
export function isOut(
  { of, side }: Pick<KnownProp, 'of' | 'side'>,
  game: Game,
  sheet: SportSheet | undefined,
  now: Date,
): boolean {
  const report = sheet?.injuries?.[game[side].id];
  if (!report || now.getTime() - Date.parse(report.asOf) > oldestMs) return false;
  const own = report.rows.filter(({ player }) => isMeant(player, of.player));
  const newest = own.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '')).at(-1);
  return newest !== undefined && availabilityOf(newest.status) === 'out';
}
