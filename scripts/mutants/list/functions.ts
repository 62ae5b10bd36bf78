/** Mistakes in `lambdas/functions`. */
import type { Mutant } from '../mutant.ts';

export const functions: readonly Mutant[] = [
  {
    id: 'passkeys-limit-dropped',
    file: 'lambdas/functions/passkeys.ts',
    find: 'const rateLimited = { limits: [limits.passkeys] };',
    replace: 'const rateLimited = { limits: [] };',
    tests: ['test/http/one-of.test.ts'],
    why: "changes of an account's passkeys are unlimited",
  },
  {
    id: 'admin-shortens-exclusion',
    file: 'lambdas/functions/get-users.ts',
    find: "until && until > (user.excludedUntil ?? '') ?",
    replace: 'until ?',
    tests: ['test/functions/admin-users.test.ts'],
    why: 'an administrator shortens a self-exclusion by moving the account',
  },
  {
    id: 'admin-escapes-exclusion',
    file: 'lambdas/functions/get-users.ts',
    find: 'const after = excludedAtLeast(edited(before, body, passwordHash, now), excludedUntil);',
    replace: 'const after = edited(before, body, passwordHash, now); void excludedUntil;',
    tests: ['test/functions/admin-users.test.ts'],
    why: 'an edit of an account to an excluded mailbox never ends',
  },
  {
    id: 'admin-keeps-sessions',
    file: 'lambdas/functions/get-users.ts',
    find: '...((moved || passwordHash !== undefined) && {',
    replace: '...(moved && {',
    tests: ['test/functions/admin-users.test.ts'],
    why: "a new password leaves a thief's session open",
  },
  {
    id: 'admin-keeps-reset-link',
    file: 'lambdas/functions/get-users.ts',
    find: 'resetHash !== undefined && !moved && passwordHash === undefined',
    replace: 'resetHash !== undefined',
    tests: ['test/functions/admin-users.test.ts'],
    why: 'a reset link of the old address still works',
  },
  {
    id: 'asks-viewed-unrecorded',
    file: 'lambdas/functions/get-users.ts',
    find: `    await audits.writeAudit(
      { ...entry, before: {}, after: { questions: latest.length } },
      { keptDays: viewAuditDays },
    );
`,
    replace: `    void entry;
`,
    tests: ['test/functions/admin-users.test.ts'],
    why: 'private questions are viewed without a record',
  },
  {
    id: 'passkeys-limit-of-add',
    file: 'lambdas/functions/passkeys.ts',
    find: `    return { success: true as const, passkey: showPasskey(added) };
  },
  rateLimited,`,
    replace: `    return { success: true as const, passkey: showPasskey(added) };
  },`,
    tests: ['test/http/one-of.test.ts'],
    why: 'passkeys can be added without a limit',
  },
  {
    id: 'sign-in-unverified',
    file: 'lambdas/functions/auth.ts',
    find: 'if (!user.verifiedAt) {',
    replace: 'if (user.verifiedAt === undefined) {',
    tests: ['test/functions/auth.test.ts'],
    why: 'an address that nobody confirmed can sign in',
  },
  {
    id: 'sign-in-deleted',
    file: 'lambdas/functions/auth.ts',
    find: 'if (!user || !matches || user.deactivatedAt)',
    replace: 'if (!user || !matches)',
    tests: ['test/functions/session-ends.test.ts'],
    why: 'a closed account can sign in',
  },
  {
    id: 'checkout-excluded',
    file: 'lambdas/functions/create-checkout-session.ts',
    find: `    refuseExcluded(user, now);
`,
    replace: '',
    tests: ['test/functions/play-limits.test.ts'],
    why: 'an excluded user can buy a plan',
  },
  {
    id: 'checkout-second',
    file: 'lambdas/functions/create-checkout-session.ts',
    find: `    refuseSecondSubscription(user);
`,
    replace: '',
    tests: ['test/functions/billing-checkout.test.ts'],
    why: 'a user pays twice',
  },
  {
    id: 'shares-unsubscribed',
    file: 'lambdas/functions/shares.ts',
    find: `    if (!isActive(user.subscriptionStatus)) throw new HttpError(403, 'Active subscription required');
`,
    replace: '',
    tests: ['test/functions/shares.test.ts'],
    why: 'picks are shared without a subscription',
  },
];
