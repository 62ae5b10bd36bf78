/** Sign-in, sign-out, registration, and the links in mails. */
import * as contracts from '../../../lambdas/contracts/accounts/auth.ts';
import { call, send } from './client/client.ts';

export const login = (body: { email: string; password: string; rememberMe: boolean }) =>
  call(contracts.login, { body });

interface Registration {
  name: string;
  email: string;
  password: string;
  agreeToTerms: boolean;
  referralCode?: string;
}

export const register = (body: Registration) => send(contracts.register, { body: { ...body } });

/**
 * Ends this session on the server. `keepalive` lets the call finish after the page is closed. If the server cannot be
 * reached, the browser discards the token all the same.
 */
export function endSession(): void {
  send(contracts.signOut, { keepalive: true }).catch(() => {});
}

export const resendVerification = (email: string) => send(contracts.resendVerification, { body: { email } });

export const verifyEmail = (token: string) => call(contracts.verifyEmail, { query: { token } });

export const requestReset = (email: string) => send(contracts.requestReset, { body: { email } });

export const checkReset = (token: string) => send(contracts.checkReset, { body: { token } });

export const resetPassword = (body: { token: string; password: string }) =>
  send(contracts.resetPassword, { body });
