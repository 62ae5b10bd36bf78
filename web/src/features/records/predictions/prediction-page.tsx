/** /account/predictions/{id}: one prediction in full. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Prediction } from '../../../../../lambdas/contracts/records/predictions.ts';
import { matchupName, pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { predictionQuery } from '../../../api/predictions.ts';
import { premiumRefusal, SubscriptionGate } from '../../../components/billing/subscription-gate.tsx';
import { LinkButton } from '../../../components/ui/controls/button.tsx';
import { IconBack } from '../../../components/ui/display/icons.tsx';
import { Loading, Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { SportBadge } from '../../../components/ui/display/sport-badge.tsx';
import { LoadFailure } from '../../../components/ui/frame/load-failure.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { paths } from '../../../paths.ts';
import { ContextCard } from './context-card.tsx';
import { PlayCard } from './play-card.tsx';
import { Rationale } from './rationale.tsx';
import { ResultCard } from './result-card.tsx';

export function PredictionPage() {
  const { id = '' } = useParams();
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <LinkButton variant="ghost" size="sm" justifySelf="start" marginX="-3" to={paths.account.predictions}>
        <IconBack />
        Back to Predictions
      </LinkButton>
      <SubscriptionGate
        refusal={premiumRefusal}
        placeholder={<Loading spinner label="Checking subscription status..." />}
      >
        <PredictionById id={id} />
      </SubscriptionGate>
    </chakra.div>
  );
}

function PredictionById({ id }: { id: string }) {
  const query = useQuery(predictionQuery(id));
  const { data, isPending } = query;
  const prediction = data?.predictionWithPickSaved[0];
  if (isPending) {
    return (
      <Loading label="Loading prediction..." inside>
        <Skeleton height="24rem" borderRadius="lg" />
      </Loading>
    );
  }
  if (prediction) return <PredictionDetails prediction={prediction} />;
  return (
    <>
      <PageHeading title="Prediction" />
      <LoadFailure query={query} title="Error" fallback="Failed to load predictions. Please try again." />
    </>
  );
}

function PredictionDetails({ prediction }: { prediction: Prediction }) {
  const { parsed_entities: entities, sport, result } = prediction;
  return (
    <>
      <chakra.div display="flex" gap="4" alignItems="center">
        <SportBadge sport={sport} size="4rem" />
        <PageHeading title={pickName(entities)} intro={matchupName(entities)} />
      </chakra.div>
      {result && <ResultCard prediction={prediction} result={result} />}
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <PlayCard prediction={prediction} />
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <Rationale entities={entities} />
          <ContextCard prediction={prediction} />
        </chakra.div>
      </chakra.div>
    </>
  );
}
