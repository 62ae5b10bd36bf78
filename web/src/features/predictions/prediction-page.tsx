/** /account/predictions/{id}: one prediction in full. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Prediction } from '../../../../lambdas/contracts/predictions.ts';
import { predictionQuery } from '../../api/predictions.ts';
import { BetSlip } from '../../components/bet-slip.tsx';
import { LinkButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ChanceMeter } from '../../components/chance-meter.tsx';
import { day } from '../../components/dates.ts';
import { IconBack } from '../../components/icons.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useOdds } from '../../components/odds.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Payout } from '../../components/payout.tsx';
import { betTypeLabel, matchLabel } from '../../components/play-words.ts';
import { PricesAsOf } from '../../components/prices-as-of.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { SportBadge } from '../../components/sport-badge.tsx';
import { premiumRefusal, SubscriptionGate } from '../../components/subscription-gate.tsx';
import { Tag } from '../../components/tag.tsx';
import { paths } from '../../paths.ts';
import { AddToTracker } from './add-to-tracker.tsx';
import { ContextCard } from './context-card.tsx';

export function PredictionPage() {
  const { id = '' } = useParams();
  return (
    <chakra.div display="grid" gap="6">
      <LinkButton variant="ghost" size="sm" justifySelf="start" marginX="-3" to={paths.account.predictions}>
        <IconBack />
        Back to Predictions
      </LinkButton>
      <SubscriptionGate
        refusal={premiumRefusal}
        waiting={<Loading label="Checking subscription status..." />}
      >
        <Found id={id} />
      </SubscriptionGate>
    </chakra.div>
  );
}

function Found({ id }: { id: string }) {
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
  if (prediction) return <Shown prediction={prediction} />;
  return (
    <>
      <PageHeading title="Prediction" />
      <LoadFailure query={query} title="Error" fallback="Failed to load predictions. Please try again." />
    </>
  );
}

function Shown({ prediction }: { prediction: Prediction }) {
  const { parsed_entities: entities, sport, stats } = prediction;
  const { withOdds } = useOdds();
  return (
    <>
      <chakra.div display="flex" gap="4" alignItems="center">
        <SportBadge sport={sport} size="4rem" />
        <PageHeading title={matchLabel(entities)} />
      </chakra.div>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: '1fr', lg: '3fr 2fr' }}
      >
        <Card display="grid" gap="5">
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Tag>{betTypeLabel(entities)}</Tag>
            <Tag>{entities.risk_profile} risk</Tag>
            <Tag>{day(entities.match_date)}</Tag>
          </chakra.div>
          <BetSlip legs={entities.legs} suggestion={entities.suggestion} />
          <Payout legs={entities.legs} odds={entities.odds} />
          <ChanceMeter confidence={entities.confidence} market={entities.market_probability} />
          {stats && <chakra.p color="muted">{stats}</chakra.p>}
          <chakra.div justifySelf="start">
            <AddToTracker prediction={prediction} />
          </chakra.div>
          <PricesAsOf legs={entities.legs} moving />
        </Card>
        <chakra.div display="grid" gap="4" minWidth="0">
          <Card display="grid" gap="3">
            <chakra.h2 textStyle="heading">AI Rationale:</chakra.h2>
            {entities.analysis.map((line, index) => (
              <chakra.p key={entities.suggestion[index] ?? line} color="muted" overflowWrap="anywhere">
                {withOdds(line || 'No analysis')}
              </chakra.p>
            ))}
          </Card>
          <ContextCard prediction={prediction} />
        </chakra.div>
      </chakra.div>
    </>
  );
}
