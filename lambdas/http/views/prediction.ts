/** How a stored prediction looks to a subscriber. */
import type { Prediction } from '../../contracts/predictions.ts';
import type { Sport } from '../../contracts/sports.ts';
import type { SavedMark } from '../../data/picks.ts';
import type { StoredPrediction } from '../../data/predictions.ts';
import { recordOf, type Settled } from '../../domain/track-record.ts';

/**
 * @param mark the subscriber's own pick of it, if any
 * @param settled how the slate's predictions of each sport went so far
 */
export function showPrediction(
  { id, prompt, response, sport, createdAt, entities, outcome }: StoredPrediction,
  mark: SavedMark | undefined,
  settled: (sport: Sport) => Settled,
): Prediction {
  const { hit_rate, stats } = recordOf(`GamePlan’s ${sport} predictions`, settled(sport));
  return {
    id,
    prompt_text: prompt,
    response,
    sport,
    bet_type: entities.bet_type[0] ?? 'general',
    created_at: createdAt,
    pickSaved: mark !== undefined,
    isHit: (mark?.status ?? outcome) === 'hit',
    ...(stats !== undefined && { stats }),
    parsed_entities: { ...entities, ...(hit_rate !== undefined && { hit_rate }) },
  };
}
