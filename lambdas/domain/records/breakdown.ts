/** A record by sport and by bet type. */
import { type BetType, betTypes, type PickStatus, type Sport, sports } from '../../contracts/feed/sports.ts';
import type { RecordLine } from '../../contracts/picks/tracker.ts';
import type { Counts } from '../platform/counts.ts';
import { lineOf, resultsOf } from './record.ts';

/** The fields of a pick that a breakdown counts. */
export interface Kinded {
  readonly sport: Sport;
  readonly status: PickStatus;
  readonly profitCents: number | null;
  readonly metadata: { readonly bet_type: readonly BetType[] };
}

type Kind = Sport | BetType;

const parts = ['hits', 'misses', 'pushes', 'pricedSettled', 'profitCents'] as const;

/** A pick's counts for its sport and its bet type; none while it is pending. */
export function countsByKind({ sport, metadata, ...pick }: Kinded): Counts {
  const results = resultsOf(pick);
  const kinds: Kind[] = [sport, metadata.bet_type[0] ?? 'general'];
  return Object.fromEntries(
    kinds.flatMap((kind) => parts.map((part) => [`${kind}:${part}`, results[part]] as const)),
  );
}

/**
 * @param counts the sum over some days or months
 * @returns the kinds with a settled pick, those with the most picks first
 */
export function breakdown(counts: Counts): {
  bySport: (RecordLine & { sport: Sport })[];
  byBetType: (RecordLine & { bet_type: BetType })[];
} {
  return {
    bySport: linesOf(sports, counts).map(({ kind, ...line }) => ({ sport: kind, ...line })),
    byBetType: linesOf(betTypes, counts).map(({ kind, ...line }) => ({ bet_type: kind, ...line })),
  };
}

function linesOf<K extends Kind>(kinds: readonly K[], counts: Counts): (RecordLine & { kind: K })[] {
  const of = (kind: K, part: (typeof parts)[number]) => counts[`${kind}:${part}`] ?? 0;
  return kinds
    .map((kind) => ({
      kind,
      ...lineOf({
        hits: of(kind, 'hits'),
        misses: of(kind, 'misses'),
        pushes: of(kind, 'pushes'),
        pricedSettled: of(kind, 'pricedSettled'),
        profitCents: of(kind, 'profitCents'),
      }),
    }))
    .filter((line) => settledOf(line) > 0)
    .sort((a, b) => settledOf(b) - settledOf(a));
}

const settledOf = ({ hits, misses, pushes }: RecordLine) => hits + misses + pushes;
