/** What is said of a question for several slips: each answer is one. */

const several =
  /^(?:([2-9])|two|three|four|five|six|seven|eight|couple|pair|few|several|some)\b.*\b(?:singles|straights|bets|plays|picks|wagers|things|tickets|slips|moneylines)$/;
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Whether unread words ask for several slips. */
export const isOfSeveral = (words: string): boolean => words === 'round robin' || several.test(words);

/** @returns how many, where they say it */
export function countOfSeveral(words: string): number | undefined {
  const [first = ''] = words.split(' ');
  const named = numbers.indexOf(first);
  const count = /^[2-9]$/.test(first) ? Number(first) : named < 0 ? undefined : named + 2;
  return several.test(words) ? count : undefined;
}

/** @returns undefined unless the words ask for several slips */
export function severalSlips(words: readonly string[]): string | undefined {
  const [one] = words.filter(isOfSeveral);
  if (one === undefined) return undefined;
  if (one === 'round robin')
    return 'A round robin is several parlays, and each answer is one slip: we can build the parlay of all its legs, and add up a round robin whose prices you give us.';
  return `Each answer is one slip, so we can’t give ${one} at once: ask for one, and tap “Regenerate” for the next, or take them as a parlay.`;
}
