/** Creates administrators for a single test. */
import { type Admin, saveAdmin } from '../../lambdas/data/accounts/admins.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { cheapHash, newAddress } from './people.ts';

/** An administrator with a session. */
export async function newAdmin(): Promise<{ admin: Admin; token: string }> {
  const now = new Date();
  const given = { email: newAddress(), name: 'Test Admin', passwordHash: await cheapHash() };
  const admin = await saveAdmin(given, now);
  return { admin, token: await adminToken(admin, now) };
}

export function adminToken({ email, sessionVersion }: Admin, now: Date): Promise<string> {
  const subject = { id: email, email, role: 'admin', sessionVersion } as const;
  return signSession(subject, 'gameplan-admins', { remember: false, now });
}
