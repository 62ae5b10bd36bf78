/**
 * Passkeys: signing in with one, and managing one's own. Loaded when somebody means to use one, and the code of the
 * ceremonies when one begins: the sign-in page is to stay small.
 */
import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import * as contracts from '../../../lambdas/contracts/passkeys.ts';
import { adminKey } from './admin.ts';
import { call, send } from './client.ts';
import { ApiError, PasskeyProblem } from './errors.ts';

export type { ShownPasskey } from '../../../lambdas/contracts/passkeys.ts';

/** Milliseconds: an administrator's first passkey waits for two services beside the table. */
const patience = 35_000;

const ceremonies = () => import('@simplewebauthn/browser');

type RequestOptions = OutputOf<typeof contracts.beginSignIn>['options'];
type CreationOptions = OutputOf<typeof contracts.beginEnrolling>['options'];

/** Has the browser use a passkey of this site. @throws PasskeyProblem */
async function use(optionsJSON: RequestOptions) {
  const { startAuthentication } = await ceremonies();
  return startAuthentication({ optionsJSON }).catch(problem);
}

/** Has the browser make a passkey. @throws PasskeyProblem */
async function create(options: CreationOptions) {
  const { startRegistration } = await ceremonies();
  // Browsers ignore transports they do not know, which the library's type does not allow for.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch(problem);
}

const problems: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: the request was canceled or timed out. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot make a passkey that works here.',
  SecurityError: 'Passkeys do not work at this address. Please check the address bar.',
};

function problem(error: unknown): never {
  if (window.PublicKeyCredential === undefined) {
    throw new PasskeyProblem('This browser does not support passkeys.', { cause: error });
  }
  const name = error instanceof Error ? error.name : '';
  throw new PasskeyProblem(problems[name] ?? 'Your passkey could not be used. Please try again.', {
    cause: error,
  });
}

/** A passkey that opens nothing is refused in the words for a password. */
async function refusedAsPasskey<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    throw new PasskeyProblem(
      'This passkey does not open an account. Try another one, or use your password.',
      {
        cause: error,
      },
    );
  }
}

export async function signIn(rememberMe: boolean) {
  const { options } = await call(contracts.beginSignIn);
  const passkey = await use(options);
  return refusedAsPasskey(call(contracts.signIn, { body: { passkey, rememberMe } }));
}

export async function signInAdmin() {
  const { options } = await call(contracts.beginAdminSignIn);
  const passkey = await use(options);
  return refusedAsPasskey(call(contracts.adminSignIn, { body: { passkey } }));
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
  const passkey = await create(options);
  return call(contracts.enroll, { body: { email, token, name, passkey }, timeout: patience });
}

/** Whose passkeys are managed: those of the person, or those of the administrator, who is signed in. */
export type Owner = 'user' | 'admin';

const managed = { user: contracts.ownPasskeys, admin: contracts.adminPasskeys } as const;

/** @param id of the account, so that nobody sees another's */
export const passkeysQuery = (owner: Owner, id: string) =>
  queryOptions({
    queryKey: [...(owner === 'admin' ? adminKey : []), 'passkeys', id],
    queryFn: async ({ signal }) => (await call(managed[owner].list, { signal })).passkeys,
  });

/** Whether a call wants the password again, since the session is older than ten minutes. */
export const wantsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.fields.proof === 'required';

/** @param password where it was wanted */
export async function addPasskey(owner: Owner, { name, password }: { name: string; password: string }) {
  const { options } = await call(managed[owner].begin, { body: { ...(password !== '' && { password }) } });
  const passkey = await create(options);
  return call(managed[owner].add, { body: { name, passkey } });
}

export const renamePasskey = (owner: Owner, body: { id: string; name: string }) =>
  send(managed[owner].rename, { body });

export const removePasskey = (owner: Owner, id: string) => send(managed[owner].remove, { body: { id } });

/** Ends the administrator's session at the server; the browser forgets it whether or not the server can be reached. */
export function endAdminSession(): void {
  send(contracts.adminSignOut, { keepalive: true }).catch(() => {});
}
