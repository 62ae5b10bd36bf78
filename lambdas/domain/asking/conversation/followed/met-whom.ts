/** "How did those two do against each other last time", of the game of the bet; of several games, or of none, whose meetings are meant is asked back. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const pair =
  '(?:they|them|(?:those|these|the|both)(?: of)?(?: (?:those|these|the|two|2))*(?: (?:teams?|clubs?|sides?|squads?))?)';
const together = '(?:each other|one another|head[- ]to[- ]head|h2h)';
const met = new RegExp(
  `^(?=.*\\b(?:last|before|already|previous(?:ly)?|recent(?:ly)?|ever|history|past|done|did|fared?|won|beat|this (?:year|season))\\b)(?:(?:and|so|how|when|who|what|which|was|were|is|did|do|does|have|has|had|won|beat|happened) )+(?:the (?:last|previous) time )?${pair} .*\\b(?:${together}|met|faced off)\\b`,
);

/** "The score the last time they met" is of one game. */
const ofScore = /\bscores?\b/i;

/** The most games that are offered. */
const mostTaps = 4;

/** @returns undefined if it names a team, or after an answer on teams that were asked about */
export function metWhom(prompt: string, { play, asked }: Turn, context: QuestionContext): Heard | undefined {
  if (!met.test(bareOf(prompt))) return undefined;
  if (sentenceOf(prompt, context).tokens.some(({ team }) => team)) return undefined;
  const legs = (play?.legs ?? []).filter(({ outright }) => !outright);
  const games = [...new Map(legs.map((leg) => [leg.gameId, leg])).values()];
  const isOfNobody = asked?.every(
    (each) => (each.ask === 'market' || each.ask === 'find') && each.teams.length === 0,
  );
  const [game, ...others] = games;
  if (game && others.length === 0) {
    const { sport, away, home } = game;
    const last = ofScore.test(prompt) ? 1 : null;
    const query = { ...openFind, topic: 'meetings' as const, sports: [sport], teams: [away, home], last };
    return { kind: 'queries', queries: [query], isAside: true, isWhole: true };
  }
  if (!game && !isOfNobody) return undefined;
  return {
    kind: 'unclear',
    isSure: true,
    why: `The last answer was about ${games.length === 0 ? 'no single game' : `${games.length} games`}. Which two teams do you mean?`,
    instead:
      games.length === 0
        ? ['What games are coming up?']
        : games.slice(0, mostTaps).map(({ away, home }) => `Head to head ${away} vs ${home}`),
  };
}
