/** Helplines by the device's time zone. */
import { expect, test } from 'vitest';
import { canada, usa } from '../../../../lambdas/domain/accounts/helplines.ts';
import { helplinesNear } from '../../../../web/src/components/accounts/helplines-near.ts';

const regions = (zone: string) => helplinesNear(zone).map(({ region }) => region);

test.each([
  ['America/Toronto', ['Ontario', 'Québec', 'Canada, in a crisis']],
  ['America/Vancouver', ['British Columbia', 'Canada, in a crisis']],
  ['America/Edmonton', ['Canada, in a crisis']],
  ['America/New_York', ['USA, all states', 'USA, in a crisis']],
  ['America/Indiana/Knox', ['USA, all states', 'USA, in a crisis']],
  ['Europe/Berlin', ['USA, all states', 'USA, in a crisis', 'Canada, in a crisis']],
])('%s', (zone, expected) => {
  expect(regions(zone)).toEqual(expected);
});

test('every zone gets a helpline, and none gets all of them', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(regions(zone).length).toBeGreaterThan(0);
    expect(regions(zone).length).toBeLessThan(Math.min(usa.length, canada.length));
  }
});
