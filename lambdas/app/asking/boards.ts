/** Loads the games, prices and team sheets that an answer needs, each sport once per question. */
import type { Note } from '../../contracts/asking/analysis.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Board } from '../../domain/asking/answer/candidate.ts';
import { wantsPropsOf } from '../../domain/asking/answer/offer.ts';
import { stalePrices } from '../../domain/asking/answer/words/notes.ts';
import * as currentGames from '../feed/current-games.ts';
import type { Understood } from './question.ts';

/** A sport's games of the coming days, with the notes that an answer made of them must show. */
export interface Loaded extends Board {
  readonly notes: readonly Note[];
  /** Reason for an empty list other than an empty schedule. */
  readonly whyNothing?: string | undefined;
}

/** Reads each sport once, and once more with player props. */
export type Load = (sport: Sport, wants?: { readonly withProps: boolean }) => Promise<Loaded>;

/** Loads the games of a question's sports, with player props if it asks for them. */
export function boardsFor({ sports, result }: Understood, load: Load): Promise<Loaded[]> {
  return Promise.all(sports.map((sport) => load(sport, { withProps: wantsPropsOf(sport, result.reading) })));
}

/**
 * @param days league days to load
 * @returns a `load` function that reads each sport once, and once more with player props
 */
export function boardsOf(
  days: readonly string[],
  now: Date,
  source: typeof currentGames = currentGames,
): Load {
  const loading = new Map<string, Promise<Loaded>>();
  const read = async (sport: Sport, withProps: boolean): Promise<Loaded> => {
    const before = await source.loadGames(sport, days, { now, withProps });
    const { games, sheet, notes, whyNothing } = await source.refreshIfStale(before, now);
    return { games, sheet, notes: notes.map(stalePrices), whyNothing };
  };
  return (sport, { withProps } = { withProps: false }) => {
    const name = withProps ? `${sport} with props` : sport;
    const known = loading.get(name) ?? read(sport, withProps);
    loading.set(name, known);
    return known;
  };
}
