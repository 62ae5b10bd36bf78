/**
 * Removes an account and all its data. This may take many writes, so the account is first marked as leaving, which ends its
 * sessions at once; if the rest is interrupted, the next run continues.
 */
import { stepsBetween, total } from '../domain/platform/counts.ts';
import type { BusinessCounts } from '../domain/records/business-counts.ts';
import { type Passkey, passkeyIdOf } from './accounts/passkeys.ts';
import { codeOf } from './accounts/referrals.ts';
import { findUser, removeUser } from './accounts/users.ts';
import { type Ask, countsOfAsk } from './asking/asks.ts';
import { type NoticeSettings, noticePlaces } from './notifications/notices.ts';
import { type PickItem, unpackPick } from './picks/pick-item.ts';
import { countsOfPick } from './picks/pick-records.ts';
import { legKeys, type Pick } from './picks/picks.ts';
import { countForAllTime } from './platform/counters.ts';
import { type Key, keys, lists } from './platform/keys.ts';
import { partition } from './platform/queries.ts';
import { conflict, retryOnConflict } from './platform/retry-on-conflict.ts';
import { conditionMet, queryAll, queryPage, transact, type Write } from './platform/table.ts';

/** Bounded by the 100 writes of a transaction: one is for the counters, and a pick also has its legs. */
const itemsPerWrite = 10;

/**
 * Ends every session of an account, prevents sign-in, and lists the account for removal.
 * @param unlessVerified whether to keep it if its address has been verified
 * @param also writes of the same transaction
 * @returns false if it is kept, no longer exists, or is already being removed
 */
export function beginRemoval(
  userId: string,
  at: string,
  { unlessVerified = false, also = [] }: { unlessVerified?: boolean; also?: readonly Write[] } = {},
): Promise<boolean> {
  return conditionMet(
    transact([
      { Put: { Item: { ...keys.leaving(userId), userId, at } } },
      {
        Update: {
          Key: { ...keys.user(userId) },
          UpdateExpression: 'SET deactivatedAt = :at ADD sessionVersion :one',
          ConditionExpression: `attribute_exists(pk) AND deactivatedAt = :never${unlessVerified ? ' AND verifiedAt = :never' : ''}`,
          ExpressionAttributeValues: { ':at': at, ':never': null, ':one': 1 },
        },
      },
      ...also,
    ]),
  );
}

export interface Leaving {
  readonly userId: string;
  /** Start of the removal, ISO 8601. */
  readonly at: string;
  /** The payment provider's customer ID, once the account itself is deleted. */
  readonly customerId?: string;
  /** The address of a customer whose ID was never stored, once the account itself is deleted. */
  readonly customerEmail?: string;
}

/** AP: Query LEAVING. Accounts whose removal has started, including deleted ones that are still checked for late writes. */
export function leavingUsers(): Promise<Leaving[]> {
  return queryAll<Leaving>(partition(lists.leaving()));
}

/** Takes a deleted account off the list, unless a customer was added to its entry since it was read. */
export async function forgetRemoval({ userId, customerId, customerEmail }: Leaving): Promise<void> {
  const [name, value] = customerId ? ['customerId', customerId] : ['customerEmail', customerEmail];
  const asRead = value
    ? { ConditionExpression: `${name} = :customer`, ExpressionAttributeValues: { ':customer': value } }
    : { ConditionExpression: 'attribute_not_exists(customerId) AND attribute_not_exists(customerEmail)' };
  await conditionMet(transact([{ Delete: { Key: { ...keys.leaving(userId) }, ...asRead } }]));
}

/**
 * Removes what is left of a leaving account, the account itself and its address last. Safe to repeat, and repeated where
 * grading, a payment or another run changes the items meanwhile. The entry in the list stays, because calls admitted before the
 * removal may still write; running this again removes what they wrote.
 */
export async function finishRemoval(userId: string, now: Date): Promise<void> {
  await retryOnConflict('a leaving account', async () => {
    return (await conditionMet(removeAll(userId, now))) ? undefined : conflict;
  });
}

async function removeAll(userId: string, now: Date): Promise<void> {
  await removeItems(userId);
  await removeAccount(userId, now);
}

type OwnItem = Key & Partial<PickItem<Pick>> & Partial<Passkey> & Partial<NoticeSettings>;

async function removeItems(userId: string): Promise<void> {
  const account = keys.user(userId);
  let start: Record<string, unknown> | undefined;
  do {
    const page = await queryPage<OwnItem>({
      ...partition(lists.everything(userId)),
      ...(start && { ExclusiveStartKey: start }),
    });
    start = page.next;
    const items = page.items.filter(({ sk }) => sk !== account.sk);
    for (let from = 0; from < items.length; from += itemsPerWrite) {
      const gone = items.slice(from, from + itemsPerWrite);
      await transact([...gone.flatMap(removeItem), ...countForAllTime(uncounted(userId, gone), userId)]);
    }
  } while (start);
}

/** The list entry keeps the customer, because an open checkout may have started another purchase. */
async function removeAccount(userId: string, now: Date): Promise<void> {
  const user = await findUser(userId);
  if (!user) return transact([{ Delete: { Key: { ...keys.referral(codeOf(userId)) } } }]);
  const { customerId, customerEmail, deactivatedAt: at } = user;
  const customer: Write[] = [
    ...(customerId ? [{ Delete: { Key: { ...keys.customer(customerId) } } }] : []),
    ...(customerId || customerEmail
      ? [{ Put: { Item: { ...keys.leaving(userId), userId, at, customerId, customerEmail } } }]
      : []),
  ];
  await transact([
    ...removeUser(user, at ? new Date(at) : now),
    { Delete: { Key: { ...keys.referral(codeOf(userId)) } } },
    ...customer,
  ]);
}

/** Conditions make each item count once, and a pick with its current status. Also deletes items in other partitions. */
function removeItem({ pk, sk, status, ...item }: OwnItem): Write[] {
  const legs = item.legResults ? legKeys(unpackPick(item as PickItem<Pick>)) : [];
  const elsewhere = [
    ...(item.credentialId ? [keys.credential(passkeyIdOf(item as Passkey))] : []),
    ...(item.endKey && item.userId ? noticePlaces(item.userId) : []),
    ...(item.share ? [keys.share(item.share.id)] : []),
  ];
  const { prefix } = lists.referredFriends('');
  const friend = sk.startsWith(prefix) ? keys.user(sk.slice(prefix.length)) : undefined;
  const read = Object.entries({ status, version: item.version }).filter(([, value]) => value !== undefined);
  const asRead = {
    ConditionExpression: ['attribute_exists(pk)', ...read.map(([name]) => `#${name} = :${name}`)].join(
      ' AND ',
    ),
    ...(read.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(read.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(read.map(([name, value]) => [`:${name}`, value])),
    }),
  };
  return [
    { Delete: { Key: { pk, sk }, ...asRead } },
    ...[...legs, ...elsewhere].map((Key) => ({ Delete: { Key: { ...Key } } })),
    ...(friend ? [forgetReferrer(friend)] : []),
  ];
}

/** Removes the deleted user from a friend's account. Fails, to be retried, if the friend's account was just deleted. */
function forgetReferrer(friend: Key): Write {
  return {
    Update: {
      Key: { ...friend },
      UpdateExpression: 'REMOVE referredBy',
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
}

/** The steps that subtract items from the business counters. */
function uncounted(userId: string, gone: readonly OwnItem[]): BusinessCounts {
  const asks = gone.filter(({ sk }) => sk.startsWith(lists.asks(userId).prefix));
  const picks = gone.filter(({ sk }) => sk.startsWith(lists.picks(userId).prefix));
  return stepsBetween(
    total([
      ...(asks as unknown as Ask[]).map(countsOfAsk),
      ...(picks as unknown as Pick[]).map(countsOfPick),
    ]),
    {},
  );
}
