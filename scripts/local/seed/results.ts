/**
 * Past results with their closing lines, from the replayed season so far. The product records a closing line only while a
 * game is priced, so a new installation would need weeks to collect ten.
 */
import { sportSheet, storeSheet } from '../../../lambdas/data/feed/sheets.ts';
import { finalScores, playedGames } from '../../../lambdas/domain/asking/facts/played.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import type { LineScore } from '../../../lambdas/domain/feed/games/line-score.ts';
import type { ReplayedGame } from '../feed/seasons/replay.ts';
import { resultsOf } from '../feed/seasons/season.ts';
import { replayedSports } from '../feed/seasons/teams.ts';

/** Uses the product's own rule for what a sheet keeps; calling it again adds no duplicates. */
export async function seedResults(now: Date): Promise<void> {
  for (const sport of replayedSports) {
    const games = resultsOf(sport, now).map(gameOf);
    const before = (await sportSheet(sport, { withLines: true }))?.results?.rows ?? [];
    const rows = playedGames(before, games);
    await storeSheet({ sport, results: { asOf: now.toISOString(), source: finalScores, rows } });
  }
}

/** The game as if the product had read the feed before its start and after its end. */
export function gameOf(replayed: ReplayedGame): Game {
  const { sport, id, day, startsAt, home, away, score, prices } = replayed;
  const { moneyline, spread, total } = prices;
  const lines = lineScoreOf(replayed);
  return {
    id: `${sport}-${id}`,
    sport,
    startsAt: startsAt.toISOString(),
    day,
    home: { id: home.id, name: home.name },
    away: { id: away.id, name: away.name },
    status: 'final',
    statusText: 'Final',
    score,
    ...(lines && { lines }),
    prices: {
      book: 'Replayed closing line',
      at: startsAt.toISOString(),
      moneyline,
      spread: spread && { homeLine: spread.line, home: spread.home, away: spread.away },
      total: total && { line: total.line, over: total.over, under: total.under },
    },
  };
}

/** The columns that a game has without overtime; baseball has as many as innings were played. */
const columns: Partial<Record<ReplayedGame['sport'], number>> = { NFL: 4, NBA: 4, NHL: 3 };

/** The line score as the feed's page of scores has it. */
function lineScoreOf({ sport, lines }: ReplayedGame): LineScore | undefined {
  if (!lines) return undefined;
  const [home, away] = [lines.home, lines.away].map((line) =>
    line.map((points) => (points === 'x' ? null : Number(points))),
  );
  if (!home || !away) return undefined;
  const end = columns[sport] ?? home.length;
  const [ofHome = null, ofAway = null] = [home[end], away[end]];
  const overtime = ofHome === null && ofAway === null ? null : { home: ofHome ?? 0, away: ofAway ?? 0 };
  return { home: home.slice(0, end), away: away.slice(0, end), overtime };
}
