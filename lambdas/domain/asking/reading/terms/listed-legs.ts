/** The number of legs in a list: "one NBA leg and one NFL leg", "a favorite and an underdog". */
import type { Rule } from '../draft.ts';

const counts: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const count = '(?:an?|one|two|three|four|five|[1-9])';
const what =
  '(?:legs?|picks?|bets?|plays?|moneylines?|spreads?|run ?lines?|totals?|overs?|unders?|favorites?|underdogs?|locks?|long ?shots?|home teams?|road teams?|singles?)';
const each = `${count} (?:(?!(?:and|or|no|not)\\b)[a-z+-]+ ){0,2}?${what}`;
const listed = new RegExp(`(?<![a-z0-9.+-])${each}(?:(?: ,)?(?: and| plus| with)? ${each}){1,5}\\b`, 'g');
const one = new RegExp(`(?<![a-z0-9.+-])(${count}) (?:[a-z+-]+ ){0,2}?${what}`, 'g');

/** "4 legs: 2 favorites and 2 underdogs" gives the count first and then describes the legs. */
const total = new RegExp(`^${count} (?:legs?|picks|bets|plays) (?:,|with)`);
/** A leg count elsewhere in the question, so that the list only describes the legs. */
const counted =
  /(?<![\d.+-])\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[ -](?:(?!and\b)[a-z]+ )?(?:legs?|legged|team|teamer|fold)\b/;

/** Runs before single counts are read. A parlay's own count ("a 3-leg parlay") is not an item of the list. */
export const readListedLegs: Rule = (draft) => {
  const { text, found, reading } = draft;
  // With a team named, two bets can be on one game and so are not two legs.
  if (found.length > 0) return;
  for (const [words] of text.lower.matchAll(listed)) {
    if (!/ and | plus | with |,/.test(words)) continue;
    const legs = [...words.matchAll(one)].reduce((sum, { 1: n = '' }) => sum + (counts[n] ?? Number(n)), 0);
    if (total.test(words) && !/ legs? .* legs?$/.test(words)) continue;
    const rest = text.lower.replace(words, ' ');
    if (legs < 2 || reading.legs !== null || counted.test(rest)) continue;
    reading.legs = { min: legs, max: legs };
    draft.isParlay = true;
  }
};
