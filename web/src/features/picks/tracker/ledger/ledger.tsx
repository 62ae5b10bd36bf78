/** The saved picks: tabs with counts, filters, cards or rows, and pages. */
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { type PageSize, type PickPage, pageSizes, picksQuery } from '../../../../api/tracker.ts';
import { Pagination } from '../../../../components/ui/controls/pagination.tsx';
import { useRemembered } from '../../../../components/ui/controls/remembered.ts';
import { Segments } from '../../../../components/ui/controls/segments.tsx';
import { Tabs } from '../../../../components/ui/controls/tabs.tsx';
import { Loading, Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { saveTracker } from '../../../../session/saved-tracker.ts';
import { BetDialog } from '../bet-dialog.tsx';
import { type Marking, useMarking } from '../marking.ts';
import { RemoveDialog } from '../remove-dialog.tsx';
import { CsvButton } from './csv-button.tsx';
import { EmptyLedger } from './empty-ledger.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isFirstPageOfAll, tabs, useLedgerParams } from './ledger-params.ts';
import { LedgerRows } from './ledger-rows.tsx';
import { PickCard } from './pick-card.tsx';

const ShareDialog = lazy(async () => ({
  default: (await import('../../../../components/picks/share/share-dialog.tsx')).ShareDialog,
}));

/** How the picks are shown. */
type View = 'cards' | 'rows';
const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'rows', label: 'Rows' },
] as const;

export function Ledger() {
  const [view, setView] = useRemembered<View>('trackerView', ['cards', 'rows']);
  const params = useLedgerParams();
  const { tab, listing, filterCount } = params;
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const query = useQuery({ ...picksQuery(listing), placeholderData: keepPreviousData });
  const counts = query.data?.counts;
  const { id } = useUser();
  const toSave = isFirstPageOfAll(listing) && !query.isPlaceholderData ? query.data : undefined;

  useEffect(() => {
    if (toSave) saveTracker(id, toSave, new Date(query.dataUpdatedAt));
  }, [id, toSave, query.dataUpdatedAt]);

  const onChanged = (words: string) => {
    setAnnouncement(words);
    // The button that was pressed is no longer there, and in a tab of one status neither is the row.
    heading.current?.focus({ preventScroll: true });
  };
  const onPage = (page: number, cursor: string | null) => {
    params.goToPage(page, cursor);
    heading.current?.focus();
  };

  return (
    <chakra.section aria-labelledby="my-picks" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 id="my-picks" ref={heading} tabIndex={-1} textStyle="heading">
          My Saved Picks
        </chakra.h2>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Segments label="View of your picks" options={views} value={view} onChange={setView} />
          <CsvButton />
        </chakra.div>
      </chakra.div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <FilterBar listing={listing} filterCount={filterCount} onChange={params.filter} />
      <Tabs
        label="Saved picks by status"
        tabs={tabs.map(({ value, label }) => ({
          value,
          label: counts ? `${label} ${counts[value].toLocaleString('en-US')}` : label,
        }))}
        value={tab.value}
        onChange={params.goToTab}
      >
        {/* Loaded picks stay visible if a refetch fails. */}
        {query.error && (
          <chakra.div paddingBottom="4">
            <LoadFailure query={query} fallback="Failed to load saved picks" />
          </chakra.div>
        )}
        {query.isPending && <Placeholder view={view} />}
        {query.data?.savedPicks.length === 0 && (
          <EmptyLedger
            tab={tab}
            page={listing.page}
            all={counts?.all ?? null}
            filterCount={filterCount}
            isByProfit={listing.sort.startsWith('profit')}
            onFirstPage={() => onPage(1, null)}
            onClear={() => params.filter({ sport: '', type: '', from: '', to: '', q: '', sort: '' })}
          />
        )}
        {query.data && query.data.savedPicks.length > 0 && (
          <Picks
            view={view}
            page={query.data}
            number={listing.page}
            pageSize={listing.pageSize}
            isStale={query.isPlaceholderData}
            onChanged={onChanged}
            onPage={onPage}
            onPageSize={params.showPageSize}
          />
        )}
      </Tabs>
    </chakra.section>
  );
}

interface PicksProps {
  view: View;
  page: PickPage;
  number: number;
  pageSize: PageSize;
  isStale: boolean;
  onChanged(words: string): void;
  onPage(page: number, cursor: string | null): void;
  onPageSize(size: PageSize): void;
}

function Picks({ view, page, number, pageSize, isStale, onChanged, onPage, onPageSize }: PicksProps) {
  const { savedPicks, next, previous, total } = page;
  const [bet, setBet] = useState<SavedPick | null>(null);
  const [shared, setShared] = useState<SavedPick | null>(null);
  const [removed, setRemoved] = useState<SavedPick | null>(null);
  const [marked, setMarked] = useState(0);
  const marking: Marking = useMarking((words) => {
    setMarked((times) => times + 1);
    onChanged(words);
  });
  const pages = total === null ? null : Math.ceil(total / pageSize);
  const hasNext = next !== null || (pages !== null && number < pages);
  const actionsOn = (pick: SavedPick) => ({
    onEditBet: () => setBet(pick),
    onShare: () => setShared(pick),
    onRemove: () => setRemoved(pick),
  });
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      aria-busy={isStale}
      opacity={isStale ? 0.6 : 1}
    >
      {view === 'rows' ? (
        <LedgerRows picks={savedPicks} marking={marking} marked={marked} actionsOn={actionsOn} />
      ) : (
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" paddingTop="4">
          {savedPicks.map((pick) => (
            <PickCard key={pick.id} pick={pick} marking={marking} {...actionsOn(pick)} />
          ))}
        </chakra.ul>
      )}
      <chakra.div display="grid" justifyItems="center" gap="4">
        <Pagination
          page={number}
          pages={pages}
          hasNext={hasNext}
          onChange={(to) => onPage(to, to > number ? next : previous)}
        />
        {(number > 1 || hasNext || savedPicks.length > pageSizes[0]) && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" gap="3">
            <chakra.span textStyle="small" color="muted">
              Picks per page
            </chakra.span>
            <Segments
              label="Picks per page"
              options={pageSizes.map((value) => ({ value, label: String(value) }))}
              value={pageSize}
              onChange={onPageSize}
            />
          </chakra.div>
        )}
      </chakra.div>
      <BetDialog pick={bet} onClose={() => setBet(null)} onSaved={() => onChanged('Bet saved')} />
      {shared && (
        <Suspense fallback={null}>
          <ShareDialog pick={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
      <RemoveDialog
        pick={removed}
        onClose={() => setRemoved(null)}
        onRemoved={() => onChanged('Pick removed')}
      />
    </chakra.div>
  );
}

/** Placeholders as tall as the cards or rows. */
function Placeholder({ view }: { view: View }) {
  const isCards = view === 'cards';
  return (
    <Loading label="Loading saved picks..." inside>
      <chakra.div display="grid" gap={isCards ? '4' : '0'} paddingTop={isCards ? '4' : '0'} aria-hidden>
        {Array.from({ length: isCards ? 4 : 8 }, (_, index) => (
          <Skeleton
            key={index}
            height={isCards ? { base: '22rem', lg: '15rem' } : { base: '5.25rem', lg: '3.5rem' }}
            borderRadius={isCards ? 'lg' : '0'}
          />
        ))}
      </chakra.div>
    </Loading>
  );
}
