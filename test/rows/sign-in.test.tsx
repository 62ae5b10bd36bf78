// @vitest-environment happy-dom
/** Signing in, registering, and the links of emails: what each screen must have. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dialog, field, fill, fillNow, press, pressNow } from '../web/screens/support/controls.ts';
import { eventually, openOnce, openPage, person, userToken } from '../web/screens/support/open-app.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const never = () => new Promise<Response>(() => undefined);

describe('/login', () => {
  openOnce(async () => {
    await openPage('/login', {});
    await eventually(() => screen.getByRole('tab', { name: 'Login' }));
  });

  test('has the logo, and “Back to Home” to /', () => {
    expect(screen.getAllByText('GamePlan').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  test('has two tabs and opens the first: Login, Register', () => {
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Login', 'Register']);
    expect(tab('Login').getAttribute('aria-selected')).toBe('true');
  });

  test('the login form has email, password and “Remember me”', () => {
    expect(field('Email')).toHaveProperty('type', 'email');
    expect(field('Password')).toHaveProperty('type', 'password');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toHaveProperty('checked', false);
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });

  test('a further way to sign in is under the form', () => {
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy();
  });
});

test('a login leads to /account/dashboard', async () => {
  const status = { subscription_plan: 'pro', remainingPrompts: 7, breakUntil: null };
  await openPage('/login', {
    auth: () => Response.json({ token: userToken(), user: { ...person, role: 'user' }, message: 'Welcome' }),
    'get-user-status': () => Response.json({ ...status, status: 'active' }),
  });
  await fill('Email', person.email);
  await fill('Password', 'Secret-123');
  pressNow('Login');
  await eventually(() => expect(window.location.pathname).toBe('/account/dashboard'));
});

describe('/login?tab=register', () => {
  openOnce(async () => {
    await openPage('/login?tab=register', {});
    await eventually(() => screen.getByRole('button', { name: 'Register' }));
  });

  test('opens the register tab', () => {
    expect(tab('Register').getAttribute('aria-selected')).toBe('true');
  });

  test('the register form has name, email, both passwords, “Remember me” and the agreement', () => {
    for (const label of ['Name', 'Email', 'Password', 'Confirm Password']) expect(field(label)).toBeTruthy();
    for (const name of ['Remember me', /^I agree to the Terms and Conditions and the Privacy Policy/])
      expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', false);
  });
});

/** Opens a document from the agreement; the simulated page names a button inside a label by the label. */
async function openDocument(name: string): Promise<void> {
  await openPage('/login?tab=register', {});
  fireEvent.click(await eventually(() => screen.getByText(name, { selector: 'button' })));
  await eventually(dialog);
}

describe.each([
  {
    link: 'Terms and Conditions',
    sections: [
      'Service overview',
      'Eligibility',
      'No guarantee of results',
      'Acceptable use',
      'Subscription and billing',
      'Intellectual property',
      'Termination',
      'Changes to terms',
      'Jurisdiction',
      'Contact',
    ],
  },
  {
    link: 'Privacy Policy',
    sections: ['Information collected', 'Use', 'Sharing', 'Security', 'Rights', 'Jurisdiction', 'Contact'],
  },
])('the dialog $link', ({ link, sections }) => {
  openOnce(() => openDocument(link));

  test(`has ${sections.length} sections`, () => {
    const titles = within(dialog()).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent.replace(/^\d+\. /, ''))).toEqual(sections);
  });

  test('names the support address, and has a Close button', () => {
    expect(dialog().textContent).toMatch(/support@/);
    expect(within(dialog()).getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  test('its body is 60% of the window high', () => {
    const body = within(dialog()).getByRole('region', { name: link });
    expect(Number.parseFloat(getComputedStyle(body).height)).toBeCloseTo(window.innerHeight * 0.6);
  });
});

describe('the dialog of a forgotten password', () => {
  openOnce(async () => {
    await openPage('/login', {});
    await press('Forgot password?');
    await eventually(dialog);
  });

  test('has a title, an email field, “Cancel” and “Send Reset Link”', () => {
    expect(within(dialog()).getByRole('heading', { name: 'Reset Password' })).toBeTruthy();
    expect(within(dialog()).getByLabelText('Email')).toHaveProperty('type', 'email');
    for (const name of ['Cancel', 'Send Reset Link'])
      expect(within(dialog()).getByRole('button', { name })).toBeTruthy();
  });
});

test('the button of the forgotten password reads “Sending...” while it sends', async () => {
  await openPage('/login', { 'auth-reset-password': never });
  await press('Forgot password?');
  await fill('Email', person.email, dialog);
  await press('Send Reset Link', dialog);
  await eventually(() => within(dialog()).getByText('Sending...'));
});

test('after sending, the dialog asks to check inbox and spam, and has “Close”', async () => {
  await openPage('/login', { 'auth-reset-password': () => Response.json({ message: 'Sent' }) });
  await press('Forgot password?');
  await fill('Email', person.email, dialog);
  await press('Send Reset Link', dialog);
  await eventually(() => within(dialog()).getByRole('button', { name: 'Close' }));
  expect(dialog().textContent).toMatch(/If an account exists for .+ reset link will arrive/);
  expect(dialog().textContent).toMatch(/inbox and your spam folder/);
});

describe('/verify-email', () => {
  test('shows “Verifying...” until the server answers', async () => {
    await openPage('/verify-email?token=some', { 'verify-email': never });
    await eventually(() => screen.getByText('Verifying...'));
  });

  test('a refusal shows the reason of the server', async () => {
    const error = 'Invalid or expired verification link.';
    await openPage('/verify-email?token=old', {
      'verify-email': () => Response.json({ error }, { status: 400 }),
    });
    await eventually(() => screen.getByText(error));
  });
});

describe('/reset-password', () => {
  openOnce(async () => {
    await openPage('/reset-password?token=good', {
      'auth-reset-password': () => Response.json({ message: 'Valid' }),
    });
    await eventually(() => screen.getByLabelText('New Password'));
  });

  test('checks the token first, then asks for the new password twice', () => {
    expect(field('New Password')).toHaveProperty('type', 'password');
    expect(field('Confirm Password')).toHaveProperty('type', 'password');
  });
});

test('a changed password is confirmed, with “Return to Login” to /', async () => {
  await openPage('/reset-password?token=good', {
    'auth-reset-password': () => Response.json({ message: 'Done' }),
  });
  await eventually(() => screen.getByLabelText('New Password'));
  fillNow({ 'New Password': 'Secret-123', 'Confirm Password': 'Secret-123' });
  pressNow('Reset Password');
  const link = await eventually(() => screen.getByRole('link', { name: 'Return to Login' }));
  expect(link.getAttribute('href')).toBe('/');
});

test('an invalid token of a reset shows an error instead of the form', async () => {
  await openPage('/reset-password?token=bad', {
    'auth-reset-password': () => Response.json({}, { status: 400 }),
  });
  await eventually(() => screen.getByRole('alert'));
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

test('the tabs of the login page follow a click', async () => {
  await openPage('/login', {});
  fireEvent.click(await eventually(() => tab('Register')));
  await eventually(() => screen.getByLabelText('Confirm Password'));
  fireEvent.click(tab('Login'));
  await eventually(() => expect(screen.queryByLabelText('Confirm Password')).toBeNull());
});
