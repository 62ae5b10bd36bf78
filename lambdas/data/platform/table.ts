/** The DynamoDB client, and the operations that the other files of this folder use. No other file handles SDK exceptions. */
import { createHash } from 'node:crypto';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { atFirstUse, awsCallOptions, awsClientOptions } from '../../contracts/platform/aws-client.ts';
import { environment } from '../../contracts/platform/environment.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import type { Key } from './keys.ts';

const client = atFirstUse(() =>
  DynamoDBDocumentClient.from(new DynamoDBClient(awsClientOptions(timeouts.table)), {
    marshallOptions: { removeUndefinedValues: true },
  }),
);

const withDeadline = () => awsCallOptions(timeouts.table);

/** Read on every use, because tests set the environment after loading this file. */
export const tableName = () => {
  const name = process.env[environment.table];
  if (!name) throw new Error(`${environment.table} is not set`);
  return name;
};

const attempts = 4;

/** Exponential backoff with jitter. */
const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 40 * 2 ** attempt));

export type Attributes = Record<string, unknown>;

/** A condition of a write was not met, for example because of a concurrent change. */
export class ConditionFailed extends Error {
  /** Private, so that whole items are not logged with the error. */
  readonly #failed: readonly (Attributes | null | undefined)[];

  /** @param failed per write: undefined if its condition was met, otherwise the current item, or null if there is none */
  constructor(failed: readonly (Attributes | null | undefined)[]) {
    super('A condition of a write was not met');
    this.name = 'ConditionFailed';
    this.#failed = failed;
  }

  /** Per write of the transaction (one for a single write): the item that made its condition fail, if it did. */
  get failed(): readonly (Attributes | null | undefined)[] {
    return this.#failed;
  }
}

/** @returns whether the conditions of a write were met; other errors are rethrown */
export async function conditionMet(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Reads one item, strongly consistent; undefined if there is none. */
export async function get<T>(key: Key): Promise<T | undefined> {
  const { Item } = await client().send(
    new GetCommand({ TableName: tableName(), Key: { ...key }, ConsistentRead: true }),
    withDeadline(),
  );
  return Item as T | undefined;
}

/**
 * Reads up to 100 items; by default eventually consistent, at half the price of `get`.
 * @returns the items that exist, in any order
 */
export async function getMany<T>(wanted: readonly Key[], { isConsistent = false } = {}): Promise<T[]> {
  const found: T[] = [];
  let left: Record<string, unknown>[] = wanted.map((key) => ({ ...key }));
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const { Responses, UnprocessedKeys } = await client().send(
      new BatchGetCommand({
        RequestItems: { [tableName()]: { Keys: left, ConsistentRead: isConsistent } },
      }),
      withDeadline(),
    );
    found.push(...((Responses?.[tableName()] ?? []) as T[]));
    left = UnprocessedKeys?.[tableName()]?.Keys ?? [];
    if (left.length === 0) break;
    // Unprocessed keys are normal under load; DynamoDB expects a retry.
    if (attempt === attempts) throw new Error(`${left.length} items could not be read`);
    await pause(attempt);
  }
  return found;
}

/** DynamoDB's limit of a batch. */
const itemsPerRead = 100;

/** The same for any number of items, 100 per batch, batches in parallel. */
export async function getAll<T>(wanted: readonly Key[], options = { isConsistent: false }): Promise<T[]> {
  const batches = Array.from({ length: Math.ceil(wanted.length / itemsPerRead) }, (_, index) =>
    wanted.slice(index * itemsPerRead, (index + 1) * itemsPerRead),
  );
  return (await Promise.all(batches.map((batch) => getMany<T>(batch, options)))).flat();
}

export type Query = Omit<QueryCommandInput, 'TableName' | 'KeyConditions' | 'Limit'>;

type Page = Query & Pick<QueryCommandInput, 'Limit'>;

/** One page of a query: at most 1 MB. */
export async function queryPage<T>(
  query: Page,
): Promise<{ items: T[]; count: number; next: Record<string, unknown> | undefined }> {
  const page = await client().send(new QueryCommand({ ...query, TableName: tableName() }), withDeadline());
  return { items: (page.Items ?? []) as T[], count: page.Count ?? 0, next: page.LastEvaluatedKey };
}

/** Page size of a query with a filter, which may drop some of the items. */
const filteredPage = 100;

/** All items of a query, or the first `atMost`, reading no more pages than necessary. */
export async function queryAll<T>(query: Query, atMost = Number.POSITIVE_INFINITY): Promise<T[]> {
  const items: T[] = [];
  const limit = query.FilterExpression ? Math.max(atMost, filteredPage) : atMost;
  const bounded = Number.isFinite(limit) ? { ...query, Limit: limit } : query;
  let start: Record<string, unknown> | undefined;
  do {
    const page = await queryPage<T>({ ...bounded, ...(start ? { ExclusiveStartKey: start } : {}) });
    items.push(...page.items);
    start = page.next;
  } while (start && items.length < atMost);
  return items.slice(0, atMost);
}

export type Change = Omit<UpdateCommandInput, 'TableName'>;

/**
 * Updates one item and returns it after the change. Retries transaction conflicts, because the SDK does not.
 * @throws ConditionFailed with the current item
 */
export async function update<T>(change: Change): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { Attributes: after } = await client().send(
        new UpdateCommand({
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          ...change,
          TableName: tableName(),
        }),
        withDeadline(),
      );
      return after as T;
    } catch (error) {
      const name = error instanceof Error ? error.name : undefined;
      if (name === 'ConditionalCheckFailedException') throw new ConditionFailed([oldItem(error as Error)]);
      if (name !== 'TransactionConflictException' || attempt === attempts) throw error;
      await pause(attempt);
    }
  }
}

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
/** One write of a transaction, without the table's name. */
export type Write = {
  [Kind in 'Put' | 'Update' | 'Delete']?: Omit<NonNullable<Action[Kind]>, 'TableName'>;
};

/** Cancellation reasons that are worth a retry. */
const transient = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/**
 * Writes all or nothing (at most 100 writes, no two on the same item).
 * Retries conflicts and throttling with exponential backoff, because the SDK does not retry canceled transactions. (The SDK
 * does repeat requests whose response was lost, with the same token, so nothing is applied twice.)
 * @param once idempotency key: the same key within ten minutes is applied once; for writes without a condition
 * @throws ConditionFailed with the item, per write, that made its condition fail
 */
export async function transact(writes: readonly Write[], { once }: { once?: string } = {}): Promise<void> {
  const TransactItems = writes.map(named);
  const token = once && { ClientRequestToken: tokenOf(once) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client().send(new TransactWriteCommand({ TransactItems, ...token }), withDeadline());
      return;
    } catch (error) {
      if (isUnderWay(error) && attempt < attempts) {
        await pause(attempt);
        continue;
      }
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      if (reasons.some((reason) => reason.Code === 'ConditionalCheckFailed')) {
        throw new ConditionFailed(
          reasons.map((reason) =>
            reason.Code === 'ConditionalCheckFailed' ? plain(reason.Item) : undefined,
          ),
        );
      }
      const codes = reasons.flatMap(({ Code = 'None' }) => (Code === 'None' ? [] : [Code]));
      const mayRetry = codes.length > 0 && codes.every((code) => transient.includes(code));
      if (!mayRetry || attempt === attempts) throw error;
      await pause(attempt);
    }
  }
}

/** Another call with the same token is in progress; a retry returns its result. */
const isUnderWay = (error: unknown) =>
  error instanceof Error && error.name === 'TransactionInProgressException';

/** DynamoDB allows at most 36 characters. */
const tokenOf = (once: string) => createHash('sha256').update(once).digest('hex').slice(0, 36);

function named(write: Write): Action {
  const TableName = tableName();
  const returning = { TableName, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
  return {
    ...(write.Put && { Put: { ...write.Put, ...returning } }),
    ...(write.Update && { Update: { ...write.Update, ...returning } }),
    ...(write.Delete && { Delete: { ...write.Delete, ...returning } }),
  } as Action;
}

function oldItem(error: Error): Attributes | null {
  return 'Item' in error ? plain(error.Item as Marshalled) : null;
}

type Marshalled = Parameters<typeof unmarshall>[0];

/** The document client unmarshalls responses, but not items in exceptions. */
function plain(item: Marshalled | undefined): Attributes | null {
  return item && Object.keys(item).length > 0 ? unmarshall(item) : null;
}
