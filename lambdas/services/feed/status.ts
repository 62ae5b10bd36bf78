/** Maps the feed's game statuses. The feed may add others; an unknown status never grades a pick. */
import type { GameStatus } from '../../domain/feed/games/game.ts';

const words = new Map<string, GameStatus>([
  ['not started', 'scheduled'],
  ['final', 'final'],
  ['finished', 'final'],
  ['after over time', 'final'],
  ['ft', 'final'],
  ['aet', 'final'],
  ['pen.', 'final'],
  ['postponed', 'postponed'],
  ['postp.', 'postponed'],
  // Interrupted or delayed for an unknown time: neither offered nor graded.
  ['delayed', 'postponed'],
  ['interrupted', 'postponed'],
  ['susp.', 'postponed'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['cancl.', 'cancelled'],
  ['break time', 'live'],
  ['overtime', 'live'],
  ['ht', 'live'],
]);

const patterns: readonly (readonly [RegExp, GameStatus])[] = [
  // Final/11 innings, Final/OT, Final/2OT, Final/SO.
  [/^final\/(\d+|\d?ot|so)$/, 'final'],
  [/^(1st|2nd|3rd|4th) (quarter|period|half)$/, 'live'],
  [/^(top|mid|middle|bot|bottom|end) (of )?\d+(st|nd|rd|th)$/, 'live'],
  // Soccer: the kickoff time before the start, the minute after it.
  [/^\d{1,2}:\d{2}$/, 'scheduled'],
  [/^\d{1,3}(\+\d{0,2})?'?$/, 'live'],
];

/** An abandoned or awarded match is unknown on purpose, because the league decides later. */
export function statusOf(word: string): GameStatus {
  const known = word.trim().toLowerCase();
  return words.get(known) ?? patterns.find(([pattern]) => pattern.test(known))?.[1] ?? 'unknown';
}
