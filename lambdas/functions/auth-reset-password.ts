/** Sets a new password with a mailed link. */

import { canReceiveMail, resetLink, send } from '../app/accounts/links.ts';
import { notifyOwner } from '../app/accounts/notices.ts';
import { checkReset, invalidLink, requestReset, resetPassword } from '../contracts/accounts/auth.ts';
import * as addresses from '../data/accounts/addresses.ts';
import * as tokens from '../data/accounts/tokens.ts';
import * as users from '../data/accounts/users.ts';
import * as rates from '../data/platform/rates.ts';
import { refuseCommonPassword } from '../http/accounts/common-password.ts';
import { consumeMailLimits } from '../http/accounts/mail-limits.ts';
import { oneOf, publicEndpoint } from '../http/endpoint.ts';
import { badRequest } from '../http/errors.ts';
import { withMinimumDuration } from '../http/minimum-duration.ts';
import { hashPassword } from '../services/accounts/passwords.ts';

const request = publicEndpoint(requestReset, { users, rates, addresses }, async (call) => {
  const { body, visitor, now, users, rates, addresses } = call;
  const sendLink = async () => {
    const [user, isWithin] = await Promise.all([
      users.findUserByEmail(body.email),
      consumeMailLimits('reset', body.email, visitor, now, rates),
    ]);
    if (!user || !canReceiveMail(user) || !isWithin) return;
    const link = resetLink(user, now);
    if (await addresses.storeResetLink(link.record)) await send(link);
  };
  await withMinimumDuration(sendLink());
  // The same response for every address, limited or not, so that it does not reveal which accounts exist.
  return { message: 'If an account exists for that email, a password reset link has been sent.' };
});

const invalid = () => badRequest(invalidLink.reset);

const check = publicEndpoint(checkReset, { tokens, users }, async ({ body, now, tokens, users }) => {
  const link = await tokens.findToken(body.token, 'reset', now);
  const user = link && (await users.findUser(link.userId));
  if (!user || user.resetHash !== link.hash) throw invalid();
  return { message: 'Token is valid' };
});

const reset = publicEndpoint(resetPassword, { tokens, addresses, notifyOwner }, async (call) => {
  const { body, now, tokens, addresses, notifyOwner } = call;
  const link = await tokens.findToken(body.token, 'reset', now);
  if (!link) throw invalid();
  refuseCommonPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  const user = await addresses.resetPassword(link, passwordHash, now.toISOString());
  if (!user) throw invalid();
  await notifyOwner(user, { kind: 'new password' });
  return { message: 'Password reset successful' };
});

export const handler = oneOf(request, check, reset);
