/** The board of predictions: the content and order of each view. */
import type { Entities } from '../../contracts/asking/analysis.ts';
import type { BetType, PickStatus, RiskProfile, Sport } from '../../contracts/feed/sports.ts';
import type { PredictionOrder, PredictionResult } from '../../contracts/records/predictions.ts';
import type { Game } from '../feed/games/game.ts';
import { gradeLeg } from '../feed/games/settlement.ts';
import { americanToDecimal } from '../feed/odds/odds.ts';
import { gradePick } from '../picks/settlement.ts';
import { slipStatus } from '../picks/slip.ts';

export interface Listed {
  readonly id: string;
  readonly sport: Sport;
  readonly entities: Entities;
}

export interface Filters {
  readonly sport?: Sport | undefined;
  readonly bet_type?: BetType | undefined;
  readonly risk_level?: RiskProfile | undefined;
}

export function passes({ sport, entities }: Listed, filters: Filters): boolean {
  return (
    sport === (filters.sport ?? sport) &&
    (filters.bet_type === undefined || entities.bet_type.includes(filters.bet_type)) &&
    entities.risk_profile === (filters.risk_level ?? entities.risk_profile)
  );
}

/** Whether its first game has started, so that it can no longer be bet on. */
export function hasStarted({ legs, match_date }: Entities, now: Date): boolean {
  const [first = match_date] = legs.map(({ startsAt }) => startsAt).sort();
  return first !== null && Date.parse(first) <= now.getTime();
}

/** Predictions without a value come last; equal ones keep their order. */
export function inOrder<Each extends Listed>(list: readonly Each[], order: PredictionOrder): Each[] {
  const rank = ranks[order];
  return [...list].sort((a, b) => rank(a.entities) - rank(b.entities));
}

/** Lower values come first. */
const ranks: Readonly<Record<PredictionOrder, (entities: Entities) => number>> = {
  start: ({ match_date }) => (match_date === null ? Number.MAX_VALUE : Date.parse(match_date)),
  chance: ({ market_probability }) => 0 - (market_probability ?? Number.NEGATIVE_INFINITY),
  edge: ({ expected_value }) => 0 - (expected_value ?? Number.NEGATIVE_INFINITY),
  odds: ({ odds }) => (odds === null ? Number.MAX_VALUE : 0 - americanToDecimal(Number(odds))),
};

/**
 * The result of a prediction by the known final scores.
 * @param games the games of its legs, in any order
 * @param status the status of the pick saved from it; undefined if there is none
 */
export function resultOf(
  { legs, slip }: Entities,
  games: readonly Game[],
  status: PickStatus | undefined,
): PredictionResult {
  const found = legs.map((leg) => games.find(({ id }) => id === leg.gameId));
  const outcomes = legs.map((leg, index) => {
    const game = found[index];
    return game ? gradeLeg(leg, game) : 'open';
  });
  const prices = legs.map(({ price }) => price);
  const byScores = slip
    ? slipStatus({ legResults: outcomes, metadata: { slip } })
    : gradePick(outcomes, prices).status;
  return {
    status: status ?? byScores,
    legs: outcomes.map((outcome, index) => {
      const game = found[index];
      return { outcome, game: game?.status ?? 'unknown', score: game?.score ?? null };
    }),
  };
}
