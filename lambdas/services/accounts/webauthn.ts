/**
 * The two WebAuthn ceremonies, with @simplewebauthn/server: registration and authentication. Site and origin come from the
 * configuration, never from a request. User verification (PIN or biometrics) is required.
 */

import * as contracts from '../../contracts/accounts/passkeys.ts';
import { environment } from '../../contracts/platform/environment.ts';
import { setting } from '../platform/settings.ts';

/** Loaded on first use, to keep cold starts of functions with other calls short. */
const library = () => import('@simplewebauthn/server');

const siteName = 'GamePlan';

/** COSE numbers of ES256, EdDSA and RS256; every authenticator supports one of them. */
const algorithms = [-7, -8, -257];

function site(): { readonly origin: string; readonly rpId: string } {
  const origin = setting(environment.siteOrigin);
  return { origin, rpId: new URL(origin).hostname };
}

/** The fields of a passkey that the library needs. */
export interface KnownPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A newly created passkey. */
export interface VerifiedPasskey extends KnownPasskey {
  readonly synced: boolean;
}

/**
 * Options for creating a passkey in the browser. It is discoverable, so that sign-in needs no address.
 * @param account `handle` is the WebAuthn user handle, base64url
 * @param known the account's passkeys; an authenticator that has one of them does not create another
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

/** Options for using any passkey of this site in the browser. */
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
 * The challenge in the response. Untrusted until the response is verified against it.
 * @returns undefined if it cannot be parsed
 */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(
      Buffer.from(clientDataJSON, 'base64url').toString(),
    );
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : undefined;
  } catch {
    // Not JSON, so it does not come from a browser.
    return undefined;
  }
}

/** @returns undefined if the response does not verify: wrong site or challenge, no user verification, or invalid signature */
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
    // The library throws if anything is wrong with the response; its message is not logged, because it may quote the response.
    return undefined;
  }
}

/**
 * @returns the authenticator's new state; undefined if the response does not verify, or if the counter has not increased,
 *   which indicates a cloned authenticator
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
