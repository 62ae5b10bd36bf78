/** Normalizing the feed's many formats. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  child,
  feedDate,
  flag,
  list,
  number,
  plain,
  text,
  utc,
} from '../../../lambdas/services/feed/shape.ts';

test('the @ of attributes is removed at every depth, and nothing else changes', () => {
  expect(plain({ '@id': '1', inner: [{ '@name': 'a@b' }], none: null })).toEqual({
    id: '1',
    inner: [{ name: 'a@b' }],
    none: null,
  });
  expect(plain('@text')).toBe('@text');
});

test('one, several or no children become a list', () => {
  expect(list({ id: '1' })).toEqual([{ id: '1' }]);
  expect(list([{ id: '1' }, null, 'text', { id: '2' }])).toEqual([{ id: '1' }, { id: '2' }]);
  for (const none of [null, undefined, '', 'text', 0]) expect(list(none)).toEqual([]);
  expect(child({ team: [{ id: '1' }] }, 'team')).toEqual({ id: '1' });
  expect(child({ team: null }, 'team')).toEqual({});
});

test('text and numbers are accepted as text or number, and anything else is undefined', () => {
  const node = { empty: ' ', name: ' Celtics ', score: '118', us: '+195', line: '-4.5', zero: 0, odd: '3-2' };
  expect(text(node, 'missing', 'empty', 'name')).toBe('Celtics');
  expect(text(node, 'missing')).toBe('');
  expect(['score', 'us', 'line', 'zero'].map((name) => number(node, name))).toEqual([118, 195, -4.5, 0]);
  expect(['empty', 'name', 'odd', 'missing'].map((name) => number(node, name))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('flags are true in each of their spellings', () => {
  expect(['True', 'true', '1', 1, true].every((main) => flag({ main }, 'ismain', 'main'))).toBe(true);
  expect(['False', '0', '', null, undefined].some((main) => flag({ main }, 'ismain', 'main'))).toBe(false);
});

test.each([
  ['27.05.2026 17:07', '2026-05-27T17:07:00.000Z'],
  ['8.02.2026 23:30', '2026-02-08T23:30:00.000Z'],
  ['4.1.2026 0:05', '2026-01-04T00:05:00.000Z'],
])('%s is %s', (written, instant) => {
  expect(utc(written)?.toISOString()).toBe(instant);
});

test.each([
  '',
  'TBA',
  '31.02.2026 10:00',
  '01.13.2026 10:00',
  '01.01.2026 24:00',
  '01.01.2026 10:60',
  '2026-01-01 10:00',
])('"%s" is not a time', (written) => {
  expect(utc(written)).toBeNull();
});

test('every minute is read back as written', () => {
  const instants = fc.date({ min: new Date('2010-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const minute = instant.toISOString().slice(0, 16);
      expect(utc(`${feedDate(minute.slice(0, 10))} ${minute.slice(11)}`)?.toISOString()).toBe(
        `${minute}:00.000Z`,
      );
    }),
  );
});
