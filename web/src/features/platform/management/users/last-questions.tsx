/** A user's last questions. They are private: shown only on request, and each view is recorded. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { viewAsks } from '../../../../../../lambdas/contracts/accounts/admin.ts';
import type { OutputOf } from '../../../../../../lambdas/contracts/platform/contract.ts';
import { useLastAsks } from '../../../../api/admin.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { dayAndTime } from '../../../../components/ui/display/dates.ts';
import { withOdds } from '../../../../components/ui/display/figures.ts';
import { Tag } from '../../../../components/ui/display/tag.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import { DetailCard } from './detail-card.tsx';

type Ask = OutputOf<typeof viewAsks>['asks'][number];

export function LastQuestions({ id }: { id: string }) {
  const { mutate, data, error, isPending } = useLastAsks(id);
  return (
    <DetailCard title="Last Questions">
      <chakra.p color="muted">
        Questions are private. Viewing them adds an entry with your name to this user’s audit trail. Only
        questions answered with a play are kept.
      </chakra.p>
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to load questions')}
        </Notice>
      )}
      <div role="status">
        {data && (data.asks.length === 0 ? <p>No questions yet.</p> : <Questions asks={data.asks} />)}
      </div>
      {!data && (
        <Button variant="outline" justifySelf="start" busy={isPending} onClick={() => mutate()}>
          {isPending ? 'Loading...' : 'View Last Questions'}
        </Button>
      )}
    </DetailCard>
  );
}

function Questions({ asks }: { asks: readonly Ask[] }) {
  return (
    <chakra.ol display="grid">
      {asks.map((ask) => (
        <chakra.li
          key={ask.id}
          display="grid"
          gap="1"
          paddingY="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', paddingTop: '0' }}
        >
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <chakra.time dateTime={ask.asked_at} textStyle="small" color="muted">
              {dayAndTime(ask.asked_at)}
            </chakra.time>
            <Tag>{ask.sport}</Tag>
            {ask.substituted && <Tag>Substituted</Tag>}
            {!ask.charged && <Tag>Not charged</Tag>}
          </chakra.span>
          <chakra.p fontWeight="medium" overflowWrap="anywhere">
            {ask.prompt}
          </chakra.p>
          <chakra.p textStyle="small" color="muted">
            {withOdds(ask.answer.join(' · '), 'american')}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
