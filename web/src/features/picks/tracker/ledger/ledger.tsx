/** The saved picks: tabs with counts, filters, expandable rows, bulk marking, and pages. */
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { type PickPage, pageSize, picksQuery } from '../../../../api/tracker.ts';
import { Pagination } from '../../../../components/ui/controls/pagination.tsx';
import { Tabs } from '../../../../components/ui/controls/tabs.tsx';
import { Loading, Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { saveTracker } from '../../../../session/saved-tracker.ts';
import { BetDialog } from '../bet-dialog.tsx';
import { type Marking, useMarking } from '../marking.ts';
import { RemoveDialog } from '../remove-dialog.tsx';
import { ConfirmEarly } from './confirm-early.tsx';
import { CsvButton } from './csv-button.tsx';
import { EmptyLedger } from './empty-ledger.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isFirstPageOfAll, tabs, useLedgerParams } from './ledger-params.ts';
import { columns, LedgerRow } from './ledger-row.tsx';
import { SelectionBar } from './selection-bar.tsx';

const ShareDialog = lazy(async () => ({
  default: (await import('../../../../components/picks/share/share-dialog.tsx')).ShareDialog,
}));

export function Ledger() {
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
        <CsvButton />
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
        {query.isPending && <Placeholder />}
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
          <Rows
            page={query.data}
            number={listing.page}
            isStale={query.isPlaceholderData}
            onChanged={onChanged}
            onPage={onPage}
          />
        )}
      </Tabs>
    </chakra.section>
  );
}

interface RowsProps {
  page: PickPage;
  number: number;
  isStale: boolean;
  onChanged(words: string): void;
  onPage(page: number, cursor: string | null): void;
}

function Rows({ page, number, isStale, onChanged, onPage }: RowsProps) {
  const { savedPicks, next, previous, total } = page;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [bet, setBet] = useState<SavedPick | null>(null);
  const [shared, setShared] = useState<SavedPick | null>(null);
  const [removed, setRemoved] = useState<SavedPick | null>(null);
  const marking: Marking = useMarking((words) => {
    setChosen(new Set());
    onChanged(words);
  });
  const chosen = savedPicks.filter(({ id }) => chosenIds.has(id));
  const pages = total === null ? null : Math.ceil(total / pageSize);
  const hasNext = next !== null || (pages !== null && number < pages);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      aria-busy={isStale}
      opacity={isStale ? 0.6 : 1}
    >
      <chakra.div bg="panel" borderWidth="1px" borderRadius="lg">
        <SelectionBar
          picks={savedPicks}
          chosen={chosen}
          marking={marking}
          onChooseAll={(all) => setChosen(new Set(all ? savedPicks.map(({ id }) => id) : []))}
        />
        <Headings />
        <chakra.ul>
          {savedPicks.map((pick) => (
            <LedgerRow
              key={pick.id}
              pick={pick}
              isOpen={open.has(pick.id)}
              isChosen={chosenIds.has(pick.id)}
              marking={marking}
              onToggle={() => setOpen(toggled(open, pick.id))}
              onChoose={() => setChosen(toggled(chosenIds, pick.id))}
              onEditBet={() => setBet(pick)}
              onShare={() => setShared(pick)}
              onRemove={() => setRemoved(pick)}
            />
          ))}
        </chakra.ul>
      </chakra.div>
      <Pagination
        page={number}
        pages={pages}
        hasNext={hasNext}
        onChange={(to) => onPage(to, to > number ? next : previous)}
      />
      <ConfirmEarly {...marking} />
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

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Hidden from screen readers, because each row has the same information as text. */
function Headings() {
  return (
    <chakra.div
      aria-hidden
      hideBelow="lg"
      display="grid"
      columnGap="3"
      gridTemplateColumns={columns}
      paddingLeft="5"
      paddingRight="2"
      paddingY="2"
      borderBottomWidth="1px"
      textStyle="label"
      fontSize="0.8125rem"
      color="muted"
    >
      <span />
      <span>Status</span>
      <span>Pick</span>
      <span>Game</span>
      <span>Result</span>
      <chakra.span textAlign="end">Price</chakra.span>
      <chakra.span textAlign="end">Profit</chakra.span>
    </chakra.div>
  );
}

/** Placeholders as tall as the rows. */
function Placeholder() {
  return (
    <Loading label="Loading saved picks..." inside>
      <chakra.div bg="panel" borderWidth="1px" borderRadius="lg" paddingTop="14" aria-hidden>
        {Array.from({ length: 8 }, (_, row) => (
          <chakra.div
            key={row}
            display="grid"
            alignItems="center"
            columnGap="4"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr) 4rem',
              lg: '6rem minmax(0, 1.5fr) minmax(0, 1fr) 5rem',
            }}
            minHeight={{ base: '5.25rem', lg: '3.5rem' }}
            paddingX="5"
            borderTopWidth="1px"
          >
            <Skeleton hideBelow="lg" height="1.5rem" />
            <Skeleton height="1rem" width="70%" />
            <Skeleton hideBelow="lg" height="1rem" width="80%" />
            <Skeleton height="1rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}
