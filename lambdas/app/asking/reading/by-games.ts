/** What only the games to come settle about a bet: which sport it is of, and whether two teams named together play each other. */
import { twoTogether, withTwoTogether } from '../../../domain/asking/reading/meant/teams/two-together.ts';
import { isUpcoming } from '../../../domain/feed/games/game.ts';
import type { Load } from '../boards.ts';
import { onSportOfDay } from '../elsewhere.ts';
import type { Understood } from '../question.ts';

/** @returns the question as it is, unless the games say more */
export async function byGames(asked: Understood, load: Load): Promise<Understood> {
  const question = await onSportOfDay(asked, load);
  const { result, prompt, now, next } = question;
  const [team] = twoTogether(result.reading, prompt) ?? [];
  if (!team || next || result.unread.length > 0) return question;
  const { games } = await load(team.sport, { withoutFacts: true });
  const upcoming = games.filter((game) => isUpcoming(game, now));
  const reading = withTwoTogether(result.reading, prompt, upcoming);
  return reading === result.reading ? question : { ...question, result: { ...result, reading } };
}
