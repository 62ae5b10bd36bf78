/** What selections are put in order by: "the biggest favorite", "the highest total", "the least juice". */
import type { WantedOrder } from '../../../../../contracts/asking/reading.ts';
import type { Rule } from '../../draft.ts';
import { gap } from '../../words/text.ts';

const large = '(?:biggest|largest|heaviest|hugest|widest|highest|fattest|longest|top)';
const small = '(?:smallest|tightest|closest|shortest|lowest|small|short|tight|low)';
const favorite = '(?:nfl |nba |nhl |mlb |mls |home |road |money ?line )*favorites?';
const underdog = '(?:nfl |nba |nhl |mlb |mls |home |road |money ?line )*underdogs?';
const total = '(?:game )?(?:over\\/under|totals?)';
const spread = '(?:point )?spreads?|run ?-?lines?|puck ?-?lines?';
const cost = '(?:juice|vig|vigorish|hold|margin|house edge|cost)';

/** The words to keep are those of a market or a side, which other rules read. */
const phrases: readonly (readonly [pattern: string, order: WantedOrder])[] = [
  [`(?:${large}|heavy|huge|massive|big|monster|giant|massive|strong) (${favorite})`, 'likeliest'],
  [`(?:${large}|huge|massive|big|monster|giant) (${underdog})`, 'longest'],
  [`(?:smallest|slightest|shortest|tightest) (${favorite})`, 'longest'],
  [`(?:smallest|shortest|slightest) (${underdog})`, 'likeliest'],
  [`${large}(?: scoring)? (${total})|${large} (overs?)`, 'highest_line'],
  [`${small} (${total})|${small} (unders?)`, 'lowest_line'],
  [`${large} (${spread})`, 'highest_line'],
  [`${small} (${spread})`, 'lowest_line'],
  [
    `(?:least|lowest|lower|less|smallest|cheapest|minimal|low|reduced)[ -]${cost}|least costly|cheapest|best priced|best (?:available )?(?:prices?|numbers?)(?! (?:on|for|of|against|is|was|to (?:hit|win))\\b)(?: (?:available|possible|around|anywhere|out there|on the board|right now|(?:that )?(?:you|u|i) (?:can )?(?:have|see|find|got|get)))?`,
    'least_cost',
  ],
  ['(?:biggest|longest|highest|fattest) (?:odds|price|payout|plus[ -]money)', 'longest'],
  ['least likely|unlikeliest|longest shot', 'longest'],
  ['(?:shortest|lowest) (?:odds|price)', 'likeliest'],
];
const patterns = phrases.map(
  ([words, order]) => [new RegExp(`\\b(?:the )?(?:${words})(?![a-z])`, 'g'), order] as const,
);

/** The words of a canonical prompt. */
export const orderWords: Readonly<Record<WantedOrder, string>> = {
  likeliest: 'shortest odds',
  longest: 'longest odds',
  highest_line: 'highest line first',
  lowest_line: 'lowest line first',
  least_cost: 'least costly',
};

const refusing =
  /(?:^| )(?:no|not|nor|without|avoid|skip|isnt|arent|never)(?: (?:any|a|an|the|with|like))* $/;

/** Runs before risks and markets, whose words it contains. */
export const readOrder: Rule = ({ text, reading }) => {
  text.consume(/\b(highest|lowest) line first\b/g, ([, end]) => {
    reading.order ??= end === 'highest' ? 'highest_line' : 'lowest_line';
  });
  for (const [pattern, order] of patterns) {
    text.consume(pattern, (match) => {
      const kept = match.slice(1);
      // "No big favorites" refuses favorites.
      if (refusing.test(text.lower.slice(Math.max(0, match.index - 20), match.index))) return false;
      // A second order contradicts the first, so it is left unread.
      if (reading.order !== null && reading.order !== order) return false;
      reading.order = order;
      const words = kept.find((each: string | undefined) => each !== undefined);
      return words === undefined ? gap : `${gap} ${words}`;
    });
  }
};
