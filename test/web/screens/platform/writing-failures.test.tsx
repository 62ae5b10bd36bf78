// @vitest-environment happy-dom
/** The error each screen shows when a write fails, in its own words or the server's, and in its place. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { play } from '../../../e2e/support/answers.ts';
import { listOf } from '../../../e2e/support/ledger.ts';
import { alertIn, dialog, errorToast, fill, main, press } from '../support/controls.ts';
import { expectEveryFault, faults, withoutBody, writeFaults } from '../support/faults.ts';
import { type Answers, activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { account, listed, paid, plans } from '../support/sample-account.ts';
import { pick } from '../support/sample-picks.ts';
import { parlay } from '../support/sample-predictions.ts';

test('prompt-process: in a red box', async () => {
  const answers: Answers = { ...activeSubscriber };
  await openApp('/account/dashboard', answers);
  await fill('Your prompt', 'A safe bet');
  await expectEveryFault(answers, {
    call: 'prompt-process',
    own: 'Failed to process prompt',
    place: alertIn(main),
    provoke: () => press('Get Suggestions'),
    faults,
  });
});

test('tracker-save: under the answer', async () => {
  const answers: Answers = { ...activeSubscriber, 'prompt-process': () => Response.json(play) };
  await openApp('/account/dashboard', answers);
  await fill('Your prompt', 'A safe bet');
  await press('Get Suggestions');
  await expectEveryFault(answers, {
    call: 'tracker-save',
    own: 'Failed to save pick',
    place: alertIn(main),
    provoke: () => press(/^Save to Tracker/),
    faults: writeFaults,
  });
});

test('tracker-save: under a prediction; and a success without a body', async () => {
  const answers: Answers = {
    ...activeSubscriber,
    'get-predictions': () => Response.json({ predictions: [parlay], next: null }),
  };
  await openApp('/account/predictions', answers);
  const prediction = () => {
    const item = screen.getByRole('link', { name: /^View Details/ }).closest('li');
    if (!item) throw new Error('the prediction is not in a list');
    return item;
  };
  await expectEveryFault(answers, {
    call: 'tracker-save',
    own: 'Failed to save pick',
    place: alertIn(prediction),
    provoke: () => press(/^Add to Tracker/, prediction),
    faults: writeFaults,
  });
  answers['tracker-save'] = withoutBody;
  await press(/^Add to Tracker/, prediction);
  const added = await eventually(() =>
    within(prediction()).getByRole('button', { name: /^Added to Tracker/ }),
  );
  expect(added).toHaveProperty('disabled', true);
});

test('tracker-update: at the pick; and a success without a body', async () => {
  const answers: Answers = { ...activeSubscriber, 'tracker-get': () => Response.json(listOf([pick])) };
  await openApp('/account/tracker', answers);
  const row = () => screen.getByRole('article');
  const markAsHit = async () => {
    await press('Hit', row);
    await press('Mark as Hit', dialog);
  };
  await expectEveryFault(answers, {
    call: 'tracker-update',
    own: 'Failed to update pick status',
    place: alertIn(row),
    provoke: markAsHit,
    faults: writeFaults,
  });
  answers['tracker-update'] = withoutBody;
  // Until the list is fetched again, the screen has only its own mark to show.
  answers['tracker-get'] = () => new Promise(() => {});
  await markAsHit();
  await eventually(() => expect(within(row()).queryByRole('button', { name: 'Hit' })).toBeNull());
});

test('create-checkout-session: in a toast', async () => {
  const answers: Answers = { ...activeSubscriber, 'subscription-plans': () => Response.json({ plans }) };
  await openApp('/account/subscription', answers);
  await expectEveryFault(answers, {
    call: 'create-checkout-session',
    own: 'Failed to start checkout process. Please try again.',
    place: errorToast('Checkout Error'),
    provoke: () => press('Choose pro'),
    faults,
  });
});

test('manage-subscription: portal, cancel and reactivate, in a toast', async () => {
  let subscription = paid;
  const current = () => Response.json({ subscription });
  const answers: Answers = { ...activeSubscriber, 'user-subscription': current };
  await openApp('/account/subscription', answers);
  const failure = { call: 'manage-subscription', place: errorToast('Error') } as const;
  await expectEveryFault(answers, {
    ...failure,
    own: 'Failed to open billing portal. Please try again.',
    provoke: () => press('Manage Billing'),
    faults,
  });
  const cancel = async () => {
    await press('Cancel Subscription');
    await press('Yes, Cancel', dialog);
  };
  await expectEveryFault(answers, {
    ...failure,
    own: 'Failed to cancel subscription. Please try again.',
    provoke: cancel,
    faults: writeFaults,
  });
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  subscription = { ...paid, cancel_at_period_end: true };
  answers['manage-subscription'] = current;
  await cancel();
  await eventually(() => screen.getByText('Subscription Ending'));
  await expectEveryFault(answers, {
    ...failure,
    own: 'Failed to reactivate subscription. Please try again.',
    provoke: () => press('Reactivate Subscription'),
    faults: writeFaults,
  });
});

test('user-profile: in a box under the form', async () => {
  const answers: Answers = { ...activeSubscriber, 'user-profile': () => Response.json(account) };
  await openApp('/account/profile', answers);
  await fill('Preferred team', 'Blue Jays');
  await expectEveryFault(answers, {
    call: 'user-profile',
    own: 'Failed to save your changes. Please try again.',
    place: alertIn(main),
    provoke: () => press('Save Changes'),
    faults,
  });
});

test('deactivate-account: in a box, without signing out', async () => {
  const answers: Answers = { ...activeSubscriber, 'user-profile': () => Response.json(account) };
  await openApp('/account/account', answers);
  await press(/^Deactivate Your Account/);
  fireEvent.click(await eventually(() => screen.getByRole('checkbox', { name: /^I understand/ })));
  await fill('Type DELETE to confirm', 'DELETE');
  await expectEveryFault(answers, {
    call: 'deactivate-account',
    own: 'Failed to deactivate your account. Please try again.',
    // After the warning that it cannot be undone.
    place: () => within(main()).getAllByRole('alert').at(-1) ?? main(),
    provoke: () => press('Deactivate Account'),
    faults: writeFaults,
  });
  expect(localStorage.getItem('authToken')).not.toBeNull();
});

test('change-password: in a box', async () => {
  const answers: Answers = { ...activeSubscriber, 'user-profile': () => Response.json(account) };
  await openApp('/account/account#password', answers);
  await fill('Current Password', 'GamePlan-2026');
  await fill('New Password', 'GamePlan-2026!');
  await fill('Confirm New Password', 'GamePlan-2026!');
  await expectEveryFault(answers, {
    call: 'change-password',
    own: 'Failed to change your password. Please try again.',
    place: alertIn(() => screen.getByLabelText('Current Password').closest('form') ?? main()),
    provoke: () => press('Change Password'),
    faults: writeFaults,
  });
});

test('get-users: in the dialog, which stays open; and a success without a body', async () => {
  const list = vi.fn(() =>
    Response.json({ users: [listed], pagination: { page: 1, limit: 10, total: 1, pages: 1 } }),
  );
  const answers: Answers = { 'get-users': list };
  await openApp('/management/users', answers);
  await press('Edit Listed Person');
  await expectEveryFault(answers, {
    call: 'get-users',
    own: 'Failed to save user',
    place: alertIn(dialog),
    provoke: () => press('Update User', dialog),
    faults: writeFaults,
  });
  answers['get-users'] = (_url, init) => (init?.method === 'PUT' ? withoutBody() : list());
  list.mockClear();
  await press('Update User', dialog);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await eventually(() => expect(list).toHaveBeenCalled());
});
