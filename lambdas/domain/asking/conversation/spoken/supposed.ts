/** "What if Canning only goes 4 innings, does that change your mind": a game that goes otherwise, for which no book has a price. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { askedAgain } from '../taps.ts';

const supposing = /\b(?:what if|if|suppose|supposing|say|assuming|in case)\b/;
const changing =
  /\b(?:(?:change|changes|changed|affect|affects|sway|alter|shift)(?: how)? (?:your|ur|you|u|the|that|my|this|it|any|much) ?(?:mind|pick|answer|opinion|lean|call|view|take|thing|things|bet|outlook|feel|thinking|at all|all)?|(?:still|even) (?:like|love|take|want|pick|back|bet|go with|trust|play|ride|lean|good|a good|worth)|(?:do|does|would|will|how (?:does|would|much does|bad does)) (?:that|it|this|the (?:over|under|total)) (?:matter|affect|change|hurt|help|impact|kill|ruin|die|dead|hit|still)|(?:kills?|hurts?|helps?|ruins?|affects?) (?:the|that|this|their) (?:over|under|total|game|team|chances?|offense)|(?:should|would|do) (?:i|we|you|u) (?:still )?(?:take|bet|play|go|fade|switch|hammer|avoid))\b/;
const happening =
  /\b(?:hurt|injured|injury|(?:is|are|he'?s|they'?re|she'?s) (?:out|not playing)|misses|sits?|sitting|rests?|resting|scratched|pulled|benched|ejected|foul trouble|rain(?:s|ed|ing|y)?|snow(?:s|ing)?|wind(?:s|y)?|weather|only (?:goes|go|plays|play|gets|pitches|throws)|(?:goes|go|lasts|pitches|throws) (?:only |just )?(?:\d|two|three|four|five|six) (?:innings?|minutes)|innings?|minutes|limited|doesn'?t (?:play|start|pitch|go)|don'?t play|knocked out|bullpen|back(?:up)?|returns?|starts?|tired|slow start|blowout|falls? behind|down early|lit up|shelled)\b/;
/** What a bet at another price is worth can be told, and so can what becomes of a stake. */
const elsewhere =
  /[+-]\d|\b(?:price|odds|line|spread|number|juice|moves?|refund(?:ed)?|voids?|voided|graded|settled|money back|action|push(?:es)?|draw|parlay)\b/;

/** What becomes of a bet of theirs is told. */
const ofOwn = /\b(?:my|mine|i (?:have|got|took|bet|put))\b/;

/** @returns undefined if anything else is said, or if nothing was shown that it could be about */
export function supposedOf(prompt: string, turn: Turn): Heard | undefined {
  const { play, asked, queries } = turn;
  const isOfPick = play !== undefined && play.legs.length > 0 && queries[0]?.intent === 'play';
  const isOfQuestion = asked?.some(({ ask }) => ask === 'find' || ask === 'market') && !ofOwn.test(prompt);
  if (!isOfPick && !isOfQuestion) return undefined;
  const text = bareOf(prompt);
  const isSupposed = supposing.test(text) && changing.test(text) && happening.test(text);
  if (!isSupposed || elsewhere.test(text)) return undefined;
  return {
    kind: 'unclear',
    isSure: true,
    why: 'We can’t say what that would change: our chances come from the prices that books list now, and none is for a game that goes that way. Ask again if it happens, since prices follow the news.',
    instead: isOfPick ? ['Why', 'What’s the case against it', 'Something else'] : askedAgain(turn),
  };
}
