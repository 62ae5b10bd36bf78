/** "Are home dogs profitable this season", "would I be up betting every road favorite": the record of all such bets of a league. */

const pays =
  /\b(?:profitable|profiting|(?:turn(?:s|ed|ing)? |show(?:s|n|ing)? |made |make )(?:a |any )?profit|(?:mak(?:e|es|ing)|made|los(?:e|es|ing)|lost|won|winning|win) money|in the (?:green|black|red)|(?:would|will) (?:i|you|we|u|someone|somebody) (?:be|have been) (?:up|ahead|down|even)|(?:a )?(?:good|bad|winning|losing) (?:strategy|system|angle|trend)|cash(?:ed|ing)? (?:in )?(?:so far|this))\b/gi;
/** Every bet of a sort, and not one that is named. */
const sorts =
  /\b(?:(?:home |road |away )?(?:favou?rites?|favs?|chalk|(?:under)?dogs?)|overs?|unders?|home teams?|road teams?)\b/i;
const betting =
  /\b(?:(?:if )?(?:i|you|we|someone|somebody|u) (?:had |just |only )?(?:blindly )?(?:bet|took|backed|played|faded)|(?:blindly )?(?:betting|backing|taking|playing)|bet(?:s)?|blindly|flat[- ]?bet\w*|\$\d+ (?:on|a)|every|each|all|just|only|actually|been|overall)\b/gi;
const asking =
  /^\W*(?:(?:so|hey|ok|and),? )?(?:is|are|was|were|has|have|do|does|did|would|will)\b|\bit\b|\bthe (?=over|under)/gi;

/** @returns the same question as one for a record; unchanged for any other */
export function asRecord(prompt: string): string {
  pays.lastIndex = 0;
  if (!pays.test(prompt) || !sorts.test(prompt) || /\bmy\b/i.test(prompt)) return prompt;
  const rest = prompt
    .replace(pays, ' ')
    .replace(betting, ' ')
    .replace(asking, ' ')
    .replace(/[?!.,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const season = /\bseason|year|yr|last \d+\b/i.test(rest) ? '' : ' this season';
  return `record of ${rest}${season}`;
}
