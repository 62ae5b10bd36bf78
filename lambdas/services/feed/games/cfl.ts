/** Parses a row of the CFL, which is a category of the generic football feed. */
import type { Game } from '../../../domain/feed/games/game.ts';
import type { Listed } from '../matches.ts';
import { child, type Node, number, text, utc } from '../shape.ts';
import { gameOf, type Reading } from './row.ts';

export function isCfl({ within }: Listed): boolean {
  return within.some((node) => /\bcfl\b/i.test(text(node, 'name')));
}

/**
 * @param date the requested day, `dd.MM.yyyy` in UTC, because a row may contain only its time
 * @param odds from the odds feed, by `id`
 */
export function readCfl(
  { match, within }: Listed,
  reading: Reading,
  date: string,
  odds: ReadonlyMap<string, Node>,
): Game | null {
  const id = text(match, 'id');
  const home = child(match, 'localteam');
  const away = child(match, 'awayteam');
  const listed = text(match, 'formatted_date', 'date') || text(within.at(-1) ?? {}, 'formatted_date', 'date');
  return gameOf(
    {
      id,
      start: utc(text(match, 'datetime_utc')) ?? utc(`${listed || date} ${text(match, 'time')}`),
      home,
      away,
      statusText: text(match, 'status'),
      homeScore: number(home, 'totalscore'),
      awayScore: number(away, 'totalscore'),
      odds: odds.get(id) ?? child(match, 'odds'),
    },
    reading,
  );
}
