/** /account/predictions: the day's slate and one's own answers. Filters are in the address. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { predictionsQuery } from '../../api/predictions.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SelectField } from '../../components/field.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { premiumRefusal, SubscriptionGate } from '../../components/subscription-gate.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { PredictionCard } from './prediction-card.tsx';

const sports = ['NBA', 'NFL', 'NHL', 'MLB', 'CFL', 'MLS'] as const;
const betTypes = ['moneyline', 'spread', 'over/under', 'prop', 'parlay'] as const;

export function PredictionsPage() {
  return (
    <chakra.div display="grid" gap="8">
      <PageHeading
        title="Predictions"
        intro={
          <>
            Today’s slate, and the answers to what you asked. How the slates before went:{' '}
            <TextLink to={paths.trackRecord}>our track record</TextLink>.
          </>
        }
      />
      <SubscriptionGate
        refusal={premiumRefusal}
        waiting={<Loading spinner label="Checking subscription status..." />}
      >
        <Browse />
      </SubscriptionGate>
    </chakra.div>
  );
}

function Browse() {
  const [params, setParams] = useSearchParams();
  const firstFilter = useRef<HTMLSelectElement>(null);
  const sport = sports.find((each) => each === params.get('sport'));
  const betType = betTypes.find((each) => each === params.get('type'));
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const showAll = () => {
    setParams({}, { replace: true });
    // The button that was pressed is gone.
    firstFilter.current?.focus();
  };
  return (
    <>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr 1fr', md: '14rem 14rem' }}>
        <SelectField
          ref={firstFilter}
          label="Sport"
          value={sport ?? ''}
          onChange={(event) => set('sport', event.target.value)}
        >
          <option value="">All</option>
          {sports.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label="Bet type"
          value={betType ?? ''}
          onChange={(event) => set('type', event.target.value)}
        >
          <option value="">All</option>
          {betTypes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </chakra.div>
      <List sport={sport} betType={betType} onShowAll={showAll} />
    </>
  );
}

interface ListProps {
  sport: string | undefined;
  betType: string | undefined;
  onShowAll(): void;
}

function List({ sport, betType, onShowAll }: ListProps) {
  const query = useQuery(predictionsQuery({ sport, bet_type: betType, limit: 50 }));
  const { data, error, isPending } = query;
  if (isPending) {
    return (
      <Loading label="Loading predictions..." inside>
        <Grid>
          {[1, 2, 3, 4].map((each) => (
            <Skeleton key={each} height="18rem" borderRadius="lg" />
          ))}
        </Grid>
      </Loading>
    );
  }
  if (error) {
    return (
      <LoadFailure query={query} title="Error" fallback="Failed to load predictions. Please try again." />
    );
  }
  if (data.predictions.length === 0) {
    return (
      <EmptyState
        action={
          sport || betType ? (
            <Button variant="outline" onClick={onShowAll}>
              Show all predictions
            </Button>
          ) : (
            <LinkButton variant="outline" to={paths.account.dashboard}>
              Ask for a play
            </LinkButton>
          )
        }
      >
        No safe bets available
      </EmptyState>
    );
  }
  return (
    <Grid as="ul">
      {data.predictions.map((prediction) => (
        <PredictionCard key={prediction.id} prediction={prediction} />
      ))}
    </Grid>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});
