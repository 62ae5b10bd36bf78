/**
 * A stake on the bet that was shown: what it pays, the round robin of its legs, and its hedge. An amount of money is never a number of
 * legs or of picks, so that each reader has a place for every word.
 */
import type { SumQuery, WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { americanToDecimal, decimalToAmerican } from '../../../feed/odds/odds.ts';
import { isMadeOf, wordsOf } from '../asked/around.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';

/** "5", "$20", "10 bucks". A line, a price or a count of legs is none. */
const amount =
  /(?<![\d.+/-])\$?(\d{1,5}(?:\.\d{1,2})?)(?![\d.%/-]|s\b|x\b)(?: ?(?:bucks?|dollars?|usd|beans|smackers))?(?! ?(?:legs?|leggers?|teams?|picks?|games?|units?|times|points?|pts|of (?:them|em|those|these|the)|to 1|am|pm|et)\b)/g;
const risking =
  /\$|\b(?:risk(?:ing)?|stak(?:e|ing)|bet(?:ting)?|wager(?:ing)?|put(?:ting)?|throw(?:ing)?|drop(?:ping)?|spend(?:ing)?|lay(?:ing)?|bucks?|dollars?|budget)\b/;
/** Says that the amount is a stake, without any question. */
const surelyRisking = /\b(?:risk(?:ing)?|stak(?:e|ing)|wager(?:ing)?|budget is|spend(?:ing)?)\b/;
const paying =
  /\b(?:pays?|paying|pay ?outs?|wins?|winning|returns?|returning|gets?|profit|collect|makes?|making|nets?|cash(?:es)?|back|worth)\b/;
/** "To win 50": what is won, and no stake. */
const toWin = /\b(?:win|profit|clear|net|make)(?: (?:me|about|like|around|at least|an?|even|just))* \$?\d/;
const wishing = /\b(?:want|wanna|need|trying|gotta|to|have to|how much)\b/;
const each = /\b(?:each|apiece|per)\b/;
const asking = /\b(?:how much|what|whats|what's|pay ?out|pays?)\b/;
const aroundPayout = wordsOf(
  "i im i'm ill i'll id i'd we only just really wanna want to gonna going am can could would should will do does did not no more than risk risking stake staking bet betting wager wagering put putting throw throwing drop dropping spend spending lay laying have got with on it that this the a an my of for in at if so and but ok then say like maybe around about pay pays paying payout payouts win wins winning return returns returning get gets profit collect make makes making net nets cash cashes back worth how much what whats what's is would be me parlay ticket slip all both hit hits them they everything comes come out budget max tops bucks buck each apiece per trying need needed gotta clear even least dollars dollar",
);

/** @returns undefined if anything else is said, or if no play was shown */
export function ofStake(prompt: string, turn: Turn): Heard | undefined {
  const { play, queries } = turn;
  if (!play || queries[0]?.intent !== 'play' || play.legs.length === 0) return undefined;
  const text = tidied(prompt).toLowerCase();
  return robinOf(text, turn) ?? hedgeOf(text, turn) ?? payoutOf(text, turn);
}

/** The amounts of a text, and the text without them. */
function amountsIn(typed: string): { readonly amounts: readonly number[]; readonly rest: string } {
  const text = typed.replace(/\b(?:a|one) (?:dollar|buck)\b/g, '$$1');
  const amounts = [...text.matchAll(amount)].map(([, digits]) => Number(digits));
  return { amounts, rest: text.replace(amount, ' ') };
}

/** "I only wanna risk 5, pays how much". */
function payoutOf(text: string, { play }: Turn): Heard | undefined {
  const { amounts, rest } = amountsIn(text);
  const [stake, ...others] = amounts;
  if (stake === undefined || others.length > 0 || stake <= 0 || /\d/.test(rest)) return undefined;
  const isToWin = toWin.test(text);
  if (isToWin && wishing.test(rest) && isMadeOf(rest, aroundPayout))
    return sumOf(play, (odds) => ({ ask: 'sum', sum: 'stake_to_win', win: stake, odds }));
  const isAsked = paying.test(rest) && asking.test(rest) && risking.test(text);
  // "Don't want to win more than 5" is no stake.
  const isEach = each.test(rest) && !paying.test(rest) && risking.test(text);
  if (!(isAsked || isEach || (surelyRisking.test(rest) && !paying.test(rest)))) return undefined;
  if (isToWin || !isMadeOf(rest, aroundPayout)) return undefined;
  return sumOf(play, (odds) => ({ ask: 'sum', sum: 'payout', stake, odds }));
}

/** At the price of the whole. */
function sumOf(play: Turn['play'], sumAt: (odds: WrittenOdds) => SumQuery): Heard {
  const price = play?.price ?? null;
  if (price === null) return surelyNoPrice;
  return {
    kind: 'queries',
    queries: [sumAt({ format: 'american', value: price })],
    isAside: true,
    isWhole: true,
  };
}

/** Books price legs of one game together, on their own slips only. */
export const noPrice = {
  kind: 'unclear',
  why: 'The last answer has no price for the whole, so its payout is unknown. Type your book’s price with the stake, such as “$25 at +450”.',
  instead: ['Why', 'Something else'],
} as const satisfies Heard;
/** Where all that was said is how much. */
export const surelyNoPrice: Heard = { ...noPrice, isSure: true };

const robin = /\b(?:round ?-?robin(?:s|ed)?|rr)\b/;
/** The legs of each of its parlays: "by 2s", "in threes". */
const size =
  /\b(?:by|in|of)(?: the)? (?:([2-7])(?:'?s)?|(twos?|threes?|fours?|fives?|pairs))\b|\b([2-7])'?s\b|\b(twos|threes|pairs)\b/;
const sizes: Readonly<Record<string, number>> = { tw: 2, pa: 2, th: 3, fo: 4, fi: 5 };
const aroundRobin = wordsOf(
  "as a an it that this them those these the make made turn into do doing can could we you u i id i'd want wanna would should like rather play run put bet with at for on each per ea apiece piece parlay parlays combo ticket bucks buck dollars dollar pls please instead what if how much cost costs total is does and so ok just of in my all legs leg picks pick same stake stakes actually maybe lets let's whats what's to pay pays payout win be thing",
);

/** A leg that is to come in first. */
const third =
  /\b(?:with|and|plus|by|add(?:ing|ed)?|if (?:i|we|you) add(?:ed)?|throw in|using)? ?(?:an?other|a third|a 3rd|one more|a new|one extra|an extra) (?:team|leg|game|pick|one|bet)(?: (?:to it|in there|on))?\b/g;
const twoLegs: Heard = {
  kind: 'unclear',
  why: 'A round robin takes three legs or more: add one, then it can be made of them.',
  instead: ['Add one more leg'],
};

/** "As a round robin by 2s with 10 each": of the legs that were shown. */
function robinOf(text: string, { play }: Turn): Heard | undefined {
  if (!play || !robin.test(text)) return undefined;
  const bare = text.replace(robin, ' ');
  // "What if I round robin it with a third team".
  if (play.legs.length < 3 && isMadeOf(bare.replace(third, ' '), aroundRobin)) return twoLegs;
  const said = size.exec(bare);
  const word = said?.[2] ?? said?.[4];
  const by = said ? (word ? sizes[word.slice(0, 2)] : Number(said[1] ?? said[3])) : 2;
  const { amounts, rest } = amountsIn(bare.replace(size, ' '));
  const [stake = null, ...others] = amounts;
  const picks = play.legs.length;
  if (by === undefined || others.length > 0 || /\d/.test(rest) || !isMadeOf(rest, aroundRobin))
    return undefined;
  if (picks < 3) return twoLegs;
  if (by >= picks)
    return {
      kind: 'unclear',
      why: `The last answer has ${picks} legs: a round robin of them has smaller parlays than ${by}.`,
      instead: ['As a round robin by 2s'],
    };
  const prices = play.legs.flatMap(({ price }) => (price === null ? [] : [americanToDecimal(price)]));
  // Books price legs of one game together.
  const areApart = new Set(play.legs.map(({ gameId }) => gameId)).size === picks;
  if (prices.length < picks || !areApart)
    return {
      kind: 'unclear',
      why: 'Some legs have no price of their own in a parlay, so the round robin can’t be computed.',
    };
  const average = decimalToAmerican(prices.reduce((all, price) => all * price, 1) ** (1 / picks));
  return {
    kind: 'queries',
    queries: [
      {
        ask: 'sum',
        sum: 'round_robin',
        picks,
        by,
        stake,
        odds: { format: 'american', value: average },
      },
    ],
    isAside: true,
    says: `The ${picks} legs shown, each at the average of their prices.`,
  };
}

const hedging = /\bhedg(?:e|es|ed|ing)\b/;
const aroundHedge = wordsOf(
  "hedge hedging hedged can could should would how do does i we you u it that this the a an my if say lets let's suppose assume first second third last one two three leg legs hits hit wins win won cashes cash lands comes in through had have got put with on bet is there any way to out of off against for me what whats what's much to and so then ok but already all except bets parlay ticket riding already when once after only just left remaining game bucks buck dollars dollar",
);

/** "Can I hedge it, say I had 20 on it": the price of the other side is not kept with the bet, and the answer asks for it. */
function hedgeOf(text: string, { play }: Turn): Heard | undefined {
  if (!play || !hedging.test(text)) return undefined;
  const { amounts, rest } = amountsIn(text);
  const [stake = 100, ...others] = amounts;
  if (others.length > 0 || stake <= 0 || /\d/.test(rest)) return undefined;
  const names = wordsOf(
    play.legs
      .flatMap(({ home, away }) => [home, away])
      .join(' ')
      .toLowerCase(),
  );
  if (!isMadeOf(rest, new Set([...aroundHedge, ...names]))) return undefined;
  if (play.price === null) return surelyNoPrice;
  const odds = { format: 'american', value: play.price } as const;
  return {
    kind: 'queries',
    queries: [{ ask: 'sum', sum: 'hedge', stake, odds, win: null, other: null }],
    isAside: true,
    ...(amounts.length === 0 && { says: 'For $100, because no stake was named.' }),
  };
}
