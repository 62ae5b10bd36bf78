/** Where the controls jump to: the next start of a replayed game, its final, and tomorrow morning. */
import { addDays, leagueDay, startLabel } from '../../../lambdas/domain/platform/calendar.ts';
import { gamesOn, type ReplayedGame } from '../feed/seasons/replay.ts';
import { replayedSports } from '../feed/seasons/teams.ts';
import { momentOf } from './moment.ts';

export interface Jump {
  readonly to: 'start' | 'final' | 'tomorrow';
  /** For the button. */
  readonly label: string;
  readonly moment: Date;
}

/** Longer than any break between the seasons. */
const mostDays = 120;
/** The final score is in the feed by then. */
const afterEndMs = 60_000;
const morning = '09:00';

/** @returns the jumps that are possible at a moment, in the order of the page */
export function jumpsFrom(now: Date): Jump[] {
  const next = nextGame(now);
  const ending = gameInProgress(now) ?? next;
  const tomorrow = momentOf(`${addDays(leagueDay(now), 1)}T${morning}`);
  return [
    ...(next ? [jump('start', `Next start: ${named(next)}`, next.startsAt)] : []),
    ...(ending ? [jump('final', `Final: ${named(ending)}`, finalOf(ending))] : []),
    ...(tomorrow ? [jump('tomorrow', 'Tomorrow morning', tomorrow)] : []),
  ];
}

const jump = (to: Jump['to'], what: string, moment: Date): Jump => ({
  to,
  label: `${what}, ${startLabel(moment.toISOString())}`,
  moment,
});

const finalOf = ({ endsAt }: ReplayedGame) => new Date(endsAt.getTime() + afterEndMs);

const named = ({ sport, away, home }: ReplayedGame) => `${away.name} at ${home.name} (${sport})`;

/** A game of last night can start or end after midnight in New York. */
function gamesAround(day: string): ReplayedGame[] {
  return replayedSports.flatMap((sport) => [...gamesOn(sport, addDays(day, -1)), ...gamesOn(sport, day)]);
}

function nextGame(now: Date): ReplayedGame | undefined {
  const today = leagueDay(now);
  for (let ahead = 0; ahead <= mostDays; ahead += 1) {
    const coming = gamesAround(addDays(today, ahead)).filter(({ startsAt }) => startsAt > now);
    if (coming.length > 0) return firstBy(coming, 'startsAt');
  }
  return undefined;
}

/** The one that ends first. */
function gameInProgress(now: Date): ReplayedGame | undefined {
  const started = gamesAround(leagueDay(now)).filter((game) => game.startsAt <= now && finalOf(game) > now);
  return firstBy(started, 'endsAt');
}

const firstBy = (games: readonly ReplayedGame[], key: 'startsAt' | 'endsAt') =>
  games.toSorted((a, b) => a[key].getTime() - b[key].getTime())[0];
