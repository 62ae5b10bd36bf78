/** Names of the betting styles. */
import type { bettingStyles } from '../../../../lambdas/contracts/accounts/account.ts';

export const styleWords: Readonly<Record<(typeof bettingStyles)[number], string>> = {
  conservative: 'Conservative',
  balanced: 'Balanced',
  aggressive: 'Aggressive',
};
