/** Parses a row of the four US leagues: NBA, NHL and MLB by `id`, NFL by `contestID`. */
import type { Game } from '../../../domain/feed/games/game.ts';
import type { Listed } from '../matches.ts';
import { child, number, text, utc } from '../shape.ts';
import { gameOf, type Reading } from './row.ts';

/** Uses only `datetime_utc`: the other time fields of NBA and NHL are an hour off their stated time zone. */
export function readUsLeague({ match }: Listed, reading: Reading): Game | null {
  const home = child(match, 'hometeam');
  const away = child(match, 'awayteam');
  return gameOf(
    {
      id: reading.sport === 'NFL' ? text(match, 'contestID', 'id') : text(match, 'id'),
      start: utc(text(match, 'datetime_utc')),
      home,
      away,
      statusText: text(match, 'status'),
      homeScore: number(home, 'totalscore'),
      awayScore: number(away, 'totalscore'),
      odds: child(match, 'odds'),
    },
    reading,
  );
}
