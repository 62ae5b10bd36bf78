/** One view of the board: predictions by day or month, in pages. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Prediction, PredictionView } from '../../../../../lambdas/contracts/records/predictions.ts';
import { Button, LinkButton } from '../../../components/ui/controls/button.tsx';
import { day, month, weekday } from '../../../components/ui/display/dates.ts';
import { EmptyState } from '../../../components/ui/display/empty-state.tsx';
import { Loading, Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { LoadFailure } from '../../../components/ui/frame/load-failure.tsx';
import { paths } from '../../../paths.ts';
import { type EqualPicks, groupEqual } from './equal-picks.ts';
import { PredictionCard } from './prediction-card.tsx';
import { PredictionRow } from './prediction-row.tsx';

interface Props {
  view: PredictionView;
  query: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'isFetching' | 'isFetchingNextPage' | 'error' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
  >;
  predictions: readonly Prediction[];
  /** Whether the list is sorted by day, so that it can be grouped. */
  isByDay: boolean;
  isFiltered: boolean;
  /** A row for each pick instead of a card. */
  isDense: boolean;
  onShowAll(): void;
}

export function BoardList({ view, query, predictions, isByDay, isFiltered, isDense, onShowAll }: Props) {
  const { isPending, isFetching, isFetchingNextPage, error, hasNextPage, fetchNextPage } = query;
  const isSearching = predictions.length === 0 && hasNextPage && !error;
  // If filters leave a page empty, fetches the next one.
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage();
  }, [isSearching, isFetching, fetchNextPage]);

  if (isPending || isSearching) {
    return (
      <Loading label="Loading predictions..." inside>
        {[1, 2, 3, 4, 5].map((each) => (
          <Skeleton key={each} height={{ base: '13rem', md: '7.5rem' }} borderRadius="lg" />
        ))}
      </Loading>
    );
  }
  if (error && predictions.length === 0) {
    return (
      <LoadFailure query={query} title="Error" fallback="Failed to load predictions. Please try again." />
    );
  }
  if (predictions.length === 0) {
    return (
      <EmptyState
        action={
          isFiltered ? (
            <Button variant="outline" onClick={onShowAll}>
              Show all predictions
            </Button>
          ) : (
            <LinkButton variant="outline" to={paths.account.dashboard}>
              Ask for a play
            </LinkButton>
          )
        }
      >
        No safe bets available
      </EmptyState>
    );
  }
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {groups(groupEqual(predictions), isByDay ? ({ shown }) => headingOf(shown, view) : () => '').map(
        ([name, group]) => (
          <chakra.section key={name} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
            {name !== '' && (
              <chakra.h2 textStyle="label" color="muted">
                {name}
              </chakra.h2>
            )}
            <chakra.ul display="grid" {...(isDense ? rows : cards)}>
              {group.map((picks) =>
                isDense ? (
                  <PredictionRow key={picks.shown.id} picks={picks} />
                ) : (
                  <PredictionCard key={picks.shown.id} picks={picks} />
                ),
              )}
            </chakra.ul>
          </chakra.section>
        ),
      )}
      {error && (
        <LoadFailure query={query} title="Error" fallback="Failed to load predictions. Please try again." />
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          busy={isFetchingNextPage}
          justifySelf="center"
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading predictions...' : 'Show more'}
        </Button>
      )}
    </chakra.div>
  );
}

const rows = { gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const cards = {
  gap: '4',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

/**
 * Today's predictions are grouped by the day of the game, the others by the month they were made: most users ask once a day,
 * and a heading for every card would take a quarter of the screen.
 */
function headingOf({ parsed_entities: { match_date }, created_at }: Prediction, view: PredictionView) {
  if (view !== 'today') return month(created_at);
  if (!match_date) return '';
  const isToday = day(match_date) === day(new Date().toISOString());
  return isToday ? `Today, ${weekday(match_date)}` : weekday(match_date);
}

/** Groups consecutive picks with the same name. */
function groups(list: readonly EqualPicks[], nameOf: (each: EqualPicks) => string) {
  const found: [name: string, group: EqualPicks[]][] = [];
  for (const each of list) {
    const name = nameOf(each);
    const last = found.at(-1);
    if (last?.[0] === name) last[1].push(each);
    else found.push([name, [each]]);
  }
  return found;
}
