/** The user's shared picks. Available without a subscription, so that everyone can stop sharing. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/client/errors.ts';
import { sharedLink, sharesQuery, useStopSharing } from '../../../api/shares.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { dayAndTime } from '../../../components/ui/display/dates.ts';
import { Loading, Skeleton } from '../../../components/ui/display/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../components/ui/frame/load-failure.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { useUser } from '../../../session/provider.tsx';
import { Setting } from './settings/setting.tsx';

export function SharedPicks() {
  const query = useQuery(sharesQuery(useUser().id));
  const { mutate, isPending, isSuccess, variables = [], error } = useStopSharing();
  const shares = query.data?.shares ?? [];
  return (
    <Setting
      id="shared-picks"
      title="Shared picks"
      about="Picks you shared have a public page that anyone with its link can see. Once you stop sharing, the link stops working within a minute."
    >
      {query.isPending && (
        <Loading label="Loading shared picks...">
          <Skeleton height="14" borderRadius="md" />
        </Loading>
      )}
      {query.error && <LoadFailure query={query} fallback="Failed to load shared picks" />}
      {query.data && shares.length === 0 && <p>You are not sharing any picks.</p>}
      {shares.length > 0 && (
        <chakra.ul aria-labelledby="shared-picks" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          {shares.map(({ pickId, id, title, at }) => (
            <chakra.li
              key={pickId}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              columnGap="4"
              rowGap="2"
            >
              <chakra.div minWidth="0">
                <chakra.a
                  href={sharedLink(id)}
                  target="_blank"
                  rel="noopener"
                  textDecoration="underline"
                  textUnderlineOffset="3px"
                  overflowWrap="anywhere"
                >
                  {title}
                </chakra.a>
                <chakra.p textStyle="small" color="muted">
                  Shared {dayAndTime(at)}
                </chakra.p>
              </chakra.div>
              <Button
                variant="outline"
                size="sm"
                busy={isPending && variables.includes(pickId)}
                aria-label={`Stop sharing ${title}`}
                onClick={() => mutate([pickId])}
              >
                Stop sharing
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {shares.length > 1 && (
        <chakra.div display="grid" gap="2" justifyItems="start">
          {query.data?.more && (
            <chakra.p textStyle="small" color="muted">
              These are your newest {shares.length}. Stop sharing them to see the rest.
            </chakra.p>
          )}
          <Button
            variant="miss"
            size="sm"
            busy={isPending && variables.length > 1}
            onClick={() => mutate(shares.map(({ pickId }) => pickId))}
          >
            Stop sharing all {shares.length}
          </Button>
        </chakra.div>
      )}
      <VisuallyHidden role="status">{isSuccess && 'No longer shared'}</VisuallyHidden>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to stop sharing. Please try again.')}
        </Notice>
      )}
    </Setting>
  );
}
