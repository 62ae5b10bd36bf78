/** The words by which a user changes an answer or asks about it. */
import { lexicon } from '../queries/reading/phrases.ts';

export const written = {
  safer:
    'safer|something safer|safer one|less risky|less risk|too risky|lower risk|more likely|play it safe|better chance|higher chance|dial it down|too spicy|too long',
  longer:
    'longer|longer odds|longer shot|riskier|more risk|pay more|pays more|bigger payout|better payout|higher payout|more payout|bigger odds|higher odds|better odds|more juice|juicier|spicier|too safe|too short|more upside|greedier|bigger',
  again:
    'again|another|regenerate|different|different one|something else|something different|try again|one more time|new one|redo|reroll|next one|else|other options|any others|fresh',
  swap: 'swap|swap out|replace|change|switch|switch out|sub|sub out|trade|exchange|dont like|do not like|not feeling|hate',
  drop: 'drop|remove|lose|take out|take off|get rid of|cut|delete|ditch|scratch|leave out|nix|toss|axe|without|minus|w/o|not|skip',
  why: 'why|how come|reasoning|reason|reasons|justify|rationale|logic|evidence|based on|behind|y',
  weakest:
    'weakest|riskiest|least likely|least safe|shakiest|sketchiest|worst leg|weak link|most likely to lose',
  pay: 'how much|pay|pays|payout|win|return|returns|profit|put|bet|stake|collect|get back',
  save: 'track|save|log|record it|record that|record this|add it to my tracker|put it in my tracker|to my tracker|in my tracker|lock it in',
  flip: 'other side|opposite|opposite side|other way|reverse|flip|fade|other team',
  leg: 'leg|legs|pick|which leg|which one',
  first: 'first|1st',
  second: 'second|2nd|middle',
  third: 'third|3rd',
  fourth: 'fourth|4th',
  fifth: 'fifth|5th',
  sixth: 'sixth|6th',
  last: 'last|bottom|final',
  more: 'more|one more|extra',
  courtesy:
    'make|make it|nah|nope|yeah|cool|nice|hmm|tho|though|then|instead|now|too|much|actually|rather|please|bit|little|one|else',
} as const;

export type Word = keyof typeof written;

export const words = lexicon<Word>(written);

/** In the order of the legs. */
export const places = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
] as const satisfies readonly Word[];
