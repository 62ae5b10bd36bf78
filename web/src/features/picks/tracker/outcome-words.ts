/** The results of the legs of a pick, in words. */
import type { Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import type { LegOutcome, SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { scoreName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { periodLabel } from '../../../../../lambdas/domain/feed/markets/leg-words.ts';
import { statNames } from '../../../../../lambdas/domain/feed/players/stat-names.ts';
import { upperFirst } from '../../../../../lambdas/domain/platform/upper-first.ts';

type Outcomes = Pick<SavedPick, 'status' | 'outcomes' | 'metadata'>;

export const resultWords: Readonly<Record<LegOutcome['result'], string>> = {
  won: 'Won',
  lost: 'Lost',
  push: 'Push',
  void: 'Void',
  open: 'Open',
};

/**
 * `Bills 27, Jets 20 · won by 7`, `Points: 24 · lost by the hook`, `Live · 3rd Quarter · …`; undefined without a result.
 * @param isOfSlip whether the leg is one of several of a game, of which no near miss is told
 */
export function outcomeWords(
  leg: Leg,
  { result, final, margin, stat, live }: LegOutcome,
  isOfSlip = false,
): string | undefined {
  if (live) {
    return ['Live', live.period, live.score && scoreName(leg, live.score)].filter(Boolean).join(' · ');
  }
  if (!final) return result === 'open' ? undefined : resultWords[result];
  // A label before the number needs no singular.
  const had = leg.prop && stat !== undefined && `${upperFirst(statNames[leg.prop.stat])}: ${stat}`;
  const shownMargin = isOfSlip && result === 'lost' ? null : margin;
  const part = periodLabel(leg.period);
  const score = `${part === '' ? '' : `${part}: `}${scoreName(leg, final)}`;
  return [had || score, marginWords(leg, result, shownMargin)].filter(Boolean).join(' · ');
}

function marginWords(
  { market }: Leg,
  result: LegOutcome['result'],
  margin: number | null,
): string | undefined {
  if (margin === null) return resultWords[result].toLowerCase();
  const size = Math.abs(margin);
  if (margin === 0) return market === 'moneyline' ? 'a tie' : 'right on the line';
  if (isHook(market, margin)) return margin < 0 ? 'lost by the hook' : 'won by the hook';
  if (market === 'moneyline') return `${margin > 0 ? 'won' : 'lost'} by ${size}`;
  return margin > 0 ? `beat the line by ${size}` : `missed the line by ${size}`;
}

/** Bettors call half a point the hook. */
const isHook = (market: Leg['market'], margin: number) => market !== 'moneyline' && Math.abs(margin) === 0.5;

/**
 * How close a miss was: `Missed by one leg`, `Lost by the hook`; undefined if it was not close. Never of a slip with legs of one
 * game: a near miss makes people bet again, and these are the bets with the highest hold.
 */
export function nearMiss({ status, outcomes = [], metadata }: Outcomes): string | undefined {
  if (status !== 'miss' || metadata.slip) return undefined;
  const lost = outcomes.flatMap((outcome, index) =>
    outcome.result === 'lost' ? [{ outcome, leg: metadata.legs[index] }] : [],
  );
  const [only] = lost;
  if (lost.length !== 1 || !only?.leg || outcomes.some(({ result }) => result === 'open')) return undefined;
  const byHook =
    only.outcome.margin !== null && isHook(only.leg.market, only.outcome.margin)
      ? 'Lost by the hook'
      : undefined;
  if (outcomes.length === 1) return byHook;
  return outcomes.some(({ result }) => result === 'won') ? (byHook ?? 'Missed by one leg') : byHook;
}

/** For a row: the score of a live game or of a single, or how many legs of a parlay won. */
export function shortResult({ status, outcomes = [], metadata }: Outcomes): string {
  const live = outcomes.findIndex((outcome) => outcome.live);
  const [index, outcome] = live >= 0 ? [live, outcomes[live]] : [0, outcomes[0]];
  const leg = metadata.legs[index];
  if (!leg || !outcome) return '';
  if (outcome.live) {
    const { period, score } = outcome.live;
    return `Live ${period}${score ? `, ${scoreName(leg, score)}` : ''}`;
  }
  if (outcomes.length === 1) return outcome.final ? scoreName(leg, outcome.final) : '';
  const graded = outcomes.filter(({ result }) => result !== 'open').length;
  // How many legs of a lost slip won is how near it came.
  if (graded === 0 || (metadata.slip && status === 'miss')) return '';
  return `${outcomes.filter(({ result }) => result === 'won').length} of ${outcomes.length} legs won`;
}
