/**
 * Signing in with passkeys, and managing them. Loaded on first use, and the WebAuthn library when a ceremony starts, to
 * keep the sign-in page small.
 */
import { queryOptions } from '@tanstack/react-query';
import * as contracts from '../../../lambdas/contracts/accounts/passkeys.ts';
import type { OutputOf } from '../../../lambdas/contracts/platform/contract.ts';
import { adminKey } from './admin.ts';
import { call, send } from './client/client.ts';
import { ApiError, PasskeyError } from './client/errors.ts';

export type { ShownPasskey } from '../../../lambdas/contracts/accounts/passkeys.ts';

/** Milliseconds. Enrolling an administrator's first passkey calls two services besides the table. */
const enrollTimeout = 35_000;

const loadWebAuthn = () => import('@simplewebauthn/browser');

type RequestOptions = OutputOf<typeof contracts.beginSignIn>['options'];
type CreationOptions = OutputOf<typeof contracts.beginEnrolling>['options'];

/** Asks the browser for a passkey of this site. @throws PasskeyError */
async function getPasskey(optionsJSON: RequestOptions) {
  const { startAuthentication } = await loadWebAuthn();
  return startAuthentication({ optionsJSON }).catch(throwPasskeyError);
}

/** Asks the browser to create a passkey. @throws PasskeyError */
async function createPasskey(options: CreationOptions) {
  const { startRegistration } = await loadWebAuthn();
  // The library's type allows only transports it knows; browsers ignore the others.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch(throwPasskeyError);
}

const messages: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: the request was canceled or timed out. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device can’t create a passkey for this site.',
  SecurityError: 'Passkeys don’t work at this address. Please check the address bar.',
};

function throwPasskeyError(error: unknown): never {
  if (window.PublicKeyCredential === undefined) {
    throw new PasskeyError('This browser does not support passkeys.', { cause: error });
  }
  const name = error instanceof Error ? error.name : '';
  throw new PasskeyError(messages[name] ?? 'Your passkey could not be used. Please try again.', {
    cause: error,
  });
}

/** The server's message for status 401 is about passwords; this replaces it with one about passkeys. */
async function withPasskeyMessage<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    throw new PasskeyError(
      'This passkey isn’t linked to an account. Try another one, or use your password.',
      {
        cause: error,
      },
    );
  }
}

export async function signIn(rememberMe: boolean) {
  const { options } = await call(contracts.beginSignIn);
  const passkey = await getPasskey(options);
  return withPasskeyMessage(call(contracts.signIn, { body: { passkey, rememberMe } }));
}

export async function signInAdmin() {
  const { options } = await call(contracts.beginAdminSignIn);
  const passkey = await getPasskey(options);
  return withPasskeyMessage(call(contracts.adminSignIn, { body: { passkey } }));
}

interface Enrollment {
  readonly email: string;
  readonly password: string;
  /** From the one-time link. */
  readonly token: string;
  readonly name: string;
}

/** Adds an administrator's first passkey, and signs in. */
export async function enroll({ email, password, token, name }: Enrollment) {
  const { options } = await call(contracts.beginEnrolling, { body: { email, password, token } });
  const passkey = await createPasskey(options);
  return call(contracts.enroll, { body: { email, token, name, passkey }, timeout: enrollTimeout });
}

/** Whose passkeys are managed: the signed-in user's or the signed-in administrator's. */
export type Owner = 'user' | 'admin';

const managed = { user: contracts.ownPasskeys, admin: contracts.adminPasskeys } as const;

/** @param id the account, part of the cache key so that nobody sees another's passkeys */
export const passkeysQuery = (owner: Owner, id: string) =>
  queryOptions({
    queryKey: [...(owner === 'admin' ? adminKey : []), 'passkeys', id],
    queryFn: async ({ signal }) => (await call(managed[owner].list, { signal })).passkeys,
  });

/** Whether the call needs the password again because the sign-in is more than ten minutes old. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.fields.proof === 'required';

/** @param password empty unless the server requires it */
export async function addPasskey(owner: Owner, { name, password }: { name: string; password: string }) {
  const { options } = await call(managed[owner].begin, { body: { ...(password !== '' && { password }) } });
  const passkey = await createPasskey(options);
  return call(managed[owner].add, { body: { name, passkey } });
}

export const renamePasskey = (owner: Owner, body: { id: string; name: string }) =>
  send(managed[owner].rename, { body });

export const removePasskey = (owner: Owner, id: string) => send(managed[owner].remove, { body: { id } });

/** Ends the administrator's session on the server. The browser discards the token even if the call fails. */
export function endAdminSession(): void {
  send(contracts.adminSignOut, { keepalive: true }).catch(() => {});
}
