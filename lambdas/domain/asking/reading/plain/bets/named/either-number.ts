/** "Alt rebounds for Sabonis, like 12+ or 14+", "Allen passing, 250+ or 275+": numbers of the statistic before them. */

const milestone = '\\d{1,3} ?\\+';
const around = '(?:something |anything )?(?:like|maybe|perhaps|say|such as|either|probably|around)';
const leading = new RegExp(
  `[ ,:;-]+(?:${around} )+(?=${milestone},? or (?:maybe )?${milestone}(?![\\d+]))`,
  'gi',
);
/** Of a quarterback or a runner, what is thrown, run or caught is counted in yards. */
const ofYards =
  /\b(passing|rushing|receiving)((?: (?:for|by|on) [a-z.'’ -]{2,30})?)[ ,:-]+(?=\d{2,3} ?\+,? or \d{2,3} ?\+(?! ?(?:yards?|yds?))(?![\d+]))/gi;

/** @returns the question with the numbers right after the statistic, as a choice between them is read */
export const withEitherNumber = (prompt: string): string =>
  /\+,? or /.test(prompt) ? prompt.replace(leading, ' ').replace(ofYards, '$1 yards$2 ') : prompt;
