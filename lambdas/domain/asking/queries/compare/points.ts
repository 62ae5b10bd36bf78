/** "Lay the points or just play them to win", "take the points or the ml": a spread beside a winner, which only a choice of the two says. */

const winner =
  /\b(?:ml|money ?-?lines?|straight[ -]?up|outright|su|to win|win (?:it|the game|straight)|win)\b/i;
/** Beside these, points are those of a player or a total. */
const ofPoints =
  /\b(?:overs?|unders?|[ou]\d|scores?|assists?|rebounds?|alt|teasers?|props?)\b|\d ?(?:points|pts)\b/i;
const how =
  '(?:lay|laying|give|giving(?: up)?|eat|eating|swallow|take|taking|get|getting|grab|grabbing|have|having|with|w\\/|plus|and)';
const points = '(?:points|pts|number|wood|lumber|chalk|spread|cushion|hook|handicap|head start)';
const said = new RegExp(
  `\\b${how} (?:(?:all|those|them|their|the|that|dem) ){0,3}${points}\\b|\\b(?:the|those) (?:points|pts)\\b|\\b(?:or|vs|versus|ml,) (?:points|pts)\\b|\\b(?:points|pts)(?= (?:or|vs|versus)\\b)`,
  'gi',
);
const covers = /^(?:or|vs|versus)\b/i;
/** "Take the 8.5 with the Jets". */
const taken =
  /\b(take|taking|grab|grabbing|get|getting|with|w\/) (?:the|those) (\d{1,2}(?:\.5)?)(?= (?:with|and|on|or|here)\b|[,?]|\.(?!\d)|$)/gi;

/** "Just play them to win", "win it outright", "keep it simple with the ml": how the winner is bet says nothing more. */
const winning: readonly (readonly [RegExp, string])[] = [
  [/\b(?:to )?win (?:it |the game )?(?:outright|straight[ -]?up|su)\b/gi, 'moneyline'],
  [/\bto win (?:it|the game)\b/gi, 'moneyline'],
  [
    /\b(?:(?:play|take|bet|back|ride|get|have)(?:ing)? (?:them|em|it|him|her|that) )?to win(?=\W*(?:$|(?:or|vs|versus)\b))/gi,
    'moneyline',
  ],
  [
    /\b(?:play(?:ing)? it safe|keep(?:ing)? it (?:simple|safe)|(?:be|being|stay|staying) safe|settle|settling|stick(?:ing)?|roll(?:ing)?|just go(?:ing)?) with (?=(?:the |their )?(?:ml|money ?-?line))/gi,
    'with ',
  ],
  [
    /\b(?:sprinkle|sprinkling|eat|eating|pay|paying)(?: up)?(?: for)? (?=(?:the |their |that )?(?:ml|money ?-?line))/gi,
    'take ',
  ],
];

const namesSpread = /\b(?:spread|puck ?-?line|run ?-?line)\b/i;

/** @returns the same text where no winner stands beside the points, or where they may be somebody's */
export function withSpreads(prompt: string): string {
  if (!winner.test(prompt) || ofPoints.test(prompt) || !/\b(?:or|vs|versus|than)\b/i.test(prompt))
    return prompt;
  const lined = prompt
    .replace(said, (words) => `${covers.exec(words)?.[0] ?? ''} the spread `)
    .replace(taken, '$1 +$2');
  const isSaid = lined !== prompt || namesSpread.test(prompt);
  return !isSaid ? prompt : winning.reduce((text, [from, to]) => text.replace(from, to), lined);
}

/** "The difference between -110 and -120": each is a price of its own. */
const twoPrices =
  /\b(difference|different)((?: \w+){0,3}) ([+-]\d{3,5})(?: odds)?,? (?:and|n|to|from|than) (?=[+-]\d{3,5})/gi;

export const withPricesApart = (prompt: string): string => prompt.replace(twoPrices, '$1$2 $3 or ');

/** "If it were your hundred dollars,": whoever's it is, the question is the same. */
const supposed =
  /^\W*(?:(?:so|ok|okay|hey|yo|and|honest(?:ly)?|question)[\s,:]+){0,2}(?:(?:say|suppose|imagine|pretend) )?(?:if (?:it|this|that) (?:were|was|is|wuz)(?: all)? (?:your|ur|you|u|yours)\b|if (?:you|u) (?:were|was) me\b|if (?:you|u) (?:had to|could only) (?:pick|choose|bet)(?: just)?(?: one)?\b|with your(?: own)? money\b)[^,?.]{0,32}?[,:]\s*/i;

export const withoutSupposing = (prompt: string): string => prompt.replace(supposed, '');

/** "I've got 40 on it either way": what is staked changes nothing in how the bets compare. */
const staked =
  /(?<=[.,;!?]\s{0,3})(?:i|we)(?:['’]?(?:ve|m|re|ll)| have| am| are| will)?(?: (?:got|have|put|putting|betting|risking|throwing|gonna put))? \$?\d+(?:\.\d+)?(?: ?(?:bucks|dollars))? (?:to (?:bet|spend|risk|play with)|(?:riding )?on (?:it|one|this|either|whichever|that)(?: one)?)(?: (?:either way|regardless|no matter what))?(?=[.,;!?]|\s*$)/i;

export const withoutStake = (prompt: string): string => prompt.replace(staked, ' ');
