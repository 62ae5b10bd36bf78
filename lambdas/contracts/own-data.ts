/** What people can download: everything the product stores about them, and their tracker. */
import * as z from 'zod/mini';
import { mailProblems, profile } from './account.ts';
import { promptAnalysis } from './analysis.ts';
import { userSubscription } from './billing.ts';
import { contract } from './contract.ts';
import { shownPlayLimits } from './play-limits.ts';
import { shownReading } from './reading.ts';
import { pickStatuses, sports } from './sports.ts';
import { savedPick } from './tracker.ts';

/** Fields of an account that changed, by name; never a password. */
const changedFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * Everything the product stores about a person, as one JSON document. Only attempt counters and the hashes of mailed
 * links are left out: they expire within days and identify nobody.
 */
export const exportData = contract({
  route: 'export-data',
  method: 'GET',
  output: z.object({
    exportedAt: z.string(),
    account: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      registeredAt: z.string(),
      emailVerifiedAt: z.nullable(z.string()),
      lastSignInAt: z.nullable(z.string()),
      /** Null where none was ever saved. */
      profile: z.nullable(profile),
      playLimits: shownPlayLimits,
      mailProblem: z.nullable(z.object({ problem: z.enum(mailProblems), at: z.string() })),
      registeredWithReferralCode: z.boolean(),
      /** The payment provider's id of this person; null before the first checkout. */
      paymentProviderCustomer: z.nullable(z.string()),
    }),
    /** As the subscription page shows it; null without one. */
    subscription: z.nullable(userSubscription),
    /** Null where the person never looked at a code of their own. */
    referral: z.nullable(z.object({ code: z.string(), signUps: z.number() })),
    /** One for each friend who paid, and who is not named. */
    referralCredits: z.array(
      z.object({
        /** ISO 8601. */
        friendPaidAt: z.string(),
        state: z.enum(['waiting', 'reserved', 'paid', 'withdrawn']),
        /** Once it is decided; dollars where the currency is `usd`. */
        amount: z.nullable(z.number()),
        currency: z.nullable(z.string()),
      }),
    ),
    /** What each is named and when it was used; never its keys. */
    passkeys: z.array(
      z.object({
        name: z.string(),
        addedAt: z.string(),
        lastUsedAt: z.nullable(z.string()),
        synced: z.boolean(),
      }),
    ),
    /** What is turned on, in words; of a device its push service, never its address there or its keys. */
    notifications: z.object({
      on: z.array(z.string()),
      devices: z.array(z.object({ name: z.string(), addedAt: z.string(), pushService: z.string() })),
    }),
    /** Of the last days, as far as they are kept; a day is one of America/Toronto. */
    promptsUsed: z.array(z.object({ day: z.string(), prompts: z.number() })),
    asks: z.array(
      z.object({
        id: z.string(),
        askedAt: z.string(),
        prompt: z.string(),
        sport: z.enum(sports),
        response: z.string(),
        analysis: promptAnalysis,
        /** Null for answers that were stored before questions were read. */
        reading: z.nullable(shownReading),
        model: z.string(),
        charged: z.boolean(),
      }),
    ),
    picks: z.array(
      z.extend(savedPick, {
        /** Every grade the pick was given, earliest first. */
        history: z.array(
          z.object({ status: z.enum(pickStatuses), by: z.enum(['feed', 'user']), at: z.string() }),
        ),
      }),
    ),
    /** Changes to the account, newest first. */
    changes: z.array(
      z.object({
        at: z.string(),
        by: z.string(),
        what: z.string(),
        before: changedFields,
        after: changedFields,
      }),
    ),
  }),
});

/** The tracker as CSV (RFC 4180), one line per pick. */
export const exportTracker = contract({
  route: 'export-tracker',
  method: 'GET',
  contentType: 'text/csv; charset=utf-8',
  output: z.string(),
});
