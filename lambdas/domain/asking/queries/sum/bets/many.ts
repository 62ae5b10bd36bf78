/** What many equal bets make on average: "200 bets of $10 at -110 without any skill", "500 plays at $20 hitting 54%". */
import type { Masked } from '../worded/mask.ts';
import { priceOf } from '../worded/roles.ts';
import type { SumOfBets } from './prompt.ts';

type ManyBets = Extract<SumOfBets, { readonly sum: 'many_bets' }>;

const counted =
  / #n(\d+) (?:such |separate |straight |different |flat |random |equal |blind |even |of (?:those|these|them) |more |#[man]\d+ )*(?:bets?|plays?|wagers?|picks?|times|games|spreads?|totals|tickets|sides|singles?|flips)(?= )/;
const asksForResult =
  / (?:lose|loses|losing|lost|loss|losses|down|cost|costs|win|wins|make|makes|made|profit|profits|ahead|up|net|nets|result|results|expect|expected|average|earn|return|pay|vig|juice|worth) /;
/** Without a chance, it must be said that nothing but the price decides. */
const onAverage =
  / (?:average|averages|averaged|expect\w*|long ?-?run|over time|skill|skills|no edge|without an? edge|without (?:any )?edge|random\w*|guess\w*|blind\w*|monkey|darts?|statistically|mathematically|theoretically|in theory|typical\w*|normally|luck|coin) /;
/** How likely a run of results is, and what a record needs. */
const ofOther =
  / (?:in a row|streaks?|chances? (?:of|that|i)|probability|how likely|odds of|break ?-?even|need|needed|must|went|record|parlay\w*|hedge\w*|kelly|teaser\w*|bonus|free|how many) /;

export function manyBets({ text, figures, namesTeam }: Masked): ManyBets | undefined {
  if (namesTeam || ofOther.test(text) || !asksForResult.test(text)) return undefined;
  const found = counted.exec(text);
  const count = found && figures[Number(found[1])];
  if (!count || !Number.isInteger(count.value) || count.value < fewest || count.value > most)
    return undefined;
  const rest = figures.filter((figure) => figure !== count);
  const amounts = rest.filter(({ form }) => form === 'dollars' || form === 'number');
  const prices = rest.filter(({ form }) => form === 'american' || form === 'decimal' || form === 'fraction');
  const percents = rest.filter(({ form }) => form === 'percent');
  const [amount] = amounts;
  const [price] = prices;
  const [percent] = percents;
  const isWhole = amounts.length + prices.length + percents.length === rest.length;
  if (!amount || !isWhole || amounts.length > 1 || prices.length > 1 || percents.length > 1) return undefined;
  if (!percent && !onAverage.test(text)) return undefined;
  const odds = price ? priceOf(price) : ({ format: 'american', value: -110 } as const);
  if (!odds || (percent && !(percent.value > 0 && percent.value < 100))) return undefined;
  return {
    ask: 'sum',
    sum: 'many_bets',
    count: count.value,
    stake: amount.value,
    odds,
    chance: percent ? percent.value / 100 : null,
  };
}

/** Fewer bets have a result, and hardly an average. */
const [fewest, most] = [10, 100_000];

const neutral: ReadonlySet<string> = new Set(
  `what would do does will can could should i you we one someone somebody a an the my is are it to by and or if of on over in at with without
  for each per any no not just only all same every from out after as than that this how much many money dollars bucks dollar lose loses losing loss
  losses lost win wins winning won make makes making made profit net result results cost costs me expect expected expectation average averages averaged
  long run long-run term time typical typically normally usually mathematically statistically theoretically theory math pure luck skill skills edge
  skilled unskilled random randomly blind blindly guess guessing guessed guesses flip flips flipping coin coins dart darts throwing monkey picking picks pick
  bet bets betting bettor bettors play plays playing wager wagers wagering game games spread spreads totals sides times ticket tickets straight flat single singles
  stake stakes staking place placing placed put standard usual odds price prices line lines vig juice margin book books sportsbook hold rate percent hit hits
  hitting chance total staked risk risking season year month week like say about around roughly`.split(/\s+/),
);

/** Whether no word beside such a sum tells of anything else: a loss that is computed is of no one. */
export const isNeutral = ({ text }: Masked): boolean =>
  text
    .trim()
    .split(' ')
    .every((word) => /^(?:#[a-z]\d+|[,.?&])$/.test(word) || neutral.has(word.replaceAll('’', "'")));
