/**
 * Words beside a bet that say little or something plain: "something small and fun", "nothing with kickers", "the niners -", "all the home
 * favorites in the 1pm games", "low scoring type game", "skip it or nah".
 */
import { anyClub } from '../../names/franchises.ts';
import { type Rewrite, rewriting } from '../rewrite.ts';

const kinds = '(favou?rites?|favs?|underdogs?|dogs?|teams?)';
const position =
  '(?:kickers?|qbs?|quarterbacks?|rbs?|running backs?|wrs?|receivers?|wide receivers?|tight ends?|pitchers?|hitters?|batters?|goalies?)';
const judged = '(?: (?:or (?:nah|no|not|nope|what|keep(?: it)?|take it|play it)))';

const rewrites: readonly Rewrite[] = [
  // A small bet is one of a small stake, whose number says it.
  [
    '(something|anything|one) (?:small|tiny|little)(?: and|,| but) (?:fun|easy|simple|nice|cheap|quick|casual)',
    '$1',
  ],
  ['(something|anything) (?:small|tiny|little)(?! and\\b)', '$1'],
  ['(a|one) (?:small|tiny)(?= (?:fun )?(?:bet|wager|play|pick|parlay)(?![a-z]))', '$1'],
  [`(?:and |but )?nothing (?:with|on|from|involving|that has)(?: any)?(?= ${position}(?![a-z]))`, ', no'],
  [
    `all(?: of)?(?: the)? ((?:home |road |away )?)${kinds}(?= (?:in|from|of|on|at) (?:the |all (?:the )?)?(?:\\d|noon|early|late|afternoon|night|evening|morning|sunday|saturday|monday|thursday|friday|today|tonight|tomorrow))`,
    'every $1$2',
  ],
  // "Parlay all the home favs tonight": of a day, and none of a number.
  [
    `(?<!\\b(?:\\d|two|three|four|five|six|seven|eight)[ -](?:legs?|leggers?|picks?|teams?)[^.;!?]{0,20})(?:parlay(?:ing)?|combine|string together|(?:parlay|slip|ticket) (?:of|with)|bet|take|all of|on) (?:all(?: of)?(?: the)?|every one of the) ((?:home |road |away |nfl |nba |nhl |mlb )*)${kinds}(?= ?(?:[,.;!?]|$)| (?:today|tonight|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day|this (?:week|weekend)|together|to win|moneylines?|ml)(?![a-z]))`,
    'parlay every $1$2',
  ],
  [
    '(?:which|what) (under)?dogs? (?:has|have|got|is|with) (?:the |a )?(?:best|most likely|likeliest) shot(?: (?:of winning|to win|at winning|at it))?',
    'the likeliest $1dog',
  ],
  [`(?:so |ok )?(?:should i )?(?:skip|fade|pass on|avoid) ([^?]{4,60}?)${judged}`, 'Should I skip $1'],
];
const plain = rewriting(rewrites);
const singular = rewriting([
  ['every ((?:home |road |away |nfl |nba |nhl |mlb )*)(favou?rite|fav|underdog|dog|team)s', 'every $1$2'],
]);
const isOther = /\b(?:small|tiny|little|nothing|all|shot|skip|fade|pass on|avoid)\b/i;

/** A minus without a number, after a team, is its spread. */
const laying = new RegExp(
  `(?<![\\w'’])((?:the )?(?:${anyClub})) -(?= *(?:$|[,+&.;!?]|and\\b|plus\\b|parlay\\b))`,
  'gi',
);

const sameGame = /\b(?:sgps?|same[ -]game)\b/i;
const script = (words: string) =>
  new RegExp(
    `[,;]? ?(?:that |which )?(?:(?:fits?|for|in|expecting|expect|with|assuming|think|thinking|built for|suits?|should be|will be|it'?ll be|is|gonna be)(?: it'?s)?(?: going to be)? )?(?:an? )?(?:${words})(?:[ -]?type)?(?: of)?(?: (?:a )?(?:game|affair|script|contest|matchup|one))?(?: script)?(?![\\w-])`,
    'i',
  );
const scripts = [
  [script('low[ -]?scoring|defensive'), 'unders only'],
  [script('high[ -]?scoring|shoot-?out'), 'overs only'],
] as const;

/** "Texans Cards shootout sgp, Stroud and ...": beside legs that are named, how the game goes is a leg too. */
const ofGame = (words: string) =>
  new RegExp(
    `(?<![\\w'’])((?:${anyClub})(?: (?:vs\\.?|at|@|and|&) | ?[-/] ?| )(?:the )?(?:${anyClub})) (?:game )?(?:(?:to be |is |as |gonna be )?(?:an? )?)(?:${words})(?: (?:game|affair))?((?: (?:sgp|same game parlay))?,)(?= ?\\S+ \\S+)`,
    'i',
  );
const legsOfScripts = [
  [ofGame('low[ -]?scoring|defensive'), 'under'],
  [ofGame('high[ -]?scoring|shoot-?out'), 'over'],
] as const;

/** "Low scoring type game" of a bet on one game: what comes in if few points are scored. */
function withScript(prompt: string): string {
  if (!sameGame.test(prompt)) return prompt;
  for (const [pattern, side] of legsOfScripts)
    if (pattern.test(prompt)) return prompt.replace(pattern, `$1 ${side}$2`);
  if (/\b(?:overs?|unders?)\b/i.test(prompt)) return prompt;
  for (const [pattern, legs] of scripts)
    if (pattern.test(prompt)) return `${prompt.replace(pattern, ' ').replace(/[\s,.!?]+$/, '')}, ${legs}`;
  return prompt;
}

/** @returns the question in the words that both readers know; unchanged where it has none of those wordings */
export function withPlainSides(prompt: string): string {
  const named = isOther.test(prompt) ? singular(plain(prompt)) : prompt;
  const laid = / -/.test(named) ? named.replace(laying, '$1 spread') : named;
  return withScript(laid);
}
