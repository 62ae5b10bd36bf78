/** The passkey ceremonies (WebAuthn): registration and sign-in, each with its challenge, verification and storage. */
import {
  type CreatedPasskey,
  ceremonyMs,
  mostPasskeys,
  type UsedPasskey,
} from '../../contracts/accounts/passkeys.ts';
import * as passkeys from '../../data/accounts/passkeys.ts';
import * as webauthn from '../../services/accounts/webauthn.ts';

/** A snapshot of an account; storing a passkey fails if the account has changed since. */
export interface Account extends passkeys.PasskeyOwner {
  readonly email: string;
  readonly name: string;
  readonly sessionVersion: number;
}

export type Adding = 'add' | 'enroll';

const endOf = (now: Date) => Math.floor((now.getTime() + ceremonyMs) / 1000);

/** Starts a registration. @returns creation options for the browser, as JSON */
export async function beginAdding(account: Account, purpose: Adding, now: Date) {
  const handle = passkeys.handleOf(account);
  const { email, name } = account;
  const options = await webauthn.creationOptions({ handle, email, name }, await passkeys.passkeysOf(account));
  const { challenge } = options;
  await passkeys.storeChallenge({ challenge, purpose, subject: handle, expiresAt: endOf(now) });
  return options;
}

/**
 * Stores the passkey that a browser created.
 * @param enrollment hash of the one-time enrollment link, if one was used
 * @returns the passkey; or the reason from `addPasskey`, or `invalid` if the response does not verify
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

/** Starts a sign-in. @returns request options for the browser, as JSON */
export async function beginSignIn(kind: passkeys.PasskeyOwner['kind'], now: Date) {
  const options = await webauthn.requestOptions();
  const { challenge } = options;
  await passkeys.storeChallenge({ challenge, purpose: 'sign-in', subject: kind, expiresAt: endOf(now) });
  return options;
}

/** AP: Get CREDENTIAL#id. The owner of the passkey that a response names; nothing is verified yet. */
export async function ownerOfUsed(
  kind: passkeys.PasskeyOwner['kind'],
  used: UsedPasskey,
): Promise<passkeys.PasskeyOwner | undefined> {
  const owner = await passkeys.findPasskeyOwner(passkeys.passkeyIdOf({ credentialId: used.id }));
  return owner?.kind === kind ? owner : undefined;
}

/** A response with a valid signature. It counts as a sign-in only once its challenge has been spent. */
export interface Proof {
  readonly owner: passkeys.PasskeyOwner;
  readonly passkey: passkeys.Passkey;
  readonly after: Pick<passkeys.Passkey, 'counter' | 'synced'>;
  readonly challenge: string;
}

/** @returns undefined if the response does not verify */
export async function proofOf(owner: passkeys.PasskeyOwner, used: UsedPasskey): Promise<Proof | undefined> {
  const challenge = webauthn.challengeIn(used.response.clientDataJSON);
  const { userHandle } = used.response;
  if (!challenge || (userHandle && userHandle !== passkeys.handleOf(owner))) return undefined;
  const passkey = await passkeys.findPasskey(owner, passkeys.passkeyIdOf({ credentialId: used.id }));
  const after = passkey && (await webauthn.verifyUsed(used, passkey, challenge));
  return after && { owner, passkey, after, challenge };
}

/** @returns false if the challenge has expired or was already used */
export function spend({ owner, passkey, after, challenge }: Proof, now: Date): Promise<boolean> {
  return passkeys.recordPasskeyUse(owner, passkey, after, challenge, now);
}
