/** Every limit on how often something may be tried, in one place. */
import type { Limit } from '../data/rates.ts';

const minute = 60;
const hour = 60 * minute;

export const limits = {
  /**
   * Failed sign-ins of one visitor at one account. Counted per visitor, so that whoever guesses at an account
   * slows down himself and not its owner.
   */
  signInAtAccount: { scope: 'sign-in-account', max: 10, seconds: 15 * minute },
  /** Failed sign-ins of one visitor at all accounts together. */
  signInFromAddress: { scope: 'sign-in-address', max: 50, seconds: 15 * minute },
  signUpFromAddress: { scope: 'sign-up', max: 30, seconds: hour },
  mailToAccount: { scope: 'mail', max: 3, seconds: hour },
  passwordOfAccount: { scope: 'password', max: 10, seconds: 15 * minute },
  /** A download reads all that a person has. */
  exports: { scope: 'export', max: 10, seconds: hour },
  asks: { scope: 'ask', max: 6, seconds: minute },
} as const satisfies Record<string, Limit>;
