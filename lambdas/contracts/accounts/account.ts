/** What users can see and change in their own account. */
import * as z from 'zod/mini';
import { riskProfiles, sport } from '../feed/sports.ts';
import { contract } from '../platform/contract.ts';
import { word } from '../platform/inputs.ts';
import { givenPassword, newPassword } from './credentials.ts';

export const bettingStyles = ['conservative', 'balanced', 'aggressive'] as const;

const oddsFormats = ['american', 'decimal'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

const bookMaxLength = 60;
const mostBooks = 30;

/** A book's display name: one line of well-formed text. */
export const book = z.string({ error: 'books must be a list of names' }).check(
  z.trim(),
  z.minLength(1, { error: 'Book name is required' }),
  z.maxLength(bookMaxLength, { error: 'Book name is too long' }),
  z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, {
    error: 'Book name must not contain control characters',
  }),
);

/** Null means no preference. */
const preferences = {
  preferredSport: z.nullable(sport),
  preferredTeam: z.nullable(
    z
      .string({ error: 'preferredTeam must be text' })
      .check(
        z.trim(),
        z.maxLength(60, { error: 'Team must be at most 60 characters long' }),
        z.regex(/^\P{Cc}*$/u, { error: 'Team must not contain control characters' }),
      ),
  ),
  bettingStyle: z.nullable(word('bettingStyle', bettingStyles)),
  riskTolerance: z.nullable(word('riskTolerance', riskProfiles)),
  oddsFormat: word('oddsFormat', oddsFormats),
  /** The books that the user can use, by display name; empty for any. */
  books: z.optional(
    z
      .array(book, { error: 'books must be a list of names' })
      .check(z.maxLength(mostBooks, { error: `Please choose at most ${mostBooks} books` })),
  ),
};

export const profile = z.object(preferences);
export type Profile = z.infer<typeof profile>;

/** Why no more mail is sent to an address: mail bounced, or was reported as spam. */
export const mailProblems = ['bounced', 'complained'] as const;
export type MailProblem = (typeof mailProblems)[number];

const shownProfile = z.object({
  profile: z.object({
    name: z.string(),
    email: z.string(),
    createdAt: z.string(),
    /** Null if no problem is known. */
    mailProblem: z.nullable(z.enum(mailProblems)),
    ...preferences,
  }),
});

export const getProfile = contract({
  route: 'user-profile',
  method: 'GET',
  output: z.extend(shownProfile, {
    /** Every book with prices in the feed, in alphabetical order. */
    knownBooks: z.array(z.string()),
  }),
});

/** Without `books` in the body, the saved ones stay: older versions of the site do not send them. */
export const saveProfile = contract({
  route: 'user-profile',
  method: 'PUT',
  body: profile,
  output: z.extend(shownProfile, { success: z.literal(true) }),
});

/** How long a break from asking lasts, in days. */
export const breakDays = { day: 1, week: 7, month: 30 } as const;

/** Stops asking for a while. A break in effect can be extended but not shortened. */
export const takeBreak = contract({
  route: 'user-profile',
  method: 'POST',
  body: z.object({ period: word('period', ['day', 'week', 'month']) }),
  output: z.object({ success: z.literal(true), breakUntil: z.string() }),
});

export const changePassword = contract({
  route: 'change-password',
  method: 'POST',
  body: z.object({ currentPassword: givenPassword, newPassword }),
  output: z.object({ success: z.literal(true), message: z.string() }),
});

/** Ends every session of the account, including the current one. */
export const signOutEverywhere = contract({
  route: 'change-password',
  method: 'POST',
  action: 'sign-out-everywhere',
  output: z.object({ success: z.literal(true), message: z.string() }),
});

export const getReferral = contract({
  route: 'referral',
  method: 'GET',
  output: z.object({
    code: z.string(),
    /** The URL of the registration page with the code. */
    link: z.string(),
    /** Users who registered with the code and verified their address. */
    signUps: z.number(),
    /** Percent of the monthly price, credited for each friend whose first payment succeeded. */
    percentPerFriend: z.number(),
    /** Pending credits: until the referrer has a paid plan, or until the next month. */
    waiting: z.number(),
    /** The payment provider's figures in dollars; null if it cannot be reached. */
    credit: z.nullable(
      z.object({
        /** The remaining credit for upcoming invoices. */
        left: z.number(),
        /** Newest first, ISO 8601; a negative amount was revoked. */
        entries: z.array(z.object({ at: z.string(), amount: z.number() })),
      }),
    ),
  }),
});

export const deactivateAccount = contract({
  route: 'deactivate-account',
  method: 'POST',
  body: z.object({
    confirm: z.literal('DELETE', { error: 'Please type DELETE to confirm' }),
    /** Required if the sign-in is over ten minutes old; without it the response is 403 with `proof: 'required'`. */
    password: z.optional(givenPassword),
  }),
  output: z.object({ success: z.literal(true), message: z.string() }),
});
