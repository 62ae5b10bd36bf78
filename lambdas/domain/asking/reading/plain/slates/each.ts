/** One leg of each game of a slate: "from both 1pm games, one scorer each", "a parlay of all three games". */
import { type Rewrite, rewriting } from '../rewrite.ts';

const number = '(?:[2-9]|1\\d|two|three|four|five|six|seven|eight|nine|ten)';
const when = '(?:tonight|today|tomorrow|(?:on |this )?(?:sun|mon|tues|wednes|thurs|fri|satur)day(?: night)?)';
/** "Late afternoon games", "games at 4:05 today". */
const games = `((?:(?!games?\\b|legs?\\b|picks?\\b|bets?\\b)[\\w:]+ ){0,3}games(?: (?:at|after|before|from|starting at|that start at) [\\d:]+(?: ?[ap]m)?)?(?: ${when})?)`;
const from = '(?:from|in|for|of|on|out of|across)';
const asked =
  "(?:(?:just |then |can you |could you |please )*(?:pick|give|choose|take|find|get|make|i want|i need|i would like|i'd like|with)(?: me| it)? )?";
const things = '(?:legs?|picks?|bets?|plays?|props?|selections?)';
const thing =
  '((?:(?!each\\b|apiece\\b|per\\b|games?\\b)[\\w-]+ ){0,3}?(?!each\\b|apiece\\b|games?\\b)[a-z][\\w-]*)';
const each = '(?:each|apiece|per game|a game|from each(?: (?:game|one|of them))?|in each|for each)';
const apart = '(?:different|separate|distinct)';
const part =
  '(?:(?:early|late|afternoon|evening|night|nfl|nba|nhl|mlb|sunday|saturday|\\d{1,2}(?::\\d\\d)? ?[ap]m) )';
const whole = `(?:both(?: of)?(?: the)?|(?:all|each)(?: of)?(?: the)?(?: ${number})?|the ${number})`;

const rewrites: readonly Rewrite[] = [
  // "Each of tonight's games", "each of the three late games": how many there are is seen from the games.
  [`(each|every one|all|both) of (tonight|today|tomorrow)'s (?:${number} )?${games}`, '$1 of the $3 $2'],
  [`(?:each|every one|all) of (?:the|these|those) ${number} ${games}`, 'each of the $1'],
  [`(${from}) both (?:of )?(?:the )?${games}(?!,? )`, '$1 each of the $2'],
  // "From both 1pm games, pick one scorer each", "both 4:05 games, one total each".
  [
    `(?:${from} |using )?${whole} ${games}[,:;]? (?:and )?${asked}(?:one|an?|1) ${thing} ${each}`,
    'one $2 from each of the $1',
  ],
  // "Three receivers, each from a different early game": legs are of different games anyway.
  [
    `(?:all|each|every one|one)(?: of (?:them|these|those|which))?(?: one| leg| pick| player)?(?: (?:comes?|coming|is|being|to be|must be|should be))* ${from} (?:an? )?${apart} (${part}{0,2})games?`,
    'from different $1games',
  ],
  [`from ${apart} (${part}{1,2})games`, 'from the $1games'],
  // "One scorer each from both 1pm games".
  [
    `(?:one|an?|1) ${thing} (?:each|apiece) (?:from|in|for|out of) ${whole} ${games}`,
    'one $1 from each of the $2',
  ],
  // "Two legs at even money, one from each of the 8pm games".
  [
    `(${number})[ -](?:legs?|picks?|bets?|plays?|parlay)((?: [\\w$+.-]+){0,6}), (?:with )?(?:just )?one (?:leg |pick |bet )?from (each of the ${games.slice(1, -1)})`,
    'a $1-leg parlay$2 from $3',
  ],
  // "A parlay of all three games", "Thanksgiving parlay, every game".
  [
    `parlay,? (?:${from} |with |using |covering )?(?:all|every)(?: single)?(?: of)?(?: the)?(?: ${number})? games?(?! (?:over|under|total|line|prop)s?\\b)`,
    'parlay, one leg from each game,',
  ],
  [
    `parlay,? (?:${from} |with |using |covering )(?:all|every)(?: single)?(?: of)?(?: the)?(?: ${number})? ((?:\\w+ ){1,2})games`,
    'parlay from each of the $1games',
  ],
  [`(?:every|all)[ -]games?[ -]parlay`, 'parlay with one leg from each game'],
  // The encoder would take the hour for a part of “each of”.
  ['each of the (\\d{1,2}(?::\\d\\d)? ?[ap]m|\\d{1,2}:\\d\\d) games', 'each game at $1'],
];
const plain = rewriting(rewrites);

/** Several bets of one game each, which are several slips. */
const ofOneGame = /\b(?:sgps?|same[ -]games?|stacks?|bet[ -]?builders?)\b/i;
/** Counts of a whole that is one leg of each game stay as they are: "two legs from each of three games" is read elsewhere. */
const perGame = new RegExp(`\\b${number} ${things} (?:from|in|on|of|for|per) each\\b`, 'i');

/** @returns the question with such legs in the words that both readers know */
export const withEachOfGames = (prompt: string): string =>
  /games?\b/i.test(prompt) &&
  /\b(?:each|both|all|every|apiece|per|different|separate|distinct)\b/i.test(prompt) &&
  !perGame.test(prompt) &&
  !ofOneGame.test(prompt)
    ? plain(prompt)
    : prompt;
