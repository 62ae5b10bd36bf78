/** Wordings that leave a choice open or say that legs differ, which they do anyway: "whichever is safest", "or whoever", "no repeat teams". */
import { type Rewrite, rewriting } from './rewrite.ts';

const one = '(?:one|team|side|game|player|guy|bet|pick|play|leg|total|matchup|dog|underdog|favou?rite)';
const most =
  '(?:safest|likeliest|biggest|best|heaviest|largest|smallest|highest|lowest|longest|shortest|cheapest|most likely|closest|safer|better|cheaper)';
const anybody = '(?:whoever|whichever|whatever|whomever|anyone|anybody|someone|somebody)';
const kinds =
  '(?:nfl |nba |nhl |mlb |mls |home |road |big |heavy )*(?:favou?rites?|favs?|underdogs?|dogs?|overs?|unders?|totals?|spreads?|props?|moneylines?|mls?|legs?|picks?|bets?|plays?|teams?|winners?|locks?|scorers?)';
const count = '(?:an?|any|some|one|two|three|four|five|six|\\d)';

const eitherKind =
  '(?:overs?|unders?|spread|total|ml|moneyline|side) or (?:the )?(?:overs?|unders?|spread|total|ml|moneyline|side)';

const rewrites: readonly Rewrite[] = [
  [
    ",? ?(?:on |with )?(?:whichever|whatever|any|either) (?:side|way|direction)(?: (?:(?:you|u) (?:like|want|prefer|think|pick)|(?:is|'s) (?:better|best|fine|ok)|hits|wins|works))?(?= ?(?:[,.;!?]|$))",
    '',
  ],
  [
    // Of two that are named it is a comparison.
    `(?<=\\b(?:${eitherKind})\\b.*),? ?(?:- ?)?(?:just |or |so |pick |take |give me |go with )*(?:whichever|whatever)(?: (?:one|of (?:them|these|those|the two)|side|way|bet))?(?: that)? (?:you|u|ya)(?: (?:guys|think|feel|personally|would|'d|really))*(?: (?:is|'s|has|looks?) (?:the )?(?:better|best|more likely)(?: (?:value|bet|play|one|shot))?| (?:like|love|prefer|trust|favou?r|fancy|want|lean|recommend|pick|choose)(?:s)?(?: (?:better|best|more|most|the (?:best|most|better)))?)(?= ?(?:[,.;!?]|$|for |in |on |tonight|today|tomorrow))`,
    '',
  ],
  [
    `(?:whichever|whatever|whoever)(?: of (?:them|these|those|the two))?(?: ${one})?(?:'s| is| are| has| looks?)?(?: the)?(?= ${most}\\b)`,
    'the',
  ],
  [
    `(?:whichever|whatever|whoever)(?: (?:of them|ones?|combo|way|mix|parlay|legs))? (?:gets? (?:me |us |it )?to|pays?|comes? out (?:to|at)|lands? (?:at|on|near))(?= [-+$\\d])`,
    'paying',
  ],
  [
    `(?:or|and|vs|versus) ${anybody}(?: else)?(?: (?:they|he|she|it)(?:'re| are| is|'s)? (?:plays?|playing|facing|got|up against))?`,
    '',
  ],
  [
    `(?<=[,.;] ?)(?:but )?${anybody}(?: (?:that|it|they|he)(?:'s| is| are|'re)?(?: in(?= ))?)?(?=\\s*(?:[,.;!?]|$))`,
    '',
  ],
  // "A random parlay" is any.
  [
    '(?:totally |completely |just )?random(?:ly picked|ized?)?(?= (?:(?:nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer|\\d+|one|two|three|four|five|six|leg|legged|legger|team|same|game)[ -]){0,4}(?:parlays?|bets?|picks?|plays?|singles?|slips?|tickets?|sgps?|leggers?|teamers?|props?|moneylines?|spreads?|totals?)\\b)',
    '',
  ],
  // "All favorites or all underdogs": the first of the two meets it.
  [`(?:either )?all (${kinds}) or all ${kinds}`, 'all $1'],
  [`from either(?: (?:one|of them|league|sport|of those|of these))?`, ''],
  // Legs of one bet are on different games and players.
  [`(?<=${count} )others?(?= ${kinds}\\b)`, ''],
  [`(?:other)(?= (?:nfl|nba|nhl|mlb|mls) (?:favou?rites?|underdogs?|dogs?|teams?|games?)\\b)`, ''],
  [
    `(?:from |in |on )?(?:any )?other (?:games?|teams?|players?|guys|legs?|bets?|picks?) than(?: the)?(?= )`,
    'no',
  ],
  [`from other games`, 'from different games'],
  [
    `(?:no|don't|do not|never|without) (?:any )?(?:repeat(?:s|ed|ing)?|duplicat(?:es?|ed|ing)|doubl(?:e|es|ing)(?: up)?(?: on)?|overlap(?:s|ping)?|reuse|re-use)(?: (?:an?|the|any|same))*(?: (?:teams?|games?|matchups?))?`,
    ', parlay from different games',
  ],
  [
    `no (?:team|game|matchup)s? (?:twice|more than once)|no (?:two|2) (?:legs?|picks?|bets?) (?:can be |may be |should be )?(?:from|in|on|of) the same (?:game|matchup|team)`,
    'from different games',
  ],
  [`no (?:legs? |bets? |picks? )?(?:from|in|on) (?:the )?same (?:game|matchup)`, 'from different games'],
];
/** As it is misspelled. */
const spelled = rewriting([
  ['(?:wichever|wich ever|which ever|whicever|whichevr|whichver|witchever|whicheever)', 'whichever'],
]);
const open = rewriting(rewrites);
const isOpen =
  /\b(?:random\w*|whichever|wi(?:t)?chever|wi?ch ever|whicever|whichevr|whichver|whicheever|whatever|whoever|whomever|any(?:one|body)|some(?:one|body)|either|or all|others?|repeat\w*|duplicat\w*|doubl\w*|overlap\w*|reuse|re-use|twice|once|same)\b/i;

/** @returns the question with its choices left open */
export const withOpenChoices = (prompt: string): string =>
  isOpen.test(prompt) ? open(spelled(prompt)) : prompt;
