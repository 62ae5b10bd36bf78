/** The IAM rights that a DynamoDB request needs: an action on a table or index, for a partition key. */

type Key = Readonly<Record<string, { readonly S?: string }>>;

/** The parts of a request that rights depend on, as they travel. */
export interface Asked {
  readonly Key?: Key;
  readonly Item?: Key;
  readonly IndexName?: string;
  readonly KeyConditionExpression?: string;
  readonly ExpressionAttributeValues?: Key;
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly Key[] }>>;
  readonly TransactItems?: readonly Readonly<Record<string, Asked>>[];
}

export interface AskedRight {
  /** `dynamodb:GetItem` */
  readonly action: string;
  /** Of the index; undefined for the table. */
  readonly index?: string | undefined;
  readonly partition: string;
}

/** @param operation e.g. `TransactWriteItems`, which is no right itself: each of its writes is one */
export function askedRights(operation: string, asked: Asked): AskedRight[] {
  if (operation === 'TransactWriteItems') {
    return (asked.TransactItems ?? []).flatMap((write) =>
      Object.entries(write).flatMap(([kind, one]) =>
        askedRights(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, one),
      ),
    );
  }
  const action = `dynamodb:${operation}`;
  return partitionsOf(asked).map((partition) => ({ action, index: asked.IndexName, partition }));
}

function partitionsOf({ Key, Item, RequestItems, ...query }: Asked): string[] {
  const keys = [Key, Item, ...Object.values(RequestItems ?? {}).flatMap(({ Keys }) => Keys)];
  const placeholder = /\bpk = (:\w+)/.exec(query.KeyConditionExpression ?? '')?.[1] ?? '';
  const queried = query.ExpressionAttributeValues?.[placeholder]?.S;
  return [...keys.map((key) => key?.pk?.S), queried].filter((partition) => partition !== undefined);
}
