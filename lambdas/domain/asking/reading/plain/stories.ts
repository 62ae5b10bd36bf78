/**
 * What others do, and whose fan the asker is: "where the loser buys wings", "everybody is on them", "Flyers fan, but". A number or a name in
 * such a clause is no part of the bet.
 */
import { type Rewrite, rewriting } from './rewrite.ts';

const everybody = '(?:everyone|everybody|each of us|all of us|the whole (?:chat|group|office|bar|league))';
const loser = '(?:(?:the )?(?:loser|winner|last place)|whoever (?:loses|wins|is last))';
/** Up to the end of a clause. */
const clause =
  '[^,.;:!?]{0,60}?(?=\\s*(?:[,.;:!?]|$|\\b(?:so|and (?:i|im|mine|my|we)|but|anyway|i need|i want|need|gimme|give me)\\b))';
/** What one does in turn with others, and not what is bet. */
const habits =
  '(?:brings?|throws?|puts?|posts?|adds?|picks?|chooses?|submits?|sends?|gets?|makes?|has to|chips? in|goes in|takes turns)';
const penalty = '(?:buys?|pays?|owes?|has to|gets? to|wears?|shaves?|cooks?|does|drives?|picks up|treats?)';
/** After these, what everybody does is what the asker does not. */
const isContrast =
  /\b(?:rather|instead|other|fad(?:e|es|ing)|against|opposite|not me|me too|same|contrarian|but)\b/i;

const rewrites: readonly Rewrite[] = [
  // "I won't be home" names no home team.
  [
    "(?:i|we)(?:'ll|'m| will| won't| am| can't|'re| are)? (?:not |just )?(?:be |get |getting |stay(?:ing)? |go(?:ing)? |head(?:ing)? |got )?home(?! (?:till?|until|at|by|after|around)(?: about| like| around)? \\d)(?= ?(?:[,.;!?]|$|till|until|at|by|from|tonight|today|so|and|but))",
    '',
  ],
  [`where (?:${everybody}|we all|we each|you each) ${habits} ${clause}`, ''],
  [`(?:where |and |so )?${loser} ${penalty} ${clause}`, ''],
  [
    "(?:i'm |i am |as |being )?(?:an? )?(?:huge |big |die ?hard |lifelong |massive )*(?!(?:any|other|every|each|real|true)\\b)[a-z0-9][a-z0-9'’]* (?:fan|homer)\\b(?! (?:bet|duel))[^.;!?]{0,60}?\\b(?:but|however)",
    '',
  ],
  [
    `${everybody} (?:can|could|will|to)(?: all)? (?:yell|cheer|watch|root|enjoy|follow|sweat|get into|scream)(?: (?:about|for|at|on|together|it))*`,
    '',
  ],
];
/** "Won 3 straight so now gimme a bigger one. 4 leg parlay": what was won says nothing of the next bet, which follows. */
const wonBefore = rewriting([
  [
    "(?<=^\\W*)(?:(?:ok|so|yo|well|just|i|we|i've|we've|ive|have|been) )*(?:won|hit|cashed|nailed) (?:my |our |the )?(?:last )?(?:\\d{1,2}|two|three|four|five|six|seven)(?: (?:straight|in a row|parlays?|bets?|slips?|picks?|tickets?))+,?(?: (?:so|and|now|then))*",
    '',
  ],
  [
    '(?<=^\\W*)(?:(?:so|now|and|then) )*(?:gimme|give me|i want|i need|need|want|lets (?:get|do|go for)) (?:a |something )?bigger(?: (?:one|parlay|bet|slip|ticket))?(?: (?:now|tonight|today))? ?[.,;:!-]+(?= ?\\S)',
    '',
  ],
]);
/** "Stamkos revenge game vs Tampa": whom he plays is said, and why he is liked is no term. */
const revenge = rewriting([
  // "My two squads, Vikings and Texans".
  ['my (?:two|2|three|3|four|4) (?:squads|teams|clubs|boys)(?:,|:|;| -)(?= [a-z])', ''],
  [
    '(?:(?:in|with|for) (?:his|a|the|their) )?revenge (?:game|spot|narrative|match)(?= (?:vs\\.?|versus|against|at|@) )',
    '',
  ],
]);
/** "Nobody believes in the Bears, Bears moneyline": told of a team that is named again for the bet. */
const feels =
  "(?:'s| is| are)?(?: really| even| ever)? (?:believes? in|likes?|loves?|hates?|wants?|trusts?|respects?|on|talking about|talks? about|pick(?:s|ed|ing)|giv(?:es|ing)|buying)";
const ofCrowd = new RegExp(
  `(?<![\\w'’])(?:${everybody}|nobody|no one|noone|people)${feels} (?:the )?(\\w+)(?: (?:a (?:chance|shot|prayer)|any (?:respect|credit|love)|this week|today|tonight))*(?=[,.;!?]| but| so)(?=.*\\b\\1\\b)`,
  'gi',
);
/** "Everyone fades the Pistons, me too". */
const meToo = new RegExp(
  `(?<![\\w'’])${everybody}(?:'s| is)? fad(?:es|ing) ((?:the )?\\w+),? (?:and )?(?:me too|so am i|so do i|same(?: here)?|i am too|i do too)(?=[,.;!? ]|$)`,
  'gi',
);
const without = rewriting(rewrites);
const crowd = rewriting([
  [
    `(?:and |since |cause |because )?${everybody}(?:'s| is| are|'re|s)? (?:all )?(?:on|all over|riding|backing|hammering|loves?|likes?|talking about|picking|in on) (?:em|them|it|him|her|this one|that one)`,
    '',
  ],
]);
const isOfOthers =
  /\b(?:every(?:one|body)|each of us|all of us|we (?:all|each)|nobody|no ?one|people|home|whole|loser|winner|last place|whoever|fan|homer)/i;

/** @returns the question without them */
export function withoutStories(prompt: string): string {
  const told = revenge(wonBefore(prompt));
  if (!isOfOthers.test(told)) return told;
  const rest = without(told).replace(meToo, 'fade $1').replace(ofCrowd, '');
  return isContrast.test(rest) ? rest : crowd(rest);
}
