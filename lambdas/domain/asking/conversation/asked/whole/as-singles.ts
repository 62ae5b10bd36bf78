/** What the legs that were shown make as bets of their own: "what would I make if I played them as singles", "all three straight at $10 each". */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import type { Heard } from '../../heard.ts';
import { bareOf, isMadeOf, wordsOf } from '../around.ts';

const apart =
  /\b(?:singles?|straights?|straight(?: up)? (?:bets?|betting|bet)|straight up|straight|separate(?:ly)?|individual(?:ly)?|on (?:their|its) own|by (?:them(?:selves|self)|itself)|one by one|each (?:one )?(?:alone|by itself)|apart|solo|split up|not parlayed|unparlayed)\b/;
/** Money is asked about; without it, the bet itself is to be changed. */
const asksForMoney =
  /\b(?:what|whats|what's|how much|pay(?:s|out|outs|ing)?|win(?:s|nings)?|return(?:s|ed)?|profit|total|totals|cash|get back|worth|come out|if)\b/;
const amount =
  /(?<![\w.+-])\$?(\d{1,6}(?:\.\d{1,2})?)(?: ?(?:bucks|dollars|usd))?(?= (?:each|a ?piece|a pop|per|on each|on every|a bet|flat|total|in total|altogether|all in|for each|bets?)|[ ,?]|$)/;
const wholeAmount = /\b(?:total|altogether|all in|in all|split|overall)\b/;
const around = wordsOf(
  "what whats what's would wd will could can do does did how much if i i'd id i'll we you just only all of them em these those that this it they the both each every any one two three four five six seven eight 2 3 4 5 6 7 8 legs leg picks pick plays play bets bet betting as at for on a an by in to into with put placed place played playing play took take taking do doing did done ran run make makes made making win wins winning winnings won hit hits hitting pay pays paid payout payouts paying return returns returned profit profits total totals cash get got gets getting back come comes out worth instead rather than of parlay parlayed parlaying not separate separately individual individually straight straights up single singles alone themselves themself itself their own and or so then but now also same stake money be is are was were go went apart solo split unparlayed my me bucks dollars usd flat piece apiece pop per combined altogether everything whole ticket slip games game wagers wager if-they they'd theyd say like with only about should better smarter safer wiser off it'd wouldn't amount ones from here there up altogether when versus vs compared compare to it's its",
);

/** @returns undefined where the legs have no prices, or where it asks for something else */
export function singlesOfShown(prompt: string, turn: Turn): Heard | undefined {
  const text = bareOf(prompt).replaceAll('’', "'");
  if (!apart.test(text)) return undefined;
  const isOfBet = turn.play !== undefined || turn.queries[0]?.intent === 'play';
  if (isOfBet && asksWhichIsBetter.test(text) && isMadeOf(text, around)) return better;
  const each = oddsOf(turn);
  if (!each || each.length < 2) return undefined;
  if (asksWhichIsBetter.test(text) && isMadeOf(text, around)) return better;
  // Of prices that are not on the board, there is no bet that could be changed.
  if (turn.play && !asksForMoney.test(text)) return undefined;
  const found = amountIn(text, each.length);
  const rest = found ? text.replace(found[0], ' ') : text;
  if (!isMadeOf(rest.replace(/\$/g, ' '), around)) return undefined;
  const said = found ? Number(found[1]) : null;
  const isWhole =
    said !== null && wholeAmount.test(text) && !/\b(?:each|a ?piece|a pop|per|every)\b/.test(text);
  const own = said !== null && isWhole ? Math.round((100 * said) / each.length) / 100 : said;
  const stake = own ?? stakeOf(turn);
  return {
    kind: 'queries',
    queries: [{ ask: 'sum', sum: 'singles', each, stake: stake === 0 ? null : stake }],
    isAside: true,
  };
}

const asksWhichIsBetter =
  /\b(?:is it|would it be|would (?:i|we) be|are they|should i|is that|am i|isn't it|wouldn't it be) (?:\w+ ){0,3}(?:better|smarter|safer|wiser|off|play|playing|bet|betting|do|doing|take|taking|just)\b/;
const better: Heard = {
  kind: 'queries',
  queries: [{ ask: 'explain', terms: ['parlay_or_singles'] }],
  isAside: true,
};

/** What was staked on the parlay before. */
const stakeOf = ({ asked: [last] = [] }: Turn): number | null =>
  last?.ask === 'sum' && (last.sum === 'parlay' || last.sum === 'singles') ? last.stake : null;

/** "All 3 of them at 10 each": the first is how many there are. */
function amountIn(text: string, count: number): RegExpExecArray | undefined {
  const first = amount.exec(text);
  if (!first || first[0].startsWith('$') || Number(first[1]) !== count) return first ?? undefined;
  const counted = /^ ?(?:of|legs?|picks?|bets?|plays?|games?|singles?|straights?)\b/.test(
    text.slice(first.index + first[0].length),
  );
  if (!counted && !/\ball $/.test(text.slice(0, first.index))) return first;
  const rest = amount.exec(text.slice(first.index + first[0].length));
  return rest ?? undefined;
}

function oddsOf({ play, asked: [last, ...others] = [] }: Turn): WrittenOdds[] | undefined {
  if (play) {
    const prices = play.legs.flatMap(({ price }) => (price === null ? [] : [price]));
    return prices.length === play.legs.length
      ? prices.map((value) => ({ format: 'american', value }))
      : undefined;
  }
  if (last?.ask === 'check' && others.length === 0) {
    const prices = last.legs.flatMap(({ price }) => (price === null ? [] : [price]));
    return prices.length === last.legs.length
      ? prices.map((value) => ({ format: 'american', value }))
      : undefined;
  }
  const isOne = last?.ask === 'sum' && others.length === 0;
  return isOne ? legsOf(last) : undefined;
}

const legsOf = (last: SumQuery): WrittenOdds[] | undefined =>
  last.sum === 'parlay' || last.sum === 'offer'
    ? [...last.legs]
    : last.sum === 'singles'
      ? [...last.each]
      : undefined;
