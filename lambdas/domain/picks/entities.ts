/** The analysis as stored with predictions and saved picks. */
import type { Entities, PromptAnalysis } from '../../contracts/asking/analysis.ts';

/** In `parsed_entities` and `metadata` the bet type is a list, and the sport is a separate field. */
export function entitiesOf({ sport: _beside, bet_type, ...shared }: PromptAnalysis): Entities {
  return { ...shared, bet_type: [bet_type] };
}
