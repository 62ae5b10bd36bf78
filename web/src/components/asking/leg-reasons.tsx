/** Why a leg was chosen: its thesis, and the facts for and against it. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { selectionName } from '../../../../lambdas/domain/asking/english/leg.ts';
import { useOdds } from '../feed/odds.ts';
import { EvidenceLists } from './evidence.tsx';
import { countWords, evidenceShown, isPriceOnly, priceOnlyWords } from './evidence-words.ts';

/** Thesis and evidence, the same with the evidence collapsed, only the thesis, or only the evidence. */
export type ReasonsShown = 'all' | 'folded' | 'thesis' | 'evidence';

interface Props {
  leg: Leg;
  shown: ReasonsShown;
}

export function LegReasons({ leg, shown }: Props) {
  const { withOdds } = useOdds();
  const { thesis } = leg;
  const evidence = evidenceShown(leg);
  const lists = <EvidenceLists evidence={evidence} selection={leg.selection} about={selectionName(leg)} />;
  const counts = countWords(evidence);
  return (
    <>
      {thesis && shown !== 'evidence' && (
        <chakra.p fontSize="0.9375rem" lineHeight="1.45">
          {withOdds(thesis.text)}
        </chakra.p>
      )}
      {isPriceOnly(leg) && shown !== 'thesis' && thesis?.id !== 'price_only' && (
        <chakra.p fontSize="0.9375rem" lineHeight="1.45" color="muted">
          {priceOnlyWords}
        </chakra.p>
      )}
      {shown === 'folded' && counts !== '' && (
        <chakra.details>
          <chakra.summary
            cursor="pointer"
            minHeight="8"
            paddingY="1"
            textStyle="small"
            color="muted"
            borderRadius="sm"
            _hover={{ color: 'fg' }}
          >
            Why: {counts}
          </chakra.summary>
          <chakra.div paddingTop="2">{lists}</chakra.div>
        </chakra.details>
      )}
      {(shown === 'all' || shown === 'evidence') && lists}
    </>
  );
}
