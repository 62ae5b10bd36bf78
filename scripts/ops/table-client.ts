/** A patient table client for commands that read or write the whole table. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

export const tableClient = () =>
  new DynamoDBClient({
    maxAttempts: 8,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });
