/** Wordings for a bet against a team: "the other team", "whoever the Jets play", "opponent moneyline". */
import { rewriting } from './rewrite.ts';

const take = "(?:take|give me|gimme|bet on|bet|want|like|on|so|pick|ride|back|i'll take)";
/** After these, the other team is that of a player or a bet. */
const ofPlayer = '(?<!(?:from|on|by|for|of|player|players|guy|prop|props|either) )';
const faces =
  "(?:plays?|faces?|gets?|has|playing|facing|going against|up against|is playing|'s playing|is facing|'s facing|is against|'s against|is up against)";

const against = rewriting([
  [
    `${ofPlayer}(?:${take} ?)?the (?:other|opposing|opposite) (?:team|side|guys|club|squad|dudes|sideline|bench|way|fellas|boys)(?! of\\b)`,
    'against them',
  ],
  [
    '(?:their |the )?(?:opp|opps|opponents?)(?= (?:to win|spreads?|mls?|moneylines?|\\+|covers?|to cover))',
    'against them',
  ],
  [
    `(?:the team (?:that|who)|the team|whoever|whichever team|who ?ever) ${faces} (?:against )?the(?= )`,
    'against the',
  ],
  [
    '(?:whoever|whichever team|who ?ever|the team)(?: that)? the ([a-z0-9]+(?: [a-z0-9]+){0,2}) (?:are playing|are facing|are up against|play|face|(?:have|get)(?= ?(?:[,.;!?]|$|today|tonight|tomorrow|sunday|monday|thursday|to|ml|moneyline|spread|[-+])))',
    'against the $1',
  ],
  [
    "(?:whoever|whichever team|who ?ever)(?:'s| is)(?: the)? (?:favored|favou?rite|favou?red|the chalk)",
    'the favorite',
  ],
  ["(?:whoever|whichever team|who ?ever)(?:'s| is)(?: the)? (?:underdog|dog)", 'the underdog'],
  ["(?:whoever|whichever team|who ?ever)(?:'s| is)(?: playing)? (?:at )?home", 'the home team'],
]);
const isOfOther = /\b(?:other|oppos\w+|opps?|opponents?|who ?ever|whichever|the team)\b/i;

/** @returns the question with its bets against a team said as such */
export const withPlainOpponents = (prompt: string): string =>
  isOfOther.test(prompt) ? against(prompt) : prompt;
