/** An administrator's account: passkeys and sign-out. */

import { tell } from '../app/accounts/notices.ts';
import * as ceremonies from '../app/accounts/passkeys.ts';
import { environment } from '../contracts/environment.ts';
import { adminPasskeys, adminSignOut } from '../contracts/passkeys.ts';
import * as admins from '../data/admins.ts';
import * as passkeys from '../data/passkeys.ts';
import * as rates from '../data/rates.ts';
import { adminEndpoint, oneOf, type Prefetch } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { requireFreshProof } from '../http/fresh-proof.ts';
import { notAdded, notYours } from '../http/passkey-answers.ts';
import { showPasskey } from '../http/views/passkey.ts';
import { setting } from '../services/settings.ts';

const ownerOf = ({ email }: admins.Admin): passkeys.PasskeyOwner => ({ kind: 'admin', id: email });

/** What a mail and a passkey need to know of an administrator: the address was proven by whoever made the account. */
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

const add = adminEndpoint(adminPasskeys.add, { tell }, async ({ body, admin, now, tell }) => {
  const added = await ceremonies.finishAdding({ ...admin, ...ownerOf(admin) }, body, { now });
  if (typeof added === 'string') throw notAdded(added);
  await tell(addressee(admin), { kind: 'new passkey', of: 'admin' });
  return { success: true as const, passkey: showPasskey(added) };
});

const rename = adminEndpoint(adminPasskeys.rename, { passkeys }, async (call) => {
  const { body, admin, passkeys } = call;
  const renamed = await passkeys.renamePasskey(ownerOf(admin), body.id, body.name);
  if (!renamed) throw notYours();
  return { success: true as const, passkey: showPasskey(renamed) };
});

const remove = adminEndpoint(adminPasskeys.remove, { passkeys, tell }, async (call) => {
  const { body, admin, passkeys, tell } = call;
  const least = setting(environment.adminPasskey) === 'required' ? 1 : 0;
  const outcome = await passkeys.removePasskey(ownerOf(admin), body.id, least);
  if (outcome === 'unknown') throw notYours();
  if (outcome === 'last') {
    throw new HttpError(409, 'This is your only passkey. Add another one before you remove it.');
  }
  await tell(addressee(admin), { kind: 'passkey removed', of: 'admin' });
  return { success: true as const };
});

const signOut = adminEndpoint(adminSignOut, { admins }, async ({ admin, session, now, admins }) => {
  await admins.endAdminSession(admin, session, now);
  return { success: true as const };
});

export const handler = oneOf(list, begin, add, rename, remove, signOut);
