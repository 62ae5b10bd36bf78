/** Compresses responses, because CloudFront does not compress what it may not cache. */
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** What one packet holds comes no sooner for being smaller. */
const packetBytes = 1400;

/** Half of the 6 MB that Lambda lets through: an answer is text in JSON there, where each quote takes two bytes. */
const plainMaxBytes = 3 * 1024 * 1024;

/**
 * @returns the answer in gzip where the caller reads it and it is worth it, and where Lambda would not let it through
 *   as it is: every browser reads gzip, and without it there would be no answer at all
 */
export function compressed(
  { headers: asked }: APIGatewayProxyEventV2,
  answer: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = answer;
  const size = Buffer.byteLength(body);
  const isWanted = size > packetBytes && readsGzip(asked['accept-encoding']);
  if (!isWanted && size <= plainMaxBytes) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

/** @param accepted an Accept-Encoding header; `gzip;q=0` refuses it */
function readsGzip(accepted = ''): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .some((each) => /^gzip\b/.test(each) && !/;\s*q=0(\.0*)?$/.test(each));
}
