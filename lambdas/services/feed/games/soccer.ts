/** Parses a row of soccer: home is `localteam`, away `visitorteam`, and the stable ID is `static_id`. */
import type { Game } from '../../../domain/feed/games/game.ts';
import type { Listed } from '../matches.ts';
import { child, type Node, number, text, utc } from '../shape.ts';
import { gameOf, type Reading } from './row.ts';

/** @param odds from the odds feed, by `static_id`; the fixtures have none */
export function readSoccer(
  { match, within }: Listed,
  reading: Reading,
  odds: ReadonlyMap<string, Node>,
): Game | null {
  const id = text(match, 'static_id');
  const home = child(match, 'localteam');
  const away = child(match, 'visitorteam');
  const statusText = text(match, 'status');
  return gameOf(
    {
      id,
      start: startOf(match, within.at(-1) ?? {}),
      home,
      away,
      statusText,
      homeScore: scoreOf(home, statusText),
      awayScore: scoreOf(away, statusText),
      odds: odds.get(id) ?? child(match, 'odds'),
    },
    reading,
  );
}

/** The soccer feeds are in UTC, so date and time are used if `datetime_utc` is missing. */
function startOf(match: Node, listing: Node): Date | null {
  const date = text(match, 'formatted_date', 'date') || text(listing, 'formatted_date', 'date');
  return utc(text(match, 'datetime_utc')) ?? utc(`${date} ${text(match, 'time', 'status')}`);
}

/** Soccer bets are on 90 minutes. After extra time only the full-time score counts; without it there is no score. */
function scoreOf(team: Node, statusText: string): number | null {
  return /^(aet|pen\.)$/i.test(statusText)
    ? number(team, 'ft_score')
    : number(team, 'ft_score', 'score', 'goals');
}
