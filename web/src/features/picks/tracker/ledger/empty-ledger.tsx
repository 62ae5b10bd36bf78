/** Shown instead of an empty list of picks: the reason, and what to do about it. */
import { Button, LinkButton } from '../../../../components/ui/controls/button.tsx';
import { EmptyState } from '../../../../components/ui/display/empty-state.tsx';
import { paths } from '../../../../paths.ts';
import type { Tab } from './ledger-params.ts';

interface Props {
  tab: Tab;
  page: number;
  /** Number of picks in all tabs; null if not counted. */
  all: number | null;
  filterCount: number;
  isByProfit: boolean;
  onFirstPage(): void;
  onClear(): void;
}

/** Why a tab is empty although there are picks. */
const reasons = {
  all: '',
  pending: 'Nothing is pending. All your saved picks are settled.',
  hit: 'No hits yet. Picks are graded when their games end.',
  miss: 'No misses yet. Picks are graded when their games end.',
} as const;

export function EmptyLedger({ tab, page, all, filterCount, isByProfit, onFirstPage, onClear }: Props) {
  if (page > 1) {
    return (
      <EmptyState
        action={
          <Button variant="outline" onClick={onFirstPage}>
            Go to the first page
          </Button>
        }
      >
        There are no picks on this page.
      </EmptyState>
    );
  }
  if (filterCount > 0 || (isByProfit && all !== 0)) {
    return (
      <EmptyState
        action={
          <Button variant="outline" onClick={onClear}>
            {filterCount > 0 ? 'Clear filters' : 'Sort by newest'}
          </Button>
        }
      >
        {filterCount > 0 ? 'No picks match these filters.' : 'Only settled picks have a profit to sort by.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      reason={all === 0 ? '' : reasons[tab.value]}
      action={
        <LinkButton variant="outline" to={paths.account.dashboard}>
          Ask for a play
        </LinkButton>
      }
    >
      No picks found. Save some picks to see them here.
    </EmptyState>
  );
}
