/** Loads the games, prices and team sheets that an answer needs, each sport once per question. */
import type { Sport } from '../../contracts/sports.ts';
import { addDays, leagueDay } from '../../domain/calendar.ts';
import { stalePrices } from '../../domain/english/notes.ts';
import * as currentGames from '../feed/current-games.ts';
import type { Dependencies, Loaded } from './outcome.ts';

/** League days (YYYY-MM-DD) from today on. */
export function comingDays(now: Date, count: number): string[] {
  const today = leagueDay(now);
  return Array.from({ length: count }, (_, index) => addDays(today, index));
}

/**
 * @param days league days to load
 * @returns a `load` function that reads each sport once, and once more with player props
 */
export function boardsOf(
  days: readonly string[],
  now: Date,
  source: typeof currentGames = currentGames,
): Dependencies['load'] {
  const loading = new Map<string, Promise<Loaded>>();
  const load = async (sport: Sport, withProps: boolean): Promise<Loaded> => {
    const before = await source.loadGames(sport, days, { now, withProps });
    const { games, sheet, notes, whyNothing } = await source.refreshIfStale(before, now);
    return { games, sheet, notes: notes.map(stalePrices), whyNothing };
  };
  return (sport, { withProps } = { withProps: false }) => {
    const name = withProps ? `${sport} with props` : sport;
    const known = loading.get(name) ?? load(sport, withProps);
    loading.set(name, known);
    return known;
  };
}
