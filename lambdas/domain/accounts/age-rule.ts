/** Who may use GamePlan. Every text of the site, of pages made by functions and of pictures takes it from here. */

const leastAge = 18;

/** Where bets are legal, the law often asks for more. */
const legalAges = '21 in most of the USA, 19 in most of Canada';

/** For a picture, which has no room for the rule. */
export const shortAgeRule = `${leastAge}+`;

export const ageRule = `${shortAgeRule}, or the legal age where you live (${legalAges})`;

/** The rule as the terms put it. */
export const ageCondition = `${leastAge} or of legal age where you live, whichever is higher (${legalAges})`;
