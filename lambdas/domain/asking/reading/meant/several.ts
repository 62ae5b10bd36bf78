/** "Best props tonight", "any underdogs worth a look": several bets are wanted, and nobody says that they are one slip. */
import type { Reading } from '../../../../contracts/asking/reading.ts';

/** How many are shown where no number is said. */
const usualSeveral = 3;

const things =
  '(?:bets|picks|plays|props|locks|wagers|selections|underdogs|dogs|puppies|favou?rites|favs|faves|overs|unders|long ?shots|sleepers|upsets|scorers|goal ?scorers|spreads|totals|money ?lines)';
const some = new RegExp(`\\b${things}\\b`);
/** What is left out, said of every leg, or somebody's own. */
const otherThings = new RegExp(
  `\\b(?:no|not|without|avoid|except|skip|hate|nothing|dont|don['’]t|never|only|just|all|every|each|both|my|his|her|their|our|those|these|last|between|of)(?: [a-z-]+){0,2} ${things}\\b|\\b${things} only\\b`,
  'g',
);
/** One bet or one slip, or bets that are apart anyway. */
const isOfOne = new RegExp(
  [
    '\\b(?:parlays?|slips?|tickets?|sgps?|teasers?|combos?|accas?|accumulators?|multis?|round robins?|legs?|leggers?|singles?|stack|separate(?:ly)?|individual(?:ly)?|together|combine[ds]?)\\b',
    '\\b(?:something|one|1|a single)\\b',
    '\\b(?:pick|prop|lock|wager|selection)\\b(?! (?:me|us|out|some|any|your|ur)\\b)',
    '\\b(?:an?|best|good|safest|safe|top|favou?rite|player|solid|this|that|strongest|the) (?:[a-z]+ )?(?:bet|play)\\b',
  ].join('|'),
);

/** @returns the reading as singles, the best of each game first; unchanged where a number, a slip, a side or a player is named */
export function withSeveral(reading: Reading, prompt: string): Reading {
  const { intent, legs, slips, wishes, payout, chance, player, teams, line } = reading;
  const { sameGame, eachGame, eachSport, order } = reading;
  const isCounted = legs !== null || slips !== undefined || wishes.length > 0 || eachGame || eachSport;
  const isOfSlip = sameGame || payout !== null || chance !== null;
  const isNamed =
    player !== null ||
    line !== null ||
    order !== null ||
    teams.some(({ stance }) => stance === 'back' || stance === 'against');
  if (intent !== 'play' || isCounted || isOfSlip || isNamed) return reading;
  const said = prompt.toLowerCase().replace(otherThings, ' ');
  if (!some.test(said) || isOfOne.test(said.replace(new RegExp(some, 'g'), ' '))) return reading;
  return {
    ...reading,
    legs: { min: 1, max: 1 },
    slips: { kind: 'singles', count: usualSeveral, by: null },
  };
}
