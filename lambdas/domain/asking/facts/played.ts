/** Updates the results and the schedule of a sheet from the feed's games, limited per team. */
import type { Market } from '../../../contracts/asking/analysis.ts';
import { marketOf } from '../../feed/board/board.ts';
import { type Game, isUpcoming } from '../../feed/games/game.ts';
import { addsUp } from '../../feed/games/line-score.ts';
import type { PlayedGame, SportSheet, UpcomingGame } from './sheet.ts';

export const finalScores = 'Final scores';
export const schedule = 'Goalserve schedule';

/** An unchanged sheet is written again after this long, so that its time stays close to the last reading. */
const restampMs = 3600_000;

/**
 * The sheet after a reading of the feed.
 * @param games games from the feed, with their last prices before the start
 * @param isWhole whether they include all upcoming games
 * @returns undefined if nothing changed and the sheet's time is recent
 */
export function updatedSheet(
  before: SportSheet,
  { games, isWhole, now }: { games: readonly Game[]; isWhole: boolean; now: Date },
): SportSheet | undefined {
  const played = playedGames(before.results?.rows ?? [], games);
  const upcoming = isWhole ? upcomingGames(games, now) : (before.schedule?.rows ?? upcomingGames(games, now));
  const isSame = same(played, before.results?.rows) && same(upcoming, before.schedule?.rows);
  if (isSame && now.getTime() - Date.parse(before.results?.asOf ?? '') < restampMs) return undefined;
  const asOf = now.toISOString();
  return {
    sport: before.sport,
    results: { asOf, source: finalScores, rows: played },
    schedule: { asOf, source: schedule, rows: upcoming },
  };
}

function same(rows: readonly unknown[], before: readonly unknown[] | undefined): boolean {
  return before !== undefined && JSON.stringify(rows) === JSON.stringify(before);
}

/** Results stored per team: facts use ten at most, and some results have no line. */
export const perTeam = 15;
/** The limit for the largest league, because the feed can list extra teams for exhibition games. */
const most = 32 * perTeam;

/**
 * @param before the results in the sheet
 * @param games games from the feed; finished ones with their last prices before the start, if any were seen
 * @returns each team's last 15 results, newest first
 */
export function playedGames(before: readonly PlayedGame[], games: readonly Game[]): PlayedGame[] {
  const all = new Map(before.map((row) => [row.gameId, row]));
  for (const game of games) {
    const row = rowOf(game);
    if (row) all.set(row.gameId, withLinesOf(all.get(row.gameId), row));
  }
  const newestFirst = [...all.values()].sort(
    (a, b) => b.startsAt.localeCompare(a.startsAt) || a.gameId.localeCompare(b.gameId),
  );
  const counts = new Map<string, number>();
  return newestFirst
    .filter(({ home, away }) => {
      const isWanted = [home, away].some((team) => (counts.get(team) ?? 0) < perTeam);
      for (const team of [home, away]) counts.set(team, (counts.get(team) ?? 0) + 1);
      return isWanted;
    })
    .slice(0, most);
}

function rowOf(game: Game): PlayedGame | undefined {
  const { id, startsAt, home, away, status, score, prices } = game;
  if (status !== 'final' || !score) return undefined;
  // A baseball game that was called early settles neither the spread nor the total.
  const isShort = game.sport === 'MLB' && /^final\/[1-8]$/i.test(game.statusText.trim());
  return {
    gameId: id,
    startsAt,
    home: home.id,
    away: away.id,
    homeScore: score.home,
    awayScore: score.away,
    spread: isShort ? null : (lineOf(game, 'spread') ?? prices?.spread?.homeLine ?? null),
    total: isShort ? null : (lineOf(game, 'total') ?? prices?.total?.line ?? null),
    ...linesOf(game),
  };
}

function linesOf({ lines, sport, score }: Game): Pick<PlayedGame, 'lines'> {
  if (!lines || !score || !addsUp(lines, sport, score)) return {};
  const { home, away, overtime } = lines;
  return { lines: { home, away, overtime } };
}

/** The line at which most books closed; undefined if no book priced both sides. */
function lineOf(game: Game, market: Market): number | null | undefined {
  return marketOf(game, market)?.line;
}

/** Keeps a known line if the game comes again without prices, and a line score that still adds up. */
function withLinesOf(before: PlayedGame | undefined, row: PlayedGame): PlayedGame {
  if (!before) return row;
  const isSameScore = before.homeScore === row.homeScore && before.awayScore === row.awayScore;
  return {
    ...row,
    spread: row.spread ?? before.spread,
    total: row.total ?? before.total,
    ...(!row.lines && isSameScore && before.lines && { lines: before.lines }),
  };
}

/** Live and upcoming games; postponed ones are omitted because they have no start time. */
export function upcomingGames(games: readonly Game[], now: Date): UpcomingGame[] {
  return games
    .filter((game) => game.status === 'live' || isUpcoming(game, now))
    .map(({ id, startsAt, home, away }) => ({ gameId: id, startsAt, home: home.id, away: away.id }))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.gameId.localeCompare(b.gameId));
}
