/**
 * A client of DynamoDB's JSON protocol: the five operations that the table's verbs need, with values as JavaScript has them.
 * Commands have the names and inputs of the SDK's document client.
 */
import { randomUUID } from 'node:crypto';
import type {
  BatchGetCommandInput,
  BatchGetCommandOutput,
  GetCommandInput,
  GetCommandOutput,
  QueryCommandInput,
  QueryCommandOutput,
  TransactWriteCommandInput,
  UpdateCommandInput,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { callAws, jsonProblem, type Service } from '../aws/call.ts';
import { timeouts } from '../contracts/timeouts.ts';

const service: Service = {
  name: 'dynamodb',
  variable: 'DYNAMODB',
  timeouts: timeouts.table,
  pauseMs: 50,
  problemOf: jsonProblem,
};

type Values = Record<string, unknown>;
export type Marshalled = Parameters<typeof unmarshall>[0];

const toDynamo = (values: Values) => marshall(values, { removeUndefinedValues: true });
const fromDynamo = (values: Marshalled | undefined) => values && unmarshall(values);

/** Fields of an input, at any level of it, that hold values of ours. */
const valued = ['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey'] as const;

function withValues<T extends object>(input: T): T {
  const values = valued.flatMap((field) => {
    const value: unknown = Reflect.get(input, field);
    return value === undefined ? [] : [[field, toDynamo(value as Values)] as const];
  });
  return { ...input, ...Object.fromEntries(values) };
}

/** The protocol has bytes as base64. */
const bytesToText = (_key: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

/** A text under `B` is no attribute of an item: every attribute is an object that names its type. */
const textToBytes = (key: string, value: unknown) =>
  key === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value;

/** What the five operations answer, as the protocol has it. */
interface Answer {
  readonly Item?: Marshalled;
  readonly Items?: readonly Marshalled[];
  readonly Count?: number;
  readonly LastEvaluatedKey?: Marshalled;
  readonly Attributes?: Marshalled;
  readonly Responses?: Readonly<Record<string, readonly Marshalled[]>>;
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys: readonly Marshalled[] }>>;
}

abstract class Command<Input extends object, Output> {
  readonly input: Input;
  /** Its name in the protocol. */
  abstract readonly operation: string;

  constructor(input: Input) {
    this.input = input;
  }

  /** The input as the protocol has it. */
  request(): object {
    return withValues(this.input);
  }

  abstract result(answer: Answer): Output;
}

export class GetCommand extends Command<GetCommandInput, Pick<GetCommandOutput, 'Item'>> {
  readonly operation = 'GetItem';

  result({ Item }: Answer) {
    return { Item: fromDynamo(Item) };
  }
}

type BatchResult = Pick<BatchGetCommandOutput, 'Responses' | 'UnprocessedKeys'>;

export class BatchGetCommand extends Command<BatchGetCommandInput, BatchResult> {
  readonly operation = 'BatchGetItem';

  override request() {
    const wanted = each(this.input.RequestItems ?? {}, ({ Keys = [], ...rest }) => ({
      ...rest,
      Keys: Keys.map(toDynamo),
    }));
    return { ...this.input, RequestItems: wanted };
  }

  result({ Responses = {}, UnprocessedKeys = {} }: Answer) {
    return {
      Responses: each(Responses, (items) => items.map((item) => unmarshall(item))),
      UnprocessedKeys: each(UnprocessedKeys, ({ Keys }) => ({ Keys: Keys.map((key) => unmarshall(key)) })),
    };
  }
}

type Page = Pick<QueryCommandOutput, 'Items' | 'Count' | 'LastEvaluatedKey'>;

export class QueryCommand extends Command<QueryCommandInput, Page> {
  readonly operation = 'Query';

  result({ Items, Count, LastEvaluatedKey }: Answer) {
    return {
      Items: Items?.map((item) => unmarshall(item)),
      Count,
      LastEvaluatedKey: fromDynamo(LastEvaluatedKey),
    };
  }
}

export class UpdateCommand extends Command<UpdateCommandInput, Pick<UpdateCommandOutput, 'Attributes'>> {
  readonly operation = 'UpdateItem';

  result({ Attributes }: Answer) {
    return { Attributes: fromDynamo(Attributes) };
  }
}

export class TransactWriteCommand extends Command<TransactWriteCommandInput, void> {
  readonly operation = 'TransactWriteItems';

  /** One token for all attempts: a transaction whose answer was lost is not applied a second time. */
  override request() {
    const { TransactItems = [] } = this.input;
    const actions = TransactItems.map((action) => each(action, (write) => withValues(write as object)));
    return { TransactItems: actions, ClientRequestToken: randomUUID() };
  }

  result() {}
}

function each<From, To>(of: Readonly<Record<string, From>> | object, change: (from: From) => To) {
  return Object.fromEntries(Object.entries(of).map(([name, from]) => [name, change(from as From)]));
}

export class TableClient {
  /** @throws AwsError */
  async send<Output>(command: Command<object, Output>): Promise<Output> {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${command.operation}`,
    };
    const body = JSON.stringify(command.request(), bytesToText);
    return command.result(JSON.parse(await callAws(service, headers, body), textToBytes));
  }
}
