/** "Drop the riskiest leg and give me the new odds": every answer says what it pays, so that only the change is heard. */

const asks =
  '(?:give|tell|show|send|get) (?:me|us) (?:what )?(?:the |its |that )?(?:new |updated |final |revised )?(?:odds|price|payout|total|ticket|slip|numbers?)(?: (?:is|are|comes? to|would be))?';
const asked =
  "(?:what(?:[’']?s| is| are| would be)? (?:the |its )?(?:new |updated |final |revised )?(?:odds|price|payout)|(?:what|how much) (?:does|would|will|do) (?:it|that|they|this) (?:pay|be|come to))";
const ending = new RegExp(
  `(?:[,.;]\\s*|\\s+)(?:(?:and|then|so|&|n) )*(?:${asks}|${asked})(?: (?:then|now|after(?: that)?|like that))?\\s*[.?!]*$`,
  'i',
);

/** @returns the prompt without a question for the price at its end; the same where nothing else is said */
export function withoutNewOdds(prompt: string): string {
  const rest = prompt.replace(ending, '').trim();
  return /\p{L}+ \p{L}+/u.test(rest) ? rest : prompt;
}
