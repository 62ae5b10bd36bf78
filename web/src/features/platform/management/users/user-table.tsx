/** The users as a table. On narrow screens each row is a card, which assistive technology still reads as a row. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ListedUser } from '../../../../../../lambdas/contracts/accounts/admin.ts';
import type { SortField, SortOrder } from '../../../../../../lambdas/contracts/accounts/sorting.ts';
import { IconButton } from '../../../../components/ui/controls/icon-button.tsx';
import { TextLink, tall } from '../../../../components/ui/controls/text-link.tsx';
import { day } from '../../../../components/ui/display/dates.ts';
import { IconChevron, IconEdit } from '../../../../components/ui/display/icons.tsx';
import { Tag } from '../../../../components/ui/display/tag.tsx';
import { paths } from '../../../../paths.ts';
import { planWords } from '../words.ts';
import { subscriptionWords } from './subscription-words.ts';

/** The widths of name and email keep a long name from wrapping every email address. */
const columns: readonly { readonly label: string; readonly sort?: SortField; readonly width?: string }[] = [
  { label: 'Name', sort: 'name', width: '20%' },
  { label: 'Email', sort: 'email', width: '26%' },
  { label: 'Subscription' },
  { label: 'Registered', sort: 'created_at' },
  { label: 'Last Login', sort: 'last_login' },
  { label: 'Actions' },
];

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The breakpoint from which the cards are a table. */
const wide = 'xl';

interface Props {
  users: readonly ListedUser[];
  sort: SortField;
  order: SortOrder;
  onSort(change: { sort: SortField; order: SortOrder }): void;
  onEdit(user: ListedUser): void;
}

/** The roles are explicit, because rows with `display: grid` lose their implicit ones. */
export function UserTable({ users, sort, order, onSort, onEdit }: Props) {
  return (
    <chakra.table role="table" aria-label="Users" width="full" display={{ base: 'block', [wide]: 'table' }}>
      <chakra.thead role="rowgroup" hideBelow={wide}>
        <chakra.tr role="row">
          {columns.map(({ label, sort: field, width }) => (
            <chakra.th
              key={label}
              role="columnheader"
              scope="col"
              aria-sort={field === sort ? directions[order] : undefined}
              textStyle="label"
              color="muted"
              width={width}
              whiteSpace="nowrap"
              textAlign={label === 'Actions' ? 'end' : 'start'}
              paddingX="4"
              paddingY="3"
              borderBottomWidth="1px"
            >
              {field ? (
                <SortButton
                  label={label}
                  order={field === sort ? order : undefined}
                  onClick={() => onSort({ sort: field, order: nextOrder(field, { sort, order }) })}
                />
              ) : (
                label
              )}
            </chakra.th>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody
        role="rowgroup"
        display={{ base: 'grid', [wide]: 'table-row-group' }}
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {users.map((user) => (
          <UserRow key={user.id} user={user} onEdit={() => onEdit(user)} />
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}

/** A newly sorted column starts with names from A and dates from the latest. */
function nextOrder(field: SortField, { sort, order }: { sort: SortField; order: SortOrder }): SortOrder {
  if (field === sort) return order === 'asc' ? 'desc' : 'asc';
  return field === 'name' || field === 'email' ? 'asc' : 'desc';
}

interface SortProps {
  label: string;
  /** undefined if the list is sorted by another column. */
  order: SortOrder | undefined;
  onClick(): void;
}

function SortButton({ label, order, onClick }: SortProps) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minHeight="8"
      font="inherit"
      letterSpacing="inherit"
      textTransform="inherit"
      cursor="pointer"
      color={order ? 'fg' : 'inherit'}
      _hover={{ color: 'fg' }}
    >
      {label}
      <chakra.span
        aria-hidden
        display="grid"
        opacity={order ? 1 : 0}
        transform={order === 'asc' ? 'rotate(180deg)' : undefined}
      >
        <IconChevron width="1em" height="1em" strokeWidth="3" />
      </chakra.span>
    </chakra.button>
  );
}

const Row = chakra('tr', {
  base: {
    position: 'relative',
    display: { base: 'grid', [wide]: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    alignContent: 'start',
    padding: { base: '4', [wide]: '0' },
    bg: { base: 'raised', [wide]: 'transparent' },
    borderRadius: { base: 'md', [wide]: 'none' },
    _hover: { [wide]: { bg: 'raised' } },
  },
});

function UserRow({ user, onEdit }: { user: ListedUser; onEdit(): void }) {
  const { name, email, subscription_plan, created_at, last_login } = user;
  const status = subscriptionWords(user);
  return (
    <Row role="row">
      <Cell role="rowheader" scope="row" fontWeight="bold" paddingRight={{ base: '12', [wide]: '4' }}>
        {/* Not inherited: the reset breaks words of every element only after it has made room for them. */}
        <TextLink {...tall} minWidth="0" overflowWrap="anywhere" to={paths.management.user(user.id)}>
          {name}
        </TextLink>
      </Cell>
      <Cell color="muted">{email}</Cell>
      <Cell label="Subscription">
        <chakra.span
          display="flex"
          flexDirection={{ base: 'row', [wide]: 'column' }}
          flexWrap="wrap"
          alignItems={{ base: 'center', [wide]: 'start' }}
          justifyContent="end"
          columnGap="2.5"
          rowGap="1"
        >
          <Tag color={subscription_plan === 'free' ? 'muted' : 'accentFg'}>
            {planWords[subscription_plan]}
          </Tag>
          {status !== 'No subscription' && (
            <chakra.span
              textStyle="small"
              whiteSpace={{ [wide]: 'nowrap' }}
              color={user.subscription_status === 'past_due' ? 'miss' : 'muted'}
            >
              {status}
            </chakra.span>
          )}
        </chakra.span>
      </Cell>
      <Cell label="Registered" whiteSpace="nowrap">
        <time dateTime={created_at}>{day(created_at)}</time>
      </Cell>
      <Cell label="Last Login" whiteSpace="nowrap">
        {last_login ? <time dateTime={last_login}>{day(last_login)}</time> : 'Never'}
      </Cell>
      <Cell
        position={{ base: 'absolute', [wide]: 'static' }}
        top="1.5"
        right="1.5"
        textAlign="end"
        paddingY={{ base: '0', [wide]: '1' }}
      >
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <IconEdit />
        </IconButton>
      </Cell>
    </Row>
  );
}

const Box = chakra('td', {
  base: {
    display: { base: 'flex', [wide]: 'table-cell' },
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    paddingX: { base: '0', [wide]: '4' },
    paddingY: { base: '0', [wide]: '3' },
    borderBottomWidth: { base: '0', [wide]: '1px' },
    textAlign: 'start',
    verticalAlign: 'middle',
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
  },
});

type CellProps = Parameters<typeof Box>[0] & { label?: string; children: ReactNode };

/** @param label shown before the value in cards, which have no column header */
function Cell({ label, children, role = 'cell', ...rest }: CellProps) {
  return (
    <Box {...(role === 'rowheader' && { as: 'th' as const })} role={role} {...rest}>
      {label && (
        <chakra.span hideFrom={wide} aria-hidden textStyle="small" color="muted">
          {label}
        </chakra.span>
      )}
      {children}
    </Box>
  );
}
