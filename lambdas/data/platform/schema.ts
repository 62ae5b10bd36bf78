/** Keys and indexes of the table, used by the stack and by the local table. */

export interface IndexSchema {
  readonly name: string;
  readonly partitionKey: string;
  readonly sortKey: string;
  /** Format of the sort key, for docs/table.md. */
  readonly order: string;
  /** Attributes projected into the index besides the keys. */
  readonly project: 'all' | 'keys' | readonly string[];
}

/** Attributes for filtering lists of picks; an index entry has a few hundred bytes instead of some thousand. */
const filteredBy = ['status', 'sport', 'betType', 'day', 'searchWords', 'openGames'] as const;

export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds. Expiry is also checked in code, because DynamoDB deletes expired items late. */
  ttl: 'expiresAt',
  /** Local indexes support consistent reads, so a user's list is correct right after a change. */
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

/**
 * The forms of stored data. Version 1 has no mark; 2 has counters in shards of their own, and picks with compressed words.
 * Raise it with a form that the code before could not read. What is older than `oldest` is no longer read.
 */
export const dataVersion = { oldest: 1, current: 2 } as const;
