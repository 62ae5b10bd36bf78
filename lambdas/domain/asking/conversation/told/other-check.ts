/** A bet that was judged, at another price or line, or another bet in its place. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { type Asked, has, ofRole } from '../../queries/parts/asked.ts';
import { checkOf } from '../../queries/parts/check.ts';
import { americanIn, dollarsIn } from '../../queries/parts/figures.ts';
import { partsOf } from '../../queries/parts/parts.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';
import { bookCalled } from '../../reading/names/books.ts';
import type { Context } from '../../reading/read.ts';
import { formatsIn } from './other-sum.ts';
import type { ChangeTopic } from './topics.ts';

type Check = Extract<RuledQuery, { ask: 'check' }>;

/** Another price, line, side, market, team or book of the one bet; or what a stake on it pays. */
export function ofCheck(
  topic: ChangeTopic,
  last: Check,
  asked: Asked,
  context: Context,
): RuledQuery | undefined {
  const [leg, ...others] = last.legs;
  const [stake] = ofRole(asked, 'stake').flatMap(({ words }) => dollarsIn(words) ?? []);
  const price = last.price ?? leg?.price ?? null;
  if ((topic === 'pays' || !has(asked, ...ofBets)) && stake !== undefined && price !== null)
    return { ask: 'sum', sum: 'payout', stake, odds: { format: 'american', value: price } };
  if (!leg || others.length > 0) return undefined;
  const [format] = formatsIn(asked);
  if (format !== undefined && price !== null)
    return { ask: 'sum', sum: 'convert', odds: { format: 'american', value: price }, to: format };
  const boosts = ofRole(asked, 'boost').map(({ words }) => words);
  if (boosts.length > 0) {
    const [, percent] = /(\d+(?:\.\d+)?) ?%/.exec(boosts.join(' ')) ?? [];
    return { ...last, boost: percent === undefined ? null : Number(percent), isBonus: percent === undefined };
  }
  const [named] = ofRole(asked, 'price', 'payout').flatMap(({ words }) => americanIn(words) ?? []);
  const [book] = ofRole(asked, 'book').flatMap(({ words }) => bookCalled(words.toLowerCase()) ?? []);
  const bet = topic === 'flip' ? otherSide(leg) : withTerms(leg, asked, context);
  if (bet === undefined || (isSameBet(bet, leg) && named === undefined && book === undefined))
    return undefined;
  const own = isSameBet(bet, leg) ? (named ?? leg.price) : (named ?? null);
  return {
    ...last,
    legs: [{ ...bet, price: own }],
    price: null,
    book: book ?? null,
    boost: null,
    isBonus: false,
  };
}
const ofBets = ['team', 'player', 'market', 'side', 'line', 'stat', 'period', 'price', 'book'] as const;
const isSameBet = (one: NamedBet, other: NamedBet): boolean =>
  JSON.stringify({ ...one, price: null }) === JSON.stringify({ ...other, price: null });

function otherSide(leg: NamedBet): NamedBet | undefined {
  if (leg.side === 'over' || leg.side === 'under')
    return { ...leg, side: leg.side === 'over' ? 'under' : 'over' };
  return undefined;
}

function withTerms(leg: NamedBet, asked: Asked, context: Context): NamedBet | undefined {
  if (has(asked, 'team', 'player')) return checkOf(asked, context)?.legs[0];
  const parts = partsOf(asked, context);
  if (!parts) return undefined;
  const { market, side, line, period, stats } = parts;
  const [stat, ...more] = stats;
  if (more.length > 0) return undefined;
  const direction = side === 'over' || side === 'under' ? side : null;
  const isOfPlayer = leg.player !== null;
  const isTotal = !isOfPlayer && (market === 'total' || direction !== null) && leg.market !== 'team_total';
  const kind = market === 'prop' || market === 'outright' ? null : market;
  return {
    ...leg,
    ...(stat !== undefined && isOfPlayer && { stat, line: null }),
    ...(kind !== null && !isOfPlayer && { market: kind, side: null, line: null }),
    ...(isTotal && { market: 'total', side: direction ?? 'over', line: null }),
    ...(!isTotal && direction !== null && { side: direction }),
    ...(line !== null && { line }),
    ...(line !== null && kind === null && leg.market === 'moneyline' && !isTotal && { market: 'spread' }),
    ...(period !== null && { period }),
  } as NamedBet;
}
