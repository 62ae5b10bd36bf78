/** The words around other terms that make them a change: "what about", "same but", "make it", "only", "instead". */

/**
 * `whole`: the last question with these terms, whatever they are. `other`: the same, unless they ask for a bet of their own.
 * `only`: the same, restricted. `narrow`: terms that no question is made of alone. `add`: something more.
 */
export type Strength = 'whole' | 'other' | 'only' | 'narrow' | 'add';

export interface Fragment {
  readonly strength: Strength;
  /** The terms without the words around them. */
  readonly text: string;
  /** Words in the text say that it goes on from something: it is no question by itself. */
  readonly isMarked: boolean;
}

const courtesy =
  /^(?:(?:ok|okay|k(?! (?:lines?|props?|totals?|overs?|unders?|rate|count|numbers?|o\/u)\b)|kk|alr|aight|nah|nope|yeah|yea|yep|cool|nice|hm|hmm|oh|ah|eh|well|so|then|alright|pls|please|lol|lmao|bro|dude|man|no wait|wait no|wait|actually|nvm|never mind|nevermind|my bad|sorry|ok fine|fine)[ ,.!]+)+/;
const tail = /(?:[ ,]+(?:pls|please|too|as well|tho|though|then|thx|thanks|bro|man|dude|lol|tbh))+$/;

const whole =
  /^(?:the )?same(?: (?:thing|one|bet|play|pick|parlay|question|again|deal|idea))?(?:[ ,]+(?:but|for|in|with|on|only|as|from)\b)*|^(?:make|change|switch|turn|swap) (?:it|that|them|this|these)(?: (?:all|to|into|for|a|an|with|be)\b)*|^(?:no )?i (?:meant|mean|wanted)(?: (?:just|like)\b)*|^again(?: but| for| in| with| on)+\b|^(?:do|run) (?:it|that|the same)(?: (?:for|with|in|on|but)\b)*/;
/** "Hockey instead, anything tonight": any of it is fine. */
const whatever =
  / instead[ ,.;-]+(?:got |do you have |is there )?(?:anything|something|whatever|any|what(?:'?s| do you have|you got)?)(?: (?:good|decent|solid|on|going|for|you (?:got|like|have)|u (?:got|like|have)|is fine|works))*( (?:tonight|today|tomorrow|this weekend|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?$/;
const isInstead = /[ ,]+instead$/;
const other =
  /^(?:(?:and|but|or|now|also) )?(?:what about|what bout|wat about|how about|how bout|how abt|what abt|hows about|what if its|what if it is|hbu|wbu|now do|now|and|or|but|do|try|go with|switch to|change to)(?: (?:in|with|just))*(?= )/;
const adding =
  /^(?:and |also |can you |can u )?(?:add|include|throw|toss|tack|slide|squeeze|put|plus|with)(?: in| on)?(?= )/;
const addingTail = /[ ,]+(?:in|on|to) (?:it|there|that|the parlay)$|[ ,]+in$/;
const only = /^(?:i want |i need |gimme |give me |make it |keep it )?(?:only|just|strictly|stick to)(?= )/;
const onlyTail = /(?: ones?| games?)? only$/;
const narrow =
  /^(?:i want |i need |gimme |give me )?(?:all|at least|at most|no|not|without|any|at|over|under|with no|min|max|minimum|maximum|nothing)(?= )/;
/** "Give me one safe moneyline" names a bet of its own. */
const ownBet =
  /^(?:(?:can|could) (?:you|u) )?(?:give me|gimme|get me|find me|i want|i need) (?:a|an|one|1|the) (?:[a-z]+ ){0,2}(?:moneyline|ml|spread|total|over|under|prop|dog|underdog|favou?rite)$/;
/** Words that stay part of the terms. */
const isPartOfTerms = /^(?:at|no|not|without|over|under|nothing|with no|min|max)/;

/** Without a mark at its end, and with plain apostrophes. */
export const tidied = (prompt: string): string =>
  prompt
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[?!.\s]+$/, '')
    .trim();

/** @returns undefined if nothing in the text says that it changes a question, and it is not that by itself */
export function fragmentOf(prompt: string): Fragment | undefined {
  const text = tidied(prompt).replace(/^[A-Z](?=[a-z' ])/, (first) => first.toLowerCase());
  const bare = text.replace(courtesy, '').replace(tail, '').replace(whatever, '$1 instead');
  const rest = (pattern: RegExp) => bare.replace(pattern, '').trim();
  if (isInstead.test(bare)) return marked('whole', bare.replace(isInstead, '').replace(other, '').trim());
  if (only.test(bare)) return marked('only', rest(only).replace(onlyTail, ''));
  if (whole.test(bare)) return marked('whole', rest(whole));
  if (adding.test(bare)) return marked('add', rest(adding).replace(addingTail, ''));
  if (other.test(bare)) return marked('other', rest(other));
  if (onlyTail.test(bare)) return marked('only', bare.replace(onlyTail, ''));
  const narrowed = narrow.exec(bare)?.[0].replace(/^(?:i want|i need|gimme|give me) /, '');
  if (narrowed !== undefined)
    return {
      strength: 'narrow',
      isMarked: refusing.test(narrowed),
      text: isPartOfTerms.test(narrowed)
        ? bare.replace(/^(?:i want|i need|gimme|give me) /, '')
        : rest(narrow),
    };
  return bare === '' || ownBet.test(bare)
    ? undefined
    : { strength: 'narrow', text: bare, isMarked: isAmount(bare) };
}

const marked = (strength: Strength, text: string): Fragment => ({ strength, text, isMarked: true });
/** "No Lakers" leaves something out of what was there. */
const refusing = /^(?:no|not|without|with no|nothing)/;
/** "Too many Jays", "more props", "fewer legs": than in the last answer. */
const amount = /^(?:too (?:many|much)|(?:way |a lot |even )?(?:more|fewer))(?= )(?! (?:than|value|likely))/;

/** @param text without courtesy before it */
export const isAmount = (text: string): boolean => amount.test(text.toLowerCase());
