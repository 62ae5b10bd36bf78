/** "I hate that team, something else": why, and that another bet is wanted. It points at the bet and names nobody. */
import { follow } from '../../../answer/follow.ts';
import type { Given } from '../../../answer/next.ts';
import { clausesOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const pointed =
  '(?:(?:that|this|those|these|the|either of those) )?(?:teams?|guys?|squads?|bums?|clowns?|players?|dudes?|games?|matchups?|ones?|picks?|bets?|sides?|them|him|her|it|that|this|those)';
const disliked = new RegExp(
  [
    `(?:(?:i|we|im|i'm|id|i'd|really|just|honestly|kinda|do|am|absolutely|personally|would|never|will) )*(?:hate|hates|despise|dislike|can'?t stand|cannot stand|don'?t (?:really )?(?:like|love|trust|want|bet|believe in|mess with|touch|care for)|never (?:bet|touch|trust)|refuse to (?:bet|back|take)|not (?:betting|touching|feeling|taking|backing|into|a fan of)|won'?t (?:bet|touch|take|back)|can'?t (?:bet|take|trust|back|root for)|sick of|tired of|done with|allergic to)(?: (?:on|with|for|betting|betting on))? ${pointed}(?: (?:at all|ever|lol|again|anymore|tonight|one bit))?`,
    `(?:not|anyone but|anybody but|anything but|any team but|no|ew+|ugh|yuck|nope|screw|forget|skip) ${pointed}`,
    `${pointed} (?:(?:is|are|always|just|really) )*(?:sucks?|stinks?|trash|garbage|terrible|burned me|burns me|screws? me|chokes?|cooked|ass|bad)(?: (?:lately|every time|last time|always|this year))?`,
    'ew+|ugh|yuck|pass|hard pass|nope|gross|hell no|absolutely not',
  ]
    .map((each) => `^(?:(?:ew+|ugh|yuck|no|nah|nope|god|hell) )*(?:${each})$`)
    .join('|'),
);
const wanted =
  /^(?:(?:so|just|can|could|you|u|i|we|give|gimme|get|show|find|me|us|got|have|want|need|let'?s|lets|do|try|what|whats|what's|about|how|is there|there|who|pick|take|go with|with) )*(?:(?:something|someone|somebody|anything|anyone|anybody|some other|any other|an ?other|a different|different|a new|new|other|the next|next|else|a diff|diff)(?: (?:else|different|other|one|bet|pick|play|team|game|option|guy|player|side|thing|matchup|best|you (?:got|like)|u (?:got|like)))*)(?: (?:instead|for me|tonight|today|thats good|you like))?$/;

/** @returns undefined if anything else is said, or if the bet has several legs, of which nobody knows which is meant */
export function somethingElse(prompt: string, given: Given): Heard | undefined {
  if (given.legs.length !== 1) return undefined;
  const clauses = clausesOf(
    prompt.replace(
      /\b(?:give|get|find|show) me(?= (?:something|another|someone|a different))/gi,
      ', give me',
    ),
  );
  const isSaid = clauses.some((each) => disliked.test(each)) && clauses.some((each) => wanted.test(each));
  if (!isSaid || !clauses.every((each) => disliked.test(each) || wanted.test(each))) return undefined;
  const next = follow(given, { kind: 'again' });
  return next ? { kind: 'play', next } : undefined;
}
