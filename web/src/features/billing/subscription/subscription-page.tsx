/** /account/subscription: the current subscription, and the plans. The tab is in the URL. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { UserSubscription } from '../../../../../lambdas/contracts/billing/billing.ts';
import { subscriptionQuery } from '../../../api/billing.ts';
import { ExcludedCard } from '../../../components/accounts/excluded-card.tsx';
import { LinkButton } from '../../../components/ui/controls/button.tsx';
import { Tabs } from '../../../components/ui/controls/tabs.tsx';
import { Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../components/ui/frame/load-failure.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/provider.tsx';
import { useSubscription } from '../../../session/subscription.ts';
import { FirstPlan, OtherPlan } from './choose-plan.tsx';
import { CurrentSubscription } from './current-subscription.tsx';
import { PlanSkeletons } from './plan-list.tsx';

export function SubscriptionPage() {
  const { excludedUntil, isActive } = useSubscription();
  return (
    <chakra.div display="grid" gap="8">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="4"
        alignItems="center"
        justifyContent="space-between"
        minHeight="11"
      >
        <Heading />
        {/* Without a plan, the dashboard redirects here. */}
        {isActive && (
          <LinkButton to={paths.account.dashboard} variant="outline">
            Back to Dashboard
          </LinkButton>
        )}
      </chakra.div>
      {excludedUntil ? <ExcludedCard until={excludedUntil} /> : <Contents />}
    </chakra.div>
  );
}

/** After the first sign-in, the heading is a welcome. */
function Heading() {
  const { name } = useUser();
  const isWelcome = Boolean(useLocation().state?.isWelcome);
  if (!isWelcome) return <PageHeading title="Subscription" />;
  const first = name?.trim().split(/\s+/)[0];
  return (
    <PageHeading title="Subscription" intro="Pick a plan to get your first play.">
      {first ? `You’re in, ${first}` : 'You’re in'}
    </PageHeading>
  );
}

function Contents() {
  const { id } = useUser();
  const query = useQuery(subscriptionQuery(id));
  const { data, error, isPending } = query;
  if (isPending) return <Placeholder />;
  if (error && !data) {
    return (
      <LoadFailure
        query={query}
        title="Error"
        fallback="Failed to load subscription data. Please try again."
      />
    );
  }
  return data.subscription ? <Subscribed subscription={data.subscription} /> : <Unsubscribed />;
}

/** A placeholder in the shape of the likely contents. */
function Placeholder() {
  const { plan } = useSubscription();
  return (
    <chakra.div aria-busy display="grid" gap="6">
      <VisuallyHidden role="status">Loading subscription...</VisuallyHidden>
      <Skeleton height="3rem" />
      {plan === 'free' ? <PlanSkeletons /> : <Skeleton height="16rem" borderRadius="lg" />}
    </chakra.div>
  );
}

function Unsubscribed() {
  return (
    <chakra.section aria-labelledby="plans" display="grid" gap="5">
      <chakra.header display="grid" gap="1">
        <chakra.h2 id="plans" textStyle="heading">
          Choose a plan
        </chakra.h2>
        <chakra.p color="muted">Billed monthly in US dollars. Cancel anytime.</chakra.p>
      </chakra.header>
      <FirstPlan />
    </chakra.section>
  );
}

const tabs = [
  { value: 'current', label: 'Current Subscription' },
  { value: 'change', label: 'Change Plan' },
] as const;

function Subscribed({ subscription }: { subscription: UserSubscription }) {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'change' ? 'change' : 'current';
  return (
    <div>
      <Tabs
        label="Subscription"
        tabs={tabs}
        value={tab}
        onChange={(next) => setParams(next === 'change' ? { tab: next } : {}, { replace: true })}
      >
        <chakra.div paddingTop="6">
          {tab === 'current' ? (
            <CurrentSubscription subscription={subscription} />
          ) : (
            <OtherPlan subscription={subscription} />
          )}
        </chakra.div>
      </Tabs>
    </div>
  );
}
