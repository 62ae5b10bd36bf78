/** Every rate limit, in one place. A visitor's network has five times as many: see `visitor.ts`. */
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
  /** Failed sign-ins of everybody at one account: beyond it, the next line holds. It alone refuses nobody. */
  guessesAtAccount: { scope: 'sign-in-guesses', max: 100, seconds: hour },
  /** Failed sign-ins of one network at an account at which many guess. */
  signInWhileGuessed: { scope: 'sign-in-guessed', max: 3, seconds: 15 * minute },
  signUpFromAddress: { scope: 'sign-up', max: 30, seconds: hour },
  /** Mails that one visitor has sent, to whatever addresses. */
  mailsOfVisitor: { scope: 'mails', max: 10, seconds: hour },
  /** Of each purpose, whoever asks for them. */
  mailToMailbox: { scope: 'mail', max: 3, seconds: hour },
  passwordOfAccount: { scope: 'password', max: 10, seconds: 15 * minute },
  /** Calls by which somebody adds, renames or removes passkeys. */
  passkeys: { scope: 'passkey', max: 60, seconds: hour },
  /** Sign-ins with a passkey that one visitor begins: each keeps a challenge for some minutes. */
  passkeyChallenges: { scope: 'passkey-challenge', max: 50, seconds: 15 * minute },
  /** A download reads all that a person has. */
  exports: { scope: 'export', max: 10, seconds: hour },
  /** Changes of what notifications somebody gets. */
  notices: { scope: 'notices', max: 120, seconds: hour },
  shares: { scope: 'share', max: 60, seconds: hour },
  /** Public pages of picks, and their pictures, that one visitor has made: CloudFront keeps most of them. */
  sharedPages: { scope: 'shared-page', max: 120, seconds: minute },
  /** A picture takes a second of a processor. */
  sharedPictures: { scope: 'shared-picture', max: 30, seconds: minute },
  asks: { scope: 'ask', max: 6, seconds: minute },
  /** Each may be a call of the model, also where it fails and costs no prompt. */
  asksOfHour: { scope: 'ask-hour', max: 60, seconds: hour },
  /** A checkout is some three calls of the payment provider, whose own limit is one for all buyers. */
  checkouts: { scope: 'checkout', max: 10, seconds: hour },
  billing: { scope: 'billing', max: 20, seconds: hour },
  /** Pages of the feed that are read because somebody looks at what is kept of them and has grown old. */
  feedPages: { scope: 'feed-page', max: 60, seconds: hour },
  /** Fewer than raise the alarm, so that no stranger keeps it on; the provider itself sends from several addresses. */
  badSignatures: { scope: 'bad-signature', max: 2, seconds: 15 * minute },
} as const satisfies Record<string, Limit>;
