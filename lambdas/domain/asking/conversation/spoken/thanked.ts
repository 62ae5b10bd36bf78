/** Thanks in the words of bettors, "bet" among them: "alright bet, preciate it". They ask for nothing. */

const opening =
  '(?:(?:alright|aight|ight|ok|okay|k|kk|cool|nice|yeah|yea|yep|oh|ah|lol|haha+|damn|man|bro|dude|fr|dope|sweet|word|perfect|great|awesome|good)[ ,.!]+)*';
const thanks =
  "(?:bet|say less|word(?: up)?|facts|preciate (?:it|you|u|that|ya|the help)|'?preciate(?:d)?|appreciate (?:it|you|u|that|ya|the help)|thanks|thank you|thank u|thx|ty|tysm|much love|good looks|good lookin(?:g)?(?: out)?|(?:ur|you'?re|youre|u r|u are|you are) (?:the |a )?(?:goat|man|best|legend|king|real one|beast|genius|lifesaver|homie|og)|legend|salute|respect|cheers|gracias|merci|heard|noted|gotchu|gotcha|got it|fire|lets go|let'?s go(?:o+)?)";
const closing =
  '(?:[ ,.!]+(?:man|bro|bruh|dude|fam|king|boss|chief|my guy|my man|my dude|homie|g|for (?:that|this|the help|it)|a lot|so much|again|fr|lol|haha|then|too))*';
const all = new RegExp(
  `^${opening}${thanks}${closing}(?:[ ,.!]+(?:and )?${thanks}${closing})*[\\s.!,]*$`,
  'i',
);

/** Words that a tap could have too: not alone. */
const open = /^(?:heard|noted|word|fire|lets go|let'?s go|got it|gotcha)[\s.!]*$/i;

/** @returns whether nothing but thanks is said */
export function isThanks(prompt: string): boolean {
  const text = prompt
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}\s'.,!]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return all.test(text) && !open.test(text);
}
