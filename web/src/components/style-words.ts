/** What the betting styles are called. */
import type { bettingStyles } from '../../../lambdas/contracts/account.ts';

export const styleWords: Readonly<Record<(typeof bettingStyles)[number], string>> = {
  conservative: 'Conservative',
  balanced: 'Balanced',
  aggressive: 'Aggressive',
};
