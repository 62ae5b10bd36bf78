/**
 * A month of slates, along the product's own path: on each day the feed as it was that morning, the choice of the
 * model's stand-in, and at last the grade from the final score. It fills the public record of one machine only.
 */
import { ulid } from 'ulid';
import type { Sport } from '../../../lambdas/contracts/sports.ts';
import { newPick, savePick } from '../../../lambdas/data/picks.ts';
import { addDays, leagueDay } from '../../../lambdas/domain/calendar.ts';
import { entitiesOf } from '../../../lambdas/domain/entities.ts';
import type { Game } from '../../../lambdas/domain/game.ts';
import { house, slateEntry, styles } from '../../../lambdas/domain/slate.ts';
import { torontoDay } from '../../../lambdas/domain/toronto-day.ts';
import { answerAsOf, gamesAsOf, gradeByNow, morningOf } from './past.ts';

const days = 30;

/** One a day, in turn, so that a first start stays short. */
const sports: readonly Sport[] = ['NFL', 'NBA', 'MLB'];

/** Today's slate is left to the clock that makes it. */
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
  const games = await gamesAsOf(now, sport, leagueDay(now), addDays(leagueDay(now), 1));
  const ids = new Set<string>();
  for (const style of styles) {
    const said = await answerAsOf(now, { sport, prompt: style.prompt, games });
    if (!said) continue;
    await savePick(
      newPick({
        id: ulid(now.getTime()),
        userId: house,
        promptLogId: slateEntry(torontoDay(now), sport, style),
        sport,
        reasoning: style.prompt,
        playText: said.response,
        metadata: entitiesOf(said.analysis),
        now,
      }),
    );
    for (const { gameId } of said.analysis.legs) ids.add(gameId);
  }
  return games.filter(({ id }) => ids.has(id));
}
