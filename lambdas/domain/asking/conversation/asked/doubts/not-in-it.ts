/** "Why did you put the Panthers in there" of a bet without them: nobody chose them, and that is the answer. */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { isMeant } from '../../../../feed/players/names.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { shortName } from '../../../reading/names/directory.ts';
import { playersMeant } from '../../../reading/names/known-players.ts';
import type { Heard } from '../../heard.ts';
import { changesOf } from '../../taps.ts';
import { bareOf } from '../around.ts';

const put =
  '(?:put|puts?|have|had|got|add|added|include|included|throw|threw|stick|stuck|toss|tossed|take|took|pick|picked|choose|chose|use|used|go with|went with)';
const there =
  '(?: (?:in|on|into|as part of|as a leg|as one)(?: (?:there|here|it|this|that|the (?:parlay|bet|slip|ticket|list)|my (?:parlay|bet|slip|ticket)))?)';
const named = "(?:the |any |a )?([a-z0-9][a-z0-9'. -]{1,30}?)(?: (?:leg|prop|pick|game|bet))?";
const patterns = [
  `(?:why|how come|y)(?: on earth| tf| the hell)?(?: (?:did|do|would|have|are))? (?:you|u|ya|we)(?: even)? ${put} ${named}${there}?`,
  `(?:why|how come|y)(?: on earth| tf| the hell)? (?:is|are|'s|was|were) ${named}${there}`,
  `(?:why|how come|y) ${named} (?:is|are|was|were)${there}`,
].map((each) => new RegExp(`^${each}$`));

/** @returns undefined if something else is asked, or if a leg is on whom it names */
export function notInIt(
  prompt: string,
  { play, queries }: Turn,
  context: QuestionContext,
): Heard | undefined {
  const [reading] = queries;
  if (!play || reading?.intent !== 'play' || play.legs.length === 0) return undefined;
  const text = bareOf(prompt);
  const words = patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
  if (words === undefined) return undefined;
  const name = nameOf(words, context);
  const isIn =
    name === undefined ||
    play.legs.some(
      ({ home, away, prop, outright }) =>
        home === name.full || away === name.full || isMeant(words, (prop ?? outright)?.player ?? ''),
    );
  if (isIn) return undefined;
  return {
    kind: 'unclear',
    isSure: true,
    why: `No leg of the last answer is on ${name.said}.`,
    instead: changesOf({ reading, ...play }),
  };
}

/** The one team or player that the words are, and nothing else. */
function nameOf(
  words: string,
  context: QuestionContext,
): { readonly full: string; readonly said: string } | undefined {
  const [token, ...others] = sentenceOf(`the ${words}`, context).tokens.filter(({ word }) => word !== 'the');
  if (token?.team && others.length === 0)
    return { full: token.team.name, said: `the ${shortName(token.team)}` };
  const { roster, players } = context;
  const [player, ...namesakes] = playersMeant(words, { roster, players, isOfPlayer: true });
  return player !== undefined && namesakes.length === 0 ? { full: player, said: player } : undefined;
}
