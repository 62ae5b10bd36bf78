/** A user's referral code, and the credit it earned according to the payment provider. */
import { getReferral } from '../contracts/accounts/account.ts';
import { environment } from '../contracts/platform/environment.ts';
import * as referrals from '../data/accounts/referrals.ts';
import * as store from '../data/billing/referral-credits.ts';
import { percentPerFriend } from '../domain/billing/referral-credit.ts';
import { endpoint } from '../http/endpoint.ts';
import { PaymentsFailed } from '../services/billing/payments.ts';
import { type CreditBalance, credits } from '../services/billing/referral-credits.ts';
import { setting } from '../services/platform/settings.ts';
import { log } from '../telemetry/log.ts';

export const handler = endpoint(
  getReferral,
  { referrals, store, credits },
  async ({ user, referrals, store, credits }) => {
    const balance = async (): Promise<CreditBalance | null> => {
      if (!user.customerId) return { left: 0, currency: null, entries: [] };
      try {
        return await credits.balanceOf(user.customerId);
      } catch (error) {
        if (!(error instanceof PaymentsFailed)) throw error;
        log.warn('credit balance not available', error);
        return null;
      }
    };
    const [{ code, signUps }, earned, credit] = await Promise.all([
      referrals.ownReferral(user.id),
      store.creditsOf(user.id),
      balance(),
    ]);
    return {
      code,
      link: `${setting(environment.siteOrigin)}/login?tab=register&ref=${code}`,
      signUps,
      percentPerFriend,
      waiting: earned.filter(({ state }) => state === 'waiting' || state === 'reserved').length,
      credit: credit && {
        left: credit.left / 100,
        entries: credit.entries.map(({ at, amount }) => ({
          at: new Date(at * 1000).toISOString(),
          amount: amount / 100,
        })),
      },
    };
  },
);
