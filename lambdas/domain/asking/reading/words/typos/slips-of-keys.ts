/** Words of bets and of asking for one with a letter doubled, left out or in the place of the next: "quater", "spraed", "pleaase". */

/** No name and no other word is one such slip away, apart from `guarded`. */
const words = `
about after again against alternate anything anytime assist assists avoid baseball before being better between bigger biggest bookie build
builder chance cheap combo could cover covers double either eight everything except excluding favored fences fifty find first fives
flip fourth games gimme going goals handicap heavier heavy higher highest hitting hockey innings international leaving least legger
leggers legs likely long longer longest looking lottery lower lowest makes making markets match maximum medium minimum minus mispriced
moderately money moneyline moneylines nothing odds opening outright overs overtime paying payout payouts percent period periods picks
player players playing plays please points possible price priced prices prize probability probable props puck quarter quarterback quarters range
reasonable rebound rebounds receiving receptions recommend regulation reliable risky robin round running rushing safer sales score scorer scoring second
seven several shorter shortest shots should show single singles slate soccer something somewhere spread spreads stake starting starts
stays steals straight strictly strikeout strikeouts suggest teams tennis thanks third three threes through ticket today todays tonights
tomorrows total totals touchdown touchdowns toward treble triple twenty under underdog unders value visiting visitors wager wagers
want watch weekend which winner winners winning within without would yards
`;

/** Other words, and names, that are one slip away. */
const guarded = new Set(
  (
    'cage chace chap cold como cove coves fist forth gals gaols ging hokey last loner mach math mins mooney noting payer payers pics ' +
    'pint pints pops princes pros rage rang robbin robbins sake sate says seals seen shoots singe singes sore sorter staring stars ' +
    'stats sven tanks teas tday thee there theres though todas tree trees trough vale wages whinner wold'
  ).split(' '),
);

const shortest = 5;

/** @returns the word with each inner letter doubled, left out, or in the place of the next one */
function slipsOf(word: string): string[] {
  const inner = [...word].map((_, at) => at).slice(1, -1);
  return inner.flatMap((at) => {
    const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
    return [
      `${before}${word.slice(at + 1)}`,
      `${before}${letter}${word.slice(at)}`,
      `${before}${next}${letter}${after}`,
    ];
  });
}

const meant = new Map<string, string>();
for (const word of words.split(/\s+/).filter((each) => each.length >= shortest))
  for (const slip of slipsOf(word))
    if (!guarded.has(slip) && slip !== word && !meant.has(slip)) meant.set(slip, word);

/**
 * @param typed lower case, and no word that means something
 * @returns the word that was meant; undefined for none
 */
export const slipOfKeys = (typed: string): string | undefined => meant.get(typed);
