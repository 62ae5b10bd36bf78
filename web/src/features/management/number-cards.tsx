/** The four figures one looks at first. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Analytics } from '../../api/admin.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { StatCard, StatFrame } from '../../components/stat-card.tsx';
import { type PlanCount, planCounts } from './plan-words.ts';
import { countOf, figure } from './words.ts';

interface Props {
  data: Analytics | undefined;
  days: number;
}

export function NumberCards({ data, days }: Props) {
  const period = `in last ${days} days`;
  return (
    <chakra.dl
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
    >
      <StatCard
        label="Total Users"
        value={data ? figure(data.userStats.totalUsers) : null}
        noteLines={[2, 1]}
        note={data ? `${figure(data.userStats.newUsers)} new ${period}` : ''}
      />
      <PlansCard counts={data && planCounts(data.subscriptionStats)} />
      <StatCard
        label="Prompt Usage"
        value={data ? figure(data.promptStats.totalPrompts) : null}
        noteLines={[2, 1]}
        note={data ? `${figure(data.promptStats.promptsInPeriod)} ${period}` : ''}
      />
      <StatCard
        label="Tracker Usage"
        value={data ? figure(data.trackerStats.totalPicks) : null}
        noteLines={[2, 1]}
        note={data ? `${countOf(data.trackerStats.picksInPeriod, 'pick')} ${period}` : ''}
      />
    </chakra.dl>
  );
}

const places: readonly null[] = [null, null, null];

function PlansCard({ counts = places }: { counts?: readonly (PlanCount | null)[] | undefined }) {
  return (
    <StatFrame label="Subscription Plans">
      <chakra.dd>
        <chakra.ul display="grid" gap="1.5">
          {counts.map((plan, place) => (
            <chakra.li
              key={place}
              display="flex"
              alignItems="baseline"
              flexWrap="wrap"
              columnGap="2"
              minHeight="1.625rem"
            >
              {plan ? <Plan {...plan} /> : <Skeleton flex="1" height="1.25rem" />}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.dd>
    </StatFrame>
  );
}

function Plan({ label, plan, count }: PlanCount) {
  return (
    <>
      <chakra.span>{label}</chakra.span>
      <chakra.code textStyle="small" fontSize="0.8125rem" color="muted">
        {plan}
      </chakra.code>
      <chakra.span textStyle="odds" marginLeft="auto">
        {figure(count)}
      </chakra.span>
    </>
  );
}
