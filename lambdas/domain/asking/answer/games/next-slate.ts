/** The days that are meant where a question names none: the next slate of its sports. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { addDays, weekdayOf } from '../../../platform/calendar.ts';
import type { Board } from '../candidate.ts';
import { isWhole, offerFor } from '../offer.ts';
import type { Taste } from '../rank.ts';

/** Sports with one round a week: a slate lasts through Monday. The others have a slate a day. */
const isWeekly: ReadonlySet<Sport> = new Set(['NFL', 'CFL', 'MLS']);

interface Sources {
  readonly boards: readonly Board[];
  readonly now: Date;
  readonly taste: Taste;
  readonly sports: readonly Sport[];
}

/**
 * @returns the league days of the next slate, earliest first; null if the question says or implies which games it means, or if
 * only later games have what it asks for
 */
export function nextSlate(reading: Reading, { boards, now, taste, sports }: Sources): string[] | null {
  // A tournament is played for days and has no slate.
  if (!isOpen(reading) || sports.includes('GOLF')) return null;
  const games = boards.flatMap((board) => board.games).filter((game) => isUpcoming(game, now));
  const days = [...new Set(sports.flatMap((sport) => slateOf(sport, games)))].sort();
  if (days.length === 0) return null;
  const asked = { ...reading, days };
  return isWhole(offerFor(asked, boards, now, taste, sports), asked) ? days : null;
}

function isOpen({ days, nextGame, teams, namedLegs, player, intent }: Reading): boolean {
  const isOnGames = teams.some(({ stance }) => stance !== 'avoid') || namedLegs.length > 0 || player !== null;
  return intent === 'play' && days === null && !nextGame && !isOnGames;
}

/** Days with a game, from the first one on. */
function slateOf(sport: Sport, games: readonly Game[]): string[] {
  const days = games.flatMap((game) => (game.sport === sport ? [game.day] : [])).sort();
  const [first] = days;
  if (first === undefined) return [];
  const last = isWeekly.has(sport) ? addDays(first, (8 - weekdayOf(first)) % 7) : first;
  return days.filter((day) => day <= last);
}
