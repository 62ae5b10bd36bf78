/** "Who won their recent meetings", "how have they done head to head": the games of the two teams that were shown against each other. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { isPlain, type Said } from './said.ts';

const meetings =
  /\b(?:meetings?|match ?ups?|head[- ]to[- ]head|h2h|(?:against|versus|vs\.?|with|played|faced|beaten|beat|met) (?:each other|one another)|(?:last|previous|recent) (?:\w+ )?(?:times?|games?) (?:that )?(?:they|these (?:two|teams)|the two|both) (?:met|played|faced)|when (?:they|these (?:two|teams)|the two) (?:last )?(?:met|meet|played|play)|season series|between (?:them|the two|these two|those two))\b/;
const ofPast =
  /\b(?:won|win|wins|beat|beaten|last|recent(?:ly)?|past|previous|history|results?|record|fared?|done|did|been|have|has|gone|went|look(?:s|ed)? like|lately|this season|series)\b/;
const ofMore =
  /\b(?:odds|prices?|bets?|line|over|under|total|points|goals|runs|scored?|cover(?:ed)?|spread|tonight|next|will|upcoming|again)\b/;

/** "How many goals last time they met": the score says it. */
const scoreOfLast =
  /^(?:(?:and|so|ok) )*(?:how many|what)(?: was| were)?(?: the)?(?: total)? (?:points|goals|runs|score)(?: (?:were|was|did|got|there|they|the two|both|have|had|be|scored?|in|the|total|combined))* (?:the )?last time (?:that )?(?:they|these (?:two|teams)|those two|the two|both)(?: teams)? (?:met|played|faced(?: off)?|matched up)$/;

/** @returns undefined where not two teams were shown, or where more than who won is asked for */
export function meetingsOf(said: Said): FindQuery | undefined {
  const { text, slots, shown, sport } = said;
  const [one, other, ...more] = shown.teams;
  if (one === undefined || other === undefined || more.length > 0 || shown.players.length > 0)
    return undefined;
  const about = { ...openFind, topic: 'meetings' as const, sports: [sport], teams: [one, other] };
  if (scoreOfLast.test(text) && slots.players.length === 0) return { ...about, last: 1 };
  if (!meetings.test(text) || !ofPast.test(text) || ofMore.test(text) || !isPlain(said)) return undefined;
  if (slots.teams.some((team) => !shown.teams.includes(team)) || slots.players.length > 0) return undefined;
  return { ...about, last: slots.last };
}
