/** The opposite of a single bet. */

import type { Reading } from '../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../contracts/asking/turn.ts';
import type { Next } from '../answer/follow.ts';
import { emptyReading } from '../reading/draft.ts';
import { settled } from '../reading/settle.ts';

/** @returns null for a bet without an opposite: a draw, or the winner of a tournament */
export function otherSide(leg: ShownLeg, { days }: Pick<Reading, 'days'>): Next | null {
  const { sport, home, away, market, selection, prop } = leg;
  const base = { ...emptyReading(), sports: [sport], days, legs: { min: 1, max: 1 } };
  const made = (terms: Partial<Reading>): Next => ({
    reading: settled({ ...base, ...terms }),
    keep: [],
    without: [],
  });
  const opposite = ({ over: 'under', under: 'over' } as const)[selection as 'over' | 'under'];
  if (prop) {
    if (!opposite) return null;
    return made({ markets: ['prop'], stat: prop.stat, player: prop.player, sides: [opposite] });
  }
  if (opposite) {
    const teams = [home, away].map((name) => ({ sport, name, stance: 'game' as const }));
    return made({ markets: ['total'], sides: [opposite], teams });
  }
  if (selection !== 'home' && selection !== 'away') return null;
  if (market !== 'moneyline' && market !== 'spread') return null;
  const name = selection === 'home' ? away : home;
  return made({ markets: [market], teams: [{ sport, name, stance: 'back' }] });
}
