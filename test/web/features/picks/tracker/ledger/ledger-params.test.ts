/** The tracker's state in the URL. */
import { expect, test } from 'vitest';
import {
  isFirstPageOfAll,
  parseParams,
} from '../../../../../../web/src/features/picks/tracker/ledger/ledger-params.ts';

const place = (query: string) => parseParams(new URLSearchParams(query));

test('an empty query means all picks, newest first, and thirty days', () => {
  expect(place('')).toMatchObject({
    tab: { value: 'all' },
    listing: { status: '', sort: 'newest', page: 1, cursor: '' },
    filterCount: 0,
    period: '30d',
  });
});

test('filters are counted, two dates as one; invalid values are ignored', () => {
  const { listing, filterCount, period } = place(
    'tab=hit&sport=NFL&type=parlay&from=2026-11-01&to=2026-11-30&q=bills&sort=profit&period=all',
  );
  expect(listing).toMatchObject({ status: 'hit', sport: 'NFL', betType: 'parlay', search: 'bills' });
  expect([filterCount, listing.sort, period]).toEqual([4, 'profit', 'all']);
  expect(place('tab=x&sport=CHESS&from=2026-13-99&sort=luck&period=1y&page=-2')).toEqual(place(''));
});

test('a page is found by its cursor, or by offset without filters', () => {
  expect(place('page=3').listing.page).toBe(3);
  expect(place('page=3&q=bills').listing.page).toBe(1);
  expect(place('page=3&q=bills&at=abc').listing).toMatchObject({ page: 3, cursor: 'abc' });
});

test('only the first page of all picks is kept on the device', () => {
  expect(isFirstPageOfAll(place('').listing)).toBe(true);
  expect(isFirstPageOfAll(place('period=7d').listing), 'the period is of the record').toBe(true);
  for (const query of ['tab=hit', 'sport=NFL', 'type=prop', 'q=bills', 'sort=oldest', 'page=2', 'at=abc']) {
    expect(isFirstPageOfAll(place(query).listing), query).toBe(false);
  }
});
