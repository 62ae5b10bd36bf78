/** Wordings with "no" or "not" that refuse no part of a bet: "no bs", "not to brag", "if it isn't too much trouble". */
import { type Rewrite, rewriting } from './rewrite.ts';

const chatter =
  '(?:bs|bull ?shit|nonsense|fluff|frills|gimmicks?|explanations?|essays?|analysis|write-?ups?|novels?|jokes?|funny business|tricks?|drama|stress|regrets?|mercy|cap|worries|rush|hurry|biggie|problemo?|thanks|prisoners|excuses|questions asked|strings(?: attached)?|fuss|hassle|shame|clue|preferences?|particular order|hot takes?|small talk|pressure|judge?ment|long story|kidding|lecture|lectures|commentary|chit ?chat|hard feelings|takesies|respect)';
/** What we have no prices for, so that no leg is on it anyway. */
const unpriced =
  '(?:live|in-?game|in-?play|futures?|teasers?|college|ncaaf?b?|tennis|ufc|mma|boxing|f1|nascar|esports|casino|horses?|cricket|rugby|wnba|xfl|ufl|boosts?|odds boosts?|promos?|free bets?|bonus bets?|prop swaps?|cash ?outs?|preseason)(?: (?:bets?|betting|stuff|legs?|games?|picks?|plays?|ball|sports?))?';
const want = "(?:no|not|don't need|do not need|without)";

const rewrites: readonly Rewrite[] = [
  // "No offense to the Lions, but": they are no part of the bet.
  [
    'no (?:offen[cs]e|disrespect|shade|hate|diss)(?: (?:to|for|toward|against|at) [^,.;!?]{1,40}?)?(?:,|(?= but\\b)|$)',
    '',
  ],
  ["(?:i'm |i am )?not (?:picky|fussy|greedy|choosy|particular|that deep)", ''],
  [
    "(?:i'm |i am |just )?not (?:trying|looking) to lose(?: (?:my|any|all my|the))?(?: (?:money|shirt|bankroll|rent))?",
    '',
  ],
  [`no ${chatter}(?: (?:and|or|no|,) (?:no )?${chatter})*(?: (?:please|pls|just))?`, ''],
  [
    `(?:and |but |also )?(?:no|not|without) ${unpriced}(?:(?:,? (?:and|or|nor)|,)(?: no)? ${unpriced})*(?! (?:line|parlay))`,
    '',
  ],
  [`${want} (?:an? |any )?(?:edge|value|\\+?ev)(?: (?:needed|required|necessary))?`, ''],
  [
    "(?:sports?|leagues?) (?:no matter|doesn't matter|don't matter|does not matter|isn't important)",
    'any sport',
  ],
  ['no matter (?:the|what|which) (?:sport|league)', 'any sport'],
  [
    "(?:not|don't want) to (?:brag|be (?:rude|picky|greedy|difficult|annoying|a pain|that guy|dramatic|a bother)|mention|jinx (?:it|anything|us|this)|complain|whine|bother(?: you)?|sound \\w+)|not that (?:it matters|i (?:care|know|mind)(?: much)?)",
    '',
  ],
  [
    "(?:(?:i'm |i am |we're )?not (?:trying|looking|here) to|don't (?:need|want|have) to|no need to) (?:get rich|be greedy|be a hero|go broke|retire|lose my shirt|do too much|break the bank|win big|overthink (?:it|this)|explain(?: it| why)?|think too hard)",
    '',
  ],
  [
    "if (?:it|that|this)(?:'s not| is not| isn't)(?: too much| much| a| an| any)?(?: of)?(?: an?)? (?:trouble|bother|hassle|problem|inconvenience|imposition|to ask|work|rude|annoying)",
    '',
  ],
  // "Steelers Browns under, no other legs, just that".
  [
    "(?:[,;+&-] ?|and |with |but )?(?:no|without|don't (?:want|need|add)(?: any)?) (?:other|more|extra|additional) (?:legs?|bets?|picks?|plays?)(?:,? (?:needed|please|pls|thanks))?(?:,? (?:just|only) (?:that|this|it|the one|that one|that bet))?(?=\\s*(?:[,.;!?]|$))",
    '',
  ],
  [
    'nothing more,? (?:and )?nothing less|no more,? (?:and )?no less|if nothing else|for no (?:good )?reason|no (?:good )?reason',
    '',
  ],
  [
    '(?:my |the )?english (?:is )?not (?:so |very |too )?(?:good|great|perfect)|not (?:so |very )?good english',
    '',
  ],
];
const without = rewriting(rewrites);
const isRefusing = /\b(?:no|not|nothing|without|matter|isnt|dont)\b|n['’]t\b/i;

/** @returns the question without them */
export const withoutIdleRefusals = (prompt: string): string =>
  isRefusing.test(prompt) ? without(prompt) : prompt;
