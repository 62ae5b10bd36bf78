// @vitest-environment happy-dom
/** The error that screens outside of the error catalogue show when a write fails: their own words or the server’s. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertIn, fill, main, press } from '../support/controls.ts';
import { expectEveryFault, faults, withoutBody, writeFaults } from '../support/faults.ts';
import { type Answers, activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';
import { parlay } from '../support/sample-predictions.ts';

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
