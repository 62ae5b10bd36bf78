/** An engine's response to a probe, as text that can be compared with another engine's. */
import {
  DynamoDBClient,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { accountEnvironment, setEnvironment } from '../../local/process/environment.ts';
import { isRecord } from '../../local/process/state.ts';
import { makeTable } from '../../local/table.ts';
import { expressionProbes } from './expressions.ts';
import { itemProbes } from './items.ts';
import { type Probe, type Table, tableOf } from './table.ts';
import { transactionProbes } from './transactions.ts';

export const probes = { ...itemProbes, ...transactionProbes, ...expressionProbes };

/** @param endpoint of an engine, in which a table is created @returns outcomes by the probe's name */
export async function outcomesAt(endpoint: string, tableName: string): Promise<Record<string, string>> {
  const putBack = setEnvironment(accountEnvironment(false, {}));
  const client = new DynamoDBClient({ endpoint, maxAttempts: 1 });
  try {
    await makeTable(endpoint, tableName, '');
    const table = tableOf(client, tableName);
    const outcomes: Record<string, string> = {};
    for (const [name, probe] of Object.entries(probes)) outcomes[name] = await outcomeOf(probe, table);
    return outcomes;
  } finally {
    client.destroy();
    putBack();
  }
}

/** @returns the result, or the error's name and whether it includes the item */
async function outcomeOf(probe: Probe, table: Table): Promise<string> {
  try {
    const result = await probe(table);
    return result === undefined || (isRecord(result) && '$metadata' in result) ? 'accepted' : textOf(result);
  } catch (error) {
    if (error instanceof TransactionCanceledException) {
      const reasons = error.CancellationReasons?.map(({ Code, Item }) =>
        Item ? `${Code} with the item` : Code,
      );
      return `${error.name}: ${reasons?.join(', ')}`;
    }
    if (!(error instanceof DynamoDBServiceException)) throw error;
    return 'Item' in error && error.Item ? `${error.name} with the item` : error.name;
  }
}

const textOf = (result: unknown) => (typeof result === 'string' ? result : JSON.stringify(result));
