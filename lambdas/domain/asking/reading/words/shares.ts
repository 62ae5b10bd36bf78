/** Shares of a slip as counts: "half favorites half dogs, 4 legs" has two of each. */

const names = ['two', 'four', 'six', 'eight'];
/** The number of legs, which has to be even. */
const total =
  /\b(2|4|6|8|two|four|six|eight)(?:[ -](?:legs?|legger|picks?|bets|plays|teamer|teams?|man)\b| (?:in total|total|altogether)\b)/i;
/** Not a part of a game, a line or a stake. */
const half =
  /(?<!\b(?:first|second|1st|2nd|other|one|a|an|my|better|last|per|at|the|by|next) )\bhalf(?: of)?(?: (?:the|my|them|those|it|ur|your))*(?: (?:legs|picks|bets))?(?: (?:are|is|be|being|should be|to be))?(?= (?!time|point|unit|kelly|line|spread|total|over|under|bets?|winner|ml|moneyline|a |an ))/gi;

/** @returns the text unless it divides an even number of legs in two halves */
export function sharesCounted(text: string): string {
  const [, written = ''] = total.exec(text) ?? [];
  const legs = /\d/.test(written) ? Number(written) : 2 * (names.indexOf(written.toLowerCase()) + 1);
  const shares = [...text.matchAll(half)];
  return legs > 0 && shares.length === 2 ? text.replace(half, `${legs / 2}`) : text;
}
