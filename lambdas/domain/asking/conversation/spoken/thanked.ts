/** Thanks and good wishes in the words of bettors: "alright bet, preciate it", "perfect thx, gl today". They ask for nothing. */

const opening =
  '(?:(?:alright|aight|ight|ok|okay|k|kk|cool|nice|yeah|yea|yep|oh|ah|lol|haha+|damn|man|bro|dude|fr|dope|sweet|word|perfect|great|awesome|good)[ ,.!]+)*';
const thanks =
  "(?:bet|say less|word(?: up)?|facts|preciate (?:it|you|u|that|ya|the help)|'?preciate(?:d)?|appreciate (?:it|you|u|that|ya|the help)|thanks|thank you|thank u|thx|ty|tysm|much love|good looks|good lookin(?:g)?(?: out)?|(?:ur|you'?re|youre|u r|u are|you are) (?:the |a )?(?:goat|man|best|legend|king|real one|beast|genius|lifesaver|homie|og)|legend|salute|respect|cheers|gracias|merci|heard|noted|gotchu|gotcha|got it|fire|lets go|let'?s go(?:o+)?|(?:that'?s|thats|that is|this is|that was|just|exactly|all|what)(?: (?:all|exactly|just|what))* i (?:needed|wanted)(?: to (?:know|hear|see))?|(?:that'?s|thats|that is|this is|that was) (?:(?:super|really|so|very) )*(?:perfect|great|awesome|helpful|dope|sick|clutch))";
/** "Good luck tonight", "have a good one". */
const wishes =
  "(?:(?:and |n )?(?:gl|glgl|good ?luck|best of luck|wish me luck|fingers crossed|let'?s (?:cash|win|get (?:it|paid|this money|that money))|have a (?:good|great|nice) (?:one|day|night|weekend|evening|sunday|game day)|enjoy the games?|take care|peace(?: out)?|(?:talk|catch (?:you|u|ya)|see (?:you|u|ya)) (?:later|soon|tomorrow|next (?:week|time)))(?: (?:to (?:you|u|ya|us|me|everyone|all|both of us)|with (?:it|that|this|your (?:bets?|picks?)|ur (?:bets?|picks?))|on (?:your|ur|the|my) (?:bets?|picks?|parlay)|today|tonight|tomorrow|this week(?:end)?|out there))*)";
const closing =
  "(?:[ ,.!]+(?:perfect|great|awesome|today|tonight|that(?:s| is|'s) (?:perfect|great|all|it|helpful|what i needed)|all i needed|man|bro|bruh|dude|fam|king|boss|chief|my guy|my man|my dude|homie|g|for (?:that|this|the help|it)|a lot|so much|again|fr|lol|haha|then|too))*";
const all = new RegExp(
  `^${opening}(?:${thanks}|${wishes})${closing}(?:[ ,.!]+(?:and )?(?:${thanks}|${wishes})${closing})*[\\s.!,]*$`,
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
