/** Checks items that are derived from others: address locks, list entries, saved marks, and legs under their games. */
import { changeList } from '../../../lambdas/data/accounts/directory.ts';
import { changePlace } from '../../../lambdas/data/accounts/mailboxes.ts';
import { canonicalEmail, type User } from '../../../lambdas/data/accounts/users.ts';
import { type PickItem, unpackPick } from '../../../lambdas/data/picks/pick-item.ts';
import { legKeys, markOf, type Pick } from '../../../lambdas/data/picks/picks.ts';
import { type Key, keys, lists } from '../../../lambdas/data/platform/keys.ts';
import { type Item, textOf } from './expected.ts';

export interface RowProblem {
  readonly key: Key;
  readonly problem: 'missing' | 'left over' | 'different';
}

/**
 * @param items all items of a table, read while nothing writes: a row written during the scan would look missing
 * @param now graded legs that have expired may or may not be deleted yet
 */
export function rowProblems(items: readonly Item[], now: Date): RowProblem[] {
  const rows = new Map(items.filter(isRow).map((item) => [textOf(item), item]));
  const wanted = new Map(items.flatMap(rowsOf).map((row) => [textOf(row), row]));
  const mayBeGone = (item: Key | undefined) =>
    Number((item as Item | undefined)?.expiresAt ?? Number.POSITIVE_INFINITY) * 1000 <= now.getTime();
  return [
    ...[...wanted].flatMap(([text, row]): RowProblem[] => {
      const { pk, sk } = row;
      const found = rows.get(text);
      if (!found) return isGradedLeg(row) ? [] : [{ key: { pk, sk }, problem: 'missing' }];
      const same = Object.entries(row).every(([name, value]) => found[name] === value);
      return same ? [] : [{ key: { pk, sk }, problem: 'different' }];
    }),
    ...[...rows].flatMap(([text, { pk, sk, ...rest }]): RowProblem[] =>
      wanted.has(text) || mayBeGone({ pk, sk, ...rest }) ? [] : [{ key: { pk, sk }, problem: 'left over' }],
    ),
  ];
}

const listPartitions = [
  lists.people('').pk,
  lists.word(' ').pk.trim(),
  lists.phrase(' ').pk.trim(),
  lists.labeled('').pk,
];
const { prefix: openLeg } = lists.openLegs('');
const { prefix: gradedLeg } = lists.gradedLegs('');
const isGradedLeg = ({ sk }: Key) => sk.startsWith(gradedLeg);

const isRow = ({ pk, sk }: Key) =>
  listPartitions.some((prefix) => pk.startsWith(prefix)) ||
  sk === keys.emailLock('').sk ||
  [lists.saved('').prefix, lists.referredFriends('').prefix, openLeg, gradedLeg].some((prefix) =>
    sk.startsWith(prefix),
  );

function rowsOf(item: Item): Key[] {
  if (item.sk === keys.user('').sk) {
    const user = item as unknown as User;
    const address = canonicalEmail(user.email);
    const places = [...changePlace(null, { id: user.id, email: address }), ...changeList(null, user)];
    const friend = user.referredBy ? [keys.referredFriend(user.referredBy, user.id)] : [];
    const listed = places.flatMap(({ Put }) => (Put?.Item ? [Put.Item as unknown as Key] : []));
    return [{ ...keys.emailLock(address), userId: user.id } as Key, ...friend, ...listed];
  }
  if (!item.sk.startsWith(lists.picks('').prefix)) return [];
  const pick = unpackPick(item as unknown as PickItem<Pick>);
  return [{ ...keys.saved(pick.userId, pick.promptLogId), ...markOf(pick) }, ...legKeys(pick)];
}
