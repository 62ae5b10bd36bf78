/** The IAM rights that a DynamoDB request needs: an action on a table or index, for a partition key. */

type Key = Readonly<Record<string, { readonly S?: string }>>;

/** The parts of a DynamoDB request that permissions depend on. */
export interface TableRequest {
  readonly Key?: Key;
  readonly Item?: Key;
  readonly IndexName?: string;
  readonly KeyConditionExpression?: string;
  readonly ExpressionAttributeValues?: Key;
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly Key[] }>>;
  readonly TransactItems?: readonly Readonly<Record<string, TableRequest>>[];
}

export interface RequiredRight {
  /** `dynamodb:GetItem` */
  readonly action: string;
  /** Name of the index; undefined for the table. */
  readonly index?: string | undefined;
  readonly partition: string;
}

/** @param operation for example `TransactWriteItems`, which needs the permission of each of its writes */
export function requiredRights(operation: string, request: TableRequest): RequiredRight[] {
  if (operation === 'TransactWriteItems') {
    return (request.TransactItems ?? []).flatMap((write) =>
      Object.entries(write).flatMap(([kind, one]) =>
        requiredRights(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, one),
      ),
    );
  }
  const action = `dynamodb:${operation}`;
  return partitionsOf(request).map((partition) => ({ action, index: request.IndexName, partition }));
}

function partitionsOf({ Key, Item, RequestItems, ...query }: TableRequest): string[] {
  const keys = [Key, Item, ...Object.values(RequestItems ?? {}).flatMap(({ Keys }) => Keys)];
  const placeholder = /\bpk = (:\w+)/.exec(query.KeyConditionExpression ?? '')?.[1] ?? '';
  const queried = query.ExpressionAttributeValues?.[placeholder]?.S;
  return [...keys.map((key) => key?.pk?.S), queried].filter((partition) => partition !== undefined);
}
