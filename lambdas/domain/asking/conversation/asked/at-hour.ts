/** A question once more, for games that start earlier or later than those of its answer. */
import type { Leg } from '../../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import { minuteOfDay } from '../../answer/terms.ts';
import { settled } from '../../reading/settle.ts';

/**
 * @param before the terms of the question
 * @param legs those shown
 */
export function atHour(
  before: Reading,
  legs: readonly Pick<Leg, 'startsAt'>[],
  to: 'earlier' | 'later',
): Reading {
  const minutes = legs.map(({ startsAt }) => minuteOfDay(startsAt));
  const starts =
    to === 'earlier'
      ? { from: null, before: Math.min(...minutes) }
      : { from: Math.max(...minutes) + 1, before: null };
  // Whom the bet was on plays at that hour and at no other.
  const teams = before.teams.filter(({ stance }) => stance === 'avoid');
  // "Earlier" is earlier on that day, and no hour of any other.
  const days = before.days ?? [...new Set(legs.map(({ startsAt }) => leagueDay(new Date(startsAt))))].sort();
  return settled({ ...before, days, teams, player: null, nightGame: false, nextGame: false, starts });
}
