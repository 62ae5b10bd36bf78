/** All rate limits. A visitor's network gets five times the limit: see `visitor.ts`. */
import type { Limit } from '../data/platform/rates.ts';

const minute = 60;
const hour = 60 * minute;

export const limits = {
  /**
   * Failed sign-ins per account and visitor. Counted per visitor, so that an attacker does not lock out the owner.
   */
  signInAtAccount: { scope: 'sign-in-account', max: 10, seconds: 15 * minute },
  /** Failed sign-ins per visitor, for all accounts together. */
  signInFromAddress: { scope: 'sign-in-address', max: 50, seconds: 15 * minute },
  /** Failed sign-ins per account, from anywhere. Beyond it, `signInWhileGuessed` applies; by itself it refuses nothing. */
  guessesAtAccount: { scope: 'sign-in-guesses', max: 100, seconds: hour },
  /** Failed sign-ins per network, at an account under attack. */
  signInWhileGuessed: { scope: 'sign-in-guessed', max: 3, seconds: 15 * minute },
  signUpFromAddress: { scope: 'sign-up', max: 30, seconds: hour },
  /** Links that one visitor requests, to all addresses together. A sign-up sends one too, within its own limit. */
  mailsOfVisitor: { scope: 'mails', max: 10, seconds: hour },
  /** Mails per mailbox and purpose, from all visitors together. */
  mailToMailbox: { scope: 'mail', max: 3, seconds: hour },
  passwordOfAccount: { scope: 'password', max: 10, seconds: 15 * minute },
  /** Changes of an account's passkeys: each step of a registration, a new name, a removal. */
  passkeys: { scope: 'passkey', max: 60, seconds: hour },
  /** Passkey sign-ins started by one visitor. Each stores a challenge for some minutes. */
  passkeyChallenges: { scope: 'passkey-challenge', max: 50, seconds: 15 * minute },
  /** An export reads everything a user has stored. */
  exports: { scope: 'export', max: 10, seconds: hour },
  /** Changes of notification settings. */
  notices: { scope: 'notices', max: 120, seconds: hour },
  shares: { scope: 'share', max: 60, seconds: hour },
  /** Shared pages per visitor. CloudFront serves most of them from its cache. */
  sharedPages: { scope: 'shared-page', max: 120, seconds: minute },
  /** Drawing a picture takes about a second of CPU. */
  sharedPictures: { scope: 'shared-picture', max: 30, seconds: minute },
  asks: { scope: 'ask', max: 6, seconds: minute },
  /** Each question may call the model, even if it fails and uses no prompt. */
  asksOfHour: { scope: 'ask-hour', max: 60, seconds: hour },
  /** A checkout makes about three calls to the payment provider, whose rate limit is shared by all users. */
  checkouts: { scope: 'checkout', max: 10, seconds: hour },
  billing: { scope: 'billing', max: 20, seconds: hour },
  /** Feed pages that a user's requests refresh. */
  feedPages: { scope: 'feed-page', max: 60, seconds: hour },
  /** Below the alarm threshold, so that one visitor cannot trigger it; the provider itself sends from several addresses. */
  badSignatures: { scope: 'bad-signature', max: 2, seconds: 15 * minute },
} as const satisfies Record<string, Limit>;
