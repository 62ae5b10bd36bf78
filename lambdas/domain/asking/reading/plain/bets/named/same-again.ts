/** "Nacua over receiving yards and the same for Metcalf": the bet of the player before, on another. */
import { statWord } from './stat-words.ts';

const bet = `((?:over|under) (?:on )?(?:his )?${statWord}|(?:anytime )?(?:touchdown|td|goal)(?: scorer)?|to score(?: a (?:touchdown|td|goal))?|${statWord} (?:over|under)s?)`;
const name =
  "((?!(?:the|and|same|for|with|bet|thing|parlay|game)\\b)[\\p{L}][\\p{L}.'’-]+(?: (?!(?:the|and|same|for|with|too|does)\\b)[\\p{L}][\\p{L}.'’-]+){0,2})";
const join = '(?:,| and|,? plus| with)(?: and)?';
const after = new RegExp(
  `${bet}${join} ${name} (?:does |with |on |gets )?(?:for )?(?:the same(?: (?:thing|bet|prop))?|likewise|too|as well|ditto)(?![\\p{L}])`,
  'giu',
);
const before = new RegExp(
  `${bet}${join} (?:do |bet |take )?(?:the same(?: (?:thing|bet|prop))?|likewise|ditto) (?:for|with|on|by|from) ${name}`,
  'giu',
);

/** @returns the question with the bet in full for the other player */
export const withSameAgain = (prompt: string): string =>
  /same|likewise|too|as well|ditto/i.test(prompt)
    ? prompt
        .replace(after, (_, what: string, who: string) => `${what} and ${who} ${what}`)
        .replace(before, (_, what: string, who: string) => `${what} and ${who} ${what}`)
    : prompt;
