/** Other wordings of what a leg is: "Cowboys to score 30+", "anyone to score 40", "one bet per window", "nothing with a spread over 7". */
import { anyClub, isClubName } from '../../names/franchises.ts';
import { type Rewrite, rewriting } from '../rewrite.ts';

const bet = '(?:bet|leg|pick|play|one|game|wager)';
const one = '(?:an?|one|1|another)';
const windows =
  'one leg from the early games, one leg from the late afternoon games, one leg from the sunday night game';
const early = "(?:at )?(?:the )?(?:early(?: (?:window|games?|slate))?|1(?: ?pm| o'?clock| et)?|noon)";
const late =
  "(?:at )?(?:the )?(?:late(?: afternoon)?(?: (?:window|games?|slate))?|4(?:[:.]?05|[:.]?25)?(?: ?pm| o'?clock| et)?)";
const night =
  '(?:at |on |in |for |from )?(?:the )?(?:sunday )?(?:night(?: (?:game|window))?|prime ?time|snf|nightcap|8(?:[:.]?20)?(?: ?pm)?|evening)';
const aside = '(?: (?:i|we) (?:can|could) (?:sweat|watch|root for|follow))?';

const bound =
  '(?:over|above|bigger than|larger than|higher than|of more than|more than|past|north of|greater than)';
const book =
  '(?:fanduel|fan duel|fd|draftkings|draft kings|dk|betmgm|mgm|caesars|bet365|betrivers|espn ?bet|fanatics|hard ?rock|pointsbet|bovada|pinnacle|betonline)';
const position =
  '(?:qbs?|quarterbacks?|rbs?|running backs?|wrs?|receivers?|tes?|tight ends?|pitchers?|starters?|goalies?|defense)';

const rewrites: readonly Rewrite[] = [
  // A window is a part of a football Sunday.
  [
    `${one} ${bet} (?:per|from each|in each|for each|each|from every|in every|every|of each) (?:nfl |sunday )?window(?: (?:on |this )?sunday)?(?:[:,-]? ?(?:${early}),? (?:and )?${late},? (?:and |& )?${night})?`,
    windows,
  ],
  [
    `${one} ${bet}${aside} ${early},? (?:and )?${one}(?: ${bet})?${aside} ${late},? (?:and |& )?(?:${one}|the last one)(?: ${bet})?${aside} ${night}`,
    windows,
  ],
  [
    `(?:nothing|none|no (?:games?|legs?|bets?|picks?|teams?)) (?:with|that has|that have|having|that is|laying|giving|at|on) (?:an? )?(?:spread|line|number)s? ${bound} (\\d{1,2}(?:\\.5)?)`,
    'spreads of $1 or less only',
  ],
  [
    `all (?:of )?(?:the |my |our )?(?:legs|bets|picks|plays|props|it|them)(?: (?:are|is|to be|should be))?(?= (?:at|on|from|in) ${book}(?![\\w]))`,
    '',
  ],
  // Nobody else scores so many.
  [
    '(?:any(?:one|body)|some(?:one|body)|any (?:player|guy)|a (?:player|guy)|whoever) to (?:score|drop|get|go for|put up) ([2-6]\\d)(?:\\+| or more| plus)?(?: (?:points|pts))?',
    'any player $1+ points',
  ],
  ['(?<=[a-z] )(?:def(?:ense)?|d(?:/|-)?st) (?:anytime )?(?:td|touchdown)', 'defensive touchdown'],
  [`one (?:player|guy) from each (?:team|side)(?= (?:in|of|,))`, 'one player prop from each team'],
  [
    `(?:the )?opposing (${position})((?: (?:over|under|overs|unders|to [a-z]+|\\d+\\+?|passing|rushing|receiving|yards|yds|tds?|strikeouts|ks|catches|receptions|saves))*) (?:vs\\.?|versus|against|facing|playing)(?! the spread)`,
    '$1$2 against',
  ],
  // "Anything on a player instead", "a player bet".
  [
    '(?:(some|any)thing|(?:an?|any|one|another|the best) (?:good )?(?:bet|pick|play|one|wager))(?: good)? (?:on|for|about|involving|with) (?:an?|any|one|individual|single|specific)(?: (?:individual|single|specific|certain))? players?(?! (?:to|who|with|from|on|in|of|over|under)\\b)',
    'a player prop',
  ],
  ['player (?:bet|pick|play|wager)(?=s?(?![a-z]))(?!s? (?:of|to))', 'player prop'],
  ['(?:3|three)[ -]?(?:pt|point) shooters?(?= (?:only|props?|overs?))', 'threes props'],
];
const plain = rewriting(rewrites);

/** A team, and no player, scores that many. */
const scored = new RegExp(
  `(?<![\\w'’])((?:the )?(?:${anyClub})) (?:to |will |gonna )?(?:score|put up|hang|drop)(?:s|ing)? (?:(over|more than|under|fewer than|less than) |at least )?(\\d{1,3})(\\.5)?(\\+| or more| plus)?(?: (?:points|pts|goals|runs))?(?![\\w.])(?! (?:in|first|td|touchdowns?|field|times))`,
  'gi',
);

/** "Any Packer to score", "a Kings player to score". */
const ofClub =
  /(?<![\w'’])(?:any|some|an?|one) ([a-z0-9]+(?: (?:sox|jays|wings|knights|jackets|leafs|blazers))?) (?:player|guy|skater|hitter|batter)(?= (?:to score|anytime|scor(?:es|ing)|td|goal)\b)/gi;
const ofSingular =
  /(?<![\w'’])(?:any|some|an?|one) ([a-z]{4,})(?= (?:to (?:score|get|have|find|hit)|anytime|scor(?:es|ing))\b)/gi;
/** "The starting pitcher for the Cubs to record 5 strikeouts". */
const starter = new RegExp(
  `(?<![\\w'’])(?:the )?(?:starting pitcher|starter) (?:for|of) (?:the )?(${anyClub})(?= (?:to|over|under|o\\d|\\d+\\+))`,
  'gi',
);
/** "Straight MLs": moneylines, and no soccer. A number of straight moneylines is one of singles. */
const moneylines =
  /(?<!\b(?:[2-8]|two|three|four|five|six|seven|eight)(?: [a-z]+)? )\bstraight(?: up)? (?:mls|money ?lines)(?![a-z]| (?:soccer|bets?|picks?|plays?|games?|singles)\b)/gi;
const capitals = /(?<![A-Za-z])MLs(?![A-Za-z])/g;
const thirds = rewriting([
  ['(?:an?|one)[ -]third of the time', '33% of the time'],
  [
    '(?<=\\b(?:hits?|wins?|cash(?:es)?|lands?|comes in|hitting) )((?:like |about |around |roughly |maybe )*)half(?: of)? the time',
    '$150% of the time',
  ],
  ['two[ -]thirds of the time', '67% of the time'],
  ['(?:an?|one) (?:quarter|fourth) of the time', '25% of the time'],
]);

const named = (text: string): string =>
  text
    .replace(ofClub, (words, club: string) =>
      isClubName(club.toLowerCase()) ? `someone on the ${club}` : words,
    )
    .replace(ofSingular, (words, club: string) =>
      isClubName(`${club.toLowerCase()}s`) ? `someone on the ${club}s` : words,
    )
    .replace(starter, '$1 pitcher')
    .replace(moneylines, 'moneylines')
    .replace(capitals, 'moneylines');

const isOther =
  /\b(?:windows?|sweat|noon|night|prime ?time|snf|nightcap|nothing|none|no|all|any(?:one|body)|some(?:one|body)|players?|guy|whoever|def(?:ense)?|d.?st|opposing|shooters?)\b/i;

/** @returns the question with such legs in the words of the rules */
export function withPlainLegs(prompt: string): string {
  const text = named(thirds(isOther.test(prompt) ? plain(prompt) : prompt));
  if (!/\b(?:score|put up|hang|drop)/i.test(text)) return text;
  return text.replace(
    scored,
    (
      words,
      team: string,
      bound: string | undefined,
      points: string,
      half: string | undefined,
      more: string | undefined,
    ) => {
      // "Bears to score 3" may be its first three points.
      if (bound === undefined && more === undefined && half === undefined && Number(points) < 10)
        return words;
      const isUnder = /under|fewer|less/i.test(bound ?? '');
      const line = half ? `${points}.5` : bound ? points : `${Number(points) - 0.5}`;
      return `${team} team total ${isUnder ? 'under' : 'over'} ${line}`;
    },
  );
}
