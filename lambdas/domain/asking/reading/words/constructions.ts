/** Phrases that hold a question together, or say how somebody talks; a word of theirs is read only inside its phrase. */
import { anyOf } from './pattern.ts';
import { gap, team } from './text.ts';

const phrases = [
  // What a rule read, with the word that made it so.
  `(?:fade|fades|fading|both) (?:the )?${team}|(?:featuring|anchored by|centered on|based on) (?:the )?(?:${team}|${gap})`,
  `${team}(?:(?: ,)?(?: and)? (?:the )?${team})* both|both ${gap}|(?:(?:built|build|building|centered|based|centred) )?(?:around|on) (?:the )?${team}|(?:(?:(?:built|build|building|centered|centred|based|focused) )?around|(?:built|centered|centred|based|focused) on)(?= ?[${gap}◦])|${gap} or nothing`,
  `(?:the )?(?:opposite|other) side of (?:the )?${team}|opponents? of (?:the )?${team}`,
  '(?:looking |trying |want |wanna |like )?(?:to )?get down (?:on|with)|(?:i am |im )?down for|(?:hunt|track|chase) down|(?:i am |im )?down to(?= one| a| •)',
  '(?:reasonable|sensible|realistic|respectable|half decent|halfway decent)(?= (?:•|\\d|parlays?|bets?|picks?|plays?|slips?|tickets?|same game|something))',
  'any (?:market|book|line)s?(?: (?:ok|okay|works|goes|is fine|is ok|each|at all))*',
  '(?:(?:best|good|clean|nice|available|fair|right|decent|current|solid|playable|a|the|any|an) )+numbers?(?: (?:on|for|in))?',
  '(?:parlay|bet|slip|ticket|one|something|•) where(?= (?:each|every|all|both|i|it|we|none|nobody|no|everything|everyone|•))',
  '(?:i can|to|we can) watch|(?:the )?best version(?: of (?:it|that))?|across the board',
  // Not "what should i cook tonight".
  'cook(?:ing)?(?: (?:me|us|something|smth))? up|cook (?:me|us)',
  'hammer (?:plays?|bets?|picks?|(?:(?:me|us) )?(?:something|somethin|anything|one))(?: for (?:me|us))?|whatever(?: is|s)? (?:better|best|you like|looks good)|(?:one|a) (?:special|version) of it|get crazy with it',
  `(?:hammer|smash|ride|pound|riding|slam) (?:me |us )?(?:the )?(?:${team}|${gap})`,
  `never (?:bet )?against(?: (?:the )?${gap})?`,
  `(?:pitcher|batter|hitter)s? ${gap}`,
  `all(?= ?(?:[,.?]|$))|(?:from |in )?(?:(?:\\d|two|three|four|five|all) )?different (?:games|matchups|teams|matches)`,
  `decimal ?(?:odds?|${gap})|${gap} ?decimal`,
  `(?:the )?juice ?(?:is |be |at |of )?${gap}|(?:dont|doesnt|do not|no) care (?:about |bout )?(?:the )?(?:juice|vig|price|odds|what it pays)|as long as(?: (?:its|it is|the|it|they|theyre|were))*(?: whole)?|even if (?:it|they) pays? (?:nothing|nada|little|peanuts|like nothing|not much)`,
  `(?:no|not|without) (?:(?:too|that|so|super) )?(?:(?:heavy|crazy|big|bad|stupid|much|too much) )?(?:juice|vig)(?=[ ,]*(?:like )?${gap})`,
  `(?:that |which |who )?(?:arent|isnt|not) (?:too |crazy |super |so |overly |that |insanely |really |all that )*(?:juiced|juicy|heavy|chalky|expensive|steep)(?: up)?(?=[ ,]*${gap})`,
  '(?:any ?where|in any game|any game(?: works| is fine)?|on the board|on the slate|all in (?:there|it|the same one)|in there|in it|must be in|have to be in(?: it)?|has to be in(?: it)?)',
  `${gap} special|(?:low|high) ${gap}`,
  'of all (?:the )?(?:upcoming |coming )?(?:games|matches|matchups)|all (?:the )?(?:upcoming |coming )?(?:games|matches)|all (?:day|week|year|season|time)',
  `all ${gap}|(?:more|most) (?:than )?${gap}|${gap} or more|the most (?=${gap})`,
  // How people talk.
  `${gap} juice(?= ?(?:[,.?]|$))|exactly (?:that|at that)(?= ?(?:[,.?]|$))`,
  `(?:a )?(?:small|little)(?= (?:${gap}|parlay|same game|something|bet|ticket|slip|flutter|wager))|little something`,
  `(?:the )?(?:safe|safest|easy|easiest|smart|good) money(?: (?:in sports|ever|of the year))?|money(?= (?:legs|picks|plays))`,
  '(?:good|great) (?:morning|afternoon|evening|day|night)',
  '(?:thats|that is) (?:it|all)|nothing (?:else|more)|(?:something|anything) like(?: that)?|like that|(?:go|goes) nuts|all (?:right|good|i (?:want|need|got))|at all|after all|first of all',
  '(?:for|just for) (?:fun|kicks|the fun of it|laughs)|(?:nothing|not)(?: too| that| super)? (?:crazy|fancy|wild|complicated|nuts|major)',
  '(?:feeling|feelin) (?:lucky|good|dangerous|spicy|froggy|frisky|brave)|my (?:boys|buddies|friends|crew) (?:are|is) (?:in town|here|over|coming over)',
  '(?:i|id|we|wed|would|really) (?:really )?(?:love|hope)(?: to)?',
  `(?:one|once|${gap}) more(?: time)?|more (?:please|pls|picks?|plays?|bets?)`,
];
/** For what the rules have left of a text. */
export const constructions = anyOf(phrases, 'g');
