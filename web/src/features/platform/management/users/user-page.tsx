/** /management/users/:id: one account, for support. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { userQuery } from '../../../../api/admin.ts';
import { ApiError } from '../../../../api/client/errors.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { TextLink } from '../../../../components/ui/controls/text-link.tsx';
import { EmptyState } from '../../../../components/ui/display/empty-state.tsx';
import { IconBack, IconEdit } from '../../../../components/ui/display/icons.tsx';
import { Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { PageHeading } from '../../../../components/ui/frame/page-heading.tsx';
import { paths } from '../../../../paths.ts';
import { AuditCard } from './audit-card.tsx';
import { LastQuestions } from './last-questions.tsx';
import { BillingCard, PicksCard, ProfileCard } from './user-cards.tsx';
import { UserDialog } from './user-dialog.tsx';

export function UserPage() {
  const { id = '' } = useParams();
  const query = useQuery(userQuery(id));
  const { data, error } = query;
  const isUnknown = error instanceof ApiError && error.status === 404;
  const [editing, setEditing] = useState({ open: false, turn: 0 });
  return (
    <chakra.div display="grid" gap="6">
      <TextLink to={paths.management.users} justifySelf="start" display="inline-flex" gap="2" paddingY="1">
        <IconBack width="1.2em" height="1.2em" />
        Users
      </TextLink>
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <PageHeading title={data?.user.name ?? 'User'} intro={data?.user.email} />
        {data && !data.user.deactivated_at && (
          <Button variant="outline" onClick={() => setEditing({ open: true, turn: editing.turn + 1 })}>
            <IconEdit />
            Edit User
          </Button>
        )}
      </chakra.div>
      <VisuallyHidden role="status">{data || error ? '' : 'Loading user...'}</VisuallyHidden>
      {isUnknown ? (
        <EmptyState>User not found. The account may have been deleted.</EmptyState>
      ) : (
        error && <LoadFailure query={query} fallback="Failed to load user" />
      )}
      {data ? (
        <Columns>
          <chakra.div display="grid" gap="4" minWidth="0">
            <ProfileCard user={data.user} />
            <BillingCard user={data.user} />
            <PicksCard picks={data.user.picks} />
          </chakra.div>
          <chakra.div display="grid" gap="4" minWidth="0">
            <LastQuestions id={id} />
            <AuditCard id={id} first={data.audit} />
          </chakra.div>
        </Columns>
      ) : (
        !error && (
          <Columns>
            <Skeleton height="34rem" borderRadius="lg" />
            <Skeleton height="34rem" borderRadius="lg" />
          </Columns>
        )
      )}
      {data && editing.turn > 0 && (
        <UserDialog
          key={editing.turn}
          user={data.user}
          open={editing.open}
          onClose={() => setEditing({ ...editing, open: false })}
        />
      )}
    </chakra.div>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});
