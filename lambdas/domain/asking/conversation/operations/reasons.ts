/** Why somebody wants a change: "cuz he's hurt", "that one tips later". It names no leg to change and no term of a new one. */

/** Between two statements of a message. */
const breaks = /[.,;!?\n]+(?!\d)|\s[-–—]+\s|\b(?:but|so|and then|then|and)\b/i;
const because = /\b(?:cuz|because|becuz|becos|bcuz|bc|coz|since|cause|considering|seeing as)\b/i;
/** Where a statement follows without a mark: "not Kelce he's cooked". */
const running =
  /\s(?=(?:hes|he's|he is|shes|she's|theyre|they're|they are|they (?:always|never|suck)|its|it's|thats|that's|im|i'm|ive|i (?:dont|don't|cant|can't|hate|heard|hear|think|watched|saw|already|do not)|my buddy|he|she)\s)/i;
const subject =
  "(?:he|hes|he's|she|shes|she's|they|theyre|they're|that one|that game|that guy|that team|those (?:guys|teams|two)|it|its|it's|thats|that's|that|this one|this|i|im|i'm|ive|i've|id|i'd|my [a-z]+|everyone|everybody|nobody(?! (?:from|on|in|who|but)\\b)|we|both (?:those|these|of those) (?:teams|guys)|these|u|you|(?:the |that |those )?[a-z'.]+(?: [a-z'.]+)? (?:always|never|sucks?|stinks?|chokes?|is|are|isnt|arent|isn't|aren't|cant|can't|has|have|keeps?|looks?|was|were|got|been|burned|burns))";
const statement = new RegExp(
  `^(?:lol |lmao |haha |bro |man |dude |honestly |tbh |ngl |like |turns out |apparently |i guess |seems like )*${subject} [a-z']`,
  'i',
);
/** Words that ask for something, or give a number: no reason has them. */
const asks =
  /\d|\$|\b(?:want|wanted|need|give|gimme|swap|switch|replace|change|drop|remove|add|keep|make|find|build|only|instead|rather have|prefer|flip|fade|same|new|different|diff|another|at least|at most|more|less|like|love|dont like|hate|trust|bet|put|take|took|track|log|played|show|tell|pays?|wins?|worth|sure|whats?|whos?|when|where|hows?|which|why|should)\b|\?$/i;

/** What changes something, also after "because". */
const orders =
  /\d|\b(?:swap|switch|replace|drop|remove|add|keep|give|gimme|find|make|flip|want|need|only|at least|at most)\b/i;

/** @returns the text without the statements that only say why; as it is where nothing else is left */
export function withoutReasons(text: string): string {
  const parts = text.split(new RegExp(`(${breaks.source}|${running.source})`, 'i'));
  const kept: string[] = [];
  let isAfterBecause = false;
  for (let at = 0; at < parts.length; at += 2) {
    const [part = '', mark = ''] = [parts[at], parts[at + 1]];
    const [before = '', ...after] = part.split(because);
    const stated = before.trim();
    // What follows "because" up to the next break is the reason.
    if (!(isAfterBecause && !orders.test(stated)) && stated !== '' && !isReason(stated))
      kept.push(`${stated}${/[a-z]/i.test(mark) ? ' ,' : mark.trim()}`);
    isAfterBecause = after.length > 0;
  }
  const rest = kept.join(' ').trim();
  return rest === '' ? text : rest;
}

/** "Can't bet on that guy": it asks for nothing, though it speaks of betting. */
const barred =
  /^(?:(?:i|we|u|you|my (?:book|state|app)|he|hes|he's|they|theyre|they're|she|shes|she's|is|are|im|i'm|literally|just|really|legally|lol|bro) )*(?:can'?t|cannot|can not|not allowed to|won'?t let me|doesn'?t let me|don'?t let me|never|won'?t|don'?t (?:wanna|want to)|refuse to|not (?:gonna|going to)|off limits|banned|not available|not on my (?:app|book))(?: (?:bet|betting|play|take|touch|use|get|find|back|root for|do|see|have))?(?: (?:on|for|against))?(?: (?:him|her|them|that|it|that (?:guy|dude|team|player|one|bum|clown)|this (?:guy|dude|team|player|one)|those (?:guys|players|teams)|his (?:props?|lines?)))?(?: (?:on my (?:app|book)|in my state|anymore|again|ever|here|for me|for work|tonight|today))*$/i;

/** "I already have that guy in another bet". */
const owned =
  /^(?:(?:nah|no|but|well|sorry|ok) )*(?:i|we|i'?ve|im|i'?m) already (?:have|got|bet|took|taken|played|used|on|in on|have money on|got money on)(?: on)? (?:that|this|him|her|them|it|those|these)(?: (?:one|guy|team|game|player|leg|bet|pick|side))?(?: (?:in|on|for|with|from|at) [a-z' ]{1,30})?$/i;

/** "He pays nothing" is why he is not wanted, and asks for no payout. */
const paysNothing =
  /\bpays? (?:out )?(?:(?:like|basically|practically|next to|almost|absolutely) )?(?:nothing|jack(?: shit)?|peanuts|pennies|too little|no money)\b/gi;

/** Whether a clause only says why. */
export const isReason = (part: string): boolean =>
  barred.test(part.trim()) ||
  owned.test(part.trim()) ||
  (statement.test(part) && !asks.test(part.replace(paysNothing, ' ')));
