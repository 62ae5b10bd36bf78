/**
 * Past results with their closing lines. The product learns a line while it is still priced, so that one that was not
 * running then would have to wait for weeks until it knows ten; of replayed games the lines are known: those of the
 * season so far.
 */
import { sportSheet, storeSheet } from '../../../lambdas/data/sheets.ts';
import { finalScores, playedGames } from '../../../lambdas/domain/facts/played.ts';
import type { Game } from '../../../lambdas/domain/game.ts';
import type { ReplayedGame } from '../feed/replay.ts';
import { resultsOf } from '../feed/season.ts';
import { replayedSports } from '../feed/teams.ts';

/** Through the product's own rule of what a sheet keeps; as often as it is called, nothing is there twice. */
export async function seedResults(now: Date): Promise<void> {
  for (const sport of replayedSports) {
    const told = resultsOf(sport, now).map(gameOf);
    const before = (await sportSheet(sport))?.results?.rows ?? [];
    const rows = playedGames(before, told);
    await storeSheet({ sport, results: { asOf: now.toISOString(), source: finalScores, rows } });
  }
}

/** As the feed would have told it, had the product read it before the start and after the end. */
export function gameOf({ sport, id, day, startsAt, home, away, score, prices }: ReplayedGame): Game {
  const { moneyline, spread, total } = prices;
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
    prices: {
      book: 'Replayed closing line',
      at: startsAt.toISOString(),
      moneyline,
      spread: spread && { homeLine: spread.line, home: spread.home, away: spread.away },
      total: total && { line: total.line, over: total.over, under: total.under },
    },
  };
}
