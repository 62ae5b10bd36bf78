/** Makes the results of a sheet, and the games that come, out of what the feed told: bounded, the newest games first. */
import type { Market } from '../../contracts/analysis.ts';
import { type Game, isUpcoming } from '../game.ts';
import { marketOf } from '../market/board.ts';
import type { ComingGame, PlayedGame, SportSheet } from './sheet.ts';

export const finalScores = 'Final scores';
export const schedule = 'Goalserve schedule';

/** A sheet that says the same is written again after this long, so that its time stays near the reading. */
const restampMs = 3600_000;

/**
 * What a reading of the feed changes in the sheet.
 * @param told games as the feed told them, with their last prices before the start
 * @param isWhole whether all that come are among them
 * @returns undefined where nothing changed and its time is near enough
 */
export function toldToSheet(
  before: SportSheet,
  { told, isWhole, now }: { told: readonly Game[]; isWhole: boolean; now: Date },
): SportSheet | undefined {
  const played = playedGames(before.results?.rows ?? [], told);
  const coming = isWhole ? comingGames(told, now) : (before.schedule?.rows ?? comingGames(told, now));
  const isSame = same(played, before.results?.rows) && same(coming, before.schedule?.rows);
  if (isSame && now.getTime() - Date.parse(before.results?.asOf ?? '') < restampMs) return undefined;
  const asOf = now.toISOString();
  return {
    sport: before.sport,
    results: { asOf, source: finalScores, rows: played },
    schedule: { asOf, source: schedule, rows: coming },
  };
}

function same(rows: readonly unknown[], before: readonly unknown[] | undefined): boolean {
  return before !== undefined && JSON.stringify(rows) === JSON.stringify(before);
}

/** Results kept of a team: facts count ten at most, and some of these have no line. */
const perTeam = 15;
/** Of the largest league, in case a feed lists teams of its own for exhibitions. */
const most = 32 * perTeam;

/**
 * @param before what the sheet has
 * @param told games as the feed tells them; a game that is over has its last prices before the start, where we saw any
 * @returns each team's last 15 results, newest first
 */
export function playedGames(before: readonly PlayedGame[], told: readonly Game[]): PlayedGame[] {
  const all = new Map(before.map((row) => [row.gameId, row]));
  for (const game of told) {
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
  // A baseball game that was called early settles neither line.
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
  };
}

/** The line that most books closed at; undefined where none priced both sides. */
function lineOf(game: Game, market: Market): number | null | undefined {
  return marketOf(game, market)?.line;
}

/** A line that was seen once stays, wherever the game is told again without its prices. */
function withLinesOf(before: PlayedGame | undefined, row: PlayedGame): PlayedGame {
  return before ? { ...row, spread: row.spread ?? before.spread, total: row.total ?? before.total } : row;
}

/** Games that are played now or will be; one that is put off has no time. */
export function comingGames(told: readonly Game[], now: Date): ComingGame[] {
  return told
    .filter((game) => game.status === 'live' || isUpcoming(game, now))
    .map(({ id, startsAt, home, away }) => ({ gameId: id, startsAt, home: home.id, away: away.id }))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.gameId.localeCompare(b.gameId));
}
