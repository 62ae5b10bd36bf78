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
const isEither = /\bor\b|\//i;
/** Such kinds are those of legs that are counted: "Heat moneylines or spreads" compares. */
const isCounted = /(?<![\w.+$-])(?:[1-8]|one|two|three|four|five|six|seven|eight)[ -]/i;

/** @returns the question with such kinds by one word */
export const withOpenKinds = (prompt: string): string =>
  isEither.test(prompt) && isCounted.test(prompt) ? plain(prompt) : prompt;
