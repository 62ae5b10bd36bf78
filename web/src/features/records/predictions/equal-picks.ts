/** Predictions of the same selections are one pick, however often they were asked for. */
import type { Prediction } from '../../../../../lambdas/contracts/records/predictions.ts';
import { slateWords } from '../../../components/asking/origin-words.ts';

export interface EqualPicks {
  /** The one that is shown: a saved one if there is any, else the first. */
  readonly shown: Prediction;
  /** How many of the reader's own questions had this answer. */
  readonly asked: number;
  readonly isInSlate: boolean;
}

/** Groups predictions by their selections, whatever their prices. Keeps the order of the first of each group. */
export function groupEqual(predictions: readonly Prediction[]): EqualPicks[] {
  const groups = Map.groupBy(predictions, selectionsOf);
  return [...groups.values()].flatMap((group) => {
    const shown = group.find(({ pickSaved }) => pickSaved) ?? group[0];
    if (!shown) return [];
    const ofSlate = group.filter(({ id }) => slateWords(id) !== undefined);
    return [{ shown, asked: group.length - ofSlate.length, isInSlate: ofSlate.length > 0 }];
  });
}

/** What the pick is on, in no order of its legs. A prediction without legs equals no other. */
function selectionsOf({ id, parsed_entities: { legs } }: Prediction): string {
  if (legs.length === 0) return id;
  const selections = legs.map(({ gameId, market, selection, line, prop, outright }) =>
    JSON.stringify([gameId, market, selection, line, prop ?? outright ?? null]),
  );
  return selections.sort().join();
}

/** `Asked 4 times, also in our slate`; empty for a single prediction. */
export function equalWords({ asked, isInSlate }: Pick<EqualPicks, 'asked' | 'isInSlate'>): string {
  if (asked > 1) return `Asked ${asked} times${isInSlate ? ', also in our slate' : ''}`;
  return asked === 1 && isInSlate ? 'You asked, also in our slate' : '';
}
