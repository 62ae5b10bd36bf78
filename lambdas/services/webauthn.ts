/**
 * The two ceremonies of WebAuthn, by @simplewebauthn/server: making a passkey and using one. Site and origin are the
 * configured ones, never what a request says; the authenticator must have verified the person, by a PIN or biometrics.
 */

import { environment } from '../contracts/environment.ts';
import * as contracts from '../contracts/passkeys.ts';
import { setting } from './settings.ts';

/** Loaded at the first ceremony: a function that also does other things starts without it. */
const library = () => import('@simplewebauthn/server');

const siteName = 'GamePlan';

/** ES256, EdDSA and RS256, which every authenticator knows one of (COSE's numbers). */
const algorithms = [-7, -8, -257];

function site(): { readonly origin: string; readonly rpId: string } {
  const origin = setting(environment.siteOrigin);
  return { origin, rpId: new URL(origin).hostname };
}

/** What the library needs to know of a passkey. */
export interface KnownPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A passkey as the authenticator made it. */
export interface VerifiedPasskey extends KnownPasskey {
  readonly synced: boolean;
}

/**
 * What a browser needs to make a passkey. It is discoverable, so that signing in asks for no address.
 * @param handle names the account to the authenticator, base64url
 * @param known the account's passkeys: an authenticator that has one of them makes no other
 */
export async function creationOptions(
  account: { readonly handle: string; readonly email: string; readonly name: string },
  known: readonly KnownPasskey[],
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: site().rpId,
    userID: Uint8Array.from(Buffer.from(account.handle, 'base64url')),
    userName: account.email,
    userDisplayName: account.name,
    timeout: contracts.ceremonyMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return contracts.creationOptions.parse(options);
}

/** What a browser needs to use a passkey: whichever of this site the person chooses. */
export async function requestOptions() {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: site().rpId,
    timeout: contracts.ceremonyMs,
    userVerification: 'required',
  });
  return contracts.requestOptions.parse(options);
}

/**
 * The challenge that an answer says it answers: to be believed only where the answer is verified with it.
 * @returns undefined where it cannot be read
 */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(
      Buffer.from(clientDataJSON, 'base64url').toString(),
    );
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : undefined;
  } catch {
    // Not JSON: nothing of a browser's.
    return undefined;
  }
}

/** @returns undefined for an answer that proves nothing: another site, another challenge, no person, no valid signature */
export async function verifyCreated(
  passkey: contracts.CreatedPasskey,
  challenge: string,
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { origin, rpId } = site();
  const { transports = [], ...response } = passkey.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      synced: credentialBackedUp,
    };
  } catch {
    // The library throws for whatever is wrong with an answer, in words that may quote it.
    return undefined;
  }
}

/**
 * @returns what the authenticator says now; undefined for an answer that proves nothing, and for a counter that has not
 *   gone on, as that of a copied authenticator has not
 */
export async function verifyUsed(
  passkey: contracts.UsedPasskey,
  known: KnownPasskey,
  challenge: string,
): Promise<Pick<VerifiedPasskey, 'counter' | 'synced'> | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { origin, rpId } = site();
  const { userHandle, ...response } = passkey.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: known.credentialId,
        publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
  } catch {
    // As above.
    return undefined;
  }
}
