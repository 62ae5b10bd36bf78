/** The product on a past day: the feed of that morning, the answer it would have given, and the final scores. */
import type { Load } from '../../../lambdas/app/asking/boards.ts';
import { daysAhead } from '../../../lambdas/app/asking/question.ts';
import { gradeLegsOn } from '../../../lambdas/app/picks/grading.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { addDays, leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { gamesOn } from '../feed/seasons/replay.ts';
import { replayedSports } from '../feed/seasons/teams.ts';
import { feedAt } from './feed-at.ts';
import { sheetDaysOf, sheetOf } from './sheet-at.ts';

const dayMs = 24 * 3600_000;

/** 15:00 UTC, before any game of the day starts; for today, now if that is earlier. */
export function morningOf(now: Date, daysAgo: number): Date {
  const day = leagueDay(new Date(now.getTime() - daysAgo * dayMs));
  return new Date(Math.min(Date.parse(`${day}T15:00:00Z`), now.getTime()));
}

/**
 * The feed as of the morning of a past day. Reads each sport once, because one read takes a tenth of a second.
 * @param days number of league days to show after today, at most those of a sheet
 */
export function loadAsOf(now: Date, days = daysAhead - 1): Load {
  const feed = feedAt(now);
  const today = leagueDay(now);
  const last = addDays(today, days);
  const read = async (sport: Sport): ReturnType<Load> => {
    const coming = await feed.games(sport, ...sheetDaysOf(now));
    return {
      games: coming.filter(({ day }) => day >= today && day <= last),
      sheet: await sheetOf(now, sport, feed, coming),
      notes: [],
    };
  };
  const known = new Map<Sport, ReturnType<Load>>();
  return (sport) => {
    const board = known.get(sport) ?? read(sport);
    known.set(sport, board);
    return board;
  };
}

const minute = 60_000;

/** Grades the picks on every game that has ended, as of its end, with the last prices before its start. */
export async function gradeByNow(games: readonly Game[], now: Date): Promise<void> {
  const gamesAt = cached((at, sport, day) => feedAt(at).games(sport, day, day));
  for (const { id, sport, day, startsAt } of games) {
    const result = (await gamesAt(now, sport, day)).find((game) => game.id === id);
    if (!result) continue;
    const before = new Date(Date.parse(startsAt) - 5 * minute);
    const close = (await gamesAt(before, sport, day)).find((game) => game.id === id);
    const replayed = replayedSports
      .filter((each) => each === sport)
      .flatMap((each) => gamesOn(each, day))
      .find((game) => id === `${sport}-${game.id}`);
    await gradeLegsOn(
      { ...result, prices: close?.prices ?? null, ...(close?.books && { books: close.books }) },
      (replayed?.endsAt ?? now).toISOString(),
    );
  }
}

type ReadGames = (at: Date, sport: Sport, day: string) => Promise<readonly Game[]>;

/** Caches reads: games that start together share one. */
function cached(read: ReadGames): ReadGames {
  const known = new Map<string, ReturnType<ReadGames>>();
  return (at, sport, day) => {
    const key = `${at.toISOString()} ${sport} ${day}`;
    const games = known.get(key) ?? read(at, sport, day);
    known.set(key, games);
    return games;
  };
}
