/** One's own referral code, and what it has brought. */
import { getReferral } from '../contracts/account.ts';
import { environment } from '../contracts/environment.ts';
import * as referrals from '../data/referrals.ts';
import { endpoint } from '../http/endpoint.ts';
import { setting } from '../services/settings.ts';

const percentPerSignUp = 5;

export const handler = endpoint(getReferral, { referrals }, async ({ user, referrals }) => {
  const { code, signUps } = await referrals.ownReferral(user.id);
  return {
    code,
    link: `${setting(environment.siteOrigin)}/login?tab=register&ref=${code}`,
    signUps,
    percentPerSignUp,
    percentEarned: Math.min(100, signUps * percentPerSignUp),
  };
});
