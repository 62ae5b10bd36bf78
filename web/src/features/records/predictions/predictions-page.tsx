/** /account/predictions: the slate, the user's own answers, and results. Filters are in the URL. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useRef } from 'react';
import {
  type BoardCounts,
  type PredictionView,
  predictionViews,
} from '../../../../../lambdas/contracts/records/predictions.ts';
import { type BoardFilter, boardQuery } from '../../../api/predictions.ts';
import { premiumRefusal, SubscriptionGate } from '../../../components/billing/subscription-gate.tsx';
import { SelectField } from '../../../components/ui/controls/field.tsx';
import { useRemembered } from '../../../components/ui/controls/remembered.ts';
import { Segments } from '../../../components/ui/controls/segments.tsx';
import { Tabs } from '../../../components/ui/controls/tabs.tsx';
import { TextLink } from '../../../components/ui/controls/text-link.tsx';
import { Loading } from '../../../components/ui/display/skeleton.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { paths } from '../../../paths.ts';
import { boardBetTypes, boardSports, useBoardFilters } from './board-filters.ts';
import { BoardList } from './board-list.tsx';

export function PredictionsPage() {
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading
        title="Predictions"
        intro={
          <>
            Today’s slate and your own asks. Past slates are in{' '}
            <TextLink to={paths.trackRecord}>our track record</TextLink>.
          </>
        }
      />
      <SubscriptionGate
        refusal={premiumRefusal}
        placeholder={<Loading spinner label="Checking subscription status..." />}
      >
        <Board />
      </SubscriptionGate>
    </chakra.div>
  );
}

const orders = [
  ['start', 'Start time'],
  ['chance', 'Chance'],
  ['edge', 'Lowest cost'],
  ['odds', 'Longest odds'],
] as const;
const risks = [
  ['low', 'Low'],
  ['medium', 'Medium'],
  ['high', 'High'],
] as const;

function Board() {
  const { view, filter, isFiltered, set, showAll } = useBoardFilters();
  const firstFilter = useRef<HTMLSelectElement>(null);
  const [form, setForm] = useRemembered('predictionsView', ['cards', 'list']);
  const query = useInfiniteQuery(boardQuery(view, filter));
  const pages = query.data?.pages ?? [];
  // A prediction can move between pages while they are fetched, so duplicates are removed.
  const predictions = [
    ...new Map(pages.flatMap((page) => page.predictions).map((each) => [each.id, each])).values(),
  ];
  const counts = useCounts(view, filter);
  const withCount = (name: string, of: PredictionView) =>
    [name, counts[of]?.toLocaleString('en-US')].filter(Boolean).join(' ');
  return (
    <Tabs
      label="Predictions"
      value={view}
      onChange={(value) => set('tab', value)}
      tabs={[
        { value: 'today', label: withCount('Today', 'today') },
        { value: 'asks', label: withCount('My asks', 'asks') },
        { value: 'results', label: withCount('Results', 'results') },
      ]}
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 11rem))' }}
        >
          <Choice
            ref={firstFilter}
            label="Sport"
            value={filter.sport}
            options={boardSports.map((each) => [each, each])}
            onChange={(value) => set('sport', value)}
          />
          <Choice
            label="Bet type"
            value={filter.bet_type}
            options={boardBetTypes.map((each) => [each, each])}
            onChange={(value) => set('type', value)}
          />
          <Choice
            label="Risk"
            value={filter.risk_level}
            options={risks}
            onChange={(value) => set('risk', value)}
          />
          {view === 'today' && (
            <SelectField
              label="Sort by"
              value={filter.sort}
              onChange={(event) => set('sort', event.target.value)}
            >
              {orders.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </chakra.div>
        <Segments
          label="Show as"
          options={[
            { value: 'cards', label: 'Cards' },
            { value: 'list', label: 'List' },
          ]}
          value={form}
          onChange={setForm}
        />
        <BoardList
          key={view}
          view={view}
          query={query}
          predictions={predictions}
          isByDay={view !== 'today' || filter.sort === 'start'}
          isFiltered={isFiltered}
          isDense={form === 'list'}
          onShowAll={() => {
            showAll();
            // The button that was pressed is no longer there.
            firstFilter.current?.focus();
          }}
        />
      </chakra.div>
    </Tabs>
  );
}

/** How many predictions each view has: as the open view's answer counts them, or that of a view with the same filters. */
function useCounts(view: PredictionView, filter: BoardFilter): Partial<BoardCounts> {
  const client = useQueryClient();
  const countsIn = (each: PredictionView) =>
    client.getQueryData(boardQuery(each, filter).queryKey)?.pages[0]?.counts;
  return [view, ...predictionViews].map(countsIn).find((counts) => counts !== undefined) ?? {};
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  ref?: Ref<HTMLSelectElement>;
  onChange(value: string): void;
}

function Choice({ label, value, options, ref, onChange }: ChoiceProps) {
  return (
    <SelectField
      {...(ref && { ref })}
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">All</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
