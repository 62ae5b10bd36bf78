/** What users can download: everything that the product stores about them, and their tracker. */
import * as z from 'zod/mini';
import { promptAnalysis } from '../asking/analysis.ts';
import { shownReading } from '../asking/reading.ts';
import { turn } from '../asking/turn.ts';
import { userSubscription } from '../billing/billing.ts';
import { pickStatuses, sports } from '../feed/sports.ts';
import { savedPick } from '../picks/tracker.ts';
import { contract } from '../platform/contract.ts';
import { mailProblems, profile } from './account.ts';
import { shownPlayLimits } from './play-limits.ts';

/** The changed fields of an account by name; never a password. */
const changedFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * Everything that the product stores about a user, as one JSON document. Only attempt counters and the hashes of mailed
 * links are omitted: they expire within days and identify no one.
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
      /** Null if none was ever saved. */
      profile: z.nullable(profile),
      playLimits: shownPlayLimits,
      mailProblem: z.nullable(z.object({ problem: z.enum(mailProblems), at: z.string() })),
      registeredWithReferralCode: z.boolean(),
      /** The payment provider's customer id; null before the first checkout. */
      paymentProviderCustomer: z.nullable(z.string()),
    }),
    /** As on the subscription page; null without one. */
    subscription: z.nullable(userSubscription),
    /** Null if the user never opened the referral page. */
    referral: z.nullable(z.object({ code: z.string(), signUps: z.number() })),
    /** One for each referred friend who paid; friends are not named. */
    referralCredits: z.array(
      z.object({
        /** ISO 8601. */
        friendPaidAt: z.string(),
        state: z.enum(['waiting', 'reserved', 'paid', 'withdrawn']),
        /** Null while undecided; dollars if the currency is `usd`. */
        amount: z.nullable(z.number()),
        currency: z.nullable(z.string()),
      }),
    ),
    /** Names and times of use; never the keys. */
    passkeys: z.array(
      z.object({
        name: z.string(),
        addedAt: z.string(),
        lastUsedAt: z.nullable(z.string()),
        synced: z.boolean(),
      }),
    ),
    /** What is turned on, in words. Devices include their push service, but never their endpoint or keys. */
    notifications: z.object({
      on: z.array(z.string()),
      devices: z.array(z.object({ name: z.string(), addedAt: z.string(), pushService: z.string() })),
    }),
    /** The last question of today as it was read, and hashes of the selections shown; null if there is none. */
    lastTurn: z.nullable(turn),
    /** Prompts of recent days in America/Toronto, as far back as they are stored. */
    promptsUsed: z.array(z.object({ day: z.string(), prompts: z.number() })),
    asks: z.array(
      z.object({
        id: z.string(),
        askedAt: z.string(),
        prompt: z.string(),
        sport: z.enum(sports),
        response: z.string(),
        analysis: promptAnalysis,
        /** Null for answers stored before readings were introduced. */
        reading: z.nullable(shownReading),
        charged: z.boolean(),
      }),
    ),
    picks: z.array(
      z.extend(savedPick, {
        /** All grades of the pick, earliest first. */
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
