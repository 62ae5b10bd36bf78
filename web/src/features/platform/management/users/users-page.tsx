/** /management/users: find, sort, add and edit accounts. */
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListedUser } from '../../../../../../lambdas/contracts/accounts/admin.ts';
import type { SortField, SortOrder } from '../../../../../../lambdas/contracts/accounts/sorting.ts';
import { type UserListing, usersQuery } from '../../../../api/admin.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { Pagination } from '../../../../components/ui/controls/pagination.tsx';
import { Card } from '../../../../components/ui/display/card.tsx';
import { EmptyState } from '../../../../components/ui/display/empty-state.tsx';
import { Spinner } from '../../../../components/ui/display/spinner.tsx';
import { VisuallyHidden } from '../../../../components/ui/display/visually-hidden.tsx';
import { LoadFailure } from '../../../../components/ui/frame/load-failure.tsx';
import { PageHeading } from '../../../../components/ui/frame/page-heading.tsx';
import { countOf, figure } from '../words.ts';
import { useListing } from './listing.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

interface Editing {
  readonly user: ListedUser | undefined;
  readonly open: boolean;
  /** Counts openings; as the dialog's key, it starts each with the current values. */
  readonly turn: number;
}

export function UsersPage() {
  const [listing, change] = useListing();
  const heading = useRef<HTMLHeadingElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const edit = (user?: ListedUser) => setEditing({ user, open: true, turn: (editing?.turn ?? 0) + 1 });

  return (
    <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <PageHeading title="Users" />
        <Button onClick={() => edit()}>Add User</Button>
      </chakra.div>
      <Card
        aria-labelledby="user-management"
        display="grid"
        gap="6"
        gridTemplateColumns="minmax(0, 1fr)"
        minWidth="0"
      >
        <chakra.header display="grid" gap="1">
          <chakra.h2 id="user-management" ref={heading} tabIndex={-1} textStyle="heading">
            User Management
          </chakra.h2>
          <chakra.p color="muted">View and manage user accounts</chakra.p>
        </chakra.header>
        <UserFilters listing={listing} onChange={change} />
        <Results
          listing={listing}
          onEdit={edit}
          onSort={change}
          onPage={(page) => {
            change({ page: String(page) });
            heading.current?.focus();
          }}
        />
      </Card>
      {editing && (
        <UserDialog
          key={editing.turn}
          user={editing.user}
          open={editing.open}
          onClose={() => setEditing({ ...editing, open: false })}
        />
      )}
    </chakra.div>
  );
}

interface ResultsProps {
  listing: UserListing;
  onEdit(user: ListedUser): void;
  onSort(change: { sort: SortField; order: SortOrder }): void;
  onPage(page: number): void;
}

function Results({ listing, onEdit, onSort, onPage }: ResultsProps) {
  const query = useQuery({ ...usersQuery(listing), placeholderData: keepPreviousData });
  const { data, error, isPending, isPlaceholderData } = query;
  return (
    <>
      {error && <LoadFailure query={query} fallback="Failed to load users" />}
      <VisuallyHidden role="status">
        {data && !isPlaceholderData ? `${countOf(data.pagination.total, 'user')} found` : ''}
      </VisuallyHidden>
      {isPending && (
        <chakra.p
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="3"
          minHeight="24rem"
          color="muted"
        >
          <Spinner />
          Loading users...
        </chakra.p>
      )}
      {data && (
        <chakra.div
          display="grid"
          gap="6"
          aria-busy={isPlaceholderData}
          opacity={isPlaceholderData ? 0.6 : 1}
        >
          {data.users.length === 0 ? (
            <NoUsers page={listing.page} pages={data.pagination.pages} onPage={onPage} />
          ) : (
            <UserTable
              users={data.users}
              sort={listing.sort}
              order={listing.order}
              onSort={onSort}
              onEdit={onEdit}
            />
          )}
          <Pages listing={listing} pagination={data.pagination} onPage={onPage} />
        </chakra.div>
      )}
    </>
  );
}

function NoUsers({ page, pages, onPage }: { page: number; pages: number; onPage(page: number): void }) {
  const toLast = (
    <Button variant="outline" onClick={() => onPage(Math.max(1, pages))}>
      Go to the last page
    </Button>
  );
  return <EmptyState action={page > 1 && toLast}>No users found</EmptyState>;
}

interface PagesProps {
  listing: UserListing;
  pagination: { page: number; limit: number; total: number; pages: number; capped?: boolean | undefined };
  onPage(page: number): void;
}

function Pages({ listing, pagination: { page, limit, total, pages, capped }, onPage }: PagesProps) {
  const first = (page - 1) * limit + 1;
  if (pages <= 1 || first > total) return null;
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems="center"
      justifyContent="space-between"
      gap="4"
    >
      <chakra.p textStyle="small" color="muted">
        Showing {figure(first)} to {figure(Math.min(page * limit, total))} of {figure(total)}
        {capped && '+'} users
      </chakra.p>
      <Pagination page={listing.page} pages={pages} onChange={onPage} />
    </chakra.div>
  );
}
