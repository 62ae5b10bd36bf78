/** How people say that what follows is another question: "diff q,", "new one:", "forget hockey,", "that's it for me. Now …". */

const courtesy =
  '(?:(?:ok|okay|k|alright|aight|alr|cool|nah|no|nope|lol|hey|yo|wait|hold on|actually|oh|hm+|so|well|and|btw|bro|dude|man|thanks|thx|ty|nice|great|perfect|sweet|good stuff|sounds good|got it|gotcha|nm|nvm|never ?mind|my bad|sorry)[ ,.!]+)*';
const what = '(?:q|qs|question|questions|topic|subject|note|thing|one|bet|ask|parlay|slip|play|pick)';
const kinds = '(?:football|nfl|basketball|nba|hoops|hockey|nhl|baseball|mlb|soccer|mls|golf|pga)';
const openings = [
  `(?:(?:a |one |an )?(?:total(?:ly)? )?(?:diff|different|another|separate|unrelated|new|next|other|side|random|quick|last|off[ -]?topic|more|final)(?: (?:more|quick|diff|different|unrelated|random))? ${what})(?: (?:for (?:you|u|ya)|tho|though|here|now|pls|please|real quick))?`,
  `on (?:a|an)(?:nother| different| separate| unrelated| side)? ?(?:note|topic|subject)`,
  '(?:switching|changing|change of|switch|change) (?:gears|topics?|subjects?|sports?|it up)(?: (?:here|now|a bit))?',
  '(?:unrelated|side note|sidenote|off topic|totally different|moving on|moving along|next up|new topic|new subject|by the way)(?: (?:but|tho|though))?',
  `(?:forget|scratch|screw|skip|scrap|enough|never ?mind|nevermind|nvm|nm|ditch|drop|leave|done with|no more|im over|im done with)(?: about)?(?: (?:it|that|this|all (?:that|of that|this)|that one|this one|the (?:last|other) one|everything|about it|${kinds}(?: (?:stuff|tho|for now))?|(?:the |that |this )(?:parlay|bet|pick|slip|sgp|play|ticket)))?(?: (?:for now|for a sec(?:ond)?|tho|though))?`,
  "(?:that'?s|thats) (?:it|all|enough|good|plenty)(?: (?:for me|from me|for now|on that|with that))?|(?:that'?s|thats) for me",
  '(?:start(?:ing)? (?:over|fresh|again|from scratch)|from scratch|clean slate|fresh start|reset)',
  // "I think I will pass on that game. What do you like in Timberwolves Jazz?"
  "(?:(?:i think|i guess|maybe|probably|honestly) )*(?:(?:i'?ll|i will|im gonna|i'?m going to|i'?d|i would|gonna|imma|i might|let'?s|lets) )(?:(?:just|probably|rather|have to|actually) )*(?:pass|skip|sit (?:that|this|it) one out|sit (?:that|this|it) out|stay away|leave)(?: (?:on|from))?(?: (?:it|that|this|them|those|(?:that|this|the) (?:one|game|matchup|match|bet|pick|play)))?(?: (?:for now|alone|tonight|tho|though))?",
  "(?:(?:that|this|it)(?:'?s| is)? )?not (?:for me|my (?:thing|game|kind of (?:bet|game)|cup of tea))",
  '(?:fresh|new) (?:question|ask|request)',
];
const opening = new RegExp(
  `^${courtesy}(?:${openings.join('|')})\\s*(?:[,.:;!?\\n]+|\\s[-–—]+\\s|\\s*\\.{2,}|(?<=unrelated|side note|off topic|way)\\s+but\\s)\\s*(?:(?:now|ok|so|but|and|then|instead)[ ,]+)*`,
  'i',
);

/** @returns the question after such words; undefined if there are none, or nothing follows them */
export function afterOpening(prompt: string): string | undefined {
  const match = opening.exec(prompt.trim());
  // "Instead" of what was set aside.
  const rest = match
    ? prompt
        .trim()
        .slice(match[0].length)
        .replace(/[ ,]+instead[ .!]*$/i, '')
        .trim()
    : '';
  return rest.length > 1 ? rest : undefined;
}

/** Only such words: the last answer is set aside, and nothing is asked yet. */
const alone = new RegExp(
  `^${courtesy}(?:start (?:over|fresh|again|from scratch)|lets start (?:over|fresh)|from scratch|clean slate|reset|never ?mind|nevermind|nvm|nm|forget (?:it|that|about it)|scratch that|scrap (?:it|that)|(?:new|diff|different|another|next) (?:q|question|topic)|off topic)(?: (?:pls|please|then|bro|man|lol))*[ .!]*$`,
  'i',
);
export const isSetAside = (prompt: string): boolean => alone.test(prompt.trim());

/** "Back to the first one": an earlier version of the bet. */
const back =
  /^(?:(?:ok|okay|nah|no|actually|hmm?|lol|wait|eh|oh|yeah|so)[ ,.!]+)*(?:(?:can|could) (?:you|u|we) |lets |let's |please |pls )?(?:(?:go|take me|going|gimme|give me|switch|bring|put|get|change|show me|return|revert)(?: (?:it|me|us|that))? ?(?:back)?(?: to)?|back to|i want|i liked|i like|id rather have|i prefer|prefer|use|undo|restore|bring back|keep)(?: back)?(?: to)?(?: the)?(?: (first|1st|original|very first|previous|prior|last|earlier|old|second to last|one before|version before))(?: (?:one|version|bet|parlay|pick|picks|slip|answer|ticket|play|that))*(?: (?:u|you) (?:gave|had|showed|made)(?: me| us)?)?(?: (?:better|again|back|before|instead|pls|please|more))*[ .!]*$/i;
const undo =
  /^(?:(?:ok|okay|nah|no|actually|hmm?|lol|wait|eh|oh)[ ,.!]+)*(?:undo(?: (?:that|it|this|the last (?:one|change)))?|(?:go|change it|put it|switch it|turn it|take it) back|revert(?: (?:it|that))?|(?:the )?(?:one|version) before(?: (?:that|this))?(?: was better)?|(?:the )?(?:previous|original|first|1st|old|last) (?:one|version)(?: (?:was|is) better)?)(?: (?:pls|please))*[ .!]*$/i;

const earlier =
  /\b(?:back|undo|restore|revert|return|original|version|previous|prior|again|(?:u|you) (?:gave|had|showed|made)|better|one before)\b/i;

/** @returns which earlier version is wanted; undefined if none is */
export function wantedVersion(prompt: string): 'first' | 'previous' | undefined {
  const text = prompt.trim();
  // "The first one" alone is a leg.
  if (!earlier.test(text)) return undefined;
  const named = back.exec(text)?.[1]?.toLowerCase() ?? (undo.test(text) ? text.toLowerCase() : undefined);
  if (named === undefined) return undefined;
  return /first|1st|original|old/.test(named) ? 'first' : 'previous';
}
