// @vitest-environment happy-dom
/** Subscriber pages are locked for free users, and without a subscription status, with an explanation. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

/** Opens a page with this status, and waits until it has led to the plans. */
async function open(path: string, status: () => Response | Promise<Response>): Promise<void> {
  await openApp(path, {
    ...activeSubscriber,
    'get-user-status': status,
    'subscription-plans': () => Response.json({ plans: [] }),
  });
  await eventually(() => expect(window.location.pathname).toBe('/account/subscription'));
}

const free = () =>
  Response.json({ status: 'inactive', subscription_plan: 'free', remainingPrompts: 0, breakUntil: null });

test.each([
  ['/account/dashboard', 'Subscription Required'],
  ['/account/predictions', 'Premium Feature Required'],
  ['/account/tracker', 'Premium Feature Required'],
])('%s redirects free users to the plans: %s', async (path, title) => {
  await open(path, free);
  await eventually(() => expect(alerts()).toEqual([expect.stringContaining(title)]));
});

test.each<[name: string, failure: string, answer: () => Response | Promise<Response>]>([
  ['no answer', 'Error fetching subscription status', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', 'Failed to fetch subscription status', () => new Response(null, { status: 503 })],
  [
    'an error in JSON',
    'Failed to fetch subscription status',
    () => Response.json({ error: 'The store room is locked' }, { status: 500 }),
  ],
  ['another shape', 'Failed to parse subscription status', () => Response.json({ hello: 'there' })],
  [
    'half an answer',
    'Failed to parse subscription status',
    () => new Response('{"status": "act', { headers: { 'content-type': 'application/json' } }),
  ],
])('access is closed, with the reason: %s: %s', async (_name, failure, answer) => {
  const opened = open('/account/dashboard', answer);
  await eventually(() => screen.getByText('Checking subscription status...'));
  await opened;
  const expected = [failure, 'Subscription Required'].map((text) => expect.stringContaining(text));
  await eventually(() => expect(alerts()).toEqual(expected));
});
