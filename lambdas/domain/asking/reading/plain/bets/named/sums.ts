/** "Combined points and rebounds", "points plus assists combined": a sum of statistics, by its usual name. */
const part = '(?:points|pts|rebounds|rebs|boards|assists|asts|dimes|steals|blocks)';
const join = '(?: ?(?:,|\\+|&|/) ?(?:and |plus )?| (?:and|plus|n) )';
const list = `(${part}(?:${join}${part}){1,2})`;
const before = new RegExp(
  `(?<![\\w'’])(?:(?:total|sum) of (?:his |her )?|(?:(?:the )?(?:combined|combo|total|cumulative|summed)(?: (?:total|number|sum)(?: of)?)? ))${list}(?![\\w'’])`,
  'gi',
);
const after = new RegExp(
  `(?<![\\w'’])${list} (?:combined|in total|all together|altogether|added (?:up|together)|together|combo)(?![\\w'’])`,
  'gi',
);
/** "Over points plus rebounds": with a side before them, both are of one bet. */
const sided = new RegExp(
  `(?<![\\w'’])((?:over|under)s? (?:on )?(?:his |her )?)(${part}(?: plus ${part}){1,2})(?![\\w'’])`,
  'gi',
);
const parts = new RegExp(part, 'gi');

/** @returns the question with such sums written with a plus */
export const withPlainSums = (prompt: string): string =>
  /combined|combo|total|cumulative|sum|together|added|plus/i.test(prompt)
    ? prompt
        .replace(before, asSum)
        .replace(after, asSum)
        .replace(sided, (_, side: string, list: string) => `${side}${asSum('', list)}`)
    : prompt;

const asSum = (_: string, list: string): string => (list.match(parts) ?? []).join(' + ');
