/** "My uncle swears the Lions are the lock of the week, does he have a point": the bet is asked about, whoever names it. */

const whose = '(?:my|the|this|a|some|our|one of my|an|that)';
const person =
  '(?:uncle|aunt|dad|father|pops|mom|mother|brother|sister|sis|bro|buddy|buddies|friend|friends|pal|mate|boss|co-?worker|colleague|neighbou?r|barber|guy|guys|dude|wife|husband|girlfriend|boyfriend|gf|bf|fianc[eé]e?|roommate|roomie|cousin|son|daughter|kid|nephew|bookie|tout|capper|bartender|barista|grandpa|grandma|gramps|father-in-law|in-law|teammate|classmate|teacher|professor|reddit|twitter|tiktok|youtube|discord|espn|announcers?|commentators?|pundits?|experts?|talking heads?|everyone|everybody|podcast|radio|group ?chat|chat|internet|tipster|handicapper|old man|driver|trainer|plumber)';
const says =
  "(?:says?|said|saying|thinks?|swears?|swore|told (?:me|us)|tells? (?:me|us)|telling me|insists?|claims?|believes?|reckons?|figures?|promises?|promised|guarantees?|loves?|likes?|keeps? (?:saying|telling me|texting me|preaching)|(?:won[’']?t|wont) (?:shut up|stop talking) about|(?:is|are|was|were) (?:all (?:over|in on)|in love with|high on|big on|hyped (?:on|about|for)|hammering|betting|taking|pounding|on|riding|adamant|convinced|certain|sure|telling me)|(?:put|bet|dropped|has) \\S+ on|hammered|wants me to (?:take|bet|hammer|back|tail|ride)|tipped|called|gave me|is|are)";

const teller = new RegExp(
  `^\\W*(?:(?:so|ok|okay|hey|yo|lol|well)[\\s,]+)?(?:${whose} )?(?:\\S+ ){0,2}?${person}(?:(?: (?:of mine|in law|at (?:work|the bar|the gym|the office|my job)|from (?:work|the bar|the gym|college)|down the (?:street|hall)|next door|on (?:tv|tiktok|twitter|espn|the radio|reddit)|who \\S+ \\S+|i know|jeff|mike|dave|steve))| (?:just|always|really|also|literally|honestly|still))* ${says}(?: (?:that|to|me|us|how|like))*(?: (?:to )?(?:take|bet|hammer|back|pound|play|tail|ride|smash|go with|put it all on))? `,
  'i',
);
const fading = /\b(?:to |i should |i gotta )?fade\b/i;

/** What is said of a sure bet, and what is asked of who says it. */
const praise =
  /\b(?:(?:is|are|r|will be|gonna be|going to be|its|it['’]?s|as|being) )?(?:(?:a|an|the|such a|just|like|literally) ){0,2}(?:(?:stone cold|stone-cold|absolute|total|complete|easy|easiest|mortal|biggest|surest|best|free|pure|certified|100%|hundred percent|dead) ){0,2}(?:lock|locks|money|sure thing|no[ -]brainer|layup|lay-up|slam dunk|gimme|steal|gift|guaranteed?|cinch|automatic|bet|play|pick|value|winner|side|spot)(?: (?:of (?:the|all) (?:week|day|year|night|century|season|time)|ever|on the (?:board|slate|card)|this (?:week|weekend|season)|all (?:week|day|year|season)|in the world|he['’]?s seen|out there))*(?=$|[\s,.?!])|\b(?:can['’]?t|cannot|cant|wont|won['’]?t|will not|no way (?:they|it|he)) (?:lose|miss|fail|lose this)\b|\b(?:no matter what|for sure|100%|hands down|easily|easy|no doubt|without a doubt|guaranteed|all day)(?=$|[,.?!])|\b(?:hits|cashes|covers|wins|win|cover|hit|cash)(?: (?:easy|easily|for sure|no doubt|by a mile|going away))?(?=$|[,.?!])/gi;
const ofTeller =
  /[,.;?!]?\s*\b(?:(?:does|do|did|has|have|is|are|was|should i|would (?:you|u)|do (?:you|u)|am i|can i|could|what) )(?:(?:he|she|they|him|her|them|i|we|you|u|it|that|this) )?(?:(?:actually|really|even|just|gonna|going to|possibly) )?(?:have a point|has a point|got a point|right|wrong|crazy|nuts|insane|high|drunk|dumb|an idiot|on to something|onto something|full of (?:it|shit|crap)|legit|know something|knows something|listen(?: to (?:him|her|them))?|believe (?:him|her|them|it|that)|trust (?:him|her|them|it)|agree|tail(?: (?:him|her|them|it))?|follow(?: (?:him|her|them|it))?|buy (?:it|that)|reaching|delusional)(?=$|[\s,.?!])[\s\w]{0,20}/gi;

/** "My wife likes the Eagles, pick something for that game": her liking is the story of a bet that is wished for. */
const asksForBet =
  /\b(?:give (?:me|us)|gimme|get (?:me|us)|find (?:me|us)|build|make (?:me|us|him|her|a|one)|pick (?:me|us|something|one|a)|(?:i|we)(?:['’]d)? (?:want|need|like)|put (?:something|one|a \S+) together|put together|looking for|something|anything)\b/i;

/** @returns the same question as one about the bet; the same text where nobody else names one */
export function withoutTeller(prompt: string): string {
  const found = asksForBet.test(prompt) ? null : teller.exec(prompt);
  if (!found) return prompt;
  const rest = prompt.slice(found[0].length);
  const lead = fading.test(`${found[0]} ${rest.slice(0, 30)}`) ? 'case against ' : 'thoughts on ';
  return `${lead}${rest.replace(fading, ' ').replace(ofTeller, ' , ').replace(praise, ' , ')}`;
}

/** Whether somebody else names the bet that is asked about. */
export const isToldBySomebody = (prompt: string): boolean => teller.test(prompt) && !asksForBet.test(prompt);
