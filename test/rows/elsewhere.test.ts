/** Screens and states that other tests prove already: each row names its test, so that none disappears unnoticed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Row = readonly [row: string, title: string];

const screens: Readonly<Record<string, readonly Row[]>> = {
  'test/web/screens/accounts/session.test.tsx': [
    [
      'an unknown path leads to /',
      'unknown pages of the account lead to the dashboard, and all others to the home page',
    ],
    ['a session is built from its token', 'a session is restored from its token alone, and ends with it'],
    [
      'a session follows the other tabs',
      'if somebody else signs in in another tab, nothing of the first user is left',
    ],
    ['a token that cannot be used is removed', 'a token that is %s is removed silently'],
    ['signing out ends the session', 'signing out ends the session, also at the server, and leads home'],
  ],
  'test/web/session/session.test.ts': [
    ['an anonymous session: no decodable, valid token', 'returns nobody for a token that is %s'],
    ['a session prefers what is stored of its user', 'prefers stored data of the same user'],
    ['the role is user unless the token says otherwise', 'defaults to the role "user"'],
  ],
  'test/web/screens/accounts/sign-in.test.tsx': [
    [
      'the sign-in page is dark',
      'the sign-in pages are dark, and light once the user chose it; other pages follow the device',
    ],
    ['a verified address leads on', 'a verified address leads to signing in with it'],
    ['a reset: check, form, success', 'a new password is checked by the rules before it is sent'],
  ],
  'test/rows/errors/sign-in.test.tsx': [
    ['a verification without its token is an error at once', 'a verification without a token says so'],
    [
      'a reset without its token is an error at once',
      'a reset link without a token says so, and nothing is sent',
    ],
  ],
  'test/rows/constants/screens.test.tsx': [
    [
      'the closed dialog of a forgotten password is reset',
      'a closed dialog for a forgotten password forgets its entry after 300 ms',
    ],
    ['a verified address redirects after two seconds', 'a verified address leads on after two seconds'],
  ],
  'test/web/screens/billing/gate.test.tsx': [
    [
      'without an active subscription, premium pages redirect with a warning',
      '%s redirects free users to the plans: %s',
    ],
    ['a status that cannot be read counts as inactive', 'access is closed, with the reason: %s: %s'],
  ],
  'test/domain/billing/access.test.ts': [['only active grants access', 'only "active" grants access']],
  'test/web/screens/billing/subscription.test.tsx': [
    [
      'a status has its label, an unknown one its own word',
      'the status $status is labeled $label, and the date $date is $shown',
    ],
    [
      'a cancellation keeps access until the end, and can be reversed',
      'a cancellation asks for confirmation, and can be undone',
    ],
    ['an unconfirmed payment does not redirect', 'an unconfirmed payment is waited for'],
  ],
  'test/web/screens/asking/asking.test.tsx': [
    ['each sport has five chips', 'each sport offers five suggestions'],
    ['without prompts left, asking is closed', 'without prompts left, asking is disabled'],
  ],
  'test/web/screens/picks/tracker.test.tsx': [
    ['another tab starts at page 1', 'the page is in the URL, and another tab starts at its first page'],
  ],
  'test/web/screens/picks/double-click.test.tsx': [
    ['a mark shows before the list is read again', 'Hit, shown before the list is read again'],
  ],
  'test/functions/tracker.test.ts': [
    ['any status can become any other', 'changes any status to any other, and the numbers follow'],
  ],
  'test/web/components/ui/frame/toasts.test.ts': [
    ['at most five toasts are kept', 'shows at most five, the newest'],
    ['a dismissed toast is removed', 'a dismissed toast is removed, and subscribers are notified'],
  ],
  'test/web/screens/platform/landing.test.tsx': [
    [
      'a play of the landing page has all its values',
      'the record counts pushes as closed, and the latest results stand with all that a play has',
    ],
  ],
  'test/web/screens/platform/management-users.test.tsx': [
    ['a search of users starts at page 1', 'the list keeps its order, filters and page in the URL'],
  ],
  'test/web/screens/platform/management-session.test.tsx': [
    ['users and administrators have sessions of their own', 'an administrator is not a user'],
  ],
  'test/e2e/two-tabs.spec.ts': [
    [
      'a session follows the other tabs of a browser',
      'a user signs in and out in both tabs at once, and the next one sees nothing of the last',
    ],
  ],
};

/** Whether a file has a test of this title that runs: not one that is skipped. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"'].some((quote) => {
    const at = source.indexOf(`${quote}${title}${quote}`);
    return at >= 0 && /(?:\btest|\))\(\s*$/.test(source.slice(0, at));
  });
}

describe.each(Object.entries(screens))('%s', (file, rows) => {
  const source = readFileSync(file, 'utf8');
  test.each(rows)('%s', (_row, title) => {
    expect(hasTest(source, title), title).toBe(true);
  });
});

test('a skipped or renamed test is not found', () => {
  expect(hasTest("test.skip('is dark', () => {});", 'is dark')).toBe(false);
  expect(hasTest("test('is light', () => {});", 'is dark')).toBe(false);
  expect(hasTest("test.each([1])('is dark', () => {});", 'is dark')).toBe(true);
});
