// @vitest-environment happy-dom
/** The error catalogue on the screens of subscribers: access, the prompt panel, predictions, the tracker and the figures. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { play } from '../../e2e/support/answers.ts';
import { listOf } from '../../e2e/support/ledger.ts';
import { alertIn, errorToast, fill, main, press } from '../../web/screens/support/controls.ts';
import { expectEveryFault, faults, withoutBody, writeFaults } from '../../web/screens/support/faults.ts';
import {
  type Answer,
  type Answers,
  activeSubscriber,
  eventually,
  openApp,
} from '../../web/screens/support/open-app.tsx';
import { pick } from '../../web/screens/support/sample-picks.ts';
import { refusals, refused } from './refusals.ts';

const noAnswer: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const otherShape: Answer = () => Response.json({ hello: 'there' });
const free: Answer = () =>
  Response.json({ status: 'inactive', subscription_plan: 'free', remainingPrompts: 0, breakUntil: null });

/** Opens a page with this status of the subscription, and waits until it has led to the plans. */
async function openClosed(path: string, status: Answer): Promise<void> {
  await openApp(path, { ...activeSubscriber, 'get-user-status': status });
  await eventually(() => expect(window.location.pathname).toBe('/account/subscription'));
}

test.each<[how: string, failure: string, status: Answer]>([
  ['is refused', 'Failed to fetch subscription status', refused(refusals.ourFault)],
  ['is not readable', 'Failed to parse subscription status', otherShape],
  ['does not arrive', 'Error fetching subscription status', noAnswer],
])('a status that %s is reported, and counts as inactive: %s', async (_how, failure, status) => {
  await openClosed('/account/dashboard', status);
  await eventually(() => errorToast(failure)());
  expect(errorToast('Subscription Required')()).toBeTruthy();
});

test.each([
  [
    'the dashboard',
    '/account/dashboard',
    'Subscription Required',
    'You need an active subscription to access the dashboard. Redirecting to subscription page...',
  ],
  [
    'a premium page',
    '/account/tracker',
    'Premium Feature Required',
    'This feature requires an active subscription. Redirecting to subscription page...',
  ],
])('without a subscription, %s leads to the plans with a toast', async (_what, path, title, text) => {
  await openClosed(path, free);
  await eventually(() => expect(errorToast(title)().textContent).toContain(text));
});

const red = () => alertIn(main)();

async function openPanel(answers: Answers): Promise<Answers> {
  const all = { ...activeSubscriber, ...answers };
  await openApp('/account/dashboard', all);
  await fill('Your prompt', 'A safe bet');
  return all;
}

test('an empty answer is an error in the panel', async () => {
  await openPanel({ 'prompt-process': () => Response.json({ response: ' ' }) });
  await press('Get Suggestions');
  await eventually(() =>
    expect(red().textContent).toContain('The AI did not provide a response. Please try again.'),
  );
});

test('a failed prompt is an error in the panel, with the reason or in the screen’s words', async () => {
  const answers = await openPanel({});
  await expectEveryFault(answers, {
    call: 'prompt-process',
    own: refusals.notAnswered.error,
    place: alertIn(main),
    provoke: () => press('Get Suggestions'),
    faults,
  });
});

test('a failed save is an error below the answer, with the reason or in the screen’s words', async () => {
  const answers = await openPanel({ 'prompt-process': () => Response.json(play) });
  await press('Get Suggestions');
  await expectEveryFault(answers, {
    call: 'tracker-save',
    own: 'Failed to save pick',
    place: alertIn(main),
    provoke: () => press(/^Save to Tracker/),
    faults: writeFaults,
  });
});

/** Opens a page whose call fails in each way in turn, and expects its error there. */
async function expectReading(
  path: string,
  call: 'get-predictions' | 'get-prediction-by-id' | 'tracker-get',
  own: string,
): Promise<void> {
  const answers: Answers = { ...activeSubscriber, [call]: refused(refusals.ourFault) };
  await openApp(path, answers);
  await eventually(() => expect(red().textContent).toContain(refusals.ourFault.error));
  await expectEveryFault(answers, { call, own, place: red, provoke: () => press('Try again'), faults });
}

test.each([
  ['the list', '/account/predictions', 'get-predictions'],
  ['one of them', '/account/predictions/some', 'get-prediction-by-id'],
] as const)('predictions that do not load are an error under a title: %s', async (_what, path, call) => {
  await expectReading(path, call, 'Failed to load predictions. Please try again.');
  expect(within(red()).getByText('Error')).toBeTruthy();
});

test('saved picks that do not load are an error in a red box', async () => {
  await expectReading('/account/tracker', 'tracker-get', 'Failed to load saved picks');
});

test('a status that cannot be set is an error at the pick; one that is set shows at once', async () => {
  const answers: Answers = { ...activeSubscriber, 'tracker-get': () => Response.json(listOf([pick])) };
  await openApp('/account/tracker', answers);
  const card = () => screen.getByRole('article');
  const markAsHit = () => press('Hit', card);
  await expectEveryFault(answers, {
    call: 'tracker-update',
    own: 'Failed to update pick status',
    place: alertIn(card),
    provoke: markAsHit,
    faults: writeFaults,
  });
  answers['tracker-update'] = withoutBody;
  // Until the list is fetched again, the screen has only its own mark to show.
  answers['tracker-get'] = () => new Promise(() => {});
  await markAsHit();
  await eventually(() => expect(within(card()).queryByRole('button', { name: 'Hit' })).toBeNull());
});

test('figures that do not load are zeros on the dashboard, and no error', async () => {
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    'get-predictions': refused(refusals.ourFault),
  });
  const stats = await eventually(() => {
    const region = screen.getByRole('region', { name: 'My Stats' });
    within(region).getByText('0%');
    return region;
  });
  expect(within(stats).getAllByText('0')).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a record that does not load is a sentence on the tracker, and no error', async () => {
  await openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': () => Response.json(listOf([])),
    'get-tracker-stats': refused(refusals.ourFault),
  });
  await eventually(() => screen.getByText('Your record is not available right now.'));
  expect(screen.queryByRole('alert')).toBeNull();
});
