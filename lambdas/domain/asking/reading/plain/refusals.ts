/**
 * Says the many ways to refuse a thing as "no": "nobody from Dallas", "other than spreads", "that doesn't involve the Chiefs". The
 * rules for teams, players, markets, statistics and hours then have to know one word.
 */
import { type Rewrite, rewriting } from './rewrite.ts';

/** What is compared or measured is a bound and no refused thing: "none over -200". */
const thing =
  '(?= (?!(?:over|under|above|below|more|less|fewer|longer|shorter|steeper|heavier|worse|better|higher|lower|later|earlier|than|at all|favored|overtime|ot|extra innings|shootouts?)\\b|[-+$]?\\d))';
/** How much of a thing is refused: "that isn't too chalky" refuses no chalk. */
const notDegree =
  '(?! (?:too|so|super|very|really|overly|crazy|insanely|going|gonna|just|only|even|all|that|bad|terrible|supposed|sure)\\b)';
const things = '(?:players?|guys|teams?|games?|legs?|bets?|picks?)';
const nobody = `(?:nobody|no one|noone|no-one|none|no ${things})`;
const have = '(?:involv(?:e|es|ing)|includ(?:e|es|ing)|featur(?:e|es|ing)|contain(?:s|ing)?)';
const of = `(?:from|on|with|in|named|called|${have}|(?:who |that )?(?:plays?|playing) for|that (?:has|have|${have}))`;
const doesnt = "(?:do(?:es)?n't|do(?:es)? not|won't|will not)";
const isnt = "(?: isn't| aren't| ain't|'s not|'re not| is not| are not)";
const kinds =
  '(?:favou?rites?|favs?|underdogs?|dogs?|overs?|unders?|totals?|spreads?|props?|moneylines?|home|road|away)';

const sides = '(overs|unders|favou?rites|underdogs|dogs)';
const cause = '(?:[,;.!-]+ ?|(?:,? ?)\\b(?:because|cause|cuz|bc|since|as|and)) ?';

const rewrites: readonly Rewrite[] = [
  // "No unders, i hate rooting for unders" refuses them once.
  [
    `(?:i (?:really |just |absolutely |always )?)?(?:hate|despise|can't stand|cannot stand|don't like|dislike|sick of|tired of) (?:rooting (?:for|on)|root for|betting(?: on)?|sweating(?: out)?|cheering (?:for|on)|pulling for|watching|taking|playing) (?:the |any )?${sides}`,
    'no $1',
  ],
  [`no ${sides}(?:${cause}| )no \\1`, 'no $1'],
  // "I wouldn't say no to a goal scorer".
  ["(?:(?:would|could|can|will|may|might|should)(?:n't| not)|won't|can't|never)(?: ever)? say no to", 'want'],
  ["(?:would|could)(?:n't| not) (?:mind|hate|complain about|object to|turn down)", 'want'],
  [
    '(?:stop|quit|enough) (?:giving|showing|sending|with|of|picking|using|suggesting)(?: me| us)?(?: the| any| these| those)?',
    'no',
  ],
  // "Not a single leg should be priced below +100".
  [
    'not (?:a single|one single|even one) (leg|pick|bet|one)(?: of (?:them|those))?(?: (?:should|can|could|may|must|is|are|to|has to))?(?: be)?(?: priced)?(?= (?:over|under|above|below|longer|shorter|steeper|heavier|worse)\\b)',
    'no $1',
  ],
  // "Nothing but -500s" is the price of each leg.
  [
    '(?:(?:juice|price|odds|vig) )?(?:capped|maxed(?: out)?|topped(?: out)?) at ([-]\\d{3,4})',
    'nothing shorter than $1',
  ],
  ['(?:nothing|none|nobody|no one) but (?:the )?([-+]\\d{3,4})s', 'each leg around $1'],
  ['(?:nothing|none|nobody|no one) but', 'only'],
  // "None of the legs can be in the same game", "neither of them a favorite".
  [
    `(?:none|neither)(?: of (?:them|these|those|the legs|my legs|which|em))?(?: (?:leg|team|one|side|pick))?(?: (?:is|are|was|being|be|to|can|could|should|may|has|have))+(?: (?:from|on|in|an?|the))*${thing}`,
    'no',
  ],
  [`(?:none of (?:them|these|those|em)|neither(?: of (?:them|these|those))?)(?: an?)?(?= ${kinds}\\b)`, 'no'],
  // "None of the early games", "none of the big favorites over -200".
  ['none of (?:the|those|these|your)(?= (?!(?:legs?|games?|teams?|picks?|bets?|above|time)\\b)[a-z])', 'no'],
  // "I refuse to bet on the Cowboys", "can't trust the over".
  [
    `(?:i |i'm |we )?(?:refus(?:e|ing) to|will never|never|won't|will not|would never|wouldn't|can't|cannot)(?: ever)?(?: again)? (?:bet(?:ting)?(?: on)?|tak(?:e|ing)|touch(?:ing)?|trust(?:ing)?|back(?:ing)?)(?: the| an?)?(?! (?:against|me|it|that|this|my|your|us|him|her|them)\\b)${thing}`,
    'no',
  ],
  // "As long as it's not the Jets".
  [
    `(?:provided|as long as|so long as|assuming|only if|if)(?: that)? (?:it|that|this|they|he)(?:'s not| isn't| is not|'re not| are not| aren't)(?: an?| the| from| on)*${notDegree}${thing}`,
    'no',
  ],
  // "That I don't have to root against Seattle".
  [
    "(?:where|that|so) (?:i|we) (?:don't|do not|won't|will not) have to (?:root|cheer|bet|go|play) against",
    'not against',
  ],
  // "Not the moneyline but", "instead of a parlay".
  [
    'instead of(?: an?| the)?(?= (?:parlay|money ?line|spread|total|over|under|prop|favou?rite|underdog|dog)s?\\b)',
    'no',
  ],
  // "Anything but a Lakers bet".
  ['(any|every)(thing|one|body) (?:but|except(?: for)?|besides) (?:an?|any)', '$1$2 no'],
  ['(?:(?:that|which) )?(?:(?:has|have|having|is|got) )?nothing to do with(?: the)?', 'no'],
  [`${nobody}(?: at all)? ${of}(?: any)?(?: the)?${thing}`, 'no'],
  // "Nothing on the board" and "nothing for tonight" refuse no thing.
  [`nothing(?: at all)? (?:with|from|${have}|that (?:has|${have}))(?: any)?(?: the)?${thing}`, 'no'],
  ["(?:any|some)(?:body|one)(?: who's| that's| who is| that is)? not (?:named|called)", 'no'],
  [
    `(?:that|which|who|where (?:it|they|you)) ${doesnt}(?: have to)? (?:${have}|use|have|touch|require|need|rely on|depend on)(?: any(?:thing)?)?(?: (?:with|on|from))?(?: an?| the)?${thing}`,
    'no',
  ],
  [`${doesnt} ${have}(?: any(?:thing)?)?(?: (?:with|on|from))?(?: the)?${thing}`, 'no'],
  [
    `(?<=\\S )(?:that|which|who)${isnt}(?: (?:an?|the|on|in|from|named|called|playing for|involving))*(?! about\\b)${notDegree}${thing}`,
    'no',
  ],
  [
    `(?:not (?:includ|count|involv|featur|us)ing(?: any)?|with the exception of|excepting|barring|save for|apart from|aside from|(?:other|rather) than(?: the| an?)?|omit(?:ting)?|exclusive of|in (?:place|lieu) of|as opposed to|steer(?:ing)? clear of|w/o|no to)${thing}`,
    'no',
  ],
];
const asNo = rewriting(rewrites);

/** Up to three words of a clause, none of which joins others or counts legs. */
const words = "((?!(?:and|but|no|not)\\b)[a-z][a-z'’.-]*(?: (?!(?:and|but|no|not)\\b)[a-z][a-z'’-]*){0,2})";
/** "Moneyline no, props yes", "Giants game not included". */
const refusedAfter = new RegExp(
  `(^|[,.;:!?+&] ?|\\b(?:and|but) )${words},? (?:no|nope|(?:is |are |was )?(?:not (?:included|allowed|welcome|wanted)|excluded|banned|prohibited|off the table|off limits|out of the question|left out))(?=\\s*(?:[,.;!?]|$))`,
  'gi',
);

/** "Not the touchdown, his yards instead": what is wanted for what is refused. */
const withoutInstead = (text: string): string =>
  /(?<![a-z])(?:no|not|without) /i.test(text)
    ? text.replace(/ (?:instead|rather)(?=\s*(?:[,.;!?]|$))/gi, '')
    : text;

/** Any of the words that refuse, so that most questions are not searched. */
const isRefusing =
  /\b(?:nor?|not|hate|despise|stand|dislike|sick|tired|refus\w*|cannot|provided|assuming|instead|but an?|but any|except an?|besides an?|stop|quit|enough|nope|none|nobody|noone|nothing|neither|never|excepti\w+|excluded|banned|prohibited|off|out|barring|save for|apart|aside|omit\w*|than|place of|lieu|opposed|steer\w*|w\/o)\b|n['’]?t\b/i;

/** @returns the question with its refusals said as "no"; unchanged where it refuses nothing */
export const withPlainRefusals = (prompt: string): string =>
  isRefusing.test(prompt) ? withoutInstead(asNo(prompt).replace(refusedAfter, '$1no $2')) : prompt;
