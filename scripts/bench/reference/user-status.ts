/** `get-user-status` written by hand with document client, jose and zod. Measured, never deployed. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as z from 'zod/mini';

const output = z.object({
  status: z.string(),
  subscription_plan: z.string(),
  remainingPrompts: z.number(),
  priced: z.record(z.string(), z.object({ markets: z.array(z.string()), games: z.number() })),
});
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const keys = createLocalJWKSet(JSON.parse(process.env.SESSION_PUBLIC_KEYS ?? ''));
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
const promptsPerDay = 50;

const read = async (pk: string, sk: string) => {
  const TableName = process.env.TABLE_NAME;
  return (await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
};

export async function handler(event: APIGatewayProxyEventV2) {
  const token = event.headers.authorization?.slice('Bearer '.length) ?? '';
  const { payload } = await jwtVerify(token, keys, { audience: 'gameplan-users' });
  const user = await read(`USER#${payload.sub}`, 'USER');
  const [usage, { pk: _, sk: __, ...priced } = {}] = await Promise.all([
    read(`USER#${payload.sub}`, `USAGE#${day.format(new Date())}`),
    read('PRICED', 'PRICED'),
  ]);
  const body = output.parse({
    status: user?.subscriptionStatus,
    subscription_plan: user?.plan,
    remainingPrompts: promptsPerDay - (usage?.used ?? 0),
    priced,
  });
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
