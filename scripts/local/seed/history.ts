/**
 * A month of picks for the demo subscriber, along the product's own path: on each day the feed as it was that day,
 * the question, the choice, the answer, the saved pick, and at last the grade from the final score.
 */
import { ulid } from 'ulid';
import { daysAhead } from '../../../lambdas/app/asking/advice.ts';
import type { PlanName } from '../../../lambdas/contracts/plans.ts';
import type { Sport } from '../../../lambdas/contracts/sports.ts';
import { storeAsk } from '../../../lambdas/data/asks.ts';
import { newPick, savePick } from '../../../lambdas/data/picks.ts';
import { reserve } from '../../../lambdas/data/usage.ts';
import { addDays, leagueDay } from '../../../lambdas/domain/calendar.ts';
import { entitiesOf } from '../../../lambdas/domain/entities.ts';
import type { Game } from '../../../lambdas/domain/game.ts';
import { promptsPerDay } from '../../../lambdas/domain/plans.ts';
import { torontoDay } from '../../../lambdas/domain/toronto-day.ts';
import { answerAsOf, gamesAsOf, gradeByNow, morningOf } from './past.ts';

/** How far back the history goes: as far as the tracker's numbers look. */
export const historyDays = 30;

/** One a day, in turn; a fifth of the days has none. */
const questions: readonly { readonly sport: Sport; readonly prompt: string }[] = [
  { sport: 'NBA', prompt: 'One safe moneyline pick' },
  { sport: 'NFL', prompt: 'Best spread this week' },
  { sport: 'MLB', prompt: 'A run line pick at a fair price' },
  { sport: 'NFL', prompt: 'A 2-leg moneyline parlay with favourites' },
  { sport: 'NBA', prompt: 'A long shot on the moneyline' },
  { sport: 'MLB', prompt: 'Safe moneyline for tonight' },
  { sport: 'NFL', prompt: 'An over/under pick' },
];

/** @param userId the account the picks are for; it need not exist yet */
export async function makeHistory(userId: string, plan: PlanName, now: Date): Promise<void> {
  const used = new Map<string, Game>();
  for (let ago = historyDays; ago >= 0; ago -= 1) {
    if (ago % 5 === 3) continue;
    const question = questions[ago % questions.length];
    if (!question) continue;
    for (const game of await pick(userId, plan, question, morningOf(now, ago))) used.set(game.id, game);
  }
  await gradeByNow([...used.values()], now);
}

/** @returns the games of the pick's legs; none where nothing was on offer */
async function pick(
  userId: string,
  plan: PlanName,
  { sport, prompt }: { sport: Sport; prompt: string },
  now: Date,
): Promise<Game[]> {
  const games = await gamesAsOf(now, sport, leagueDay(now), addDays(leagueDay(now), daysAhead));
  const said = await answerAsOf(now, { sport, prompt, games });
  if (!said) return [];
  const id = ulid(now.getTime());
  const slot = { userId, day: torontoDay(now), requestKey: id, askId: id };
  await reserve(slot, promptsPerDay(plan), now);
  const { response, analysis, model } = said;
  await storeAsk(
    { id, userId, prompt, sport, response, analysis, createdAt: now.toISOString(), model },
    slot,
  );
  await savePick(
    newPick({
      id: ulid(now.getTime()),
      userId,
      promptLogId: id,
      sport,
      reasoning: prompt,
      playText: response,
      metadata: entitiesOf(analysis),
      now,
    }),
  );
  const ids = new Set(analysis.legs.map(({ gameId }) => gameId));
  return games.filter((game) => ids.has(game.id));
}
