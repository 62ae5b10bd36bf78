/** Signing in to the administrators' portal. */
import { adminLogin } from '../contracts/admin.ts';
import * as admins from '../data/admins.ts';
import * as rates from '../data/rates.ts';
import { canonicalEmail } from '../data/users.ts';
import { oneOf, publicEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { countTry } from '../http/sign-in-tries.ts';
import { signSession } from '../http/sign-session.ts';
import { passwordMatches } from '../services/passwords.ts';

const signIn = publicEndpoint(
  adminLogin,
  { admins, rates },
  async ({ body, visitor, now, admins, rates }) => {
    const account = `admin|${canonicalEmail(body.email)}`;
    const [admin, takeBack] = await Promise.all([
      admins.findAdmin(body.email),
      countTry({ account, visitor, now }, rates),
    ]);
    const matches = await passwordMatches(body.password, admin?.passwordHash);
    if (!admin || !matches || admin.closedAt) throw new HttpError(401, 'Invalid credentials');
    const { email, name, sessionVersion } = admin;
    const subject = { id: email, email, role: 'admin', sessionVersion } as const;
    const [token] = await Promise.all([
      signSession(subject, 'gameplan-admins', { remember: false, now }),
      admins.recordAdminLogin(admin, now),
      takeBack(),
    ]);
    return { token, admin: { name, email } };
  },
);

export const handler = oneOf(signIn);
