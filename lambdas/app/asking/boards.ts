/** Loads the games, prices and team sheets that an answer needs, each sport once per question. */
import type { Sport } from '../../contracts/sports.ts';
import { addDays, leagueDay } from '../../domain/calendar.ts';
import { stalePrices } from '../../domain/english/notes.ts';
import * as outlook from '../feed/outlook.ts';
import type { Loaded, Means } from './outcome.ts';

/** The coming days from today on, as the leagues count them. */
export function comingDays(now: Date, count: number): string[] {
  const today = leagueDay(now);
  return Array.from({ length: count }, (_, index) => addDays(today, index));
}

/** @param days league days to look at */
export function boardsOf(
  days: readonly string[],
  now: Date,
  source: typeof outlook = outlook,
): Means['load'] {
  const loading = new Map<string, Promise<Loaded>>();
  const load = async (sport: Sport, withProps: boolean): Promise<Loaded> => {
    const before = await source.kept(sport, days, { withProps });
    const { games, sheet, players, notes, whyNothing } = await source.outlook(before, now);
    return { games, sheet, players, notes: notes.map(stalePrices), whyNothing };
  };
  return (sport, { withProps } = { withProps: false }) => {
    const name = withProps ? `${sport} with props` : sport;
    const known = loading.get(name) ?? load(sport, withProps);
    loading.set(name, known);
    return known;
  };
}
