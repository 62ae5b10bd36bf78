/**
 * Passkeys: how users and administrators manage their own, and signing in with one. The browser sends the JSON of
 * WebAuthn (https://www.w3.org/TR/webauthn-3/). Its shape is validated here; `services/accounts/webauthn.ts` verifies it.
 */
import * as z from 'zod/mini';
import { contract } from '../platform/contract.ts';
import { requiredText } from '../platform/inputs.ts';
import { adminLogin } from './admin.ts';
import { login } from './auth.ts';
import { email, givenPassword } from './credentials.ts';

/** The most passkeys of an account. */
export const mostPasskeys = 10;

/** Milliseconds within which the browser must respond. */
export const ceremonyMs = 5 * 60_000;

const invalid = 'Your passkey response could not be read';

/** Bytes in the encoding of WebAuthn's JSON. */
const bytes = (max: number) =>
  z
    .string({ error: invalid })
    .check(z.maxLength(max, { error: invalid }), z.regex(/^[\w-]+$/, { error: invalid }));

/** At most 1,023 bytes by the standard. */
const credentialId = bytes(1364);

const publicKey = z.literal('public-key', { error: invalid });

/** The authenticator's response when a passkey is created. */
const created = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(16_000),
        transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
      },
      { error: invalid },
    ),
  },
  { error: invalid },
);
export type CreatedPasskey = z.infer<typeof created>;

/** The authenticator's response when a passkey is used. */
const used = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(4_000),
        /** Empty or absent if the authenticator sends none. */
        userHandle: z.optional(z.union([z.literal(''), bytes(100)])),
      },
      { error: invalid },
    ),
  },
  { error: invalid },
);
export type UsedPasskey = z.infer<typeof used>;

const requirement = z.enum(['required', 'preferred', 'discouraged']);

/** `PublicKeyCredentialCreationOptionsJSON`: the browser passes it to the authenticator to create a passkey. */
export const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  /** `id` in base64url. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** Base64url. */
  challenge: z.string(),
  /** COSE algorithm numbers. */
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  /** Milliseconds. */
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: requirement,
    requireResidentKey: z.boolean(),
    userVerification: requirement,
  }),
  extensions: z.object({ credProps: z.boolean() }),
});
const creation = z.object({ options: creationOptions });

/**
 * `PublicKeyCredentialRequestOptionsJSON`: the browser passes it to the authenticator to use a passkey of this site.
 */
export const requestOptions = z.object({
  rpId: z.string(),
  /** Base64url. */
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: requirement,
});
const request = z.object({ options: requestOptions });

export const passkeyName = z
  .string({ error: 'Passkey name is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Passkey name is required' }),
    z.maxLength(60, { error: 'Passkey name must be at most 60 characters long' }),
    z.regex(/^\P{Cc}*$/u, { error: 'Passkey name must not contain control characters' }),
  );

const shown = z.object({
  /** Our id, not the authenticator's. */
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601; null if it was never used to sign in. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether the authenticator syncs it to the user's other devices. */
  synced: z.boolean(),
});
export type ShownPasskey = z.infer<typeof shown>;

const list = z.object({ passkeys: z.array(shown) });
const one = z.object({ success: z.literal(true), passkey: shown });
const done = z.object({ success: z.literal(true) });

const passkeyId = requiredText('id', 100).check(
  z.regex(/^[\w-]+$/, { error: 'This passkey does not belong to your account' }),
);

/** The calls for managing an account's passkeys, under one route. */
function management<const Route extends 'passkeys' | 'admin-account'>(route: Route) {
  return {
    list: contract({ route, method: 'GET', output: list }),
    /** Begins adding one. A session older than ten minutes needs the password again: 403 with `proof: 'required'`. */
    begin: contract({
      route,
      method: 'POST',
      action: 'options',
      body: z.object({ password: z.optional(givenPassword) }),
      output: creation,
    }),
    add: contract({
      route,
      method: 'POST',
      action: 'add',
      body: z.object({ name: passkeyName, passkey: created }),
      output: one,
    }),
    rename: contract({
      route,
      method: 'POST',
      action: 'rename',
      body: z.object({ id: passkeyId, name: passkeyName }),
      output: one,
    }),
    remove: contract({
      route,
      method: 'POST',
      action: 'remove',
      body: z.object({ id: passkeyId }),
      output: done,
    }),
  };
}

export const ownPasskeys = management('passkeys');
export const adminPasskeys = management('admin-account');

/** Ends the administrator's current session only. */
export const adminSignOut = contract({
  route: 'admin-account',
  method: 'POST',
  action: 'sign-out',
  output: done,
});

export const beginSignIn = contract({
  route: 'passkey-sign-in',
  method: 'POST',
  action: 'options',
  output: request,
});

export const signIn = contract({
  route: 'passkey-sign-in',
  method: 'POST',
  action: 'sign-in',
  body: z.object({ passkey: used, rememberMe: z._default(z.boolean(), false) }),
  output: login.output,
});

export const beginAdminSignIn = contract({
  route: 'admin-auth',
  method: 'POST',
  action: 'passkey-options',
  output: request,
});

export const adminSignIn = contract({
  route: 'admin-auth',
  method: 'POST',
  action: 'passkey',
  body: z.object({ passkey: used }),
  output: adminLogin.output,
});

/** The token in the link printed by `npm run create-admin`. */
const enrollmentToken = requiredText('Token', 200);

/** Begins adding an administrator's first passkey, by one-time link and password because there is no session yet. */
export const beginEnrolling = contract({
  route: 'admin-auth',
  method: 'POST',
  action: 'enroll-options',
  body: z.object({ email, password: givenPassword, token: enrollmentToken }),
  output: creation,
});

export const enroll = contract({
  route: 'admin-auth',
  method: 'POST',
  action: 'enroll',
  body: z.object({ email, token: enrollmentToken, name: passkeyName, passkey: created }),
  output: adminLogin.output,
});
