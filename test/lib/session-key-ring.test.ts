/** The keys of sessions, through rotations. */
import { expect, test } from 'vitest';
import {
  newRing,
  parseRing,
  publicKeysOf,
  retired,
  switched,
  withNext,
} from '../../lib/session-keys/session-key-ring.ts';

const kids = (json: string) => JSON.parse(json).keys.map(({ kid }: { kid: string }) => kid);
const until = new Date('2026-12-01T00:00:00Z');

test('a rotation publishes the next key before it signs, and the old one after it has', () => {
  const first = newRing();
  const begun = withNext(first);
  expect(begun.signing).toEqual(first.signing);
  expect(kids(publicKeysOf(begun))).toEqual([first.signing.kid, begun.next?.kid]);
  expect(withNext(begun)).toEqual(begun);
  const after = switched(begun, until);
  expect(after.signing).toEqual(begun.next);
  expect(kids(publicKeysOf(after)).sort()).toEqual(kids(publicKeysOf(begun)).sort());
  expect(JSON.stringify(after.former)).not.toContain('"d"');
  expect(() => switched(after, until)).toThrow('no next key');
});

test('what is published cannot sign', () => {
  expect(publicKeysOf(switched(withNext(newRing()), until))).not.toContain('"d"');
});

test('a second rotation keeps every key that may still have valid tokens, and retiring only drops the others', () => {
  const first = newRing();
  const second = switched(withNext(first), until);
  const third = switched(withNext(second), new Date('2026-12-20T00:00:00Z'));
  expect(kids(publicKeysOf(third))).toEqual([third.signing.kid, second.signing.kid, first.signing.kid]);
  expect(retired(third, new Date(until.getTime() - 1))).toEqual(third);
  expect(kids(publicKeysOf(retired(third, until)))).toEqual([third.signing.kid, second.signing.kid]);
});

test.each(['', 'random text', '{}', 'null', '{"signing":{"kty":"OKP"},"former":[]}'])(
  '%j is no ring',
  (text) => {
    expect(parseRing(text)).toBeUndefined();
  },
);

test('a ring is read as it was written', () => {
  const ring = switched(withNext(newRing()), until);
  expect(parseRing(JSON.stringify(ring))).toEqual(ring);
});
