/** Everything that is stored about a user, for the export. It knows every room of the data layer, so it stands above them. */

import type { Turn } from '../contracts/asking/turn.ts';
import { type AuditEntry, auditOf } from './accounts/audit.ts';
import { type Passkey, passkeysOf } from './accounts/passkeys.ts';
import { codeOf, findReferral, type Referral } from './accounts/referrals.ts';
import { type Ask, latestAsks, ownAsks } from './asking/asks.ts';
import { turnOf } from './asking/turns.ts';
import { type DayUsage, usageByDay } from './asking/usage.ts';
import { creditsOf, type ReferralCredit } from './billing/referral-credits.ts';
import { type NoticeSettings, noticesOf } from './notifications/notices.ts';
import { allPicks } from './picks/pick-pages.ts';
import type { Pick } from './picks/picks.ts';

export interface Everything {
  readonly asks: readonly Ask[];
  readonly picks: readonly Pick[];
  readonly changes: readonly AuditEntry[];
  readonly usage: readonly DayUsage[];
  readonly turn: Turn | undefined;
  readonly referral: Referral | undefined;
  readonly credits: readonly ReferralCredit[];
  readonly passkeys: readonly Passkey[];
  readonly notices: NoticeSettings;
}

/**
 * AP: Query USER#id ASK#, OWN#, PICK#, AUDIT#, USAGE#, CREDIT# and PASSKEY#, and Get USER#id/TURN, USER#id/NOTICES and REFERRAL#code, in
 * parallel. The cost grows with the user's data, by design.
 */
export async function everythingOf(userId: string, now: Date): Promise<Everything> {
  const all = Number.POSITIVE_INFINITY;
  const [asks, own, picks, changes, usage, turn, referral, credits, passkeys, notices] = await Promise.all([
    latestAsks(userId, all),
    ownAsks(userId),
    allPicks(userId),
    auditOf(userId, all),
    usageByDay(userId, now),
    turnOf(userId, now),
    findReferral(codeOf(userId)),
    creditsOf(userId),
    passkeysOf({ kind: 'user', id: userId }),
    noticesOf(userId),
  ]);
  return { asks: [...asks, ...own], picks, changes, usage, turn, referral, credits, passkeys, notices };
}
