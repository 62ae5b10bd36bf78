/** "Lakers or Warriors? Pick a side and add the total": a side of their game, and what is said beside it. */
const team = "((?:the )?[a-z0-9][\\w.'’]*(?: (?!or\\b|vs?\\b)[a-z0-9][\\w.'’]*){0,2}?)";
const choose =
  '(?:(?:just |you |u |can you |please |pls )*(?:pick|choose|take|give me|gimme|tell me|decide(?: on)?|call)(?: me)?(?: the)? (?:an? |the |one |your )?(?:side|one|winner|team|whichever(?: one)?)(?: (?:you|u) (?:like|want|prefer))?|(?:you|u) (?:pick|choose|decide)|whoever(?: you like)?|dealer.?s choice|your (?:pick|call|choice))';
const join = '[,.;:]? ?(?:and |then |plus |& |\\+ |with )*';
const add =
  '(?:add|adding|tack(?: on)?|throw(?: in)?|toss(?: in)?|stick(?: on)?|include|pair it with|with|slap(?: on)?)?';
const more =
  ' ?(?:on |in )?(?:the |an? |their |that )?(total|over/under|o/u|over|under)(?: (?:too|as well|to it|on it|in there|of (?:it|that game)))?';
const pickOne = new RegExp(
  `^(?:(?:ok|so|hey|yo|alright|hmm),? )*${team} or ${team} ?[?,.:;!-]* ?${choose}${join}${add}${more}(?= ?(?:[,.;!?]|$| (?:for|please|pls|tonight|sunday|today)))`,
  'i',
);
/** "Jets or Bills and the under": nothing but a side and what is beside it. */
const eitherAnd = new RegExp(
  `^(?:(?:ok|so|give me|gimme|i want),? )*${team} or ${team},? ?(?:and|plus|&|\\+|with)${more}\\s*[.!]?$`,
  'i',
);

/** @returns the question as a same-game parlay of both; unchanged where no two are named so */
export const withPickedSide = (prompt: string): string =>
  / or /i.test(prompt) ? prompt.replace(pickOne, asSlip).replace(eitherAnd, asSlip) : prompt;

const asSlip = (_: string, one: string, other: string, what: string): string =>
  `${one} ${other} sgp, a side and the ${what}`;
