/** Verifies an address with a mailed link. */
import { invalidLink, verifyEmail } from '../contracts/accounts/auth.ts';
import * as addresses from '../data/accounts/addresses.ts';
import * as tokens from '../data/accounts/tokens.ts';
import { publicEndpoint } from '../http/endpoint.ts';
import { badRequest } from '../http/errors.ts';

export const handler = publicEndpoint(
  verifyEmail,
  { tokens, addresses },
  async ({ query, now, tokens, addresses }) => {
    const link = await tokens.findToken(query.token, 'verify', now);
    // A link works repeatedly until it expires, because mail scanners may open it first.
    const email = link && (await addresses.markVerified(link.userId, now.toISOString()));
    if (!email) throw badRequest(invalidLink.verify);
    return { message: 'Email verified', email };
  },
);
