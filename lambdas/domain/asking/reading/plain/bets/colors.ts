/** How a bet is felt, and what a game will be like: "ugly dogs", "it will be a close one". Neither narrows a bet. */
import { type Rewrite, rewriting } from '../rewrite.ts';

const feeling =
  '(?:ugly|nasty|gross|disgusting|stinky|filthy|dirty|mangy|scrappy|hungry|barking|feisty|sneaky|crusty|stupid|lovely|beautiful|pretty|sweet|tasty|delicious)';
const kinds =
  '(?:(?:nfl|nba|nhl|mlb|home|road|little|big) )?(?:underdogs?|dogs?|favou?rites?|favs?|overs?|unders?|chalk|parlays?|props?)';
const will =
  "(?:(?:i|we) (?:expect|think|see|feel like|believe|bet|figure)(?: (?:that|its?|it's|this|they|this is|it is))*|(?:this|that|it|they|these two|it'?s|its|this one|that one|game)(?: game)?(?:'s|'ll| is| will| should| could| might| looks?| feels?| seems?)*(?: (?:like|gonna|going to))?)(?: (?:be|to be|as|have))?(?: (?:an?|really|very|super|pretty|kinda|so))*";
const close =
  '(?:close|tight|competitive)(?: (?:one|game|contest|affair|matchup|match|battle))?(?: (?:all the way|throughout|late|til the end|to the end))?';

const rewrites: readonly Rewrite[] = [
  [`${feeling},?(?= ${kinds}(?![\\w'’]))`, ''],
  // Told of a game beside a bet on it.
  [`${will} ${close} (?:in|between|with|for)(?= (?:the )?[a-z])`, 'in'],
  [`${will} ${close}(?=\\s*(?:[,.;!?]|so\\b|and\\b|but\\b))[,.;!]?(?: ?(?:so|and|but))?`, ''],
  [
    '(?:an? )?close (?:one|game|matchup) between (?:the )?([a-z0-9]+) and (?:the )?([a-z0-9]+)(?= ?(?:[,.;!?]|so\\b|and\\b|but\\b))',
    'in $1 vs $2',
  ],
  [
    '(?:a )?close (?:one|game) (?:between|in|with)(?= (?:the )?[a-z][^,.;!?]{2,40}(?:,| so | and | but ))',
    'in',
  ],
];
const plain = rewriting(rewrites);
const isColored = new RegExp(`\\b${feeling}\\b|\\b(?:close|tight|competitive)\\b`, 'i');
/** "Close games only" is a wish. */
const asksForClose = /\b(?:close|tight|competitive) (?:games|ones|matchups)\b/i;

/** @returns the question without them */
export const withoutColors = (prompt: string): string =>
  isColored.test(prompt) && !asksForClose.test(prompt) ? plain(prompt) : prompt;
