/** The table's client, and the operations that the other files of this folder use. SDK exceptions end here. */
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
import { environment } from '../contracts/environment.ts';
import { awsClientOptions, timeouts } from '../contracts/timeouts.ts';
import type { Key } from './keys.ts';

const client = DynamoDBDocumentClient.from(new DynamoDBClient(awsClientOptions(timeouts.table)), {
  marshallOptions: { removeUndefinedValues: true },
});

/** Ends a call that is answered drop by drop, which the client's own timeouts do not see. */
const within = () => ({ abortSignal: AbortSignal.timeout(timeouts.table.totalMs) });

/** Read at each use, because the environment of a test is set after this file is loaded. */
const tableName = () => {
  const name = process.env[environment.table];
  if (!name) throw new Error(`${environment.table} is not set`);
  return name;
};

const attempts = 4;

/** Grows with each attempt, at random, so that two that met do not meet again. */
const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 40 * 2 ** attempt));

export type Attributes = Record<string, unknown>;

/** A condition of a write did not hold: somebody was first, or the thing is not there. */
export class ConditionFailed extends Error {
  /** Hidden from whoever prints an error with all its fields: they are whole items. */
  readonly #failed: readonly (Attributes | null | undefined)[];

  /** @param failed undefined where the condition held, else the item as it is, or null where there is none */
  constructor(failed: readonly (Attributes | null | undefined)[]) {
    super('A condition of a write did not hold');
    this.name = 'ConditionFailed';
    this.#failed = failed;
  }

  /** Per item of the transaction (one for a single write): the item that stood in the way, if its condition failed. */
  get failed(): readonly (Attributes | null | undefined)[] {
    return this.#failed;
  }
}

/** Whether the conditions of a write held; any other failure is thrown on. */
export async function conditionMet(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Reads one item as it is now (strongly consistent); undefined where there is none. */
export async function get<T>(key: Key): Promise<T | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName(), Key: { ...key }, ConsistentRead: true }),
    within(),
  );
  return Item as T | undefined;
}

/**
 * Reads up to 100 items at half the price of `get`: each as it was some milliseconds ago, unless it is to be consistent.
 * @returns those there are, in any order
 */
export async function getMany<T>(wanted: readonly Key[], { isConsistent = false } = {}): Promise<T[]> {
  const found: T[] = [];
  let left: Record<string, unknown>[] = wanted.map((key) => ({ ...key }));
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({
        RequestItems: { [tableName()]: { Keys: left, ConsistentRead: isConsistent } },
      }),
      within(),
    );
    found.push(...((Responses?.[tableName()] ?? []) as T[]));
    left = UnprocessedKeys?.[tableName()]?.Keys ?? [];
    if (left.length === 0) break;
    // DynamoDB gives back what it had no time for.
    if (attempt === attempts) throw new Error(`${left.length} items could not be read`);
    await pause(attempt);
  }
  return found;
}

export type Query = Omit<QueryCommandInput, 'TableName' | 'KeyConditions' | 'Limit'>;

type Page = Query & Pick<QueryCommandInput, 'Limit'>;

/** One page of a query: at most 1 MB, as DynamoDB answers it. */
export async function queryPage<T>(
  query: Page,
): Promise<{ items: T[]; count: number; next: Record<string, unknown> | undefined }> {
  const page = await client.send(new QueryCommand({ ...query, TableName: tableName() }), within());
  return { items: (page.Items ?? []) as T[], count: page.Count ?? 0, next: page.LastEvaluatedKey };
}

/** Read at once where a filter may drop some of what is read. */
const filteredPage = 100;

/** All items of a query, or the first `atMost` of them; no more are read than that takes. */
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
 * Updates one item and returns it as it is after. DynamoDB refuses it while a transaction holds the item, and means that
 * it should be tried again, which the SDK does not.
 * @throws ConditionFailed with the item as it stood
 */
export async function update<T>(change: Change): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { Attributes: after } = await client.send(
        new UpdateCommand({
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          ...change,
          TableName: tableName(),
        }),
        within(),
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

/** Why a transaction was cancelled that may be written a moment later. */
const passing = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/**
 * Writes all or nothing (at most 100 writes, no two on one item).
 * Two transactions that meet on one item, and one that there is no room for, are told by DynamoDB to try again; that is
 * done here, with a growing random wait, because the SDK takes a cancelled one for final. (Lost answers are the SDK's: it
 * repeats them under one token, so nothing is applied twice.)
 * @param once what makes this write the same as an earlier one, so that it is applied once within ten minutes, whoever
 *   repeats it; for writes without a condition that would tell
 * @throws ConditionFailed with, per write, the item that stood in its way
 */
export async function transact(writes: readonly Write[], { once }: { once?: string } = {}): Promise<void> {
  const TransactItems = writes.map(named);
  const token = once && { ClientRequestToken: tokenOf(once) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems, ...token }), within());
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
      const mayRetry = codes.length > 0 && codes.every((code) => passing.includes(code));
      if (!mayRetry || attempt === attempts) throw error;
      await pause(attempt);
    }
  }
}

/** Another call is writing the same under the same token: it is known a moment later whether it succeeded. */
const isUnderWay = (error: unknown) =>
  error instanceof Error && error.name === 'TransactionInProgressException';

/** DynamoDB takes 36 characters at most. */
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

/** The document client unmarshalls what it answers, but not what it throws. */
function plain(item: Marshalled | undefined): Attributes | null {
  return item && Object.keys(item).length > 0 ? unmarshall(item) : null;
}
