/** The words around other terms that make them a change: "what about", "same but", "make it", "only", "instead". */

/**
 * `whole`: the last question with these terms, whatever they are. `other`: the same, unless they ask for a bet of their own.
 * `narrow`: terms that no question is made of alone. `add`: something more.
 */
export type Strength = 'whole' | 'other' | 'narrow' | 'add';

export interface Fragment {
  readonly strength: Strength;
  /** The terms without the words around them. */
  readonly text: string;
}

const courtesy =
  /^(?:(?:ok|okay|nah|yeah|yea|cool|nice|hmm|well|so|then|alright|pls|please|lol|bro|no wait|wait|actually)[ ,.!]+)+/;
const tail = /(?:[ ,]+(?:pls|please|too|as well|tho|though|then|thx|thanks|bro))+$/;

const whole =
  /^(?:the )?same(?: (?:thing|one|bet|play|pick|parlay|question|again|deal|idea))?(?:[ ,]+(?:but|for|in|with|on|except|only|as|from))*|^(?:make|change|switch|turn|swap) (?:it|that|them|this|these)(?: (?:all|to|into|for|a|an|with|be))*|^(?:do|run) (?:it|that|the same)(?: (?:for|with|in|on|but))*/;
const isInstead = /[ ,]+instead$/;
const other =
  /^(?:(?:and|but|or|now|also) )?(?:what about|how about|hows about|what if its|what if it is|hbu|wbu|now do|now|and|or|but|do|try|go with|switch to|change to)(?: (?:in|with|just))*(?= )/;
const adding = /^(?:and |also |can you |can u )?(?:add|include|throw in|toss in|put|plus|with)(?: in)?(?= )/;
const addingTail = /[ ,]+(?:in|on|to) (?:it|there|that|the parlay)$|[ ,]+in$/;
const narrow =
  /^(?:i want |i need |gimme |give me )?(?:only|just|all|at least|at most|no|not|without|any|at|over|under|with no|min|max|minimum|maximum|nothing)(?= )/;
/** "Give me one safe moneyline" names a bet of its own. */
const ownBet =
  /^(?:(?:can|could) (?:you|u) )?(?:give me|gimme|get me|find me|i want|i need) (?:a|an|one|1|the) (?:[a-z]+ ){0,2}(?:moneyline|ml|spread|total|over|under|prop|dog|underdog|favou?rite)$/;
/** Words that stay part of the terms. */
const isPartOfTerms = /^(?:at|no|not|without|over|under|nothing|with no|min|max)/;

/** @returns undefined if nothing in the text says that it changes a question, and it is not that by itself */
export function fragmentOf(prompt: string): Fragment | undefined {
  const lower = prompt
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[?!.\s]+$/, '')
    .trim();
  const text = lower.replace(/^[A-Z](?=[a-z' ])/, (first) => first.toLowerCase());
  const bare = text.replace(courtesy, '').replace(tail, '');
  const rest = (pattern: RegExp) => bare.replace(pattern, '').trim();
  if (isInstead.test(bare))
    return { strength: 'whole', text: bare.replace(isInstead, '').replace(other, '').trim() };
  if (whole.test(bare)) return { strength: 'whole', text: rest(whole) };
  if (adding.test(bare)) return { strength: 'add', text: rest(adding).replace(addingTail, '') };
  if (other.test(bare)) return { strength: 'other', text: rest(other) };
  const narrowed = narrow.exec(bare)?.[0].replace(/^(?:i want|i need|gimme|give me) /, '');
  if (narrowed !== undefined)
    return {
      strength: 'narrow',
      text: isPartOfTerms.test(narrowed)
        ? bare.replace(/^(?:i want|i need|gimme|give me) /, '')
        : rest(narrow),
    };
  return bare === '' || ownBet.test(bare) ? undefined : { strength: 'narrow', text: bare };
}
