/** Whether a bet is asked for in so many words, so that what is told around it is no question of its own. */
import type { Draft } from './draft.ts';
import { anyOf } from './words/pattern.ts';

/** Asks whether something is so, or how: no word of that is only a story. */
const asksOf =
  /^ (?:so |ok |okay |hey |yo |wait |and |but )*(?:is|are|was|were|did|does|has|have|had|how|why|when|where|any ?(?:one|body)?(?: of)?(?: the)? (?:teams?|players?|games?|guys?)|anyone|anybody|which|who)\b/;

/** Words of betting alone. "Spread", "favorite" and "lock" are words of kitchens, uncles and doors too. */
const ofBetting = anyOf([
  'bets?|betting|parlays?|wagers?|legs?|legger|slips?|picks|odds|moneylines?|straight up|run ?lines?|puck ?lines?|props?',
  'overs|unders|spreads|totals|favorites|underdogs?|teasers?|sides|over\\/under|long ?shots?|same game',
]);
const asking = anyOf([
  'give|gimme|need|want|wanna|find|build|make|pick|bet|take|put|got any|anything|something',
]);

/** @param original the text before any rule removed words */
export const asksForBet = (draft: Draft, original: string): boolean =>
  draft.reading.intent === 'play' &&
  !asksOf.test(original) &&
  (namesOnlyBets(draft.reading) ||
    ofBetting.test(original) ||
    (isOfGames(draft) && isAskedFor(draft, original)));

/** Terms that no sentence has that is not about a bet. */
const namesOnlyBets = ({
  legs,
  price,
  payout,
  legChance,
  stat,
  line,
  player,
  wishes,
}: Draft['reading']): boolean =>
  [legs, price, payout, legChance, stat, line, player].some((term) => term !== null) || wishes.length > 0;

const isOfGames = ({ reading, found }: Draft): boolean =>
  found.length > 0 ||
  reading.sports.length > 0 ||
  reading.nightGame ||
  reading.group !== null ||
  reading.starts !== null;

const isAskedFor = ({ reading }: Draft, original: string): boolean =>
  reading.markets.length + reading.sides.length > 0 || reading.risk !== null || asking.test(original);
