/** "Three moneylines or spreads", "2 sides or totals": legs of either kind, by the one word that both readers know for them. */
import { type Rewrite, rewriting } from '../rewrite.ts';

const either = ' ?(?:,? ?(?:and/or|or)|/) ?';
const [winners, spreads, totals] = [
  '(?:moneylines|mls)',
  '(?:point )?spreads',
  '(?:totals|over/unders|o/us)',
];
const sides = `(?:sides|${winners}|${spreads})`;
/** Of one leg: "1 prop and 1 moneyline or spread". */
const one = '(?<=(?<![\\w.])(?:one|1) )';

const rewrites: readonly Rewrite[] = [
  [`${winners}, ?${spreads}${either}${totals}`, 'game lines'],
  [`${spreads}, ?${winners}${either}${totals}`, 'game lines'],
  [`${winners}${either}${spreads}|${spreads}${either}${winners}`, 'sides'],
  [`${sides}${either}${totals}|${totals}${either}${sides}`, 'game lines'],
  [`${one}(?:moneyline|ml)${either}(?:a )?spread|${one}spread${either}(?:a )?(?:moneyline|ml)`, 'side'],
];
const plain = rewriting(rewrites);
/** "Just sides and totals": which kinds the legs may be of, where neither kind has a number of its own. */
const number = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight)';
const both = rewriting([
  [`(?<!(?<![\\w'’])${number} )sides (?:and|&|n|\\+) totals`, 'game lines'],
  [`(?<!(?<![\\w'’])${number} )totals (?:and|&|n|\\+) sides`, 'game lines'],
]);
const isBoth = /\bsides\b/i;
const isEither = /\bor\b|\//i;
/** Such kinds are those of legs that are counted: "Heat moneylines or spreads" compares. */
const isCounted = /(?<![\w.+$-])(?:[1-8]|one|two|three|four|five|six|seven|eight)[ -]/i;

/** @returns the question with such kinds by one word */
export const withOpenKinds = (prompt: string): string => {
  const named = isBoth.test(prompt) ? both(prompt) : prompt;
  return isEither.test(named) && isCounted.test(named) ? plain(named) : named;
};
