/** The one table: its keys and indexes, read by the stack and by whoever makes a table on one machine. */

export interface IndexSchema {
  readonly name: string;
  readonly partitionKey: string;
  readonly sortKey: string;
  /** Attributes copied into the index beside the keys; `all` copies everything. */
  readonly project: 'all' | 'keys' | readonly string[];
}

export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds; expiry is also checked in code, because DynamoDB deletes late. */
  ttl: 'expiresAt',
  /** Same partition as the table, so a person's own list is right at once after a change. */
  localIndexes: [{ name: 'picks-by-status', partitionKey: 'pk', sortKey: 'statusOrder', project: 'all' }],
  globalIndexes: [],
} as const satisfies {
  partitionKey: string;
  sortKey: string;
  ttl: string;
  localIndexes: readonly IndexSchema[];
  globalIndexes: readonly IndexSchema[];
};
