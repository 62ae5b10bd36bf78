/** The view of a prediction for a subscriber. */
import type { Entities, Leg } from '../../../contracts/asking/analysis.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Prediction } from '../../../contracts/records/predictions.ts';
import type { SavedMark } from '../../../data/picks/picks.ts';
import type { StoredPrediction } from '../../../data/records/predictions.ts';
import type { Game } from '../../../domain/feed/games/game.ts';
import { hasStarted, resultOf } from '../../../domain/records/prediction-board.ts';
import { recordOf, type Settled } from '../../../domain/records/track-record.ts';

interface Context {
  /** Record of the slate so far, by sport. */
  readonly settled: (sport: Sport) => Settled;
  /** The games of `startedLegs`. */
  readonly games: readonly Game[];
  readonly now: Date;
}

/** The legs whose games have started and have to be read. */
export function startedLegs({ legs }: Entities, now: Date): Leg[] {
  return legs.filter(({ startsAt }) => Date.parse(startsAt) <= now.getTime());
}

/** @param mark the subscriber's saved pick of this prediction, if any */
export function showPrediction(
  { id, prompt, response, sport, createdAt, entities, outcome }: StoredPrediction,
  mark: SavedMark | undefined,
  { settled, games, now }: Context,
): Prediction {
  const { hit_rate, stats } = recordOf(`Our ${sport} picks`, settled(sport));
  const status = mark?.status ?? outcome;
  return {
    id,
    prompt_text: prompt,
    response,
    sport,
    bet_type: entities.bet_type[0] ?? 'general',
    created_at: createdAt,
    pickSaved: mark !== undefined,
    isHit: status === 'hit',
    ...(hasStarted(entities, now) && { result: resultOf(entities, games, status) }),
    ...(stats !== undefined && { stats }),
    parsed_entities: { ...entities, ...(hit_rate !== undefined && { hit_rate }) },
  };
}
