/** Thanks and good wishes in the words of bettors: "alright bet, preciate it", "perfect thx, gl today". They ask for nothing. */

const opening =
  '(?:(?:alright|aight|ight|ok|okay|k|kk|cool|nice|yeah|yea|yep|oh|ah|lol|haha+|damn|man|bro|dude|fr|dope|sweet|word|perfect|great|awesome|good)[ ,.!]+)*';
const thanks =
  "(?:bet|say less|word(?: up)?|facts|preciate (?:it|you|u|that|ya|the help)|'?preciate(?:d)?|appreciate (?:it|you|u|that|ya|the help)|thanks|thank you|thank u|thx|ty|tysm|much love|good looks|good lookin(?:g)?(?: out)?|(?:ur|you'?re|youre|u r|u are|you are) (?:the |a )?(?:goat|man|best|legend|king|real one|beast|genius|lifesaver|homie|og)|legend|salute|respect|cheers|gracias|merci|heard|noted|gotchu|gotcha|got it|fire|lets go|let'?s go(?:o+)?|(?:that'?s|thats|that is|this is|that was|just|exactly|all|what)(?: (?:all|exactly|just|what))* i (?:needed|wanted)(?: to (?:know|hear|see))?|(?:that'?s|thats|that is|this is|that was) (?:(?:super|really|so|very) )*(?:perfect|great|awesome|helpful|dope|sick|clutch))";
const when =
  '(?:today|tonight|tonite|2nite|tomorrow|tmrw?|tmw|2morrow|this week(?:end)?|all weekend|(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day)';
/** "I'll send him that", "gonna tell my brother": what becomes of the answer, which changes nothing of it. */
const passing =
  "(?:(?:and |so |then )?(?:i'?ll|i will|i'?m (?:gonna|going to)|gonna|going to|let me|lemme|gotta|time to)(?: (?:just|go|now|definitely|def))* (?:(?:send|tell|show|share|forward|text|relay)(?= [a-z])|pass (?:it|that|this|them|these|along)|let (?:him|her|them|my|the) (?:[a-z]+ )?know)(?: (?!(?:me|us|if|whether|and|but|about)\\b)[a-z']+){0,6})";
/** "Good luck tonight", "have a good one". */
const wishes = `(?:(?:and |n )?(?:gl|glgl|good ?luck|best of luck|wish me luck|fingers crossed|let'?s (?:cash|win|get (?:it|paid|this money|that money))|have a (?:good|great|nice) (?:one|day|night|weekend|evening|sunday|game day)|enjoy the games?|take care|peace(?: out)?|(?:talk|catch (?:you|u|ya)|see (?:you|u|ya)) (?:later|soon|tomorrow|next (?:week|time)))(?: (?:to (?:you|u|ya|us|me|everyone|all|both of us)|with (?:it|that|this|your (?:bets?|picks?)|ur (?:bets?|picks?))|on (?:your|ur|the|my) (?:bets?|picks?|parlay)|${when}|out there))*)`;
const closing = `(?:[ ,.!]+(?:perfect|great|awesome|today|tonight|that(?:s| is|'s) (?:perfect|great|all|it|helpful|what i needed)|all i needed|man|bro|bruh|dude|mate|bud|buddy|pal|guys|friend|y'?all|fam|king|boss|chief|my guy|my man|my dude|homie|g|for (?:that|this|it|everything|(?:the|ur|your|all the|all your) (?:help|picks?|info|answer|parlay|bet|breakdown|advice|tips?|heads up|insight))|a (?:lot|ton|bunch|million)|(?:so|very) much|again|fr|lol|haha|then|too))*`;
const all = new RegExp(
  `^${opening}(?:${thanks}|${wishes}|${passing})${closing}(?:[ ,.!]+(?:and )?(?:${thanks}|${wishes}|${passing})${closing})*[\\s.!,]*$`,
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
