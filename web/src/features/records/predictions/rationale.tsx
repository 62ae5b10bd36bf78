/** The reasons: facts for and against each leg, as known when the play was made. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Entities, Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import { legName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { hasEvidence } from '../../../components/asking/evidence-words.ts';
import { legKey } from '../../../components/asking/leg-key.ts';
import { LegReasons } from '../../../components/asking/leg-reasons.tsx';
import { MovementTable } from '../../../components/feed/movement-table.tsx';
import { useOdds } from '../../../components/feed/odds.ts';
import { Card } from '../../../components/ui/display/card.tsx';
import { LegSection } from './leg-section.tsx';

export function Rationale({ entities }: { entities: Entities }) {
  const { legs, analysis, suggestion } = entities;
  const { withOdds } = useOdds();
  const isKnown = legs.length > 0 && legs.some(hasEvidence);
  return (
    <Card display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 textStyle="heading">AI Rationale:</chakra.h2>
      {isKnown
        ? legs.map((leg) =>
            legs.length === 1 ? (
              <Case key={legKey(leg)} leg={leg} />
            ) : (
              <LegSection key={legKey(leg)} title={legName(leg)} startsOpen>
                <Case leg={leg} />
              </LegSection>
            ),
          )
        : analysis.map((line, index) => (
            <chakra.p key={suggestion[index] ?? line} color="muted" overflowWrap="anywhere">
              {withOdds(line || 'No analysis')}
            </chakra.p>
          ))}
    </Card>
  );
}

function Case({ leg }: { leg: Leg }) {
  return (
    <>
      <LegReasons leg={leg} shown="evidence" />
      <MovementTable leg={leg} />
    </>
  );
}
