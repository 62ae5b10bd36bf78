/** /account/dashboard: one's figures, and the place to ask. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type OwnProfile, profileQuery } from '../../api/account.ts';
import { predictionsQuery } from '../../api/predictions.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { styleWords } from '../../components/style-words.ts';
import { dashboardRefusal, SubscriptionGate } from '../../components/subscription-gate.tsx';
import { useUser } from '../../session/provider.tsx';
import { type MyStats, myStats } from './my-stats.ts';

/** @param children the prompt panel */
export function DashboardPage({ children }: { children: ReactNode }) {
  const { name } = useUser();
  const first = name?.trim().split(/\s+/)[0];
  return (
    <chakra.div display="grid" gap={{ base: '8', md: '10' }}>
      <PageHeading title="Dashboard">{first ? `Game on, ${first}` : 'Dashboard'}</PageHeading>
      <SubscriptionGate refusal={dashboardRefusal} waiting={<Waiting />}>
        <Stats />
        {children}
      </SubscriptionGate>
    </chakra.div>
  );
}

function Waiting() {
  return (
    <div aria-busy>
      <Cards stats={null} style={null} says="Checking subscription status..." />
    </div>
  );
}

function Stats() {
  const { data, isPending } = useQuery(predictionsQuery());
  const { data: profile } = useQuery(profileQuery(useUser().id));
  // A failure counts nothing, silently: the figures are a greeting here, and the tracker has the record.
  const stats = isPending ? null : myStats(data?.predictions ?? []);
  return (
    <Cards
      stats={stats}
      style={profile?.bettingStyle ?? null}
      says={stats === null ? 'Loading predictions...' : ''}
    />
  );
}

/** Five cards on a middling screen: three over two. */
const third = { md: 'span 2', lg: 'auto' } as const;
const half = { md: 'span 3', lg: 'auto' } as const;

interface CardsProps {
  stats: MyStats | null;
  /** As the profile has it. */
  style: OwnProfile['bettingStyle'];
  says: string;
}

function Cards({ stats, style, says }: CardsProps) {
  const show = (value: (stats: MyStats) => string | number) => (stats === null ? null : String(value(stats)));
  return (
    <chakra.section aria-labelledby="my-stats" display="grid" gap="4">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
        <chakra.h2 id="my-stats" textStyle="heading">
          My Stats
        </chakra.h2>
        <chakra.p role="status" textStyle="small" color="muted">
          {says}
        </chakra.p>
      </chakra.div>
      <chakra.dl
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(6, 1fr)', lg: 'repeat(5, 1fr)' }}
      >
        <StatCard
          label="Tracked Plays"
          value={show(({ tracked }) => tracked)}
          note="In your tracker"
          gridColumn={third}
        />
        <StatCard
          label="Live Plays"
          value={show(({ live }) => live)}
          note="In your predictions"
          gridColumn={third}
        />
        <StatCard
          label="Win Ratio"
          value={show(({ winRatio }) => `${winRatio}%`)}
          note={stats === null ? '' : `Of ${stats.live} predictions`}
          gridColumn={third}
        />
        <StatCard label="Hits" value={show(({ hits }) => hits)} note="Graded as won" gridColumn={half} />
        <StatCard
          label="Preferred Style"
          value={show(() => (style ? styleWords[style] : '-'))}
          note={style ? 'From your profile' : 'Not chosen yet'}
          gridColumn={{ ...half, base: '1 / -1' }}
        />
      </chakra.dl>
    </chakra.section>
  );
}
