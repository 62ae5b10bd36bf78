/** Compresses responses, because CloudFront does not compress responses it may not cache. */
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** A body that fits in one packet does not arrive sooner when compressed. */
const packetBytes = 1400;

/** Half of Lambda's 6 MB limit: the body is a JSON string there, in which each quote takes two bytes. */
const plainMaxBytes = 3 * 1024 * 1024;

/**
 * @returns the response gzipped if the caller accepts gzip and it saves time, and always if it would exceed Lambda's limit
 *   uncompressed: every browser reads gzip, and the alternative is no response
 */
export function compressed(
  { headers: requestHeaders }: APIGatewayProxyEventV2,
  answer: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = answer;
  const size = Buffer.byteLength(body);
  const isWanted = size > packetBytes && acceptsGzip(requestHeaders['accept-encoding']);
  if (!isWanted && size <= plainMaxBytes) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

/** @param accepted an Accept-Encoding header; `gzip;q=0` refuses it */
function acceptsGzip(accepted = ''): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .some((each) => /^gzip\b/.test(each) && !/;\s*q=0(\.0*)?$/.test(each));
}
