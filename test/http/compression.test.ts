/** Which responses are compressed. Responses too long for Lambda are tested with the data export. */
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from '../../lambdas/http/compression.ts';
import { eventOf } from '../support/event.ts';

const answerTo = (accepted: string | undefined, body: string) => {
  const event = eventOf('get-predictions', { method: 'GET' });
  const headers = { ...event.headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) };
  return compressed({ ...event, headers }, { statusCode: 200, headers: { 'x-one': '1' }, body });
};
const long = 'Packers moneyline, '.repeat(100);

test.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, GZIP;q=0.5', 'deflate,gzip'])(
  '%s takes gzip',
  (accepted) => {
    const { statusCode, headers, body, isBase64Encoded } = answerTo(accepted, long);
    expect([statusCode, headers, isBase64Encoded]).toEqual([
      200,
      { 'x-one': '1', 'content-encoding': 'gzip' },
      true,
    ]);
    expect(gunzipSync(Buffer.from(body ?? '', 'base64')).toString()).toBe(long);
  },
);

test.each([undefined, '', 'br', 'gzip;q=0', 'br, gzip; q=0.0', 'identity'])(
  '%s does not take gzip',
  (accepted) => {
    expect(answerTo(accepted, long)).toEqual({ statusCode: 200, headers: { 'x-one': '1' }, body: long });
  },
);

test('a response that fits one packet is not compressed', () => {
  expect(answerTo('gzip', 'x'.repeat(1400)).body).toBe('x'.repeat(1400));
  expect(answerTo('gzip', 'x'.repeat(1401)).isBase64Encoded).toBe(true);
});
