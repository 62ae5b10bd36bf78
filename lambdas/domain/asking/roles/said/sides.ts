/** Sides in words: "fewer points than they expect", "the lower side of the total". */

const scores = '(?:(?:total|combined) )?(?:points|pts|goals|runs|scoring|score)';
/** Who says what a line is. */
const those =
  '(?:they|people|you|we|most|anyone|anybody|everyone|everybody|(?:the )?(?:book|bookie|bookmaker|oddsmaker|expert|market)s?)';
const verb =
  '(?:say|think|expect|predict|project|believe|figure|reckon|post|list|set|give|have|had|has(?: it)?)(?:s|ed)?';
/** "Than the number", "than listed", "than they expect": the line itself, and no other player's or team's. */
export const thanLine = `than (?:(?:(?:the|his|her|their|its|that|posted|listed|expected) )*(?:line|number|total|mark|bar)|(?:is )?(?:expected|listed|posted|projected|predicted)|${those}(?: (?:all )?${verb})?)`;
const theLine = '(?: (?:the|his|her|their|its) (?:line|number|total|mark|bar))?';
const compared = `(?: ${scores})?(?: ${thanLine})?`;

const high = '(?:high(?:er|est)?|upper|bigger|larger|over)';
const low = '(?:low(?:er|est)?|smaller|under)';
const sideOf = (which: string) =>
  `(?:on )?the ${which} (?:side|half|end|number)(?: of (?:the |that |their )?(?:total|number|line))?`;
const each = '(?:both|all|each)(?: of (?:them|em|those|these))?';

/** Of more than one, the first that fits. */
export const ofComparisons: readonly (readonly [said: RegExp, form: string])[] = [
  [new RegExp(`^(?:(?:more|higher)${compared}|(?:above|past)${theLine}|${sideOf(high)})$`, 'i'), 'over'],
  [new RegExp(`^(?:(?:fewer|less|lower)${compared}|below${theLine}|${sideOf(low)})$`, 'i'), 'under'],
  [new RegExp(`^${each} (?:going |to go |to be )?(?:over|high)$`, 'i'), 'overs'],
  [new RegExp(`^${each} (?:going |to go |to stay |staying |to be )?(?:under|low)$`, 'i'), 'unders'],
];
