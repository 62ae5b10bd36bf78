// @vitest-environment happy-dom
/** The public record: its links, and failing to load. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { nothingYet } from '../support/sample-track-record.ts';

test('a failure is reported, and retrying works', async () => {
  let isDown = true;
  await openApp('/track-record', {
    'track-record': () =>
      isDown ? Response.json({ error: 'Short and stout' }, { status: 418 }) : Response.json(nothingYet),
  });
  const alert = await eventually(() => screen.getByRole('alert'));
  expect(alert.textContent).toContain('Short and stout');
  isDown = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await eventually(() => screen.getByText('No settled predictions yet'));
  expect(screen.getByText(/^2 predictions are pending/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is linked from the predictions, and back', async () => {
  await openApp('/account/predictions', {
    ...activeSubscriber,
    'get-predictions': () => Response.json({ predictions: [], next: null }),
    'track-record': () => Response.json(nothingYet),
  });
  fireEvent.click(await eventually(() => screen.getByRole('link', { name: 'our track record' })));
  await eventually(() => {
    const heading = screen.getByRole('heading', { level: 1, name: 'Track Record' });
    expect(document.activeElement).toBe(heading);
  });
  expect(window.location.pathname).toBe('/track-record');
  const inBanner = screen
    .getAllByRole('link', { name: 'Predictions' })
    .find((link) => link.closest('header'));
  if (inBanner) fireEvent.click(inBanner);
  expect(window.location.pathname).toBe('/account/predictions');
  await eventually(() => screen.getByRole('heading', { level: 1, name: 'Predictions' }));
});
