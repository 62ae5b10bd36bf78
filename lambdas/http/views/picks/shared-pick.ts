/** The public view of a shared pick: never its owner's stake, book, note, question or account. */
import type { Leg } from '../../../contracts/asking/analysis.ts';
import type { PickStatus } from '../../../contracts/feed/sports.ts';
import type { LegOutcome } from '../../../contracts/picks/tracker.ts';
import type { Pick } from '../../../data/picks/picks.ts';
import { bookWords, marketName, matchName } from '../../../domain/asking/english/leg.ts';
import { legName, parlayWords, pickName } from '../../../domain/asking/english/pick.ts';
import {
  beforeStart,
  closingWords,
  firstStart,
  unitWords,
  withMinus,
} from '../../../domain/asking/english/shared.ts';
import { formatAmerican, parlayProfit } from '../../../domain/feed/odds/odds.ts';
import { breakEven } from '../../../domain/feed/odds/value.ts';
import { legOutcome } from '../../../domain/picks/leg-outcome.ts';
import { stakeCents } from '../../../domain/picks/settlement.ts';
import { momentLabel, startLabel } from '../../../domain/platform/calendar.ts';
import { percent } from '../../../domain/platform/format.ts';
import { isMarked } from '../../../domain/records/record.ts';

export interface SharedLeg {
  readonly selection: string;
  readonly market: string;
  readonly match: string;
  readonly start: string;
  /** `−110`; null if it had no price. */
  readonly price: string | null;
  /** `at FanDuel, best of 4 books`; empty if no book is named. */
  readonly book: string;
  /** `52.1%`; null if unknown. */
  readonly chance: string | null;
  readonly breakEven: string | null;
  readonly thesis: string | null;
  readonly reasons: readonly { readonly side: 'for' | 'against' | 'neutral'; readonly text: string }[];
  readonly result: LegOutcome['result'];
  /** `Denver Broncos 20, Dallas Cowboys 27`; null while open, or if no score decides the leg. */
  readonly final: string | null;
  readonly closing: string | null;
}

export interface SharedView {
  /** Names the legs of a parlay. */
  readonly title: string;
  /** Shorter, because the legs are listed below it. */
  readonly headline: string;
  readonly sport: string;
  readonly status: PickStatus;
  /** Whether the result was marked by the owner instead of graded by a final score. */
  readonly isMarked: boolean;
  /** Whether it has legs of one game, so that its owner enters its price. */
  readonly isSlip: boolean;
  readonly firstName: string | null;
  readonly saved: string;
  readonly shared: string;
  readonly isBeforeStart: boolean;
  /** `Best price`; for a slip with legs of one game, whose price its owner enters, `Price paid`. */
  readonly priceName: string;
  readonly price: string | null;
  /** In place of a price: `Not priced`, `Not entered yet`. */
  readonly noPrice: string;
  readonly chance: string | null;
  readonly breakEven: string | null;
  /** Units won or lost; while pending, units to win. Null if not priced. */
  readonly units: string | null;
  readonly legs: readonly SharedLeg[];
  readonly version: number;
}

const percentOf = (value: number | null | undefined) => (value == null ? null : percent(value));

export function viewShared(pick: Pick & { readonly share: NonNullable<Pick['share']> }): SharedView {
  const { metadata, share, createdAt, sport, status, version } = pick;
  const start = firstStart(metadata.legs);
  const stamped = (at: string) =>
    [momentLabel(at), start && beforeStart(at, start)].filter(Boolean).join(', ');
  return {
    title: pickName(metadata),
    headline: metadata.legs.length > 1 ? parlayWords(metadata) : pickName(metadata),
    sport,
    status,
    isMarked: isMarked(pick),
    isSlip: metadata.slip !== undefined,
    firstName: share.firstName,
    saved: stamped(createdAt),
    shared: stamped(share.at),
    isBeforeStart: start !== null && Date.parse(share.at) < Date.parse(start),
    ...priceOf(pick),
    units: unitsOf(pick),
    legs: metadata.legs.map((leg, index) => viewLeg(pick, leg, index)),
    version,
  };
}

/** Of a slip, the price is what its owner entered, and the chance is that of its legs together. */
function priceOf({ metadata, bet }: Pick) {
  const { slip } = metadata;
  if (!slip) {
    return {
      priceName: 'Best price',
      price: metadata.odds && withMinus(metadata.odds),
      noPrice: 'Not priced',
      chance: percentOf(metadata.market_probability),
      breakEven: percentOf(metadata.break_even),
    };
  }
  const price = bet?.price ?? null;
  return {
    priceName: 'Price paid',
    price: price === null ? null : withMinus(formatAmerican(price)),
    noPrice: 'Not entered yet',
    chance: percentOf(slip.chance),
    breakEven: price === null ? null : percent(breakEven(price)),
  };
}

/** Based on the flat stake of all records, so that the owner's stake is not revealed. */
function unitsOf({ status, profitCents, metadata, bet }: Pick): string | null {
  if (status !== 'pending') return profitCents === null ? null : unitWords(profitCents / stakeCents);
  if (metadata.slip) {
    const price = bet?.price ?? null;
    return price === null ? null : unitWords(parlayProfit(stakeCents, [price]) / stakeCents);
  }
  const prices = metadata.legs.flatMap(({ price }) => (price === null ? [] : [price]));
  if (prices.length === 0 || prices.length < metadata.legs.length) return null;
  return unitWords(parlayProfit(stakeCents, prices) / stakeCents);
}

function viewLeg(pick: Pick, leg: Leg, index: number): SharedLeg {
  const { result, final } = legOutcome(
    leg,
    pick.legResults[index] ?? 'open',
    pick.legGrades?.[index],
    undefined,
  );
  const evidence = leg.evidence ?? [];
  const isBest = !leg.elsewhere && (leg.bestPrice ?? leg.price) === leg.price;
  const bestOf = (leg.books ?? 1) > 1 && isBest ? `, best of ${leg.books} books` : '';
  return {
    selection: legName(leg),
    market: marketName(leg),
    match: matchName(leg),
    start: startLabel(leg.startsAt),
    price: leg.price === null ? null : withMinus(formatAmerican(leg.price)),
    book: bookWords(leg) && `${bookWords(leg)}${bestOf}`,
    chance: percentOf(leg.marketProbability),
    breakEven: percentOf(leg.breakEven),
    thesis: leg.thesis ? withMinus(leg.thesis.text) : null,
    reasons: (['for', 'against', 'neutral'] as const).flatMap((side) =>
      evidence.filter((fact) => fact.side === side).map(({ text }) => ({ side, text: withMinus(text) })),
    ),
    result,
    final: final && `${leg.away} ${final.away}, ${leg.home} ${final.home}`,
    // Nobody took the price of a leg of a slip.
    closing: pick.metadata.slip ? null : closingWords(pick.legClv?.[index]),
  };
}
