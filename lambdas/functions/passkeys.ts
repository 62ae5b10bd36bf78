/** A user's passkeys: list, add, rename, remove. */

import { notifyOwner } from '../app/accounts/notices.ts';
import * as ceremonies from '../app/accounts/passkeys.ts';
import { ownPasskeys } from '../contracts/accounts/passkeys.ts';
import * as passkeys from '../data/accounts/passkeys.ts';
import type { User } from '../data/accounts/users.ts';
import * as rates from '../data/platform/rates.ts';
import { requireFreshProof } from '../http/accounts/fresh-proof.ts';
import { passkeyNotAdded, passkeyNotFound } from '../http/accounts/passkey-errors.ts';
import { endpoint, oneOf, type Prefetch } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import { showPasskey } from '../http/views/accounts/passkey.ts';

const ownerOf = ({ id }: User): passkeys.PasskeyOwner => ({ kind: 'user', id });
const accountOf = (user: User): ceremonies.Account => ({ ...user, ...ownerOf(user) });

const rateLimited = { limits: [limits.passkeys] };

const sources = { passkeys };

function prefetch({ accountId, passkeys }: Prefetch<undefined> & typeof sources) {
  return passkeys.passkeysOf({ kind: 'user', id: accountId });
}

const list = endpoint(
  ownPasskeys.list,
  sources,
  async ({ prefetched }) => ({ passkeys: prefetched.map(showPasskey) }),
  { prefetch },
);

const begin = endpoint(
  ownPasskeys.begin,
  { rates },
  async ({ body: { password }, user, session, now, rates }) => {
    await requireFreshProof({ user, session, now, password }, rates);
    return { options: await ceremonies.beginAdding(accountOf(user), 'add', now) };
  },
  rateLimited,
);

const add = endpoint(
  ownPasskeys.add,
  { notifyOwner },
  async ({ body, user, now, notifyOwner }) => {
    const added = await ceremonies.finishAdding(accountOf(user), body, { now });
    if (typeof added === 'string') throw passkeyNotAdded(added);
    await notifyOwner(user, { kind: 'new passkey', of: 'user' });
    return { success: true as const, passkey: showPasskey(added) };
  },
  rateLimited,
);

const rename = endpoint(
  ownPasskeys.rename,
  { passkeys },
  async ({ body: { id, name }, user, passkeys }) => {
    const renamed = await passkeys.renamePasskey(ownerOf(user), id, name);
    if (!renamed) throw passkeyNotFound();
    return { success: true as const, passkey: showPasskey(renamed) };
  },
  rateLimited,
);

const remove = endpoint(
  ownPasskeys.remove,
  { passkeys, notifyOwner },
  async ({ body, user, passkeys, notifyOwner }) => {
    // The last passkey may be removed too, because the user can still sign in with the password.
    const outcome = await passkeys.removePasskey(ownerOf(user), body.id, 0);
    if (outcome !== 'removed') throw passkeyNotFound();
    await notifyOwner(user, { kind: 'passkey removed', of: 'user' });
    return { success: true as const };
  },
  rateLimited,
);

export const handler = oneOf(list, begin, add, rename, remove);
