/** The steps of a passkey: what a browser is offered, what its response proves, and what is stored. */
import { type CreatedPasskey, ceremonyMs, mostPasskeys, type UsedPasskey } from '../../contracts/passkeys.ts';
import * as passkeys from '../../data/passkeys.ts';
import * as webauthn from '../../services/webauthn.ts';

/** An account as it was read. */
export interface Account extends passkeys.PasskeyOwner {
  readonly email: string;
  readonly name: string;
  readonly sessionVersion: number;
}

export type Adding = 'add' | 'enroll';

const endOf = (now: Date) => Math.floor((now.getTime() + ceremonyMs) / 1000);

/** Begins to add a passkey. @returns what the browser needs to make one, as JSON */
export async function beginAdding(account: Account, purpose: Adding, now: Date) {
  const handle = passkeys.handleOf(account);
  const { email, name } = account;
  const options = await webauthn.creationOptions({ handle, email, name }, await passkeys.passkeysOf(account));
  const { challenge } = options;
  await passkeys.storeChallenge({ challenge, purpose, subject: handle, expiresAt: endOf(now) });
  return options;
}

/**
 * Adds the passkey that a browser has made.
 * @param enrollment hash of the one-time link, where it is added by one
 * @returns the passkey; or why there is none, as `data/passkeys.ts` says it, and `invalid` for an answer that proves nothing
 */
export async function finishAdding(
  account: Account,
  created: { readonly name: string; readonly passkey: CreatedPasskey },
  { now, enrollment }: { readonly now: Date; readonly enrollment?: string },
): Promise<passkeys.Passkey | 'invalid' | 'expired' | 'taken' | 'refused'> {
  const challenge = webauthn.challengeIn(created.passkey.response.clientDataJSON);
  const verified = challenge && (await webauthn.verifyCreated(created.passkey, challenge));
  if (!verified) return 'invalid';
  const passkey = { ...verified, name: created.name, createdAt: now.toISOString(), lastUsedAt: null };
  const purpose: Adding = enrollment ? 'enroll' : 'add';
  const bounds = { now, most: mostPasskeys, ...(enrollment && { enrollment }) };
  const outcome = await passkeys.addPasskey(account, passkey, { challenge, purpose }, bounds);
  return outcome === 'added' ? passkey : outcome;
}

/** Begins a sign-in. @returns what the browser needs to use a passkey, as JSON */
export async function beginSignIn(kind: passkeys.PasskeyOwner['kind'], now: Date) {
  const options = await webauthn.requestOptions();
  const { challenge } = options;
  await passkeys.storeChallenge({ challenge, purpose: 'sign-in', subject: kind, expiresAt: endOf(now) });
  return options;
}

/** AP: Get CREDENTIAL#id. Whose passkey an answer names, before anything is proven. */
export async function ownerOfUsed(
  kind: passkeys.PasskeyOwner['kind'],
  used: UsedPasskey,
): Promise<passkeys.PasskeyOwner | undefined> {
  const owner = await passkeys.findPasskeyOwner(passkeys.passkeyIdOf({ credentialId: used.id }));
  return owner?.kind === kind ? owner : undefined;
}

/** An answer whose signature is right. It proves something only where it is spent. */
export interface Proof {
  readonly owner: passkeys.PasskeyOwner;
  readonly passkey: passkeys.Passkey;
  readonly after: Pick<passkeys.Passkey, 'counter' | 'synced'>;
  readonly challenge: string;
}

/** @returns undefined for an answer that is no proof */
export async function proofOf(owner: passkeys.PasskeyOwner, used: UsedPasskey): Promise<Proof | undefined> {
  const challenge = webauthn.challengeIn(used.response.clientDataJSON);
  const { userHandle } = used.response;
  if (!challenge || (userHandle && userHandle !== passkeys.handleOf(owner))) return undefined;
  const passkey = await passkeys.findPasskey(owner, passkeys.passkeyIdOf({ credentialId: used.id }));
  const after = passkey && (await webauthn.verifyUsed(used, passkey, challenge));
  return after && { owner, passkey, after, challenge };
}

/** @returns false where the answer was given before, or came too late */
export function spend({ owner, passkey, after, challenge }: Proof, now: Date): Promise<boolean> {
  return passkeys.notePasskeyUse(owner, passkey, after, challenge, now);
}
