/** Facts for and against a leg, sorted and counted. */
import type { Evidence, Leg, Note } from '../../../../lambdas/contracts/asking/analysis.ts';
import { isPriceKind, unitOfKind } from '../../../../lambdas/contracts/asking/evidence-kinds.ts';
import { plural } from '../../../../lambdas/domain/platform/format.ts';
import { movedOf } from '../feed/movement-words.ts';

export interface Sides {
  readonly for: readonly Evidence[];
  readonly against: readonly Evidence[];
  readonly neutral: readonly Evidence[];
}

export function sidesOf(evidence: readonly Evidence[]): Sides {
  const of = (side: Evidence['side']) => evidence.filter((each) => each.side === side);
  return { for: of('for'), against: of('against'), neutral: of('neutral') };
}

/** `3 for, 2 against`; empty without facts. */
export function countWords(evidence: readonly Evidence[]): string {
  const { for: pro, against, neutral } = sidesOf(evidence);
  return [
    pro.length > 0 && `${pro.length} for`,
    against.length > 0 && `${against.length} against`,
    pro.length + against.length === 0 && neutral.length > 0 && `${neutral.length} neutral`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** False for answers made before evidence existed. */
export const hasEvidence = ({ thesis, evidence }: Leg) => thesis !== undefined || evidence !== undefined;

/** The evidence to list: without facts that the leg line already shows as figures. */
export function evidenceShown(leg: Leg): readonly Evidence[] {
  const { evidence = [], saves } = leg;
  const hasMoved = movedOf(leg) !== null;
  return evidence.filter(
    ({ kind }) => !((kind === 'best_price' && saves) || (kind === 'movement' && hasMoved)),
  );
}

/** Whether only the leg's price is known. */
export function isPriceOnly(leg: Leg): boolean {
  return hasEvidence(leg) && (leg.evidence ?? []).every(({ kind }) => isPriceKind(kind));
}

/** For a price-only leg whose thesis does not mention it. */
export const priceOnlyWords = 'Price only: none of the results we have is about this bet.';

export interface SortedNotes {
  /** Something differs from the question, or should be known before saving. */
  readonly loud: readonly Note[];
  /** True of most answers: good to know, but not a warning. */
  readonly quiet: readonly Note[];
}

/** Removes duplicates, and notes that a leg already shows. */
export function sortNotes(notes: readonly Note[], legs: readonly Leg[]): SortedNotes {
  const isShownByLeg = legs.some(isPriceOnly);
  const shown = notes.filter(
    ({ kind, text }, index) =>
      !(kind === 'price_only' && isShownByLeg) && notes.findIndex((other) => other.text === text) === index,
  );
  const isQuiet = ({ kind }: Note) =>
    kind === 'known_to_market' || kind === 'one_book' || kind === 'one_sided';
  return { loud: shown.filter((each) => !isQuiet(each)), quiet: shown.filter(isQuiet) };
}

/** The source and the sample size: `Goalserve · 9 games`. */
export function basisWords({ source, n, kind }: Evidence): string {
  const [one, many] = unitOfKind[kind];
  // Without the page of the source.
  const whose = source.split(':')[0] ?? source;
  return n === null ? whose : `${whose} · ${plural(n, one, many)}`;
}
