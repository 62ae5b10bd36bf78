/**
 * Simulates CloudFormation, which waits for a custom resource's response at a presigned S3 URL. The URL is signed for a
 * request without a content type; S3 refuses any other.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

interface Received {
  readonly Status: 'SUCCESS' | 'FAILED';
  readonly Reason?: string;
  readonly Data?: Readonly<Record<string, string>>;
  readonly RequestId: string;
  readonly NoEcho: boolean;
}

export async function cloudFormation() {
  const answers: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (request.method !== 'PUT' || request.headers['content-type'] || !request.headers['content-length']) {
      response.writeHead(403).end();
      return;
    }
    answers.push(JSON.parse(Buffer.concat(parts).toString()));
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    answers,
    close: () => new Promise((closed) => server.close(closed)),
    event: (RequestType: 'Create' | 'Update' | 'Delete', properties: Record<string, string>) =>
      ({
        RequestType,
        RequestId: 'r1',
        StackId: 's1',
        LogicalResourceId: 'Made',
        ResponseURL: `http://127.0.0.1:${port}/`,
        ResourceProperties: { ServiceToken: 'x', ...properties },
      }) as unknown as CloudFormationCustomResourceEvent,
  };
}
