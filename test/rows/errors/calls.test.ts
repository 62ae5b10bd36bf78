/** The error catalogue: what each call answers, with its status. */
import { beforeAll, expect, test } from 'vitest';
import type { RouteName } from '../../../lambdas/contracts/routes.ts';
import { refusalOf } from '../../../lambdas/http/asking/ask-errors.ts';
import type { HttpError } from '../../../lambdas/http/errors.ts';
import { limits } from '../../../lambdas/http/limits.ts';
import { newAdmin } from '../../support/admins.ts';
import { call, local } from '../../support/api.ts';
import { ownUrls, startCheckout } from '../../support/billing.ts';
import { exhaust } from '../../support/limits.ts';
import {
  newAddress,
  newPerson,
  newSubscriber,
  newVisitor,
  type Person,
  password,
} from '../../support/people.ts';
import { type Refusal, refusals } from './refusals.ts';

let free: Person;
let subscriber: Person;
let admin: string;
beforeAll(async () => {
  [free, subscriber, { token: admin }] = await Promise.all([newPerson(), newSubscriber(), newAdmin()]);
});

type Options = Parameters<typeof call>[1];
type Reply = Pick<Awaited<ReturnType<typeof call>>, 'status' | 'body'>;

const post = (name: RouteName, body: object, more: Options = {}) => call(name, { ...more, body });
const registration = (more: object = {}) => ({
  action: 'register',
  name: 'Test Person',
  email: newAddress(),
  password,
  agreeToTerms: true,
  ...more,
});
const logIn = (email: string, given: string) => post('auth', { action: 'login', email, password: given });
const manage = (action: string, person: Person) =>
  post('manage-subscription', { action, returnUrl: ownUrls().cancelUrl }, { token: person.token });

/** An error as the HTTP layer answers it. */
const answered = async (error: HttpError): Promise<Reply> => ({
  status: error.status,
  body: { error: error.message },
});

test.each<[row: string, refusal: Refusal, request: () => Promise<Reply>]>([
  ['a call of a signed-in user without a token', refusals.notSignedIn, () => call('get-user-status')],
  [
    'a call of a signed-in user with a malformed token',
    refusals.notSignedIn,
    () => call('user-subscription', { token: 'not.a.token' }),
  ],
  [
    'a call of the portal with the token of a user',
    refusals.notAnAdmin,
    () => call('get-users', { token: free.token }),
  ],
  [
    'a premium call without an active subscription',
    refusals.notSubscribed,
    () => call('tracker-get', { token: free.token }),
  ],
  ['a login of nobody', refusals.wrongPassword, () => logIn(newAddress(), password)],
  ['a login with a wrong password', refusals.wrongPassword, () => logIn(free.user.email, `${password}!`)],
  [
    'a login before verification',
    refusals.unverified,
    async () => logIn((await newPerson({ verified: false })).user.email, password),
  ],
  [
    'a registration with a taken address',
    refusals.emailTaken,
    () => post('auth', registration({ email: free.user.email })),
  ],
  [
    'a registration with a weak password',
    refusals.weakPassword,
    () => post('auth', registration({ password: 'password1' })),
  ],
  [
    'a registration with one of the most common passwords',
    refusals.commonPassword,
    () => post('auth', registration({ password: 'Password1' })),
  ],
  [
    'a registration without agreement to the terms',
    refusals.notAgreed,
    () => post('auth', registration({ agreeToTerms: false })),
  ],
  [
    'too many registrations from one address',
    refusals.tooMany,
    async () => {
      const visitor = newVisitor();
      await exhaust(limits.signUpFromAddress, visitor);
      return post('auth', registration(), { visitor });
    },
  ],
  ['an address verified without a token', refusals.noVerifyToken, () => call('verify-email')],
  [
    'an address verified with an unknown token',
    refusals.badVerifyToken,
    () => call('verify-email', { query: { token: 'never-sent' } }),
  ],
  [
    'the check of a reset link without a token',
    refusals.noResetToken,
    () => post('auth-reset-password', { action: 'verify' }),
  ],
  [
    'the check of a reset link with an unknown token',
    refusals.badResetToken,
    () => post('auth-reset-password', { action: 'verify', token: 'never-sent' }),
  ],
  [
    'a reset without a token',
    refusals.noTokenToReset,
    () => post('auth-reset-password', { action: 'reset', password }),
  ],
  [
    'a reset with an unknown token',
    refusals.badResetToken,
    () => post('auth-reset-password', { action: 'reset', token: 'never-sent', password }),
  ],
  [
    'a reset to a weak password',
    refusals.weakPassword,
    () => post('auth-reset-password', { action: 'reset', token: 'never-sent', password: 'Short-1' }),
  ],
  [
    'a prompt of spaces',
    refusals.emptyPrompt,
    () => post('prompt-process', { prompt: '  ', sport: 'NFL' }, { token: subscriber.token }),
  ],
  [
    'a prompt beyond the allowance of the day',
    refusals.promptsUsedUp,
    () => answered(refusalOf({ kind: 'used-up', remaining: 0 }, subscriber.user, new Date())),
  ],
  [
    'a prompt that nobody could answer',
    refusals.notAnswered,
    () => answered(refusalOf({ kind: 'not-answered' }, subscriber.user, new Date())),
  ],
  [
    'a saved pick of an unknown prediction',
    refusals.noPrediction,
    () => post('tracker-save', { promptLogId: 'unknown' }, { token: subscriber.token }),
  ],
  [
    'an unknown prediction',
    refusals.noPrediction,
    () => call('get-prediction-by-id', { query: { id: 'unknown' }, token: subscriber.token }),
  ],
  [
    'a status for an unknown pick',
    refusals.noPick,
    () =>
      post(
        'tracker-update',
        { pickId: 'unknown', status: 'hit' },
        { token: subscriber.token, method: 'PUT' },
      ),
  ],
  ['a checkout of a subscriber', refusals.subscribed, () => startCheckout(subscriber)],
  [
    'a checkout while the provider is down',
    refusals.checkoutFailed,
    async () => {
      const person = await newPerson();
      const match = person.user.id;
      await local.control({ payments: { mode: 'error-500', match } });
      const answer = await startCheckout(person);
      await local.control({ payments: { mode: 'normal', match } });
      return answer;
    },
  ],
  ['a cancellation without a paid plan', refusals.nothingPaid, () => manage('cancel', subscriber)],
  ['a reactivation without a paid plan', refusals.nothingPaid, () => manage('reactivate', free)],
  ['the billing portal without a paid plan', refusals.nothingPaid, () => manage('portal', free)],
  [
    'a login to the portal of nobody',
    refusals.wrongPassword,
    () => post('admin-auth', { action: 'login', email: newAddress(), password }),
  ],
  [
    'a login to the portal without a password',
    refusals.adminFieldsMissing,
    () => post('admin-auth', { action: 'login', email: newAddress(), password: '' }),
  ],
  [
    'a user added with a taken address',
    refusals.emailTaken,
    () => post('get-users', { name: 'Other', email: free.user.email, password }, { token: admin }),
  ],
  [
    'an unknown user edited',
    refusals.noUser,
    () =>
      post(
        'get-users',
        { id: 'unknown', name: 'Nobody', email: newAddress() },
        { token: admin, method: 'PUT' },
      ),
  ],
])('%s', async (_row, refusal, request) => {
  const { status, body } = await request();
  expect({ status, error: body.error }).toEqual(refusal);
});
