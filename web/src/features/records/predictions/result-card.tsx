/** The result of a prediction: its status, and the score that decides each leg. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Prediction, PredictionResult } from '../../../../../lambdas/contracts/records/predictions.ts';
import { legName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { legKey } from '../../../components/asking/leg-key.ts';
import { Card } from '../../../components/ui/display/card.tsx';
import { StatusLabel } from '../../../components/ui/display/status-label.tsx';
import { outcomeWords, resultWords, scoreWords } from './result-words.ts';

interface Props {
  prediction: Prediction;
  result: PredictionResult;
}

export function ResultCard({ prediction: { parsed_entities: entities }, result }: Props) {
  const { legs } = entities;
  return (
    <Card aria-labelledby="result" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h2 id="result" textStyle="heading">
          Result
        </chakra.h2>
        <StatusLabel status={result.status} />
        <chakra.p>{resultWords(result, legs)}</chakra.p>
      </chakra.div>
      {legs.length > 1 && (
        <chakra.ul display="grid" gap="1.5" textStyle="small">
          {result.legs.map((played, index) => {
            const leg = legs[index];
            return (
              leg && (
                <chakra.li key={legKey(leg)} display="flex" flexWrap="wrap" columnGap="2">
                  <chakra.span fontWeight="medium">{legName(leg)}:</chakra.span>
                  {outcomeWords(played)} · {scoreWords(played, leg)}
                </chakra.li>
              )
            );
          })}
        </chakra.ul>
      )}
    </Card>
  );
}
