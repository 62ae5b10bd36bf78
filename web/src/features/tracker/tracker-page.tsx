/** /account/tracker: the record of the last 30 days, and the saved picks. Tab and page are in the address. */
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Mark, pageSize, picksQuery } from '../../api/tracker.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { statusWords } from '../../components/status-label.tsx';
import { premiumRefusal, SubscriptionGate } from '../../components/subscription-gate.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { paths } from '../../paths.ts';
import { PickCard } from './pick-card.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordCharts } from './record-charts.tsx';

const tabs = [
  { value: 'all', label: 'All', status: undefined },
  { value: 'pending', label: 'Pending', status: 'pending' },
  { value: 'hit', label: 'Hits', status: 'hit' },
  { value: 'miss', label: 'Misses', status: 'miss' },
] as const;
type Tab = (typeof tabs)[number];

export function TrackerPage() {
  return (
    <chakra.div display="grid" gap={{ base: '8', md: '10' }}>
      <PageHeading title="Tracker" intro="What you saved, how it went, and what it would have made." />
      <SubscriptionGate
        refusal={premiumRefusal}
        waiting={<Loading spinner label="Checking subscription status..." />}
      >
        <RecordCards />
        <RecordCharts />
        <SavedPicks />
      </SubscriptionGate>
    </chakra.div>
  );
}

/** @returns what the address says, and how to say something else */
function usePlace() {
  const [params, setParams] = useSearchParams();
  const tab: Tab = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) && asked >= 1 ? asked : 1;
  const go = (value: Tab['value'], nextPage: number) =>
    setParams({ ...(value !== 'all' && { tab: value }), ...(nextPage > 1 && { page: String(nextPage) }) });
  return { tab, page, go };
}

function SavedPicks() {
  const { tab, page, go } = usePlace();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');

  const onMarked = (status: Mark) => {
    setSaid(`Marked as ${statusWords[status]}`);
    // Its button is gone, and in a tab of one status the whole card.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <chakra.section aria-labelledby="my-picks" display="grid" gap="5">
      <chakra.h2 id="my-picks" ref={heading} tabIndex={-1} textStyle="heading">
        My Saved Picks
      </chakra.h2>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Tabs label="Saved picks by status" tabs={tabs} value={tab.value} onChange={(value) => go(value, 1)}>
        <chakra.div paddingTop="5">
          <PickList
            tab={tab}
            page={page}
            onMarked={onMarked}
            onPage={(next) => {
              go(tab.value, next);
              heading.current?.focus();
            }}
          />
        </chakra.div>
      </Tabs>
    </chakra.section>
  );
}

interface ListProps {
  tab: Tab;
  page: number;
  onMarked(status: Mark): void;
  onPage(page: number): void;
}

function PickList({ tab, page, onMarked, onPage }: ListProps) {
  const query = useQuery({ ...picksQuery(tab.status, page), placeholderData: keepPreviousData });
  const { data, isPending, error, isPlaceholderData } = query;

  if (error) {
    return <LoadFailure query={query} fallback="Failed to load saved picks" />;
  }
  if (isPending) {
    return (
      <Loading label="Loading saved picks..." inside>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="16rem" borderRadius="lg" />
        ))}
      </Loading>
    );
  }
  const pages = Math.ceil((data.total ?? 0) / pageSize);
  if (data.savedPicks.length === 0) return <Empty page={page} pages={pages} onPage={onPage} />;
  return (
    <chakra.div display="grid" gap="6" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
      <chakra.ul display="grid" gap="4">
        {data.savedPicks.map((pick) => (
          <PickCard key={pick.id} pick={pick} onMarked={onMarked} />
        ))}
      </chakra.ul>
      <Pagination page={page} pages={pages} onChange={onPage} />
    </chakra.div>
  );
}

function Empty({ page, pages, onPage }: { page: number; pages: number; onPage(page: number): void }) {
  const isPastTheEnd = page > 1;
  return (
    <EmptyState
      action={
        isPastTheEnd ? (
          <Button variant="outline" onClick={() => onPage(Math.max(1, pages))}>
            Go to the last page
          </Button>
        ) : (
          <LinkButton variant="outline" to={paths.account.dashboard}>
            Ask for a play
          </LinkButton>
        )
      }
    >
      No picks found. Save some picks to see them here.
    </EmptyState>
  );
}
