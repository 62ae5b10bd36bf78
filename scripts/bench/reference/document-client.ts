/** The bare document client: the minimum that a function with a table loads. Measured, never deployed. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = async (TableName: string, Key: { pk: string; sk: string }) => [
  await client.send(new GetCommand({ TableName, Key })),
  await client.send(new QueryCommand({ TableName, KeyConditionExpression: 'pk = :pk' })),
  await client.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'ADD used :one' })),
];
