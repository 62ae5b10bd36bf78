/** "No player twice", "one prop per player": props on different players. */
import { type Rewrite, rewriting } from '../rewrite.ts';

const who = '(?:players?|guys?|names?|person|body|athletes?)';
const twice =
  '(?:twice|2x|two times|more than once|again|in (?:more than one|two) legs?|on (?:more than one|two) legs?)';
const apart = 'different players';
const rewrites: readonly Rewrite[] = [
  [
    `(?:and |but |with )?(?:no|not|never|don't (?:use|repeat|pick|take)|do not (?:use|repeat|pick|take)|without) (?:the |any |a )?(?:same |single )?${who} (?:(?:is|are|can be|should be|gets?|to be|being) )?(?:used |picked |listed |repeated |appearing |showing up |in there |on there )?${twice}`,
    apart,
  ],
  [
    `(?:and |but |with )?(?:no|without|don't|do not|never)(?: any)? (?:repeat(?:s|ed|ing)?|duplicat(?:e|es|ed|ing)|doubl(?:e|ed|ing)(?: up)?(?: on)?|reus(?:e|ing))(?: of)?(?: (?:the|any|a))?(?: same)? ${who}`,
    apart,
  ],
  [
    `(?:and |but |with )?no two (?:legs |props |picks |bets |of them )?(?:are |can be )?(?:on|from|for|with) the same ${who}`,
    apart,
  ],
  [
    `(?:and |but |with )?(?:only |just |max )?(?:one|1) (?:prop|leg|pick|bet) (?:per|for each|from each|on each|a) ${who}`,
    apart,
  ],
  [
    `(?:each|every(?: one)?|all)(?: leg| prop| pick)?(?: of them)? (?:(?:is|on|from|for|being) )*an? (?:different|separate|new) ${who}`,
    apart,
  ],
];
const plain = rewriting(rewrites);

/** @returns the question with players that differ, in the words of the rules */
export const withoutRepeats = (prompt: string): string =>
  /\b(?:twice|2x|times|once|again|repeat|duplicat|doubl|reus|same|per|each|every|different|in two|on two)/i.test(
    prompt,
  ) && new RegExp(`\\b${who}\\b`, 'i').test(prompt)
    ? plain(prompt)
    : prompt;
