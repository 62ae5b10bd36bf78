/** What Lambda lets through in one answer is limited; what would not fit as it is goes compressed. */
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Half of the 6 MB that Lambda lets through: an answer is text in JSON there, where each quote takes two bytes. */
const plainMaxBytes = 3 * 1024 * 1024;

/** Every browser reads gzip, and without it there would be no answer at all, so nobody is asked whether it is wanted. */
export function fitting(answer: APIGatewayProxyStructuredResultV2): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = answer;
  if (Buffer.byteLength(body) <= plainMaxBytes) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}
