/** What was computed from data that never changes is kept for each of its keys, also where there is no value. */
import { expect, test } from 'vitest';
import { remembering } from '../../../../lambdas/domain/feed/board/remembering.ts';

test('computes each key of each data once', () => {
  const remember = remembering<object, string | undefined>();
  const [one, other] = [{}, {}];
  const computed: string[] = [];
  const ask = (data: object, key: string, value: string | undefined) =>
    remember(data, key, () => {
      computed.push(`${key} ${value}`);
      return value;
    });
  expect([ask(one, 'a', 'first'), ask(one, 'a', 'again'), ask(one, 'b', undefined)]).toEqual([
    'first',
    'first',
    undefined,
  ]);
  expect([ask(one, 'b', 'again'), ask(other, 'a', 'of another')]).toEqual([undefined, 'of another']);
  expect(computed).toEqual(['a first', 'b undefined', 'a of another']);
});
