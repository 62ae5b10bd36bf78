/** Suggests a bet with several legs of each of some games: "two legs from each of three games". */
import { inGames } from '../../../domain/asking/answer/games/per-game.ts';
import type { PerGame } from '../../../domain/asking/reading/plain/per-game.ts';
import { type Loaded, loadedFor } from '../boards.ts';
import { clarify } from '../clarify.ts';
import type { Answered } from '../outcome.ts';
import type { Understood } from '../question.ts';
import { type Means, suggest } from '../suggest.ts';

/** Some games have too few legs that fit together: so many others are tried. */
const mostTries = 4;

/** @returns a play of the first games that have one, else why the first have none; with too few games it is asked back */
export async function suggestPerGame(
  understood: Understood,
  perGame: PerGame,
  boards: readonly Loaded[],
  means: Means,
): Promise<Answered> {
  const { result, now, sport } = understood;
  let first: Answered | undefined;
  for (let skipped = 0; skipped < mostTries; skipped += 1) {
    const reading = inGames(result.reading, perGame, { boards, now, skipped });
    const [loaded] = reading ? await loadedFor([reading], sport, means.load) : [];
    if (!loaded) break;
    const asked = { ...understood, result: { ...result, reading: loaded.reading }, sports: loaded.sports };
    const answer = await suggest(asked, loaded.boards, means);
    if (answer.kind === 'play') return answer;
    first ??= answer;
  }
  const unread = [`${perGame.legs} of each game`];
  return first ?? clarify({ ...understood, result: { ...result, unread } }, boards, means.load);
}
