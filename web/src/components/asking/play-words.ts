/** A play's time and bet type, in a few words. */
import type { Entities, Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { day, shortDay } from '../ui/display/dates.ts';

/** `Nov 21 – Nov 24` if the legs are on several days in the reader's time zone, otherwise `Nov 21, 2026`. */
export function matchDays({ legs, match_date }: Entities): string {
  const starts = legs.map(({ startsAt }) => startsAt).sort();
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last || day(first) === day(last)) return day(first ?? match_date);
  return `${shortDay(first)} – ${shortDay(last)}`;
}

/** Outrights have no bet type of their own; they are stored as moneylines. */
export function betTypeName(type: string, legs: readonly Leg[]): string {
  return legs.length === 1 && legs[0]?.outright ? 'outright' : type;
}

/** `3 leg parlay` for several legs, `moneyline` for one. */
export function betTypeLabel({ bet_type, suggestion, legs }: Entities): string {
  const types = betTypeName(bet_type.join(', '), legs);
  return suggestion.length > 1 ? `${suggestion.length} leg ${types}` : types;
}
