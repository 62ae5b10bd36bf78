/** /account/dashboard: the question form, open picks, and figures. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { dashboardRefusal, SubscriptionGate } from '../../../components/billing/subscription-gate.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { useUser } from '../../../session/provider.tsx';
import { useSubscription } from '../../../session/subscription.ts';
import { OpenPicks } from './open-picks.tsx';
import { Stats } from './stats.tsx';

/** @param children the prompt panel */
export function DashboardPage({ children }: { children: ReactNode }) {
  const { name } = useUser();
  const { excludedUntil } = useSubscription();
  // Users who excluded themselves get a neutral heading.
  const first = excludedUntil ? undefined : name?.trim().split(/\s+/)[0];
  return (
    <chakra.div display="grid" gap={{ base: '4', md: '8' }} gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading title="Dashboard">{first ? `Game on, ${first}` : 'Dashboard'}</PageHeading>
      {/* Renders the same tree until the status is known, so that nothing moves and no input is lost. */}
      <SubscriptionGate
        refusal={dashboardRefusal}
        placeholder={<Sections isReady={false}>{children}</Sections>}
      >
        <Sections isReady>{children}</Sections>
      </SubscriptionGate>
    </chakra.div>
  );
}

function Sections({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  return (
    <chakra.div display="grid" gap={{ base: '8', md: '10' }} gridTemplateColumns="minmax(0, 1fr)">
      {children}
      <OpenPicks isReady={isReady} />
      <Stats isReady={isReady} />
    </chakra.div>
  );
}
