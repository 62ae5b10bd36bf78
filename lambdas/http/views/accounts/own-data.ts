/** The data export of a user, without storage keys or credentials. */

import type { exportData } from '../../../contracts/accounts/own-data.ts';
import type { OutputOf } from '../../../contracts/platform/contract.ts';
import type { AuditEntry } from '../../../data/accounts/audit.ts';
import type { User } from '../../../data/accounts/users.ts';
import type { Everything } from '../../../data/everything.ts';
import { shownSubscription } from '../../../domain/billing/subscription.ts';
import { channelNames, kindNames, partsOf } from '../../../domain/notifications/notices.ts';
import { showPick } from '../picks/pick.ts';
import { showPlayLimits } from './play-limits.ts';

type OwnData = OutputOf<typeof exportData>;

export function showOwnData(
  user: User,
  { asks, picks, changes, usage, turn, referral, credits, passkeys, notices }: Everything,
  now: Date,
): OwnData {
  return {
    exportedAt: now.toISOString(),
    account: {
      id: user.id,
      name: user.name,
      email: user.email,
      registeredAt: user.createdAt,
      emailVerifiedAt: user.verifiedAt,
      lastSignInAt: user.lastLoginAt,
      profile: user.profile ?? null,
      ...showPlayLimits(user, now),
      mailProblem: user.mailProblem ?? null,
      registeredWithReferralCode: user.referredBy !== undefined,
      paymentProviderCustomer: user.customerId ?? null,
    },
    subscription: shownSubscription(user),
    referral: referral ? { code: referral.code, signUps: referral.signUps } : null,
    referralCredits: credits.map(({ at, state, amount, currency }) => ({
      friendPaidAt: at,
      state,
      amount: amount === undefined ? null : amount / 100,
      currency: currency ?? null,
    })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt, synced }) => ({
      name,
      addedAt: createdAt,
      lastUsedAt,
      synced,
    })),
    notifications: {
      on: notices.on.map((choice) => {
        const { kind, channel } = partsOf(choice);
        return `${kindNames[kind]}, by ${channelNames[channel]}`;
      }),
      devices: notices.devices.map(({ name, addedAt, endpoint }) => ({
        name,
        addedAt,
        pushService: new URL(endpoint).host,
      })),
    },
    lastTurn: turn ?? null,
    promptsUsed: [...usage],
    asks: asks.map(({ id, createdAt, prompt, sport, response, analysis, charged, reading }) => ({
      id,
      askedAt: createdAt,
      prompt,
      sport,
      response,
      analysis,
      reading: reading ?? null,
      charged: charged ?? true,
    })),
    picks: picks.map((pick) => ({
      ...showPick(pick, now),
      history: pick.grades.map(({ status, by, at }) => ({ status, by, at })),
    })),
    changes: changes.map(({ at, by, what, before, after }) => ({ at, by: actorOf(by), what, before, after })),
  };
}

/** Says that an administrator made a change, but not which one. */
function actorOf(by: AuditEntry['by']): string {
  if (by === 'user') return 'you';
  return by.startsWith('admin:') ? 'a GamePlan administrator' : 'the payment provider';
}
