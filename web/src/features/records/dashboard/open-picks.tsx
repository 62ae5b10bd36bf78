/** The newest picks without a result, each with a link to its prediction. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { percent } from '../../../../../lambdas/domain/platform/format.ts';
import { openPicksQuery } from '../../../api/tracker.ts';
import { playValue } from '../../../components/asking/chance-words.ts';
import { useOdds } from '../../../components/feed/odds.ts';
import { pickPrice } from '../../../components/feed/pick-price.ts';
import { TextLink, tall } from '../../../components/ui/controls/text-link.tsx';
import { Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { SportBadge } from '../../../components/ui/display/sport-badge.tsx';
import { paths } from '../../../paths.ts';
import { stateWords } from './open-words.ts';

const shownPicks = 4;

/** @param isReady whether the subscription is known, so that the calls are allowed */
export function OpenPicks({ isReady }: { isReady: boolean }) {
  const { data, isPending, isError } = useQuery({ ...openPicksQuery(shownPicks), enabled: isReady });
  const picks = data?.savedPicks ?? [];
  const total = data?.total ?? 0;
  return (
    <chakra.section aria-labelledby="open-picks" display="grid" gap="4" aria-busy={isPending}>
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
        <chakra.h2 id="open-picks" textStyle="heading">
          Open picks
        </chakra.h2>
        {total > shownPicks && (
          <TextLink to={`${paths.account.tracker}?tab=pending`} textStyle="small" {...tall}>
            All {total} open picks
          </TextLink>
        )}
      </chakra.div>
      {isPending && (
        <Rows>
          {[1, 2].map((each) => (
            <Skeleton key={each} height="4.5rem" borderRadius="lg" />
          ))}
        </Rows>
      )}
      {isError && (
        <chakra.p color="muted">
          Your open picks could not be loaded. They are in{' '}
          <TextLink to={paths.account.tracker}>your tracker</TextLink>.
        </chakra.p>
      )}
      {data && picks.length === 0 && (
        <chakra.p color="muted">No open picks. Picks you save appear here until they are graded.</chakra.p>
      )}
      {picks.length > 0 && (
        <Rows as="ul">
          {picks.map((pick) => (
            <chakra.li key={pick.id} minWidth="0">
              <Row pick={pick} />
            </chakra.li>
          ))}
        </Rows>
      )}
    </chakra.section>
  );
}

const Rows = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const RowLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '4.5rem',
    paddingX: '4',
    paddingY: '2.5',
    bg: 'panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    transition: 'background-color 120ms',
    _hover: { bg: 'hover' },
  },
});

function Row({ pick }: { pick: SavedPick }) {
  const { promptLogId, sport, metadata } = pick;
  const { odds } = useOdds();
  const { chance } = playValue(metadata);
  const hasPrice = (metadata.slip ? pick.bet?.price : metadata.odds) != null;
  return (
    <RowLink to={paths.account.prediction(promptLogId)}>
      <SportBadge sport={sport} size="2.5rem" />
      <chakra.span minWidth="0" display="grid">
        <chakra.span textStyle="name" truncate>
          {pickName(metadata)}
        </chakra.span>
        <chakra.span textStyle="small" color="muted">
          {stateWords(pick, Date.now())}
        </chakra.span>
      </chakra.span>
      <chakra.span textAlign="end" display="grid">
        <chakra.span textStyle="odds" color={hasPrice ? 'accentFg' : 'muted'}>
          {pickPrice(pick, odds)}
        </chakra.span>
        {chance !== null && (
          <chakra.span textStyle="small" color="muted">
            {percent(chance)}
            <chakra.span hideBelow="sm"> chance</chakra.span>
          </chakra.span>
        )}
      </chakra.span>
    </RowLink>
  );
}
