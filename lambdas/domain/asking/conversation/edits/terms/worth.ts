/** Whether what was explained is worth it: "is it worth it", "so should i do those", "good idea or nah". */
import type { TermId } from '../../../queries/explain/glossary.ts';

const it =
  '(?:it|that|this|those|these|they|them|one|such a (?:bet|thing)|(?:those|these|such) (?:things|bets|kinds?|ones)|doing (?:it|that|this|those))';
const good =
  "(?:worth (?:it|doing|a shot|playing|betting|the money)|(?:a |any )?(?:good|smart|decent|great|bad|dumb|terrible|sucker|solid)(?: (?:idea|bet|bets|move|strategy|deal|play|thing|value|way to bet))*|smart|dumb|profitable|\\+ ?ev|legit|a scam|a trap|a sucker'?s? bet|sucker bets?|good value|value|recommended|for suckers|ever worth it)";
const patterns = [
  `(?:is|are|was|would|isn'?t|aren'?t)(?: ${it})?(?: (?:even|ever|actually|really|usually|generally|normally|any|be|just|like))* ${good}(?: (?:or (?:not|nah|no|what|just a trap)|tho|though|usually|ever|at all|in the long run|long term|to (?:do|bet|play|take)|for (?:me|a beginner|beginners)|then|generally|money|bet|bets|idea))*`,
  `(?:should|would|do) (?:i|you|u|people|sharps?|pros?|we)(?: (?:even|ever|actually|really|just|recommend|suggest|like|be))*(?: (?:do|bet|play|take|use|make|like|touch|avoid|doing|playing|betting|recommend))?(?: ${it})?(?: (?:or (?:not|nah|no|avoid (?:it|them))|then|ever|at all|often|much))*`,
  `(?:good|smart|bad|dumb) (?:idea|bet|move|strategy)(?: or (?:not|nah|no|bad|dumb))?|worth it(?: (?:or (?:not|nah|no)|tho|though|ever))*|(?:whats|what's|what is|any) (?:the )?(?:catch|downside|point|benefit|advantage)(?: (?:of|to|in|with) ${it}| then)*|pros and cons|(?:so )?(?:do|does) ${it} (?:ever |actually |really )?(?:work|pay off|make sense|make money|pay)(?: (?:long term|in the long run))?|when (?:is|are|would|should) (?:${it}|i|you)(?: (?:be|do|use|play|bet|take))* ?(?:${it})?(?: ?${good})?`,
  `(?:do|does|can|has|have|did|will|could) (?:people|you|u|anyone|anybody|sharps?|pros?|the pros|bettors|i|someone)(?: (?:even|ever|actually|really|usually))* (?:make money|win|profit|come out ahead|get rich|beat (?:them|it|those))(?: (?:on|with|from|off|doing|playing|betting) ${it}| long term| in the long run)*`,
].map((each) => new RegExp(`^(?:so |and |but |ok |then )*(?:${each})$`));

/** Of a group of bets that books price alike. */
const ofParlays =
  'Rarely, by the prices: the book’s margin is in every leg, so that more legs cost more. New Jersey’s books kept 18¢ of each parlay dollar in 2022, about 4¢ of single football and baseball bets.';
const ofOffers =
  'Yes, where it makes the price longer than the fair one: that is when an offer is worth taking. Most are limited to small stakes.';
const ofNumbers = 'It is a figure to compare prices by, and nothing to bet on.';
const said: Readonly<Partial<Record<TermId, string>>> = {
  parlay: ofParlays,
  same_game_parlay: `${ofParlays} Of one game, a book also sets the price of the whole by itself.`,
  parlay_or_singles: ofParlays,
  boosted_parlay:
    'Only if the boosted price is longer than the fair one. Parlays start with a larger margin, so that a boost often only gives some of it back.',
  round_robin: `${ofParlays} A round robin spreads the risk, and costs what its parlays cost.`,
  teaser:
    'Only if each leg wins often enough: at the usual -120 for two teams, 73.9% of the time. Football spreads that move through 3 and 7 come closest.',
  pleaser:
    'Rarely: each leg must win at a line that is worse for you, and the payout seldom makes up for it.',
  boost: ofOffers,
  bonus_bet:
    'Yes: it costs nothing if it loses. At longer odds more of it is kept, because its stake does not come back.',
  hedge:
    'It makes the result surer and costs the margin of a second bet. On average it loses a little; it is worth it to those for whom a sure amount is worth more.',
  cash_out:
    'Usually not, by the price: what a book offers has its margin taken out once more. It is worth it to those for whom a sure amount is worth more.',
  arbitrage:
    'It wins a little whatever happens, if both prices still stand when both are bet. Books limit accounts that do it.',
  middle:
    'It pays off if the number lands between often enough: at -110 on both sides more than 4.8% of the time.',
  buying_points:
    'Only where the price moves by less than the half point is worth. Through 3 and 7 in football it is worth most, and books charge most there.',
  futures:
    'Rarely, by the prices: a market of many outcomes has the largest margins, and the stake is tied up until the end.',
  chasing: 'No. It makes losses bigger more often than it wins them back.',
  fade: 'Not by itself: whom nobody backs has no better chance for it. The price decides.',
  lock: 'No bet is one: even the likeliest loses sometimes, and its price says how often.',
  kelly:
    'Only if the chance that goes into it is right: with one that is too high, it stakes too much. Many stake half of it.',
  clv: ofNumbers,
  implied_probability: ofNumbers,
  expected_value: ofNumbers,
};
/** A bet that has prices. */
const bets: ReadonlySet<TermId> = new Set<TermId>([
  ...([
    'moneyline',
    'spread',
    'run_line',
    'puck_line',
    'total',
    'team_total',
    'prop',
    'anytime_touchdown',
  ] as const),
  ...(['alternate_line', 'nrfi', 'first_five', 'pra', 'hits_runs_rbi', 'both_teams_to_score'] as const),
  ...(['each_way', 'top_finish', 'three_ball', 'live_bet', 'double_chance', 'three_way'] as const),
]);

/**
 * @param text without the courtesies of the prompt
 * @returns what to say before the explanation once more; undefined if it asks for something else
 */
export function worthOf(term: TermId, text: string): string | undefined {
  const bare = text
    .replace(/[,.!?;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!patterns.some((pattern) => pattern.test(bare))) return undefined;
  const own = said[term];
  if (own !== undefined) return own;
  return bets.has(term)
    ? 'That depends on its price: a bet is worth it if it pays more than its chance calls for. Name one, and we compare it with the market.'
    : undefined;
}
