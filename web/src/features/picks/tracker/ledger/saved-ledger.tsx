/** The read-only tracker shown offline, as last seen on this device. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { signedDollars } from '../../../../../../lambdas/domain/platform/format.ts';
import { isOffline } from '../../../../api/client/offline.ts';
import { useOdds } from '../../../../components/feed/odds.ts';
import { pickPrice } from '../../../../components/feed/pick-price.ts';
import { dayAndTime, time } from '../../../../components/ui/display/dates.ts';
import { StatusLabel } from '../../../../components/ui/display/status-label.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../../session/provider.tsx';
import { readTracker, type SavedTracker } from '../../../../session/saved-tracker.ts';
import { useSubscription } from '../../../../session/subscription.ts';
import { shortResult } from '../outcome-words.ts';
import { gameWords, startWords } from '../pick-words.ts';
import { toneOf } from './pick-money.tsx';

/** The saved tracker if the page was opened offline; otherwise null. */
export function useSavedTracker(): SavedTracker | null {
  const { id } = useUser();
  const { failure } = useSubscription();
  return failure && isOffline() ? readTracker(id) : null;
}

export function SavedLedger({ saved: { savedAt, page } }: { saved: SavedTracker }) {
  const { savedPicks, counts } = page;
  const all = counts?.all ?? savedPicks.length;
  const rest = all > savedPicks.length ? ` These are the newest ${savedPicks.length} of ${all}.` : '';
  return (
    <chakra.section aria-label="Saved picks" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Notice tone="info" title={`Saved on this device, as of ${asOf(savedAt, new Date())}`}>
        You are offline. Scores, prices and grades may have changed since.{rest}
      </Notice>
      {savedPicks.length === 0 ? (
        <chakra.p color="muted">You had no saved picks then.</chakra.p>
      ) : (
        <chakra.ul bg="panel" borderWidth="1px" borderRadius="lg">
          {savedPicks.map((pick) => (
            <Row key={pick.id} pick={pick} />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

/** The time, with the day unless it is today: `10:32 AM EST`, `Sun, Nov 22, 10:32 AM EST`. */
function asOf(savedAt: string, now: Date): string {
  return new Date(savedAt).toDateString() === now.toDateString() ? time(savedAt) : dayAndTime(savedAt);
}

function Row({ pick }: { pick: SavedPick }) {
  const { metadata, status, profit } = pick;
  const { odds } = useOdds();
  return (
    <chakra.li
      position="relative"
      display="grid"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '6.75rem minmax(0, 1fr) auto' }}
      paddingX="5"
      paddingY="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.span aria-hidden position="absolute" insetY="0" left="0" width="5px" bg={status} />
      <chakra.span gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <StatusLabel status={status} />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.h3 textStyle="name" fontSize="1.125rem">
          {pickName(metadata)}
        </chakra.h3>
        <chakra.p textStyle="small" color="muted">
          {[gameWords(metadata), shortResult(pick) || startWords(metadata, new Date())]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.div textAlign="end">
        <chakra.p textStyle="odds" fontSize="1.125rem" color={toneOf(profit)}>
          {profit === null ? pickPrice(pick, odds) : signedDollars(profit)}
        </chakra.p>
        {profit !== null && (
          <chakra.p textStyle="small" color="muted">
            {pickPrice(pick, odds)}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.li>
  );
}
