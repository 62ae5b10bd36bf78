/** A bet that was made, or a change in the tracker, by its parts. */
import { type TrackQuery, trackActions } from '../../../../contracts/asking/queries/own.ts';
import type { Context } from '../../reading/read.ts';
import { type Asked, has, meantBy, ofRole } from './asked.ts';
import { betsOf, eachOf } from './bets.ts';
import { americanIn, dollarsIn, unitsIn } from './figures.ts';
import { bookIn, pricedLegs } from './prices.ts';

/** A bet that was made, or a change of one. @returns undefined where the words lack what the action needs */
export function trackOf(topic: string | undefined, asked: Asked, context: Context): TrackQuery | undefined {
  const action = trackActions.find((each) => each === topic);
  if (!action) return undefined;
  const isNamed = has(asked, 'team', 'player', 'game');
  const named = isNamed ? (betsOf(asked, context) ?? eachOf(asked, context)) : [];
  // A pick that is there already is any on whom is named, where nothing else is said.
  const isAny = action !== 'add' && !has(asked, 'market', 'line', 'side', 'stat');
  const bets = isAny
    ? named?.map((bet) => ({ ...bet, market: bet.player === null ? null : bet.market }))
    : named;
  const [stakeSpan] = ofRole(asked, 'stake').toReversed();
  const stake = (stakeSpan && dollarsIn(stakeSpan.words)) ?? null;
  const units = (stakeSpan && unitsIn(stakeSpan.words)) ?? null;
  const [resultSpan] = ofRole(asked, 'result').toReversed();
  const said = resultSpan && meantBy(asked, resultSpan);
  const result = said === 'hit' || said === 'miss' || said === 'push' ? said : null;
  if (!bets || (stakeSpan && stake === null && units === null)) return undefined;
  const query = {
    ask: 'track',
    action,
    book: bookIn(asked),
    stake,
    units,
    price: null,
    result: null,
    part: null,
  } as const;
  switch (action) {
    case 'add': {
      const priced = bets.length > 0 ? pricedLegs(bets, asked) : undefined;
      if (!priced) return undefined;
      const { legs, price } = priced;
      return {
        ...query,
        legs: legs.length === 1 ? legs.map((leg) => ({ ...leg, price })) : legs,
        price: legs.length === 1 ? null : price,
      };
    }
    case 'save_last':
      return isNamed ? undefined : { ...query, legs: [], price: lastPrice(asked) };
    case 'mark':
      return result === null || bets.length > 1
        ? undefined
        : { ...query, legs: bets, stake: null, units: null, result };
    case 'price': {
      const price = lastPrice(asked);
      return bets.length > 1 || (price === null && stake === null && query.book === null)
        ? undefined
        : { ...query, legs: bets, price };
    }
    case 'remove':
      return bets.length > 1 ? undefined : { ...query, legs: bets, stake: null, units: null };
    case 'cash_out':
      return { ...query, legs: bets.slice(0, 1), stake: stake ?? lastMoney(asked) };
  }
}

/** "It was +140, not +120": the one that is said first is the right one unless it follows "from". */
function lastPrice(asked: Asked): number | null {
  const prices = ofRole(asked, 'price');
  const right =
    prices.length > 1
      ? prices.find(({ before }) => /\b(?:to|was|is|at|really|actually)$/i.test(before))
      : prices[0];
  return (right && americanIn(right.words)) ?? null;
}

const lastMoney = (asked: Asked): number | null => {
  const [payout] = ofRole(asked, 'payout');
  return (payout && dollarsIn(payout.words)) ?? null;
};
