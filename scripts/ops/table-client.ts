/** The table's client for commands that move all of it: patient, where that of a function is quick. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

export const tableClient = () =>
  new DynamoDBClient({
    maxAttempts: 8,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });
