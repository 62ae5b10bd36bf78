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

const number = '([2-8]|two|three|four|five|six|seven|eight)';
const ofBets = '(?:bets|picks|plays|locks|wagers)';
const most = '(?:absolute |very )?(?:best|top|favou?rite|strongest)';
/** "2 or 3 best bets", "your top 3 plays": the best ones, each by itself. */
const counted = new RegExp(
  `\\b${number}(?: ?(?:or|to|-) ?${number})?(?: of)?(?: (?:your|the|my|ur))? ${most} ${ofBets}\\b|\\b${most} ${number}(?: ?(?:or|to|-) ?${number})? ${ofBets}\\b`,
);
/** "Top underdogs": the best of them, and not those that pay most. */
const topOnes = new RegExp(`\\b(?:top|best|favou?rite) (?:[a-z]+ )?${things}\\b`);
const topSides = /\b(?:top|best) (?:[a-z]+ )?(?:underdogs|dogs|puppies|favou?rites|favs|faves)\b/;

/** @returns whether the best of a kind are asked for, and no list: "top underdogs this sunday" */
export const asksForTop = (prompt: string): boolean => {
  const said = prompt.toLowerCase();
  return (
    new RegExp(`^(?:(?:give me|gimme|your|ur|the|my|any) )*${topOnes.source}`).test(said) && !lists.test(said)
  );
};
const lists = /\b(?:odds|lines?|prices?|board|list|all|every|by|records?|stats?|ats|how|did|do|does)\b/;

/** @returns the reading as singles, the best of each game first; unchanged where a number, a slip, a side or a player is named */
export function withSeveral(reading: Reading, prompt: string): Reading {
  const { intent, legs, slips, wishes, payout, chance, player, teams, line } = reading;
  const { sameGame, eachGame, eachSport } = reading;
  const said = prompt.toLowerCase().replace(otherThings, ' ');
  // The best underdogs are not those that pay most.
  const isOfTop = topSides.test(said);
  const order = isOfTop && reading.order === 'longest' ? null : reading.order;
  if (isCountOfBest(reading, prompt.toLowerCase()))
    return { ...reading, ...singles(legs?.max ?? usualSeveral) };
  const isCounted = legs !== null || slips !== undefined || wishes.length > 0 || eachGame || eachSport;
  const isOfSlip = sameGame || payout !== null || chance !== null;
  const isNamed =
    player !== null ||
    line !== null ||
    (order !== null && !isOfTop) ||
    teams.some(({ stance }) => stance === 'back' || stance === 'against');
  if (intent !== 'play' || isCounted || isOfSlip || isNamed) return reading;
  if (!some.test(said) || isOfOne.test(said.replace(new RegExp(some, 'g'), ' '))) return reading;
  return { ...reading, order, ...singles(usualSeveral) };
}

const singles = (count: number): Pick<Reading, 'legs' | 'slips'> => ({
  legs: { min: 1, max: 1 },
  slips: { kind: 'singles', count, by: null },
});

/** Whether all that is counted are the best bets, of which nothing says that they are one slip. */
function isCountOfBest(reading: Reading, said: string): boolean {
  const { intent, legs, slips, wishes, payout, chance, sameGame, eachGame, eachSport } = reading;
  const isOther = slips !== undefined || wishes.length > 0 || eachGame || eachSport || sameGame;
  if (intent !== 'play' || !legs || legs.max < 2 || isOther || payout !== null || chance !== null)
    return false;
  return counted.test(said) && !isOfOne.test(said.replace(counted, ' '));
}
