/**
 * A month of picks for the demo subscriber, created by the product's own code: for each day, the feed as of that day,
 * the question, the answer, the saved pick, and finally the grade from the final score.
 */
import { ulid } from 'ulid';
import { ask } from '../../../lambdas/app/asking/ask.ts';
import { ownFigures } from '../../../lambdas/app/asking/queries/own-figures.ts';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import { ranking } from '../../../lambdas/app/asking/solver.ts';
import { slateRecord } from '../../../lambdas/app/picks/slate-record.ts';
import type { PlanName } from '../../../lambdas/contracts/billing/plans.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import * as asks from '../../../lambdas/data/asking/asks.ts';
import * as usage from '../../../lambdas/data/asking/usage.ts';
import { newPick, savePick } from '../../../lambdas/data/picks/picks.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { entitiesOf } from '../../../lambdas/domain/picks/entities.ts';
import { gradeByNow, loadAsOf, morningOf } from './past.ts';

/** As long as the tracker's default period. */
export const historyDays = 30;

/** One a day, in turn; one day in five has none. */
const questions: readonly { readonly sport: Sport; readonly prompt: string }[] = [
  { sport: 'NBA', prompt: 'One safe moneyline pick' },
  { sport: 'NFL', prompt: 'Best spread this week' },
  { sport: 'MLB', prompt: 'A run line pick' },
  { sport: 'NHL', prompt: 'One safe moneyline pick' },
  { sport: 'NFL', prompt: 'A 2-leg moneyline parlay with favorites' },
  { sport: 'NBA', prompt: 'A long shot on the moneyline' },
  { sport: 'MLB', prompt: 'Safe moneyline for tonight' },
  { sport: 'MLS', prompt: 'A moneyline pick on a home team' },
  { sport: 'NFL', prompt: 'An over/under pick' },
];

/** Nobody waits for these answers. */
const remainingMs = () => Number.POSITIVE_INFINITY;

/** @param userId owner of the picks; the account need not exist yet */
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

/** @returns the games of the pick's legs; none if there was no play */
async function pick(
  userId: string,
  plan: PlanName,
  { sport, prompt }: { sport: Sport; prompt: string },
  now: Date,
): Promise<Game[]> {
  const load = loadAsOf(now);
  const asked = await ask(
    { id: ulid(now.getTime()), user: { id: userId, plan }, prompt, sport, now, teams: [], remainingMs },
    {
      load,
      reader: grammar,
      // Every word of these questions is in the grammar.
      secondReader: async (understood) => ({ understood }),
      solver: ranking,
      asks,
      usage,
      figures: ownFigures(),
      ourRecord: slateRecord(),
    },
  );
  if (asked.kind !== 'answered' || asked.askId === null) return [];
  const { response, analysis } = asked.outcome;
  await savePick(
    newPick({
      id: ulid(now.getTime()),
      userId,
      promptLogId: asked.askId,
      sport,
      reasoning: prompt,
      playText: response,
      metadata: entitiesOf(analysis),
      now,
    }),
  );
  const ids = new Set(analysis.legs.map(({ gameId }) => gameId));
  return (await load(sport)).games.filter((game) => ids.has(game.id));
}
