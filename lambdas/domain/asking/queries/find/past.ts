/** A team's finished games with their closing lines, from its own side. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Period } from '../../../../contracts/feed/markets.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { scoreOfPart } from '../../../feed/games/line-score.ts';
import { isShortened } from '../../../feed/games/result.ts';
import { isOneScore } from '../../../feed/markets/periods.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { PlayedGame } from '../../facts/sheet.ts';
import type { SportTable } from '../table/tables.ts';
import { isOfSize, sizeAsked } from './reading/spread-size.ts';

/** A finished game. */
export interface Finished extends PlayedGame {
  readonly sport: Sport;
  /** League day. */
  readonly day: string;
  /** Full names. */
  readonly homeName: string;
  readonly awayName: string;
}

/** A finished game from the side of one of its teams. */
export interface Own extends Finished {
  readonly isHome: boolean;
  readonly opponent: string;
  readonly scored: number;
  readonly conceded: number;
  /** The team's own closing spread; null if it was not priced. */
  readonly ownSpread: number | null;
}

/** The finished games of a sport, newest first, without those of teams that the feed no longer names. */
export function finished({ sport, games, teams, sheet }: SportTable): Finished[] {
  const names = new Map([
    ...teams.map(({ id, name }) => [id, name] as const),
    ...games.flatMap(({ home, away }) => [home, away].map(({ id, name }) => [id, name] as const)),
  ]);
  const rows = new Map((sheet?.results?.rows ?? []).map((row) => [row.gameId, row]));
  // A game that has just ended may not be in the sheet yet.
  for (const game of games) {
    if (game.status !== 'final' || !game.score || rows.has(game.id)) continue;
    const isShort = isShortened(game);
    rows.set(game.id, {
      gameId: game.id,
      startsAt: game.startsAt,
      home: game.home.id,
      away: game.away.id,
      homeScore: game.score.home,
      awayScore: game.score.away,
      spread: isShort ? null : (game.prices?.spread?.homeLine ?? null),
      total: isShort ? null : (game.prices?.total?.line ?? null),
      ...(game.lines && { lines: game.lines }),
    });
  }
  return [...rows.values()]
    .flatMap((row): Finished[] => {
      const [homeName, awayName] = [names.get(row.home), names.get(row.away)];
      if (homeName === undefined || awayName === undefined) return [];
      return [{ ...row, sport, day: leagueDay(new Date(row.startsAt)), homeName, awayName }];
    })
    .sort((a, b) => b.startsAt.localeCompare(a.startsAt) || a.gameId.localeCompare(b.gameId));
}

/** Older games belong to an earlier season. */
const seasonMs = 120 * 24 * 3600_000;

/** A team's games of this season, newest first. */
export function ownGames(team: string, all: readonly Finished[], now: Date): Own[] {
  const since = new Date(now.getTime() - seasonMs).toISOString();
  return all.flatMap((game): Own[] => {
    const isHome = game.homeName === team;
    if ((!isHome && game.awayName !== team) || game.startsAt <= since) return [];
    return [
      {
        ...game,
        isHome,
        opponent: isHome ? game.awayName : game.homeName,
        scored: isHome ? game.homeScore : game.awayScore,
        conceded: isHome ? game.awayScore : game.homeScore,
        ownSpread: game.spread === null ? null : isHome ? game.spread : 0 - game.spread,
      },
    ];
  });
}

/** Days between two games from which the first was followed by a week off, and up to which the rest was short, by how often a sport plays. */
const restDays = { weekly: { bye: 12, short: 5 }, daily: { bye: 7, short: 1 } } as const;

/** @returns the days that count as a week off, and as a short rest */
export const restOf = (sport: Sport): { readonly bye: number; readonly short: number } =>
  sport === 'NFL' || sport === 'CFL' || sport === 'MLS' ? restDays.weekly : restDays.daily;

/** The games that the splits of a question leave, and of them the last so many. */
export function inSplits(
  games: readonly Own[],
  query: Pick<FindQuery, 'splits' | 'last' | 'since' | 'rested'> &
    Partial<Pick<FindQuery, 'topic' | 'over' | 'side'>>,
): Own[] {
  const { splits, last, since, rested } = query;
  const size = sizeAsked(query);
  // Newest first: the game before is the next in the list.
  const before = new Map(games.map((game, at) => [game, games[at + 1]]));
  const isRested = (game: Own, how = rested) => {
    const earlier = before.get(game);
    if (!earlier) return false;
    const days = (Date.parse(game.day) - Date.parse(earlier.day)) / (24 * 3600_000);
    return how === 'bye' ? days >= restOf(game.sport).bye : days <= restOf(game.sport).short;
  };
  const wonBefore = (game: Own) => {
    const last = before.get(game);
    return last && last.scored - last.conceded;
  };
  const fits = (game: Own) =>
    splits.every((split) => {
      const { isHome, ownSpread } = game;
      if (split === 'after_win') return (wonBefore(game) ?? 0) > 0;
      if (split === 'after_loss') return (wonBefore(game) ?? 0) < 0;
      if (split === 'home') return isHome;
      if (split === 'road') return !isHome;
      if (split === 'short_rest') return isRested(game, 'short');
      if (split === 'favorite') return ownSpread !== null && ownSpread < 0;
      return split === 'underdog' ? ownSpread !== null && ownSpread > 0 : true;
    });
  const isRecent = ({ day }: Own) => since === null || day >= since;
  const fitting = games.filter(
    (game) =>
      isRecent(game) && fits(game) && isOfSize(size, game.ownSpread) && (rested === null || isRested(game)),
  );
  return last === null ? fitting : fitting.slice(0, last);
}

/** What a team scored and allowed in a part of a game; undefined where its score by parts is not kept. */
export function inPart(
  { lines, isHome }: Own,
  part: Period,
): { scored: number; conceded: number } | undefined {
  if (!lines || part === 'game' || isOneScore(part)) return undefined;
  const score = scoreOfPart(lines, part);
  if (!score) return undefined;
  return isHome ? { scored: score.home, conceded: score.away } : { scored: score.away, conceded: score.home };
}

export interface Tally {
  readonly won: number;
  readonly lost: number;
  /** Ties, or bets that were returned. */
  readonly even: number;
  /** Games that count in one of the three. */
  readonly games: number;
}

/** @param margins above 0 for a win; null does not count */
function tallyOf(margins: readonly (number | null)[]): Tally {
  const known = margins.filter((margin) => margin !== null);
  const won = known.filter((margin) => margin > 0).length;
  const lost = known.filter((margin) => margin < 0).length;
  return { won, lost, even: known.length - won - lost, games: known.length };
}

/** Wins and losses. */
export const results = (games: readonly Own[]): Tally =>
  tallyOf(games.map(({ scored, conceded }) => scored - conceded));

/** How many games a team has won or lost in a row; 0 after a tie. @param games newest first */
export function streakOf(games: readonly Own[]): { readonly isWin: boolean; readonly count: number } {
  const [last] = games;
  if (!last || last.scored === last.conceded) return { isWin: false, count: 0 };
  const isWin = last.scored > last.conceded;
  const end = games.findIndex(({ scored, conceded }) => (isWin ? scored <= conceded : scored >= conceded));
  return { isWin, count: end < 0 ? games.length : end };
}

/** By how much a team beat its closing spread; null without one. */
export const coverMargin = ({ scored, conceded, ownSpread }: Own): number | null =>
  ownSpread === null ? null : scored - conceded + ownSpread;

/** By how much the closing total was beaten; null without one. */
export const totalMargin = ({ homeScore, awayScore, total }: Finished): number | null =>
  total === null ? null : homeScore + awayScore - total;

/** Against the closing spread. */
export const covers = (games: readonly Own[]): Tally => tallyOf(games.map(coverMargin));

/** Overs won, unders lost. */
export const overs = (games: readonly Finished[]): Tally => tallyOf(games.map(totalMargin));

/** `7–3`, `7–3–1` */
export const tallyWords = ({ won, lost, even }: Tally): string =>
  even > 0 ? `${won}–${lost}–${even}` : `${won}–${lost}`;
