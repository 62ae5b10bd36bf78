/** The expanded part of a row: each leg with its reason, price and result, and the question. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import type { Prediction } from '../../../../../lambdas/contracts/records/predictions.ts';
import { playValue, valueWords } from '../../../components/asking/chance-words.ts';
import { countWords, evidenceShown } from '../../../components/asking/evidence-words.ts';
import { Origin } from '../../../components/asking/origin.tsx';
import { matchDays } from '../../../components/asking/play-words.ts';
import { useOdds } from '../../../components/feed/odds.ts';
import { shopWords } from '../../../components/feed/price-words.ts';
import { PricesAsOf } from '../../../components/feed/prices-as-of.tsx';
import { outcomeWords, scoreWords } from './result-words.ts';

export function PredictionMore({ prediction }: { prediction: Prediction }) {
  const { parsed_entities: entities, id, prompt_text: prompt, result } = prediction;
  const { withOdds } = useOdds();
  const { expectedValue } = playValue(entities);
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      marginTop="3"
      borderTopWidth="1px"
      paddingTop="3"
    >
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {entities.suggestion.map((suggestion, index) => {
          const leg = entities.legs[index];
          const played = result?.legs[index];
          return (
            <chakra.li key={suggestion} borderLeftWidth="2px" borderColor="accentFg" paddingLeft="3">
              <chakra.p fontWeight="medium" overflowWrap="anywhere">
                {withOdds(suggestion)}
              </chakra.p>
              {leg && played && (
                <chakra.p textStyle="small">
                  {outcomeWords(played)} · {scoreWords(played, leg)}
                </chakra.p>
              )}
              <PriceComparison leg={leg} />
              <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
                {withOdds(leg?.thesis?.text ?? (entities.analysis[index] || 'No analysis'))}
                <EvidenceCount leg={leg} />
              </chakra.p>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {expectedValue !== null && <chakra.p textStyle="small">{valueWords(expectedValue)}</chakra.p>}
      <Origin id={id} prompt={prompt} />
      <chakra.div>
        <chakra.p textStyle="small" color="muted">
          Match date: {matchDays(entities)}
        </chakra.p>
        <PricesAsOf legs={entities.legs} />
      </chakra.div>
    </chakra.div>
  );
}

/** The book, and how its price compares. */
function PriceComparison({ leg }: { leg: Leg | undefined }) {
  const { odds, withOdds } = useOdds();
  const words = leg ? shopWords(leg, odds) : '';
  if (words === '') return null;
  return (
    <chakra.p textStyle="small" overflowWrap="anywhere">
      {withOdds(words)}
    </chakra.p>
  );
}

/** The number of facts on each side; the facts are on the prediction's page. */
function EvidenceCount({ leg }: { leg: Leg | undefined }) {
  const counts = leg ? countWords(evidenceShown(leg)) : '';
  if (counts === '') return null;
  return (
    <chakra.span display="block" color="fg">
      Evidence: {counts}
    </chakra.span>
  );
}
