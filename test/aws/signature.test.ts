/** Our signature is the SDK's own, header for header. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Credentials, signed } from '../../lambdas/aws/signature.ts';

const region = 'ca-central-1';
const now = new Date('2026-11-22T10:20:30.456Z');

/** Signed by the signer that the SDK's client of DynamoDB uses. */
async function bySdk(url: URL, headers: Record<string, string>, body: string, credentials: Credentials) {
  const { sessionToken, ...keys } = credentials;
  const client = new DynamoDBClient({
    region,
    credentials: { ...keys, ...(sessionToken && { sessionToken }) },
  });
  const signer = await client.config.signer();
  const { protocol, hostname, host, pathname: path } = url;
  const request = {
    method: 'POST',
    protocol,
    hostname,
    path,
    query: {},
    headers: { ...headers, host },
    body,
  };
  const signedRequest = await signer.sign(request as never, { signingDate: now });
  return signedRequest.headers;
}

test.each([
  ['a service in AWS', 'https://dynamodb.ca-central-1.amazonaws.com/', undefined],
  ['with a session token', 'https://dynamodb.ca-central-1.amazonaws.com/', 'the/token+='],
  ['an endpoint with a port and a path', 'http://127.0.0.1:4100/_local/aws', undefined],
])('signs as the SDK does: %s', async (_what, address, sessionToken) => {
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', sessionToken };
  const url = new URL(address);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const body = JSON.stringify({ text: text.toWellFormed() });
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.GetItem',
      };
      const theirs = await bySdk(url, headers, body, credentials);
      const { 'x-amz-content-sha256': hash = '' } = theirs;
      const given = { ...headers, 'x-amz-content-sha256': hash };
      const ours = signed({ url, headers: given, body, service: 'dynamodb', region }, credentials, now);
      expect(ours).toEqual(theirs);
    }),
    { numRuns: 20 },
  );
});
