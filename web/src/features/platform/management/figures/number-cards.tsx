/** The dashboard's figures: users, plans, prompts and saved picks. */
import { chakra } from '@chakra-ui/react/styled-system';
import { planNames } from '../../../../../../lambdas/contracts/billing/plans.ts';
import type { Analytics } from '../../../../api/admin.ts';
import { Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { StatCard, StatFrame } from '../../../../components/ui/display/stat-card.tsx';
import { countOf, figure, planWords } from '../words.ts';

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
        // Sign-ups, because accounts deleted since are included.
        note={data ? `${countOf(data.userStats.newUsers, 'new sign-up')} ${period}` : ''}
      />
      <PlansCard counts={data?.subscriptionStats.subscriptionCounts} />
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

type PlanCounts = Analytics['subscriptionStats']['subscriptionCounts'];

function PlansCard({ counts }: { counts: PlanCounts | undefined }) {
  return (
    <StatFrame label="Subscription Plans">
      <chakra.dd>
        <chakra.ul display="grid" gap="1.5">
          {planNames.map((plan) => (
            <chakra.li
              key={plan}
              display="flex"
              flexWrap="wrap"
              alignItems="baseline"
              columnGap="2"
              minHeight="1.625rem"
            >
              {counts ? (
                <>
                  <chakra.span>{planWords[plan]}</chakra.span>
                  <chakra.span textStyle="odds" marginLeft="auto">
                    {figure(counts[plan])}
                  </chakra.span>
                </>
              ) : (
                <Skeleton flex="1" height="1.25rem" />
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.dd>
    </StatFrame>
  );
}
