/** What people call a slip elsewhere: "pick 'em style", "a teaser-type thing with alternate spreads", "the third one is your pick". */
import { type Rewrite, rewriting } from './rewrite.ts';

const things = '(?: (?:entry|entries|slip|card|ticket|lineup|thing|bet|parlay|deal|play|one))*';
const rewrites: readonly Rewrite[] = [
  // Such a slip is a parlay of player props; one at PrizePicks itself is daily fantasy.
  [`prize ?picks[ -]?(?:style|type|like|ish)${things}`, 'player prop parlay'],
  [
    `pick ?-?'?em[ -]?(?:style|type|like|ish|app|entry|entries|slip|card|ticket|lineup)${things}`,
    'player prop parlay',
  ],
  // "A 3 leg same gamer".
  ['same[ -]?gamers?(?: (?:parlays?|bets?|slips?|tickets?))?', 'same game parlay'],
  // "The third one you pick", "last leg is your call".
  [
    "(?:and |then )?(?:the )?(?:third|3rd|fourth|4th|fifth|5th|last|final|other|remaining)(?: (?:one|leg|pick|spot))?(?:'s| is| can be| up)? (?:(?:you|u|ya) (?:pick|choose|decide|call it|got it)|(?:your|ur|dealer's) (?:pick|choice|call)|(?:is )?up to (?:you|u)|whatever(?: you (?:like|want))?|wild ?card)",
    'and one more leg',
  ],
];
/** "Build around Werenski": a slip, of which he is one leg. */
const builds: Rewrite = [
  '(?:build|make|construct|do|put together)(?: (?:it|me|us|something|smth|smthn|one|me something|us something|me one))? around(?= (?!the |[+-]?\\d))',
  'build a parlay around',
];
const plain = rewriting([...rewrites, builds]);
const isOther =
  /\baround\b|\bsame[ -]?gamers?\b|prize ?picks|pick ?-?['’]?em|\b(?:third|3rd|fourth|4th|fifth|5th|last|final|other|remaining)\b/i;

/** Over or under, of a player: which one is left open. */
const moreOrLess = rewriting([['(?:more|higher|over)(?: ?/ ?| or )(?:less|lower|under)(?: than)?', '']]);

/** A teaser moves the lines, as alternates do. */
const teased = rewriting([[`(?:a |an )?teaser[ -]?(?:type|style|like|ish)?${things}`, 'parlay']]);

const slip =
  '((?:(?:same[ -]?game|nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer) )*(?:parlays?|sgps?))';
const history = `(?:(?:i|i've|we|we've|have) )*(?:never|haven't(?: ever)?|have not(?: ever)?) (?:(?:even|ever|really|actually) )*(?:done|tried|made|placed|built|played|had|(?:bet|hit|won|put in|cashed)(?= (?:an?|one) )) (?:(?:an?|any|one|one of these|these) )?${slip}(?: (?:before|ever|yet|in my life|like this))*`;
const habit = `(?:i|we) (?:never|don't|do not|rarely|hardly ever) (?:(?:usually|normally|really|often|typically|ever|even) )*(?:do|bet|play|make|touch|take|mess with) (?:any )?${slip}(?: (?:usually|normally|much|often))?,? but`;
const hasLegs = '(?=.*\\b(?:parlays?|legs?|leggers?|sgps?)\\b)';
/** "Never done a same game parlay before, make me one": what was never bet is wished for now, unless that is a pick. */
const newTo = rewriting([
  [`${history}${hasLegs}`, '$1'],
  [`${history}(?=.*\\b(?:picks?|bets?|plays?|singles?|props?|locks?)\\b)`, ''],
  [history, '$1'],
  [`${habit}${hasLegs}`, ''],
]);
const isNew = /\b(?:never|have|haven['’]?t|don['’]?t|do not|rarely|hardly) .*(?:parlay|sgp)/i;

/** @returns the question in the words that both readers know for such slips */
export function withPlainSlips(typed: string): string {
  const prompt = isNew.test(typed) ? newTo(typed) : typed;
  const isTeased = /\bteaser/i.test(prompt) && /\balt(?:s|ernates?)?\b/i.test(prompt);
  const bare = isTeased ? teased(prompt) : prompt;
  if (!isOther.test(bare)) return bare;
  const named = plain(bare);
  return /player prop parlay/.test(named) && named !== bare ? moreOrLess(named) : named;
}
