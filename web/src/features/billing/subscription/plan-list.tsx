/** The plans side by side. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SubscriptionPlan } from '../../../../../lambdas/contracts/billing/billing.ts';
import { dollars } from '../../../../../lambdas/domain/platform/format.ts';
import { plansQuery } from '../../../api/billing.ts';
import { PlanComparison } from '../../../components/billing/plan-comparison.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { IconCheck } from '../../../components/ui/display/icons.tsx';
import { Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { Tag } from '../../../components/ui/display/tag.tsx';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../components/ui/frame/load-failure.tsx';

const popular = 'pro';
const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

interface Props {
  /** The user's current plan. */
  current?: string | undefined;
  /** @returns the button of a plan */
  action(plan: SubscriptionPlan): ReactNode;
}

export function PlanList({ current, action }: Props) {
  const query = useQuery(plansQuery);
  const { data, error, isPending } = query;
  if (isPending) return <PlanSkeletons />;
  if (error) {
    return (
      <LoadFailure
        query={query}
        title="Error"
        fallback="Failed to load subscription plans. Please try again."
      />
    );
  }
  const plans = data.plans.filter(({ name, is_active }) => is_active && name !== 'free');
  if (plans.length === 0) return <chakra.p color="muted">No plans are available right now.</chakra.p>;
  return (
    <chakra.div display="grid" gap="8">
      <chakra.ul display="grid" gap="4" gridTemplateColumns={columns}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isCurrent={plan.name === current}>
            {action(plan)}
          </PlanCard>
        ))}
      </chakra.ul>
      <chakra.section aria-labelledby="compared" display="grid" gap="4">
        <div>
          <chakra.h3 id="compared" textStyle="heading">
            What each plan includes
          </chakra.h3>
          <chakra.p color="muted">Both plans have every feature. Pro is for people who ask more.</chakra.p>
        </div>
        <PlanComparison />
      </chakra.section>
    </chakra.div>
  );
}

interface CardProps {
  plan: SubscriptionPlan;
  isCurrent: boolean;
  children: ReactNode;
}

function PlanCard({ plan: { name, price, features }, isCurrent, children }: CardProps) {
  const isPopular = name === popular;
  return (
    <Card
      as="li"
      display="grid"
      gap="5"
      gridTemplateRows="auto auto 1fr auto"
      borderColor={isPopular ? 'accentFg' : 'line'}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" minHeight="7">
        <chakra.h3 textStyle="heading" marginRight="auto">
          {name}
        </chakra.h3>
        {isCurrent && <Tag>Current plan</Tag>}
        {isPopular && <Tag color="accentFg">Popular</Tag>}
      </chakra.div>
      <chakra.p>
        <chakra.span textStyle="figure">{dollars(price)}</chakra.span>
        <chakra.span color="muted">/month</chakra.span>
      </chakra.p>
      <chakra.ul display="grid" gap="2.5" alignContent="start">
        {features.map((feature) => (
          <chakra.li key={feature} display="flex" gap="2.5" fontSize="0.9375rem">
            <IconCheck color="accentFg" strokeWidth="3" marginTop="0.5" />
            {feature}
          </chakra.li>
        ))}
      </chakra.ul>
      {children}
    </Card>
  );
}

export function PlanSkeletons() {
  return (
    <chakra.div aria-busy display="grid" gap="4" gridTemplateColumns={columns}>
      <VisuallyHidden role="status">Loading plans...</VisuallyHidden>
      {[1, 2].map((each) => (
        <Skeleton key={each} height="24rem" borderRadius="lg" />
      ))}
    </chakra.div>
  );
}
