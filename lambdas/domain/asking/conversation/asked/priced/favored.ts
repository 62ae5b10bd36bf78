/** Who is favored in the game whose prices were shown, which side of a line is, and by how much. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import type { Heard } from '../../heard.ts';
import { bareOf } from '../around.ts';

const here =
  '(?: (?:here|there|then|to win|to win it|in (?:it|this|that|the game|(?:this|that) (?:one|game|matchup))|at (?:the )?books|by the (?:books|market|odds)|right now))*';
const ofTeams = new RegExp(
  `^(?:so )?(?:(?:who|which (?:team|side|one)|which)(?:'?s| is| are)?(?: the)? (?:favou?red|favou?rites?|fav|faves?|expected to win|supposed to win|likelier to win|more likely to win|likelier|more likely|the likelier winner)|who (?:do|does) (?:the )?(?:books?|market|vegas|oddsmakers|odds) (?:favor|like|have winning|think (?:will win|wins)|expect(?: to win)?)|who(?:'?s| is) (?:likely|going|gonna) (?:to )?win)${here}$`,
);
const ofSides = new RegExp(
  `^(?:so )?(?:(?:is|are) (?:the )?(?:over|under) or (?:the )?(?:over|under|not)(?: the)? (?:favou?red|favou?rite|likelier|more likely|juiced|shaded)|(?:is|are) (?:the )?(?:over|under) (?:favou?red|the favou?rite|likelier|more likely|juiced|shaded)|(?:which|what) (?:side|one|way|of (?:the two|them))?(?: (?:of (?:it|that|the (?:line|total|number))))?(?:'?s| is| are)?(?: it)?(?: the)? ?(?:favou?red|favou?rite|likelier|more likely|juiced|shaded|leaning)(?: (?:side|one))?|(?:over or under|the over or the under)(?: (?:is|favou?red|more likely|likelier|then))*)${here}$`,
);
const margin = new RegExp(
  `^(?:so |and )*(?:by )?how (?:much|many(?: (?:points|runs|goals))?|big)(?: (?:of )?a (?:favou?rite|underdog|dog|margin))?(?: (?:are|is|do|does) (?:they|it|that|the (?:favou?rite|spread|line)))?(?: (?:favou?red|favou?rites|expected to win|laying|giving|favou?red by|by|it|win|win by))*${here}$`,
);

const giving = new RegExp(
  `^(?:(?:so|and|flip it|then) )*(?:who|which (?:team|side|one))(?:'?s| is|s)?(?: the one)? (?:giving|laying|getting|taking)(?: up)? (?:the )?(?:points|runs?|goals?|spread|run and a half|goal and a half)(?: (?:at|for|with) (?:plus money|plus odds|a plus price))?${here}$`,
);

const again = (query: MarketQuery, more: Partial<Extract<Heard, { kind: 'queries' }>> = {}): Heard => ({
  kind: 'queries',
  queries: [query],
  isAside: false,
  ...more,
});

/** @returns undefined if it asks for something else, or of no prices that were shown */
export function favoredOf(prompt: string, { asked: [last, ...others] = [] }: Turn): Heard | undefined {
  if (last?.ask !== 'market' || others.length > 0) return undefined;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  if (last.topic === 'player_lines') {
    if (!ofSides.test(text) || last.players.length > 1 || (last.players.length === 1 && last.stat === null))
      return undefined;
    // Of a list in an order, the first is meant.
    const isList = last.players.length === 0;
    if (isList && last.order === null) return undefined;
    const one = isList ? { ...last, order: null, teams: [] } : last;
    return again(one, { opens: 'favored', ...(isList && { isOfShown: true }) });
  }
  const { topic, teams, side, market } = last;
  if ((topic !== 'books' && topic !== 'best_price') || teams.length === 0) return undefined;
  if (market === 'total' && ofSides.test(text)) return again({ ...last, topic: 'books', side: null });
  if (market === 'spread' && giving.test(text))
    return again({ ...last, topic: 'books', side: null, books: [] });
  const isOfGame = ofTeams.test(text) || (side === 'favorite' && margin.test(text));
  return isOfGame
    ? again({ ...last, topic: 'books', market: null, side: 'favorite', line: null, books: [] })
    : undefined;
}
