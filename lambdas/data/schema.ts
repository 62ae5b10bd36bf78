/** The one table: its keys and indexes, used by the stack and by the local table. */

export interface IndexSchema {
  readonly name: string;
  readonly partitionKey: string;
  readonly sortKey: string;
  /** What the sort key is made of, for the document of the table. */
  readonly order: string;
  /** Attributes copied into the index beside the keys; `all` copies everything. */
  readonly project: 'all' | 'keys' | readonly string[];
}

/** What a list of picks is filtered by, so that a filter reads a few hundred bytes of a pick instead of some thousand. */
const filteredBy = ['status', 'sport', 'betType', 'day', 'searchWords', 'openGames'] as const;

export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds; expiry is also checked in code, because DynamoDB deletes late. */
  ttl: 'expiresAt',
  /** Same partition as the table, so a person's own list is right at once after a change. */
  localIndexes: [
    {
      name: 'picks-by-status',
      partitionKey: 'pk',
      sortKey: 'statusOrder',
      order: 'status#pickId',
      project: 'all',
    },
    {
      name: 'picks-by-saved',
      partitionKey: 'pk',
      sortKey: 'savedOrder',
      order: 'pickId',
      project: filteredBy,
    },
    {
      name: 'picks-by-start',
      partitionKey: 'pk',
      sortKey: 'startOrder',
      order: 'open or graded#start#pickId',
      project: filteredBy,
    },
    {
      name: 'picks-by-profit',
      partitionKey: 'pk',
      sortKey: 'profitOrder',
      order: 'profit#pickId',
      project: filteredBy,
    },
  ],
  globalIndexes: [],
} as const satisfies {
  partitionKey: string;
  sortKey: string;
  ttl: string;
  localIndexes: readonly IndexSchema[];
  globalIndexes: readonly IndexSchema[];
};
