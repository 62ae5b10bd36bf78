/** The view of a passkey for its owner, without its keys. */
import type { ShownPasskey } from '../../../contracts/accounts/passkeys.ts';
import { type Passkey, passkeyIdOf } from '../../../data/accounts/passkeys.ts';

export function showPasskey(passkey: Passkey): ShownPasskey {
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return { id: passkeyIdOf(passkey), name, createdAt, lastUsedAt, synced };
}
