/** An administrator's account: passkeys and sign-out. */

import { notifyOwner } from '../app/accounts/notices.ts';
import * as ceremonies from '../app/accounts/passkeys.ts';
import { adminPasskeys, adminSignOut } from '../contracts/accounts/passkeys.ts';
import { environment } from '../contracts/platform/environment.ts';
import * as admins from '../data/accounts/admins.ts';
import * as passkeys from '../data/accounts/passkeys.ts';
import * as rates from '../data/platform/rates.ts';
import { requireFreshProof } from '../http/accounts/fresh-proof.ts';
import { passkeyNotAdded, passkeyNotFound } from '../http/accounts/passkey-errors.ts';
import { adminEndpoint, oneOf, type Prefetch } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { showPasskey } from '../http/views/accounts/passkey.ts';
import { setting } from '../services/platform/settings.ts';

const ownerOf = ({ email }: admins.Admin): passkeys.PasskeyOwner => ({ kind: 'admin', id: email });

/** The recipient of a security notice. An administrator's address counts as verified from the start. */
const addressee = ({ email, createdAt, closedAt }: admins.Admin) => ({
  email,
  verifiedAt: createdAt,
  deactivatedAt: closedAt,
});

const sources = { passkeys };

function prefetch({ accountId, passkeys }: Prefetch<undefined> & typeof sources) {
  return passkeys.passkeysOf({ kind: 'admin', id: accountId });
}

const list = adminEndpoint(
  adminPasskeys.list,
  sources,
  async ({ prefetched }) => ({ passkeys: prefetched.map(showPasskey) }),
  { prefetch },
);

const begin = adminEndpoint(adminPasskeys.begin, { rates }, async (call) => {
  const { body, admin, session, now, rates } = call;
  const user = { id: `admin|${admin.email}`, passwordHash: admin.passwordHash };
  await requireFreshProof({ user, session, now, password: body.password }, rates);
  return { options: await ceremonies.beginAdding({ ...admin, ...ownerOf(admin) }, 'add', now) };
});

const add = adminEndpoint(adminPasskeys.add, { notifyOwner }, async ({ body, admin, now, notifyOwner }) => {
  const added = await ceremonies.finishAdding({ ...admin, ...ownerOf(admin) }, body, { now });
  if (typeof added === 'string') throw passkeyNotAdded(added);
  await notifyOwner(addressee(admin), { kind: 'new passkey', of: 'admin' });
  return { success: true as const, passkey: showPasskey(added) };
});

const rename = adminEndpoint(adminPasskeys.rename, { passkeys }, async (call) => {
  const { body, admin, passkeys } = call;
  const renamed = await passkeys.renamePasskey(ownerOf(admin), body.id, body.name);
  if (!renamed) throw passkeyNotFound();
  return { success: true as const, passkey: showPasskey(renamed) };
});

const remove = adminEndpoint(adminPasskeys.remove, { passkeys, notifyOwner }, async (call) => {
  const { body, admin, passkeys, notifyOwner } = call;
  const least = setting(environment.adminPasskey) === 'required' ? 1 : 0;
  const outcome = await passkeys.removePasskey(ownerOf(admin), body.id, least);
  if (outcome === 'unknown') throw passkeyNotFound();
  if (outcome === 'last') {
    throw new HttpError(409, 'This is your only passkey. Add another one before you remove it.');
  }
  await notifyOwner(addressee(admin), { kind: 'passkey removed', of: 'admin' });
  return { success: true as const };
});

const signOut = adminEndpoint(adminSignOut, { admins }, async ({ admin, session, now, admins }) => {
  await admins.endAdminSession(admin, session, now);
  return { success: true as const };
});

export const handler = oneOf(list, begin, add, rename, remove, signOut);
