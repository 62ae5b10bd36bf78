/** Parts of a query in words: as chips, and as a prompt that reads back. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { nickname } from '../../english/team-names.ts';
import { onDays } from './words.ts';

interface About {
  readonly sports: readonly Sport[];
  /** Full names. */
  readonly teams: readonly string[];
  readonly days?: readonly string[] | null;
}

/** `Bills, Jets` or `NFL`, and the days; without empty parts. */
export function aboutParts({ sports, teams, days = null }: About): string[] {
  const [sport = 'NFL'] = sports;
  const who = teams.length > 0 ? teams.map((name) => nickname(name, sport)).join(', ') : sports.join(', ');
  return [who, onDays(days).replace(/^ (?:on|from) /, '')].filter((part) => part !== '');
}

/** ` Buffalo Bills vs New York Jets on 2026-11-29` */
export function aboutWords({ sports, teams, days = null }: About): string {
  const who = teams.length > 0 ? teams.join(' vs ') : sports.join(' and ');
  return `${who === '' ? '' : ` ${who}`}${days && days.length > 0 ? ` on ${days.join(', ')}` : ''}`;
}

/** The days of a query that are still to come; nothing for any day. */
export function daysOn(days: readonly string[] | null, today: string): { readonly days?: string[] } {
  const coming = (days ?? []).filter((day) => day >= today);
  return coming.length > 0 ? { days: coming } : {};
}

/** ` on 2026-11-29` at the end of a bet; empty for any day. */
export const dayWords = (days: readonly string[] | undefined): string =>
  days && days.length > 0 ? ` on ${days.join(', ')}` : '';

/** `+3`, `-3.5` */
export const signedLine = (line: number): string => (line === 0 ? 'pk' : line > 0 ? `+${line}` : `${line}`);
