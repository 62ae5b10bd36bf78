/**
 * A month of slates, created by the product's own code: for each day, the feed as of that morning, the choice, and
 * finally the grade from the final score. It fills the public record locally only.
 */
import { ulid } from 'ulid';
import { predict } from '../../../lambdas/app/asking/slate.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { newPick, savePick } from '../../../lambdas/data/picks/picks.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { entitiesOf } from '../../../lambdas/domain/picks/entities.ts';
import { torontoDay } from '../../../lambdas/domain/platform/toronto-day.ts';
import { slateEntry, slateUserId, styles } from '../../../lambdas/domain/records/slate.ts';
import { gradeByNow, loadAsOf, morningOf } from './past.ts';

const days = 30;

/** One sport a day, in turn, to keep the first start short. */
const sports: readonly Sport[] = ['NFL', 'NBA', 'NHL', 'MLB', 'MLS'];

/** Today's slate is left to the scheduled function. */
export async function makeSlates(now: Date): Promise<void> {
  const used = new Map<string, Game>();
  for (let ago = days; ago >= 1; ago -= 1) {
    const sport = sports[ago % sports.length];
    if (!sport) continue;
    for (const game of await makeSlate(sport, morningOf(now, ago))) used.set(game.id, game);
  }
  await gradeByNow([...used.values()], now);
}

/** @returns the games of its legs */
async function makeSlate(sport: Sport, now: Date): Promise<readonly Game[]> {
  const board = await loadAsOf(now, 1)(sport);
  const used = new Set<string>();
  for (const style of styles) {
    const { kind, outcome } = await predict(style, sport, board, used, now);
    if (kind !== 'play') continue;
    await savePick(
      newPick({
        id: ulid(now.getTime()),
        userId: slateUserId,
        promptLogId: slateEntry(torontoDay(now), sport, style),
        sport,
        reasoning: style.title,
        playText: outcome.response,
        metadata: entitiesOf(outcome.analysis),
        now,
      }),
    );
    for (const { gameId } of outcome.analysis.legs) used.add(gameId);
  }
  return board.games.filter(({ id }) => used.has(id));
}
