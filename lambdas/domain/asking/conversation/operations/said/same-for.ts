/** "Now one just like it for the Rams": a parlay on one game, on the game of another team. The legs that were asked for were of the first one. */
import type { Given } from '../../../answer/next.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { emptyReading } from '../../../reading/draft.ts';
import { readQuestion } from '../../../reading/read.ts';
import { settled } from '../../../reading/settle.ts';
import { namesAnything } from '../../../reading/terms/intent.ts';
import { tidied } from '../../fragment.ts';
import type { Heard } from '../../heard.ts';

const praise =
  '(?:(?:perfect|great|love (?:it|that)|like (?:it|that)|awesome|nice|sweet|good|cool|ok|okay|yes|yeah|thanks|thx|dope|bet|sick|now|and|so|then|also)[ ,.!]+)*';
const verb =
  "(?:(?:can|could) (?:you|u|we) |(?:do|give me|gimme|make|make me|build|build me|get me|run|show me|i want|i need|lets do|let's do|how about|what about) )*";
const like =
  '(?:(?:an?other|one|a|something)(?: (?:one|sgp|parlay|bet))? )?(?:(?:just|exactly|kinda|similar|same) )*(?:like (?:it|that|this)(?: one)?|(?:the )?same (?:exact )?(?:thing|one|bet|parlay|sgp|idea|deal|type|setup)|one of (?:those|these|them))';
const pattern = new RegExp(
  `^${praise}${verb}${like},? (?:but )?(?:for|with|on|from|in) (.{3,50}?)(?: instead| please)*$`,
  'i',
);

/** @returns undefined if anything else is said, or if no parlay on one game was shown */
export function sameFor(prompt: string, given: Given, context: QuestionContext): Heard | undefined {
  const named = pattern.exec(tidied(prompt))?.[1];
  const { legs, reading } = given;
  const [leg] = legs;
  if (named === undefined || !leg || legs.length < 2 || leg.outright) return undefined;
  // Without legs of its own, the question is asked again with other terms.
  if (legs.some(({ gameId }) => gameId !== leg.gameId) || reading.wishes.length === 0) return undefined;
  const read = readQuestion(named, context);
  const { teams, sports, days, ...others } = read.reading;
  const isTeams = teams.length > 0 && teams.length <= 2 && teams.every(({ stance }) => stance !== 'avoid');
  if (!isTeams || read.unread.length > 0 || namesAnything({ ...others, teams: [], sports: [], days: null }))
    return undefined;
  return {
    kind: 'play',
    next: {
      reading: settled({
        ...emptyReading(),
        sports: [...new Set(teams.map(({ sport }) => sport))],
        sameGame: true,
        legs: { min: legs.length, max: legs.length },
        days,
        book: reading.book,
        teams: teams.map((team) => ({ ...team, stance: 'game' as const })),
      }),
      keep: [],
      without: [],
    },
  };
}
