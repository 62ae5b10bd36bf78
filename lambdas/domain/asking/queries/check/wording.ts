/** Wordings of a question about one bet, as the words that its reader knows. */

const who =
  '(?:any(?:one|body)(?: sane| in their right mind)?|some(?:one|body)|people|ppl|folks|you|u|i|we|a sane person|the (?:sharps|public|books?))';
const would = "(?:would|wud|should|do|does|did|are|is|am|might|could)(?:n['’]?t)?";

/** "Why would anyone bet against the Bills": what speaks against them. */
const againstWhom = new RegExp(
  `\\bwhy (?:the (?:hell|heck|fuck) )?(?:${would}|in the world would) ${who} (?:\\w+ly |even |ever |actually )?(?:bet(?:ting)?|go(?:ing)?|wager(?:ing)?|be) against\\b|\\bwhy (?:the (?:hell|heck|fuck) )?${would} ${who} (?:even |ever |actually )?(?:fade|fading)\\b`,
  'gi',
);
/** "Why wouldn't I take the Jets": the same of this bet. */
const notToTake = new RegExp(
  `\\bwhy (?:would|wud|should|do)(?:n['’]?t| not) ${who} (?:\\w+ly |even |ever |just )?(?:take|bet|lay|play|back|hammer|like)\\b|\\bwhy (?:would|wud|should) ${who} not (?:take|bet|lay|play|back|hammer|like)\\b`,
  'gi',
);
/** "Why would anyone take the Jets": what to think of them. */
const whyTake = new RegExp(
  `\\bwhy (?:the (?:hell|heck|fuck) )?(?:would|wud|should) ${who} (?:\\w+ly |even |ever |actually )?(?:take|bet(?: on)?|lay|play|back|touch|want)\\b`,
  'gi',
);

/** No hockey team. */
const advocate =
  /\b(?:play(?:ing)? |be |being )?(?:the |a )?devil['’]?s['’]? ?advocate\b(?: (?:here|for me|on this|on that|real quick))?/gi;
/** "All over the Steelers +3" is no over. */
const keen =
  /\b(?:(?:is|are|im|i['’]?m|am|been) )?all over (?=(?:the |them |him )?[a-z'’]+ (?:[+-]|ml|money))/gi;
/** "I wanna lay it with Denver": to lay is to give the points. */
const laid =
  /\b(?:(?:i|im|i['’]?m|we) )?(?:(?:want|wanna|wanting|going|gonna|about|looking|tempted|thinking|leaning|might|ready|fixing)(?: (?:to|about|of|on))? )?(?:lay|laying) (?:it|the points|the number|the wood|the lumber)(?= (?:with|on) )/gi;

/** @returns the same question in words of `words.ts` */
export const inKnownWords = (prompt: string): string =>
  prompt
    .replace(advocate, 'talk me out of ')
    .replace(keen, ' on ')
    .replace(againstWhom, 'case against ')
    .replace(notToTake, 'case against ')
    .replace(whyTake, 'thoughts on ')
    .replace(laid, 'the spread');
